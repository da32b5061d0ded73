import { and, asc, eq, isNull } from 'drizzle-orm'
import { type ExportFile, type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { confirmations } from './confirmations.tables.ts'
import { openConfirmation } from './read-confirmations.ts'

const SECRET = 'confirms the letter to whoever has it; the letter itself shows it'

/** In English; of withdrawn letters there is no copy any more. */
const files: ExportPart['files'] = async (deps, executor, { companyId }) => {
  const rows = await executor
    .select({ letterId: confirmations.id, number: confirmations.number })
    .from(confirmations)
    .where(and(eq(confirmations.companyId, companyId), isNull(confirmations.revokedAt)))
    .orderBy(asc(confirmations.number))
  return rows.map(({ letterId, number }): ExportFile => ({
    id: letterId,
    folder: 'letters',
    name: `${number}.pdf`,
    open: async () => (await openConfirmation(deps, { companyId, letterId, language: 'en' })).stream,
  }))
}

export const confirmationsExport: ExportPart = {
  tables: [
    exportTable({
      table: confirmations,
      name: 'letters',
      title: { en: 'Confirmations of filing', zh: '办理进度证明' },
      omit: { codeHash: SECRET, sealedCode: SECRET },
    }),
  ],
  files,
}
