import { writeAudit } from '#platform/server/audit.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { money } from '#platform/shared/money.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { InvoiceRecord } from '#invoices/contract.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { invoiceRefusals } from './invoices.errors.ts'
import { findInvoice, invoicesOfOrder, pageOfInvoices, type InvoiceFilter } from './invoices.queries.ts'
import type { InvoiceRow } from './invoices.tables.ts'

function present(row: InvoiceRow): InvoiceRecord {
  const { id, kind, number, issuedOn, orderId, orderNumber, currency } = row
  return {
    id,
    kind,
    number,
    issuedOn,
    orderId,
    orderNumber,
    net: money(row.net, currency),
    vat: money(row.vat, currency),
    total: money(row.total, currency),
  }
}

function pdfOf(row: InvoiceRow): FileAnswer {
  return { stream: invoicePdf(row), name: `${row.number}.pdf`, type: 'application/pdf' }
}

/** The documents of one of the company's orders; none for somebody else's order. */
export async function readInvoices(
  deps: Pick<ServerDeps, 'db'>,
  about: { companyId: string; orderId: string },
): Promise<InvoiceRecord[]> {
  return (await invoicesOfOrder(deps.db, about.orderId, about.companyId)).map(present)
}

/** The invoice of an order, or one of its documents by name. */
export async function openInvoice(
  deps: Pick<ServerDeps, 'db'>,
  about: { companyId: string; orderId: string; invoiceId?: string | undefined },
): Promise<FileAnswer> {
  const rows = await invoicesOfOrder(deps.db, about.orderId, about.companyId)
  const row = rows.find((one) => (about.invoiceId ? one.id === about.invoiceId : one.kind === 'INVOICE'))
  if (row) return pdfOf(row)
  throw about.invoiceId ? invoiceRefusals.not_found() : invoiceRefusals.not_issued()
}

export async function listForStaff(deps: Pick<ServerDeps, 'db'>, filter: InvoiceFilter) {
  const { records, ...page } = await pageOfInvoices(deps.db, filter)
  return {
    ...page,
    records: records.map((row) => ({
      ...present(row),
      company: row.buyer.companyName,
      companyOriginal: row.buyer.companyNameOriginal,
    })),
  }
}

/** Staff read another firm's document: that goes into the audit trail. */
export async function openForStaff(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  request: { staff: StaffPrincipal; invoiceId: string; address: string },
): Promise<FileAnswer> {
  const row = await findInvoice(deps.db, request.invoiceId)
  if (!row) throw invoiceRefusals.not_found()
  await deps.db.transaction((tx) =>
    writeAudit(tx, {
      at: deps.clock.now(),
      actorKind: 'staff',
      actorId: request.staff.staffId,
      action: 'invoice.read',
      record: row.id,
      companyId: row.companyId,
      address: request.address,
    }),
  )
  return pdfOf(row)
}
