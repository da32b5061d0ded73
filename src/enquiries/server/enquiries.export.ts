import { and, eq, exists, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { enquiries, enquiryNotes } from './enquiries.tables.ts'

export const enquiriesExport: ExportPart = {
  tables: [
    exportTable({
      table: enquiries,
      name: 'enquiries',
      title: { en: 'Enquiries', zh: '咨询' },
      omit: {
        robot: 'a guess of the portal',
        revision: 'how it is stored',
        searchText: 'the same again, for the search',
      },
    }),
    exportTable({
      table: enquiryNotes,
      name: 'enquiry-answers',
      title: { en: 'Answers to enquiries', zh: '咨询答复' },
      omit: { staffId: 'a person of the agency' },
      where: ({ companyId }) =>
        and(
          eq(enquiryNotes.kind, 'ANSWER'),
          exists(
            new QueryBuilder()
              .select({ one: sql`1` })
              .from(enquiries)
              .where(and(eq(enquiries.id, enquiryNotes.enquiryId), eq(enquiries.companyId, companyId))),
          ),
        ) ?? sql`false`,
    }),
  ],
}
