import { exponentOf } from './currency-exponent.ts'
import { decimalText, formatWith } from './format-number.ts'
import type { Lang } from './local-text.ts'

/** Integer minor units of any currency, not only of those that we sell in. */
export type AnyMoney = { amount: number; currency: string }

/** Formatted for people: `€1,290.00`, `¥990.00`, in the conventions of their language. */
export function formatMoney({ amount, currency }: AnyMoney, lang: Lang): string {
  return format(amount, currency, lang, { currencyDisplay: 'narrowSymbol' })
}

/** For lists and chips: `€49`, `€49.50`; cents only if there are any. */
export function formatShortMoney({ amount, currency }: AnyMoney, lang: Lang): string {
  const options = { currencyDisplay: 'narrowSymbol', trailingZeroDisplay: 'stripIfInteger' } as const
  return format(amount, currency, lang, options)
}

/** For statutory limits: `EUR 10,000`, whole and with the code. */
export function formatWholeMoney({ amount, currency }: AnyMoney, lang: Lang): string {
  return format(amount, currency, lang, { currencyDisplay: 'code', maximumFractionDigits: 0 })
}

/** A price in decimals that may be finer than the currency: `€7.50`, `€0.0375`. */
export function formatFinePrice(decimals: string, currency: string, lang: Lang): string {
  const digits = { minimumFractionDigits: exponentOf(currency), maximumFractionDigits: 6 }
  return withCurrency(Number(decimals), currency, lang, { currencyDisplay: 'narrowSymbol', ...digits })
}

/** `1234.50`, for machines and input fields. */
export function plainAmount({ amount, currency }: AnyMoney): string {
  return decimalText(amount, exponentOf(currency))
}

function format(amount: number, currency: string, lang: Lang, options: Intl.NumberFormatOptions): string {
  const exponent = exponentOf(currency)
  // `Intl` shows no decimals for some currencies that have them by ISO 4217, such as the forint.
  const digits = {
    minimumFractionDigits: options.maximumFractionDigits ?? exponent,
    maximumFractionDigits: exponent,
  }
  return withCurrency(amount / 10 ** exponent, currency, lang, { ...digits, ...options })
}

/** What a file gives as a currency may be anything; `Intl` throws on it, and a page would be lost for one cell. */
function withCurrency(
  value: number,
  currency: string,
  lang: Lang,
  options: Intl.NumberFormatOptions,
): string {
  if (/^[A-Z]{3}$/.test(currency)) return formatWith(lang, { style: 'currency', currency, ...options }, value)
  const number = formatWith(lang, options, value)
  return currency === '' ? number : `${currency}\u00A0${number}`
}
