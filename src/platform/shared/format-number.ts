import type { Lang } from './local-text.ts'

/** The locale of each language. */
export const LOCALES: Record<Lang, string> = { en: 'en-GB', zh: 'zh-CN' }

const formats = new Map<string, Intl.NumberFormat>()

/**
 * A number for people. Below zero with the minus sign (U+2212), which is as wide as a digit; the hyphen that `Intl`
 * writes here is shorter and may be broken from its number. Nothing is not negative.
 */
export function formatWith(lang: Lang, options: Intl.NumberFormatOptions, value: number): string {
  const text = numberFormat(lang, options).format(value)
  if (!text.startsWith('-')) return text
  return /[1-9]/.test(text) ? `−${text.slice(1)}` : text.slice(1)
}

/** Creating a formatter costs a hundred times as much as using it, so each is created once. */
function numberFormat(lang: Lang, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = lang + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.NumberFormat(LOCALES[lang], options)
  formats.set(key, format)
  return format
}

/** `4,218`, with a fixed number of decimals. */
export function formatNumber(value: number, lang: Lang, fractionDigits = 0): string {
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }
  return formatWith(lang, digits, value)
}

/** `1,234.5`: with its own decimals, at most three. */
export function formatQuantity(value: number, lang: Lang): string {
  return formatWith(lang, {}, value)
}

/** `19%`, `5.5%`. */
export function formatPercent(percent: number, lang: Lang): string {
  return `${formatWith(lang, { maximumFractionDigits: 2 }, percent)}%`
}

/** For machines and input fields: `-59.90` for -5990 with two decimals. */
export function decimalText(units: number, decimals: number): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0')
  const sign = units < 0 ? '-' : ''
  if (decimals === 0) return sign + digits
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
