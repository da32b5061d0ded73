import type { Lang } from '#platform/shared/local-text.ts'

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string, lang: Lang): Intl.NumberFormat {
  const key = `${lang}${currency}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(lang === 'zh' ? 'zh-CN' : 'en-GB', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    })
  formats.set(key, format)
  return format
}

/** Formats integer minor units of any currency for the reader's language. */
export function moneyText(value: { amount: number; currency: string }, lang: Lang): string {
  const format = formatOf(value.currency, lang)
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(value.amount / 10 ** decimals)
}

export function rateText(rate: number, lang: Lang): string {
  return `${rate.toLocaleString(lang === 'zh' ? 'zh-CN' : 'en-GB', { maximumFractionDigits: 2 })}%`
}
