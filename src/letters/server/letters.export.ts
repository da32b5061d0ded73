import { and, eq, sql } from 'drizzle-orm'
import { type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { inspections } from './inspections.tables.ts'
import { authorityLetters } from './letters.tables.ts'

const INTERNAL = 'the agency’s own way of working'

/** Of what the letter is about: an id alone says nothing to a reader. */
const NUMBER = sql`(select ${registrations.registrationNumber} from ${registrations}
  where ${registrations.companyId} = ${authorityLetters.companyId} and ${registrations.id} = ${authorityLetters.registrationId})`

/** Those that the company sees; their files are among its documents. */
export const lettersExport: ExportPart = {
  tables: [
    exportTable({
      table: authorityLetters,
      name: 'authority-letters',
      title: { en: 'Letters from authorities', zh: '税局信函' },
      where: ({ companyId }) =>
        and(eq(authorityLetters.companyId, companyId), eq(authorityLetters.visibleToSeller, true)) as never,
      extra: { registrationNumber: NUMBER },
      omit: {
        referenceKey: 'the reference once more',
        visibleToSeller: 'true of all that are here',
        textState: INTERNAL,
        ownText: 'it stands in the file',
        sha256: INTERNAL,
        closingNote: INTERNAL,
        uploadedById: INTERNAL,
        uploadedByName: INTERNAL,
        revision: INTERNAL,
      },
    }),
    exportTable({
      table: inspections,
      name: 'inspections',
      title: { en: 'Checks by authorities', zh: '机关检查' },
      where: ({ companyId }) =>
        and(eq(inspections.companyId, companyId), eq(inspections.visibleToSeller, true)) as never,
      omit: {
        visibleToSeller: 'true of all that are here',
        createdByName: INTERNAL,
        changedByName: INTERNAL,
        lastAction: INTERNAL,
        revision: INTERNAL,
      },
    }),
  ],
}
