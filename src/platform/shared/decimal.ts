/**
 * Numbers as people and files write them, parsed by one rule and exactly (never through a binary fraction):
 *
 * - Point and comma both separate decimals or thousands. Where both stand, the last one separates the decimals; where
 *   one stands twice or more, it separates thousands; spaces and apostrophes separate thousands only. Thousands come in
 *   groups of three.
 * - A single point or comma before exactly three digits may mean either: `1,234` is 1234 in London and 1.234 in Berlin.
 *   It is refused as `AMBIGUOUS`, unless the caller knows what it means there. A zero in front (`0,125`) or more than
 *   three digits (`1234,567`) leave no doubt.
 * - The sign stands in front; a minus may stand behind, as some banks export it. Full-width digits and signs, narrow and
 *   no-break spaces and the true minus (U+2212) count as the ordinary ones. Anything else is `UNREADABLE`.
 * - Zeros behind the last decimal that the unit has are dropped; other digits there are `TOO_PRECISE`.
 */
export type DecimalFault = 'UNREADABLE' | 'AMBIGUOUS' | 'TOO_PRECISE' | 'TOO_LARGE'

export type Separator = '.' | ','

/** What a single point or comma before exactly three digits means, where the caller knows. */
export type Lone = { readonly [separator in Separator]?: 'DECIMALS' | 'THOUSANDS' }

/** Writes `1,234.56`: machines, and our own screens in both languages. */
export const POINT_DECIMALS: Lone = { '.': 'DECIMALS', ',': 'THOUSANDS' }
/** Writes `1.234,56`. */
export const COMMA_DECIMALS: Lone = { '.': 'THOUSANDS', ',': 'DECIMALS' }

/** In integer units of `10 ** -decimals`: `119,00` is 11900 with two decimals. */
export function readDecimal(text: string, decimals: number, lone: Lone = {}): number | DecimalFault {
  const fast = readMachineText(text, decimals, lone)
  if (fast !== undefined) return fast
  const parts = partsOf(text, lone)
  if (typeof parts === 'string') return parts
  const fraction = parts.fraction.replace(/0+$/, '')
  if (fraction.length > decimals) return 'TOO_PRECISE'
  const units = Number(parts.whole + fraction.padEnd(decimals, '0'))
  if (!Number.isSafeInteger(units)) return 'TOO_LARGE'
  return parts.negative && units !== 0 ? -units : units
}

/** The same for callers that treat all faults alike. */
export function parseDecimal(text: string, decimals: number, lone: Lone = {}): number | null {
  const read = readDecimal(text, decimals, lone)
  return typeof read === 'number' ? read : null
}

/** The number in machine notation, `-1234.50`, where its decimals are not fixed. */
export function plainDecimal(text: string, lone: Lone = {}): string | null {
  const parts = partsOf(text, lone)
  if (typeof parts === 'string') return null
  const { negative, whole, fraction } = parts
  return `${negative ? '-' : ''}${whole || '0'}${fraction === '' ? '' : `.${fraction}`}`
}

/** How the writer separates decimals, if the text leaves no doubt: in `1.234,5` and `1.234.567` by a comma. */
export function decimalSeparatorOf(text: string): Separator | undefined {
  const parts = partsOf(text, {})
  return typeof parts === 'string' ? undefined : parts.separator
}

type Parts = { negative: boolean; whole: string; fraction: string; separator: Separator | undefined }

const LONGEST = 40
const SIGNED = /^([+-]?) ?([\d.,' ]*[\d.,]) ?(-?)$/
const LONE = /^([1-9]\d{0,2})([.,])(\d{3})$/
const UNGROUPED = /^(\d*)(?:([.,])(\d*))?$/
const GROUPED = /^([1-9]\d{0,2}(?:([.,' ])\d{3})(?:\2\d{3})*)(?:([.,])(\d*))?$/

function partsOf(text: string, lone: Lone): Parts | 'UNREADABLE' | 'AMBIGUOUS' {
  const match = text.length > LONGEST ? null : SIGNED.exec(ordinarySigns(text))
  const [, before = '', figure = '', behind = ''] = match ?? []
  if (!/\d/.test(figure) || (before !== '' && behind !== '')) return 'UNREADABLE'
  const read = readLone(figure, lone) ?? readUngrouped(figure) ?? readGrouped(figure) ?? 'UNREADABLE'
  return typeof read === 'string' ? read : { ...read, negative: before === '-' || behind === '-' }
}

/** Not by NFKC, which also makes an ordinary 2 of the one in `m²`. */
function ordinarySigns(text: string): string {
  return text
    .replaceAll(/[\uFF01-\uFF5E]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('\u2212', '-')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
}

type Figure = Omit<Parts, 'negative'>

function readLone(figure: string, lone: Lone): Figure | 'AMBIGUOUS' | undefined {
  const [, left = '', separator, right = ''] = LONE.exec(figure) ?? []
  if (!isSeparator(separator)) return undefined
  const meaning = lone[separator]
  if (meaning === undefined) return 'AMBIGUOUS'
  const [whole, fraction] = meaning === 'DECIMALS' ? [left, right] : [left + right, '']
  return { whole, fraction, separator: undefined }
}

function readUngrouped(figure: string): Figure | undefined {
  const match = UNGROUPED.exec(figure)
  if (!match) return undefined
  const [, whole = '', separator, fraction = ''] = match
  return { whole, fraction, separator: isSeparator(separator) ? separator : undefined }
}

function readGrouped(figure: string): Figure | undefined {
  const [, grouped, thousands = '', separator, fraction = ''] = GROUPED.exec(figure) ?? []
  if (grouped === undefined || thousands === separator) return undefined
  const whole = grouped.replaceAll(thousands, '')
  if (isSeparator(separator)) return { whole, fraction, separator }
  return { whole, fraction, separator: isSeparator(thousands) ? otherThan(thousands) : undefined }
}

const isSeparator = (sign: string | undefined): sign is Separator => sign === '.' || sign === ','
const otherThan = (separator: Separator): Separator => (separator === '.' ? ',' : '.')

/** More digits than this may not be exact. */
const MOST_DIGITS = 15

/**
 * Fast path for `119.00` and `-5`, the usual spelling in files, which have millions of them.
 * undefined: another spelling.
 */
function readMachineText(text: string, decimals: number, lone: Lone): number | undefined {
  const { length } = text
  const negative = text.charCodeAt(0) === 45
  const start = negative ? 1 : 0
  let units = 0
  let point = -1
  if (length > MOST_DIGITS || length === start) return undefined
  for (let at = start; at < length; at++) {
    const digit = text.charCodeAt(at) - 48
    if (digit >= 0 && digit <= 9) units = units * 10 + digit
    else if (digit === -2 && point < 0) point = at
    else return undefined
  }
  const given = point < 0 ? 0 : length - point - 1
  if (given > decimals || point === start || point === length - 1) return undefined
  if (given === 3 && point - start <= 3 && lone['.'] !== 'DECIMALS') return undefined
  for (let missing = decimals - given; missing > 0; missing--) units *= 10
  if (!Number.isSafeInteger(units)) return undefined
  return negative && units !== 0 ? -units : units
}
