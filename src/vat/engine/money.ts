/**
 * Amounts are integers in the minor unit of their currency; rates are basis points. Nothing here is ever a binary
 * fraction. Rounding is half away from zero, so that a refund exactly mirrors its sale.
 */

/** Currencies whose minor unit is not a hundredth (ISO 4217). */
const EXPONENTS: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
}

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

/** The number of decimals of a currency: 2 for EUR, 0 for JPY. */
export function exponentOf(currency: string): number {
  return EXPONENTS[currency] ?? 2
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/
/** Thousands in groups of three with the other sign as decimal separator, or a lone decimal comma. */
const GROUPED_POINT = /^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/
const GROUPED_COMMA = /^[+-]?\d{1,3}(?:\.\d{3})+,\d+$/
const COMMA = /^[+-]?\d*,\d{1,2}$/

function plainDecimal(text: string): string {
  if (DECIMAL.test(text)) return text
  const plain = text.normalize('NFKC').replaceAll('\u2212', '-').replaceAll(/\s/g, '')
  if (GROUPED_POINT.test(plain)) return plain.replaceAll(',', '')
  if (GROUPED_COMMA.test(plain) || COMMA.test(plain)) return plain.replaceAll('.', '').replace(',', '.')
  return plain
}

/** More digits than this may not be exact. */
const MOST_DIGITS = 15

/** Fast path for `119.00` and `-5`, the usual spelling in files. undefined: another spelling. */
function parsePlain(text: string, decimals: number): number | undefined {
  const { length } = text
  const negative = text.charCodeAt(0) === 45
  let units = 0
  let point = -1
  if (length > MOST_DIGITS || length === 0) return undefined
  for (let at = negative ? 1 : 0; at < length; at++) {
    const digit = text.charCodeAt(at) - 48
    if (digit >= 0 && digit <= 9) units = units * 10 + digit
    else if (digit === -2 && point < 0) point = at
    else return undefined
  }
  const given = point < 0 ? 0 : length - point - 1
  if (given > decimals || length - given < 1 || point === (negative ? 1 : 0) || length === (negative ? 1 : 0))
    return undefined
  for (let missing = decimals - given; missing > 0; missing--) units *= 10
  if (!Number.isSafeInteger(units)) return undefined
  return negative && units !== 0 ? -units : units
}

/**
 * Parses a decimal as people write it into integer units of `10 ** -decimals`: `119,00` is 11900 with two decimals. Not
 * parsed: a comma that may separate thousands (`1,234`), an exponent, too many decimals, or more than 2^53.
 */
export function parseDecimal(value: unknown, decimals: number): number | null {
  if (typeof value === 'number' && !Number.isFinite(value)) return null
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const raw = typeof value === 'number' ? String(value) : value
  return parsePlain(raw, decimals) ?? parseOtherSpelling(raw, decimals)
}

function parseOtherSpelling(raw: string, decimals: number): number | null {
  if (raw.length > 40) return null
  const match = DECIMAL.exec(plainDecimal(raw))
  if (!match) return null
  const whole = match[2] ?? ''
  const fraction = (match[3] ?? '').replace(/0+$/, '')
  if ((whole === '' && (match[3] ?? '') === '') || fraction.length > decimals) return null
  const units = Number(whole + fraction.padEnd(decimals, '0'))
  if (!Number.isSafeInteger(units)) return null
  return match[1] === '-' && units !== 0 ? -units : units
}

export function parseAmount(value: unknown, currency: string): number | null {
  return parseDecimal(value, exponentOf(currency))
}

/** `-59.90` for -5990 euro cents. */
export function formatAmount(units: number, currency: string): string {
  const decimals = exponentOf(currency)
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0')
  const sign = units < 0 ? '-' : ''
  if (decimals === 0) return sign + digits
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
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
