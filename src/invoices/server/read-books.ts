import { convertedAt } from '#exchange-rates/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { dayOf, monthAfter } from '#platform/shared/calendar.ts'
import type { Currency } from '#platform/shared/money.ts'
import type { BookEntry } from '../books/book-entry.ts'
import { documentsOfMonth, paymentsOfMonth, refundsOfMonth, transfersOfMonth } from './books.queries.ts'

/** Everything that belongs into the books of a month, in the agency's days: documents, then money, each by its day. */
export async function readBooks(executor: Executor, month: string, timeZone: string): Promise<BookEntry[]> {
  const span = { month, firstDay: `${month}-01`, endDay: `${monthAfter(month)}-01`, timeZone }
  const inEuro = (amount: number, currency: Currency, at: Date) => euroOf(executor, { amount, currency, at })
  const entries: BookEntry[] = []
  for (const row of await documentsOfMonth(executor, span))
    entries.push({
      kind: row.kind,
      number: row.number,
      day: row.issuedOn,
      orderNumber: row.orderNumber,
      company: row.buyer.companyName,
      country: row.buyer.addressCountry,
      vatNumber: row.buyer.vatNumber,
      currency: row.currency,
      gross: row.total,
      net: row.net,
      vat: row.vat,
      vatKind: row.vatKind,
      vatRateBasisPoints: row.vatRateBasisPoints,
      ...(await inEuro(row.total, row.currency, row.issuedAt)),
    })
  for (const { payment, orderNumber, buyer } of await paymentsOfMonth(executor, span)) {
    const at = payment.settledAt ?? payment.createdAt
    entries.push({
      kind: 'PAYMENT',
      number: payment.id,
      day: dayOf(at, timeZone),
      orderNumber,
      company: buyer.companyName,
      currency: payment.currency,
      gross: payment.amount,
      method: payment.method,
      reference: payment.intentId ?? '',
      byBank: false,
      ...(await inEuro(payment.amount, payment.currency, at)),
    })
  }
  for (const { transfer, orderNumber, buyer } of await transfersOfMonth(executor, span))
    entries.push({
      kind: 'PAYMENT',
      number: transfer.id,
      day: transfer.day,
      orderNumber,
      company: buyer.companyName,
      currency: transfer.currency,
      gross: transfer.amount,
      method: 'BANK_TRANSFER',
      reference: transfer.bankId,
      byBank: true,
      ...(await inEuro(transfer.amount, transfer.currency, new Date(`${transfer.day}T12:00:00Z`))),
    })
  for (const { refund, method, orderNumber, buyer } of await refundsOfMonth(executor, span)) {
    const at = refund.bookedAt ?? refund.createdAt
    entries.push({
      kind: 'REFUND',
      number: refund.id,
      day: dayOf(at, timeZone),
      orderNumber,
      company: buyer.companyName,
      currency: refund.currency,
      gross: refund.amount,
      method,
      reference: refund.proof ?? '',
      byBank: refund.way === 'BY_HAND',
      ...(await inEuro(refund.amount, refund.currency, at)),
    })
  }
  return entries
}

async function euroOf(
  executor: Executor,
  { amount, currency, at }: { amount: number; currency: Currency; at: Date },
): Promise<Pick<BookEntry, 'euro' | 'perEuro'>> {
  const converted =
    currency === 'EUR' ? undefined : await convertedAt(executor, at, { amount, from: currency, to: 'EUR' })
  return { euro: converted?.amount ?? null, perEuro: converted?.perEuro[0]?.rate ?? null }
}
