import { isDay } from '#platform/shared/calendar.ts'
import {
  type CostOfSku,
  type CostPoint,
  type CostPriceBook,
  costPriceBook,
  dispatchCountry,
} from '#reports/cost-price-book.ts'
import { isCurrency } from '#vat/engine/money.ts'
import { readCountry } from '#vat/engine/read-country.ts'
import { fieldsOf } from '../command.ts'
import { UnreadableCompany } from './unreadable-company.ts'

/**
 * `{ "SKU": "12.30" }`, or for a SKU a list of `{ price, country?, currency?, from? }`. A price that does not say its currency
 * is in that of the row.
 */
export function readCostPrices(value: unknown, usualCurrency: string): CostPriceBook {
  const prices = Object.entries(fieldsOf(value) ?? {}).flatMap(([sku, cost]) => {
    const read = costIn(cost, sku)
    return read === null ? [] : [[sku, read] as const]
  })
  return costPriceBook(prices, { plainCurrency: '', usualCurrency })
}

function costIn(cost: unknown, sku: string): CostOfSku | null {
  if (typeof cost === 'string' || typeof cost === 'number') return String(cost)
  return Array.isArray(cost) ? cost.map((one) => pointIn(one, sku)) : null
}

function pointIn(value: unknown, sku: string): CostPoint {
  const { price, country = '', currency = '', from = '' } = fieldsOf(value) ?? {}
  const wrong = (what: string) => new UnreadableCompany(`A cost price of "${sku}" ${what}.`)
  if (typeof price !== 'string' && typeof price !== 'number') throw wrong('has no "price" such as "12.30"')
  const place = country === '' ? '' : typeof country === 'string' ? readCountry(country) : null
  if (place === null) throw wrong('has a "country" that is none')
  if (typeof currency !== 'string' || (currency !== '' && !isCurrency(currency)))
    throw wrong('has a "currency" that is none')
  if (from !== '' && !isDay(from)) throw wrong('has a "from" that is no day like 2026-03-31')
  return { country: dispatchCountry(place), currency, fromDay: from, amount: String(price) }
}
