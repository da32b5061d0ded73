import type { Lang } from '#platform/shared/local-text.ts'
import type { Money } from '#platform/shared/money.ts'

const LOCALES: Record<Lang, string> = { en: 'en-GB', zh: 'zh-CN' }
/** Creating a formatter costs far more than using one. */
const formats = new Map<string, Intl.NumberFormat>()

/** For lists and chips: `€49`, `€49.50`; cents only if there are any. */
export function formatShortMoney({ amount, currency }: Money, lang: Lang): string {
  const key = lang + currency
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(LOCALES[lang], {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    })
    formats.set(key, format)
  }
  return format.format(amount / 100)
}
