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
  for (const { money, ...entry } of drafts) {
    // Most have none, or are in that currency already: nothing is waited for.
    const amount = money && (money.currency === currency ? money.amount : await converted(money))
    entries.push({ ...entry, money: money && { ...money, counted: amount } })
  }
  return { currency, entries }

  async function converted({ amount, currency: from }: NonNullable<Entry['money']>): Promise<number | null> {
    return (await convertedAt(executor, now, { amount, from, to: currency }))?.amount ?? null
  }
}
