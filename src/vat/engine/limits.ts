import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { POINT_DECIMALS } from '#platform/shared/decimal.ts'
import { formatQuantity } from '#platform/shared/format-number.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { type Threshold, THRESHOLDS } from '#vat/rates/thresholds.ts'
import { decimalOf } from './money.ts'

/**
 * The lowest and highest value in euro cents of a hundred units of a currency since 2020 (ECB reference rates, with a
 * margin on both sides). Never used to convert: only to tell that an amount is certainly within or above a limit.
 */
const CENTS_PER_HUNDRED: Readonly<Record<string, readonly [least: number, most: number]>> = {
  BGN: [5100, 5150],
  CHF: [8800, 12000],
  CNY: [1100, 1700],
  CZK: [330, 480],
  DKK: [1300, 1400],
  GBP: [10000, 13000],
  HKD: [950, 1450],
  HRK: [1280, 1360],
  HUF: [20, 35],
  JPY: [50, 90],
  NOK: [700, 1200],
  PLN: [1800, 2800],
  RON: [1700, 2200],
  SEK: [750, 1150],
  USD: [7500, 11000],
}

export type Range = { least: number; most: number }
export type EuroPer = Readonly<Record<string, string | number>>

const RATE_DECIMALS = 8

/** An amount in euro cents, as a range. With a rate it is exact. */
export function inEuro(units: number, currency: string, euroPer: EuroPer): Range | null {
  const size = Math.abs(units)
  const whole = 10 ** exponentOf(currency)
  if (currency === 'EUR') return { least: size, most: size }
  const rate = Object.hasOwn(euroPer, currency) ? euroPer[currency] : null
  const given = decimalOf(rate, RATE_DECIMALS, POINT_DECIMALS)
  if (given !== null && given > 0) {
    const cents = Number((BigInt(size) * BigInt(given)) / BigInt(whole * 10 ** (RATE_DECIMALS - 2)))
    return { least: cents, most: cents }
  }
  const bounds = CENTS_PER_HUNDRED[currency]
  if (!bounds) return null
  const hundred = whole * 100
  return { least: Math.floor((size * bounds[0]) / hundred), most: Math.ceil((size * bounds[1]) / hundred) }
}

export type Band = 'WITHIN' | 'ABOVE' | 'UNKNOWN'

/** Whether an amount is within a statutory limit (inclusive). */
export function bandOf(units: number, currency: string, limit: Threshold, euroPer: EuroPer): Band {
  if (currency === limit.currency) return Math.abs(units) <= limit.amount ? 'WITHIN' : 'ABOVE'
  const value = inEuro(units, currency, euroPer)
  const most = inEuro(limit.amount, limit.currency, euroPer)
  if (!value || !most) return 'UNKNOWN'
  if (value.most <= most.least) return 'WITHIN'
  return value.least > most.most ? 'ABOVE' : 'UNKNOWN'
}

export type ConsignmentLimit = 'EU' | 'UK' | 'NO'
export const CONSIGNMENT_LIMITS: Readonly<Record<ConsignmentLimit, Threshold>> = {
  EU: THRESHOLDS.iossConsignment,
  UK: THRESHOLDS.gbConsignment,
  NO: THRESHOLDS.noVoecItem,
}

/** `150 EUR`, for people. */
export function limitText({ amount, currency }: Threshold): LocalText {
  const figure = formatQuantity(amount / 10 ** exponentOf(currency), 'en')
  return { en: `${figure} ${currency}`, zh: `${figure}${CURRENCY_NAMES[currency]}` }
}

const CURRENCY_NAMES: Readonly<Record<Threshold['currency'], string>> = {
  EUR: '欧元',
  GBP: '英镑',
  NOK: '挪威克朗',
  CHF: '瑞士法郎',
}
