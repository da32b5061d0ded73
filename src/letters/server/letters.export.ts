import { and, asc, eq, isNull } from 'drizzle-orm'
import { type ExportFile, type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { letters } from './letters.tables.ts'
import { openLetter } from './read-letters.ts'

const SECRET = 'confirms the letter to whoever has it; the letter itself shows it'

/** In English; of withdrawn letters there is no copy any more. */
const files: ExportPart['files'] = async (deps, executor, { companyId }) => {
  const rows = await executor
    .select({ letterId: letters.id, number: letters.number })
    .from(letters)
    .where(and(eq(letters.companyId, companyId), isNull(letters.revokedAt)))
    .orderBy(asc(letters.number))
  return rows.map(({ letterId, number }): ExportFile => ({
    id: letterId,
    folder: 'letters',
    name: `${number}.pdf`,
    open: async () => (await openLetter(deps, { companyId, letterId, language: 'en' })).stream,
  }))
}

export const lettersExport: ExportPart = {
  tables: [
    exportTable({
      table: letters,
      name: 'letters',
      title: { en: 'Confirmations of filing', zh: '办理进度证明' },
      omit: { codeHash: SECRET, sealedCode: SECRET },
    }),
  ],
  files,
}
