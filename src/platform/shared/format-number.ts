import type { Lang } from './local-text.ts'

/** The conventions in which each language is read here. */
export const LOCALES: Record<Lang, string> = { en: 'en-GB', zh: 'zh-CN' }

const formats = new Map<string, Intl.NumberFormat>()

/** Making a format costs a hundred times what using it does, so each is made once. */
export function numberFormat(lang: Lang, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = lang + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.NumberFormat(LOCALES[lang], options)
  formats.set(key, format)
  return format
}

/** `4,218`, with exactly so many digits behind the point. */
export function formatNumber(value: number, lang: Lang, fractionDigits = 0): string {
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }
  return numberFormat(lang, digits).format(value)
}

/** `1,234.5`: as many digits behind the point as it has, at most three. */
export function formatQuantity(value: number, lang: Lang): string {
  return numberFormat(lang, {}).format(value)
}

/** `19%`, `5.5%`. */
export function formatPercent(percent: number, lang: Lang): string {
  return `${numberFormat(lang, { maximumFractionDigits: 2 }).format(percent)}%`
}

/** For machines and input fields: `-59.90` for -5990 with two decimals. */
export function decimalText(units: number, decimals: number): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0')
  const sign = units < 0 ? '-' : ''
  if (decimals === 0) return sign + digits
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
