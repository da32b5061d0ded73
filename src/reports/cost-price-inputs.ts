import { type Day, isDay } from '#platform/shared/calendar.ts'
import { decimalSeparatorOf, plainDecimal, POINT_DECIMALS } from '#platform/shared/decimal.ts'
import { isCountryCode } from '#platform/shared/countries.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import type { CostPoint } from './cost-price-book.ts'

export type CostPrice = CostPoint & { sku: string }

export const LONGEST_SKU = 100
export const USUAL_CURRENCY = 'EUR'

/** Those in which sellers keep their books, and that have a published rate of exchange. */
export const COST_CURRENCIES = [
  'EUR',
  'GBP',
  'PLN',
  'CZK',
  'SEK',
  'DKK',
  'HUF',
  'RON',
  'CHF',
  'NOK',
  'USD',
  'CNY',
  'HKD',
] as const
export type CostCurrency = (typeof COST_CURRENCIES)[number]
export const costCurrencyOf = (text: string): CostCurrency | undefined =>
  COST_CURRENCIES.find((one) => one === text.normalize('NFKC').trim().toUpperCase())

/** Where sellers keep goods that they move to another state. */
export const COST_COUNTRIES: readonly string[] = [...EU_STATES, 'GB', 'XI', 'CH', 'NO'].toSorted()
export const isCostCountry = (code: string): boolean => code === 'XI' || isCountryCode(code)

/** Before any sale that is looked at. */
export const FIRST_COST_DAY: Day = '2000-01-01'
export const isCostDay = (text: string): boolean => isDay(text) && text >= FIRST_COST_DAY

export const PRICE_PROBLEMS = [
  'NO_COLUMN',
  'NO_SKU',
  'SKU_TOO_LONG',
  'BAD_PRICE',
  'BAD_COUNTRY',
  'OTHER_CURRENCY',
  'BAD_DAY',
  'NOT_READABLE',
  'TOO_MANY',
] as const

/** A price of a piece: decimals with at most six places, zero or more. `null`: it cannot be one. */
export function priceOf(text: string): string | null {
  const lone = decimalSeparatorOf(text) === ',' ? { ',': 'DECIMALS' as const } : POINT_DECIMALS
  const plain = plainDecimal(text.replace(/\s*(?:EUR|€)$/i, '').trim(), lone)
  if (plain === null || plain.startsWith('-')) return null
  const [whole = '', fraction = ''] = plain.split('.')
  return whole.length > 9 || fraction.length > 6 ? null : plain
}
