import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { convert } from '../convert.ts'
import { latestPublished } from '../latest-published.ts'
import { ratesOn } from './exchange-rates.queries.ts'

export type Converted = {
  /** Integer minor units. */
  amount: number
  /** What one euro was worth, of each of the two currencies that is not the euro. */
  perEuro: { currency: string; rate: string }[]
  /** The day whose rates these are. */
  day: Day
}

/**
 * An amount at the latest rates that the European Central Bank had published at an instant (Directive 2006/112
 * art. 91(2)).
 * @returns undefined while they are not here
 */
export async function convertedAt(
  executor: Executor,
  instant: Date,
  { amount, from, to }: { amount: number; from: string; to: string },
): Promise<Converted | undefined> {
  const day = latestPublished(instant)
  const needed = [from, to].filter((currency) => currency !== 'EUR')
  const known = await ratesOn(executor, day, needed)
  const rateOf = (currency: string) => (currency === 'EUR' ? '1' : known.get(currency))
  const [one, other] = [rateOf(from), rateOf(to)]
  if (one === undefined || other === undefined) return undefined
  return {
    amount: convert(amount, { currency: from, perEuro: one }, { currency: to, perEuro: other }),
    perEuro: needed.map((currency) => ({ currency, rate: rateOf(currency) ?? '' })),
    day,
  }
}
