import { addDays, dayOf, type Day } from '#platform/shared/calendar.ts'
import { startOfDay } from '#team/working-time.ts'

/** Why a work order comes when it comes: a letter or a query to answer, the service level, the step's day, its age. */
export const URGENT_BECAUSE = ['LETTER', 'QUERY', 'LEVEL', 'DUE', 'AGE'] as const
export type UrgentBecause = (typeof URGENT_BECAUSE)[number]

/** The instant by which it is sorted, and why; the earliest comes first. */
export type Urgency = { at: Date; because: UrgentBecause }

export type UrgencyFacts = {
  /** The earliest day by which an open letter must be answered. */
  letterDay: Day | null
  /** The authority's day for a query, while one is open. */
  queryDay: Day | null
  /** When the service level ends if the agency's clock goes on. */
  levelEndsAt: Date
  /** The day of the step itself. */
  dueOn: Day | null
  boughtAt: Date
}

/** How many days ahead of its day something comes. An answer to an authority needs the seller's papers first. */
const AHEAD = { LETTER: 30, QUERY: 7, DUE: 0 } as const
/** What is older than this comes before what is only due. */
const OLD_AFTER_DAYS = 120

/** The one rule of what is done next, while it is the agency's turn. */
export function nextBest(facts: UrgencyFacts, timeZone: string): Urgency {
  const { letterDay, queryDay, levelEndsAt, dueOn, boughtAt } = facts
  const by = (day: Day | null, because: keyof typeof AHEAD): Urgency | null =>
    day === null ? null : { at: startOfDay(addDays(day, 1 - AHEAD[because]), timeZone), because }
  const all: (Urgency | null)[] = [
    by(letterDay, 'LETTER'),
    by(queryDay, 'QUERY'),
    { at: levelEndsAt, because: 'LEVEL' },
    dueOn === queryDay ? null : by(dueOn, 'DUE'),
    { at: new Date(boughtAt.getTime() + OLD_AFTER_DAYS * 86_400_000), because: 'AGE' },
  ]
  return all.filter((one) => one !== null).reduce((first, one) => (one.at < first.at ? one : first))
}

/** The day that an urgency is about, as it was ranked by it; null where the reason is no day. */
export function dayOfUrgency({ at, because }: Urgency, timeZone: string): Day | null {
  if (because === 'LEVEL' || because === 'AGE') return null
  return addDays(dayOf(at, timeZone), AHEAD[because] - 1)
}
