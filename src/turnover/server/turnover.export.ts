import { type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { turnoverStatements } from './turnover.tables.ts'

export const turnoverExport: ExportPart = {
  tables: [
    exportTable({
      table: turnoverStatements,
      name: 'turnover-statements',
      title: { en: 'Turnover as others reported it', zh: '第三方报送的销售额' },
    }),
  ],
}
