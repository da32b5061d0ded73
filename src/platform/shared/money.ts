import { z } from 'zod'

export const CURRENCIES = ['EUR', 'GBP', 'USD', 'CNY'] as const
export type Currency = (typeof CURRENCIES)[number]
export const currencySchema = z.enum(CURRENCIES)

/** An amount in integer minor units (cents, pence, fen) of one currency. */
export type Money = { amount: number; currency: Currency }
export const moneySchema = z.object({ amount: z.number().int().safe(), currency: currencySchema })

export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an integer amount of minor units: ${amount}`)
  return { amount, currency }
}

/** The sum of amounts in one currency; mixing currencies is a bug and throws. */
export function sumMoney(items: readonly Money[], currency: Currency): Money {
  return items.reduce(
    (total, item) => {
      if (item.currency !== currency) throw new RangeError(`cannot add ${item.currency} to ${currency}`)
      return money(total.amount + item.amount, currency)
    },
    money(0, currency),
  )
}

/**
 * A share of an amount, rounded half away from zero to the minor unit.
 * @param basisPoints 1900 is 19 %.
 */
export function shareOf(base: Money, basisPoints: number): Money {
  const product = BigInt(base.amount) * BigInt(basisPoints)
  const half = product >= 0n ? 5000n : -5000n
  return money(Number((product + half) / 10000n), base.currency)
}

/** Formatted for people: `€1,290.00`, `¥990.00`, in the conventions of their language. */
export function formatMoney({ amount, currency }: Money, lang: 'en' | 'zh'): string {
  const known = moneyFormats.get(lang + currency) ?? moneyFormat(lang, currency)
  moneyFormats.set(lang + currency, known)
  return known.format(amount / 100)
}

/** Creating a formatter costs a hundred times as much as using it. */
const moneyFormats = new Map<string, Intl.NumberFormat>()

const moneyFormat = (lang: 'en' | 'zh', currency: Currency): Intl.NumberFormat =>
  new Intl.NumberFormat(lang === 'zh' ? 'zh-CN' : 'en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
