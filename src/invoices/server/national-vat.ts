import { convertedAt, type ExchangeRatesConfig } from '#exchange-rates/server/public.ts'
import type { OrderForInvoice } from '#orders/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import { currencyOn } from '#vat/rates/currency-on.ts'
import { creditOf } from '../credit.ts'
import type { InvoiceRow, NationalVat } from './invoices.tables.ts'

/**
 * The VAT of an order in the currency of the state whose VAT it is, where the order is in another (Directive 2006/112
 * art. 230), at the rate of the moment in which it was paid (art. 65, 91(2)). Null where none is needed.
 * @throws Error while the rate is not here: the invoice waits for it, as a guessed amount would stay for ever
 */
export async function nationalVatOf(
  tx: Transaction,
  deps: Pick<ServerDeps<ExchangeRatesConfig>, 'clock' | 'config'>,
  order: OrderForInvoice,
): Promise<NationalVat | null> {
  const { agency, mode, exchangeRates } = deps.config
  if (order.vat === 0 || !EU_STATES.has(agency.country)) return null
  const paidAt = order.paidAt ?? deps.clock.now()
  const currency = currencyOn(agency.country, dayOf(paidAt, agency.timeZone))?.code
  if (currency === undefined || currency === order.currency) return null
  const vat = { amount: order.vat, from: order.currency, to: currency }
  const converted = await convertedAt(tx, paidAt, vat)
  if (converted) return { currency, ...converted }
  if (mode === 'demo' && exchangeRates.mode !== 'live') return { currency, amount: null }
  throw new Error(`the invoice of order ${order.number} waits for an exchange rate of ${order.currency}`)
}

/** The part of it in a credit note, at the rate of the invoice, so that all of them add up to it. */
export function creditedNationalVat(
  invoice: InvoiceRow,
  notes: readonly InvoiceRow[],
  amount: number,
): NationalVat | null {
  const whole = invoice.nationalVat
  if (!whole || whole.amount === null) return whole
  const before = {
    total: notes.reduce((sum, note) => sum + note.total, 0),
    vat: notes.reduce((sum, note) => sum + (note.nationalVat?.amount ?? 0), 0),
  }
  return { ...whole, amount: creditOf({ total: invoice.total, vat: whole.amount }, before, amount).vat }
}
