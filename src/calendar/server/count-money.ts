import { convertedAt } from '#exchange-rates/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { CalendarEntry } from '../contract.ts'
import type { Entry } from './entry-drafts.ts'

const COMMON = 'EUR'

/** Adds to each amount what it is in one currency: the only one that occurs, or the euro at today's reference rates. */
export async function inOneCurrency(
  executor: Executor,
  now: Date,
  drafts: readonly Entry[],
): Promise<{ currency: string; entries: CalendarEntry[] }> {
  const used = new Set(drafts.flatMap(({ money }) => money?.currency ?? []))
  const [only = COMMON] = used
  const currency = used.size > 1 ? COMMON : only
  const entries: CalendarEntry[] = []
  for (const { money, ...entry } of drafts)
    entries.push({ ...entry, money: money && { ...money, counted: await counted(money) } })
  return { currency, entries }

  async function counted(money: NonNullable<Entry['money']>): Promise<number | null> {
    if (money.currency === currency) return money.amount
    const converted = await convertedAt(executor, now, {
      amount: money.amount,
      from: money.currency,
      to: currency,
    })
    return converted?.amount ?? null
  }
}
