import { addDays, type Day } from '#platform/shared/calendar.ts'
import type { RateRow } from '#vat/rates/facts.ts'
import { ALL_FACTS } from '#vat/rates/all-facts.ts'
import { RULE_DAYS } from './first-day.ts'
import { TURNING_DAYS } from './known-law.ts'

/**
 * Between two days on which a rule, a rate of any country or the seller changes, all days are equivalent. Numbers these intervals, so
 * that a decision for one day is reused for the whole interval.
 */
export function epochsWith(added: readonly RateRow[], turning: readonly Day[]): (day: Day) => number {
  const starts = [...new Set([...ruleAndRateDays(), ...added.flatMap(daysOf), ...turning])].toSorted()
  const known = new Map<Day, number>()
  return (day) => {
    const found = known.get(day)
    if (found !== undefined) return found
    if (known.size >= MOST_DAYS) known.clear()
    const next = starts.findIndex((start) => start > day)
    const epoch = next < 0 ? starts.length : next
    known.set(day, epoch)
    return epoch
  }
}

const MOST_DAYS = 5000

const daysOf = ({ from, until }: RateRow): Day[] => (until ? [from, addDays(until, 1)] : [from])

let builtIn: readonly Day[] | undefined

function ruleAndRateDays(): readonly Day[] {
  builtIn ??= [
    ...new Set([
      ...RULE_DAYS,
      ...TURNING_DAYS,
      ...ALL_FACTS.flatMap(({ rates, territories }) => [
        ...rates.flatMap(daysOf),
        ...territories.flatMap((territory) => territory.rates.flatMap(daysOf)),
      ]),
    ]),
  ]
  return builtIn
}
