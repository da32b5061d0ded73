import { type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { crossedThresholds } from './thresholds.tables.ts'

export const thresholdsExport: ExportPart = {
  tables: [
    exportTable({
      table: crossedThresholds,
      name: 'limits',
      title: { en: 'Limits that were exceeded', zh: '已超过的限额' },
    }),
  ],
}
