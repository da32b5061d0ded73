import { asc, eq } from 'drizzle-orm'
import { type ExportFile, type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { findInvoice } from './invoices.queries.ts'
import { invoices } from './invoices.tables.ts'

const files: ExportPart['files'] = async ({ db }, executor, { companyId }) => {
  const rows = await executor
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(eq(invoices.companyId, companyId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number))
  return rows.map(({ id, number }): ExportFile => ({
    id,
    folder: 'invoices',
    name: `${number}.pdf`,
    async open() {
      const row = await findInvoice(db, id)
      if (!row) throw new Error('an invoice is gone')
      return invoicePdf(row)
    },
  }))
}

export const invoicesExport: ExportPart = {
  tables: [
    exportTable({
      table: invoices,
      name: 'invoices',
      title: { en: 'Invoices and credit notes', zh: '发票与红字发票' },
      omit: { searchText: 'the same again, for the search' },
    }),
  ],
  files,
}
