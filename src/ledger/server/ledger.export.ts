import { type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { ledgerLines } from './ledger.tables.ts'

export const ledgerExport: ExportPart = {
  tables: [
    exportTable({
      table: ledgerLines,
      name: 'input-vat',
      title: { en: 'Documents with input VAT', zh: '进项单据' },
    }),
  ],
}
