import { findRefund } from '#payments/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import { creditOf } from '../credit.ts'
import { REFUND_LINE } from '../wording.ts'
import { invoicesOfOrder } from './invoices.queries.ts'
import type { InvoiceRow } from './invoices.tables.ts'
import { creditedNationalVat } from './national-vat.ts'
import { ensureInvoice, searchTextOf, writeInvoice, type InvoiceDeps } from './issue-invoice.ts'

/** Writes the credit note of a refund, once; the invoice first, when the refund was quicker. */
export async function issueCreditNote(
  deps: InvoiceDeps,
  { orderId, refundId }: { orderId: string; refundId: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const invoice = await ensureInvoice(tx, deps, orderId)
    const refund = await findRefund(tx, refundId)
    if (!invoice || refund?.orderId !== orderId || refund.status !== 'SUCCEEDED') return
    const notes = (await invoicesOfOrder(tx, orderId)).filter((row) => row.kind === 'CREDIT_NOTE')
    if (notes.some((note) => note.refundId === refundId)) return
    const before = {
      total: notes.reduce((sum, note) => sum + note.total, 0),
      vat: notes.reduce((sum, note) => sum + note.vat, 0),
    }
    const issuedAt = deps.clock.now()
    const issuedOn = dayOf(issuedAt, deps.config.agency.timeZone)
    const number = await nextNumber(tx, 'CN', Number(issuedOn.slice(0, 4)))
    const { net, vat, total } = creditOf(invoice, before, refund.amount)
    const note: InvoiceRow = {
      ...invoice,
      id: newId('inv'),
      kind: 'CREDIT_NOTE',
      number,
      issuedOn,
      issuedAt,
      paidOn: dayOf(refund.settledAt ?? issuedAt, deps.config.agency.timeZone),
      refundId,
      corrects: { number: invoice.number, issuedOn: invoice.issuedOn, reason: refund.reason },
      lines: [{ name: REFUND_LINE, details: [], quantity: 1, net }],
      discounts: [],
      net,
      vat,
      total,
      nationalVat: creditedNationalVat(invoice, notes, refund.amount),
      searchText: searchTextOf(number, invoice.orderNumber, invoice.buyer),
    }
    await writeInvoice(tx, deps, note)
    crashPoint(deps, 'invoice.credit:before-commit')
  })
}
