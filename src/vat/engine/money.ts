import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { decimalText } from '#platform/shared/format-number.ts'
import { type Lone, parseDecimal, POINT_DECIMALS } from '#platform/shared/decimal.ts'

/**
 * Amounts are integers in the minor unit of their currency; rates are basis points. Nothing here is ever a binary
 * fraction. Rounding is half away from zero, so that a refund exactly mirrors its sale.
 */

/** ISO 4217 codes in use since 2020. */
const CODES = new Set(
  (
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF ' +
    'CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK ' +
    'HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL ' +
    'MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON ' +
    'RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS ' +
    'UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWL'
  ).split(' '),
)

export function isCurrency(code: string): boolean {
  return CODES.has(code)
}

/**
 * A decimal of a call or a file in integer units of `10 ** -decimals`. What may be thousands (`1,234`), an exponent, more
 * decimals than there are, or more than 2^53 is not read. A number, unlike a text, has its decimals behind the point.
 */
export function decimalOf(value: unknown, decimals: number, lone?: Lone): number | null {
  if (typeof value === 'number') return parseDecimal(String(value), decimals, POINT_DECIMALS)
  return typeof value === 'string' ? parseDecimal(value, decimals, lone) : null
}

/** A currency of thousandths is written with all of them, by machines and by `formatAmount`. */
const THOUSANDTHS: Lone = { '.': 'DECIMALS' }

export function parseAmount(value: unknown, currency: string): number | null {
  const decimals = exponentOf(currency)
  return decimalOf(value, decimals, decimals === 3 ? THOUSANDTHS : undefined)
}

/** `-59.90` for -5990 euro cents. */
export function formatAmount(units: number, currency: string): string {
  return decimalText(units, exponentOf(currency))
}

/** 2550 → 25.5, as people and the cases write a rate. The division is exact: a rate has two decimals. */
export function percentOf(basisPoints: number): number {
  return basisPoints / 100
}

const WHOLE = 10_000
/** Below it, a product with any rate is a safe integer. */
const SMALL = Math.floor(Number.MAX_SAFE_INTEGER / (4 * WHOLE))

/** a * b / c for integers, rounded half away from zero, exact at any size. `b` and `c` are at most 20,000, `c` > 0. */
function multiplyDivide(a: number, b: number, c: number): number {
  const size = Math.abs(a)
  if (size > SMALL) {
    const doubled = 2n * BigInt(size) * BigInt(b) + BigInt(c)
    const result = Number(doubled / (2n * BigInt(c)))
    return a < 0 ? -result : result
  }
  const product = size * b
  const rest = product % c
  const result = (product - rest) / c + (rest * 2 >= c ? 1 : 0)
  return a < 0 && result !== 0 ? -result : result
}

export type Split = { net: number; vat: number; gross: number }

/** The VAT included in a gross amount: gross × rate / (100 + rate), rounded half away from zero; net is the rest. */
export function vatInside(gross: number, basisPoints: number): number {
  return basisPoints === 0 ? 0 : multiplyDivide(gross, basisPoints, WHOLE + basisPoints)
}

/** The VAT on top of a net amount, rounded half away from zero. */
export function vatOnTop(net: number, basisPoints: number): number {
  return basisPoints === 0 ? 0 : multiplyDivide(net, basisPoints, WHOLE)
}

export function splitGross(gross: number, basisPoints: number): Split {
  const vat = vatInside(gross, basisPoints)
  return { net: gross - vat, vat, gross }
}
