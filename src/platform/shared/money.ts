import { z } from 'zod'

export const CURRENCIES = ['EUR', 'GBP', 'USD', 'CNY'] as const
export type Currency = (typeof CURRENCIES)[number]
export const currencySchema = z.enum(CURRENCIES)

/** An amount in integer minor units (cents, pence, fen) of one currency. */
export type Money = { amount: number; currency: Currency }
export const moneySchema = z.object({ amount: z.number().int().safe(), currency: currencySchema })
/** An amount from outside; columns hold 32 bits. */
export const moneyInput = z.object({ amount: z.int32(), currency: currencySchema })

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

/** The same amount the other way: what is taken off, or goes back. */
export function negateMoney({ amount, currency }: Money): Money {
  return money(0 - amount, currency)
}

/** What is left of an amount; mixing currencies is a bug and throws. */
export function minusMoney(whole: Money, part: Money): Money {
  return sumMoney([whole, negateMoney(part)], whole.currency)
}

export function timesMoney({ amount, currency }: Money, times: number): Money {
  return money(amount * times, currency)
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
