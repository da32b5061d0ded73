import { notify } from '#messages/server/public.ts'
import type { ExchangeRatesConfig } from '#exchange-rates/server/public.ts'
import { orderForInvoice, type OrderForInvoice } from '#orders/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { together } from '#platform/server/together.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import { money } from '#platform/shared/money.ts'
import { invoicesMessages } from './invoices.messages.ts'
import { invoicesOfOrder } from './invoices.queries.ts'
import { leaveInvoice, lockInvoicesOfOrder } from './invoices.repository.ts'
import type { InvoiceRow, Issuer } from './invoices.tables.ts'
import { nationalVatOf } from './national-vat.ts'

export type InvoiceDeps = Pick<ServerDeps<ExchangeRatesConfig>, 'db' | 'clock' | 'config' | 'jobs'>

/** Writes the invoice of a paid order; idempotent. */
export async function issueInvoice(deps: InvoiceDeps, orderId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await ensureInvoice(tx, deps, orderId)
    crashPoint(deps, 'invoice.issue:before-commit')
  })
}

/**
 * The invoice of an order; written now when there is none. Locks the order's documents until the transaction
 * ends, so that no number is wasted.
 * @returns undefined for an order that was never paid
 */
export async function ensureInvoice(
  tx: Transaction,
  deps: InvoiceDeps,
  orderId: string,
): Promise<InvoiceRow | undefined> {
  // Sent together, and read only once the lock is held.
  const [, documents, order] = await together([
    lockInvoicesOfOrder(tx, orderId),
    invoicesOfOrder(tx, orderId),
    orderForInvoice(tx, orderId),
  ])
  const written = documents.find((row) => row.kind === 'INVOICE')
  if (written) return written
  if (!order) return undefined
  const row = await invoiceOf(tx, deps, order)
  await writeInvoice(tx, deps, row)
  return row
}

/** Stores a document for ever, and notifies its company. */
export async function writeInvoice(tx: Transaction, deps: InvoiceDeps, row: InvoiceRow): Promise<void> {
  const params = {
    orderId: row.orderId,
    order: row.orderNumber,
    number: row.number,
    sum: money(row.total, row.currency),
  }
  leaveInvoice(tx, row)
  await notify(tx, deps, { companyId: row.companyId, kind: invoicesMessages[row.kind], params })
  await writeAudit(tx, {
    at: row.issuedAt,
    actorKind: 'system',
    actorId: 'portal',
    action: row.kind === 'INVOICE' ? 'invoice.issue' : 'invoice.credit',
    record: row.id,
    companyId: row.companyId,
    detail: { number: row.number, orderId: row.orderId },
  })
}

async function invoiceOf(tx: Transaction, deps: InvoiceDeps, order: OrderForInvoice): Promise<InvoiceRow> {
  const { timeZone } = deps.config.agency
  const issuedAt = deps.clock.now()
  const issuedOn = dayOf(issuedAt, timeZone)
  const nationalVat = await nationalVatOf(tx, deps, order)
  const number = await nextNumber(tx, 'INV', Number(issuedOn.slice(0, 4)))
  return {
    id: newId('inv'),
    companyId: order.companyId,
    kind: 'INVOICE',
    number,
    issuedOn,
    issuedAt,
    paidOn: dayOf(order.paidAt ?? issuedAt, timeZone),
    orderId: order.id,
    orderNumber: order.number,
    refundId: null,
    corrects: null,
    lang: order.lang,
    currency: order.currency,
    issuer: issuerOf(deps),
    buyer: order.buyer,
    lines: order.lines.map(({ name, optionTexts, quantity, net }) => ({
      name,
      details: optionTexts,
      quantity,
      net,
    })),
    discounts: order.discounts.map(({ label, amount }) => ({ label, amount })),
    net: order.net,
    vat: order.vat,
    total: order.total,
    nationalVat,
    vatKind: order.vatKind,
    vatRateBasisPoints: order.vatRateBasisPoints,
    vatReason: order.vatReason,
    vatSource: order.vatSource,
    searchText: searchTextOf(number, order.number, order.buyer),
  }
}

export function searchTextOf(number: string, orderNumber: string, buyer: InvoiceRow['buyer']): string {
  return [number, orderNumber, buyer.companyName, buyer.companyNameOriginal ?? ''].join(' ').toLowerCase()
}

function issuerOf({ config: { agency } }: InvoiceDeps): Issuer {
  return {
    name: agency.name,
    address: [...agency.address],
    country: agency.country,
    vatNumber: agency.vatNumber ?? null,
    registration: agency.registration ?? null,
    email: agency.email,
  }
}
