import { type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { endingTicks } from './endings.tables.ts'

export const endingsExport: ExportPart = {
  tables: [
    exportTable({
      table: endingTicks,
      name: 'ends-of-registrations',
      title: { en: 'Ends of registrations: what was done', zh: '注销后事项' },
    }),
  ],
}
