import type { Lang } from '#platform/shared/local-text.ts'

/**
 * What a person typed as a number, without its thousands: `12,000.50`, `12 000,50` and `12000.5` are the same. A single
 * comma or dot followed by exactly three digits separates thousands; `undefined` where it is no number.
 */
export function parseNumber(typed: string): number | undefined {
  const text = typed.normalize('NFKC').replace(/[\s'’_]/g, '')
  if (!/^-?\d[\d.,]*$/.test(text)) return undefined
  const decimal = decimalMark(text)
  const plain = decimal
    ? `${text.slice(0, decimal.at).replace(/[.,]/g, '')}.${text.slice(decimal.at + 1)}`
    : text.replace(/[.,]/g, '')
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : undefined
}

function decimalMark(text: string): { at: number } | undefined {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (at < 0) return undefined
  const mark = text.charAt(at)
  const other = mark === '.' ? ',' : '.'
  const isRepeated = text.indexOf(mark) < at
  const isThousands = text.length - at - 1 === 3 && !text.includes(other) && !/^-?0/.test(text)
  return isRepeated || isThousands ? undefined : { at }
}

/** Minor units; `undefined` where it is no amount, or has parts of a cent. */
export function parseAmount(typed: string): number | undefined {
  const number = parseNumber(typed)
  if (number === undefined) return undefined
  const minor = Math.round(number * 100)
  return Math.abs(number * 100 - minor) < 1e-6 && Number.isSafeInteger(minor) ? minor : undefined
}

/** `12,000` or `12,000.50`. */
export function formatAmount(minor: number, lang: Lang): string {
  const digits = minor % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat(lang === 'zh' ? 'zh-CN' : 'en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / 100)
}
