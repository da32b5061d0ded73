import { type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { declarations } from './declarations.tables.ts'

export const declarationsExport: ExportPart = {
  tables: [
    exportTable({ table: declarations, name: 'declarations', title: { en: 'Declarations', zh: '申报' } }),
  ],
}
