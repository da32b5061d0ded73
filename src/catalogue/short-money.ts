import type { Lang } from '#platform/shared/local-text.ts'
import type { Money } from '#platform/shared/money.ts'

/** For lists and chips: `€49`, `€49.50`; cents are shown only where there are some. */
export function formatShortMoney(value: Money, lang: Lang): string {
  return new Intl.NumberFormat(lang === 'zh' ? 'zh-CN' : 'en-GB', {
    style: 'currency',
    currency: value.currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(value.amount / 100)
}
