import { addDays, dayOf, type Day } from '#platform/shared/calendar.ts'
import { startOfDay } from '#team/working-time.ts'

/**
 * Why a work order comes when it comes: a letter to answer, with or without a day, a query to answer, the service level, the
 * step's day, its age.
 */
const URGENT_BECAUSE = ['LETTER', 'LETTER_UNDATED', 'QUERY', 'LEVEL', 'DUE', 'AGE'] as const
export type UrgentBecause = (typeof URGENT_BECAUSE)[number]

/** As it is told: a letter may be a check by an authority. */
export const REASONS = [...URGENT_BECAUSE, 'CHECK', 'CHECK_UNDATED'] as const
export type Reason = (typeof REASONS)[number]

/** Whether a check by an authority is why. */
export const isCheck = (because: Reason): boolean => because === 'CHECK' || because === 'CHECK_UNDATED'

/** Whether what an authority wrote or checks is why. */
export const isPost = (because: Reason): boolean =>
  because === 'LETTER' || because === 'LETTER_UNDATED' || isCheck(because)

/** The instant by which it is sorted, and why; the earliest comes first. */
export type Urgency = { at: Date; because: UrgentBecause }

export type UrgencyFacts = {
  /** The earliest day by which an open letter must be answered. */
  letterDay: Day | null
  /** When the last letter that is open came in; null while none is. */
  letterSince: Date | null
  /** The authority's day for a query, while one is open. */
  queryDay: Day | null
  /** When the service level ends if the agency's clock goes on. */
  levelEndsAt: Date
  /** The day of the step itself. */
  dueOn: Day | null
  boughtAt: Date
}

/** How many days ahead of its day something comes. A letter that nobody answered comes first of all: nothing else is twenty years late. */
const AHEAD = { LETTER: 7_300, QUERY: 7, DUE: 0 } as const
/** A letter without a day comes where one of this many days after it came in would. */
const UNDATED_DAYS = 30
/** What is older than this comes before what is only due. */
const OLD_AFTER_DAYS = 120

/** When something of a day comes. */
const comesAt = (day: Day, because: keyof typeof AHEAD, timeZone: string): Date =>
  startOfDay(addDays(day, 1 - AHEAD[because]), timeZone)

/** By which an unanswered letter is ranked, whoever's turn it is; null without one. */
export function letterUrgency(
  { letterDay, letterSince }: Pick<UrgencyFacts, 'letterDay' | 'letterSince'>,
  timeZone: string,
): Urgency | null {
  if (letterDay !== null) return { at: comesAt(letterDay, 'LETTER', timeZone), because: 'LETTER' }
  if (letterSince === null) return null
  const day = addDays(dayOf(letterSince, timeZone), UNDATED_DAYS)
  return { at: comesAt(day, 'LETTER', timeZone), because: 'LETTER_UNDATED' }
}

/** The one rule of what is done next, while it is the agency's turn. */
export function nextBest(facts: UrgencyFacts, timeZone: string): Urgency {
  const { queryDay, levelEndsAt, dueOn, boughtAt } = facts
  const by = (day: Day | null, because: keyof typeof AHEAD): Urgency | null =>
    day === null ? null : { at: comesAt(day, because, timeZone), because }
  const all: (Urgency | null)[] = [
    letterUrgency(facts, timeZone),
    by(queryDay, 'QUERY'),
    { at: levelEndsAt, because: 'LEVEL' },
    dueOn === queryDay ? null : by(dueOn, 'DUE'),
    { at: new Date(boughtAt.getTime() + OLD_AFTER_DAYS * 86_400_000), because: 'AGE' },
  ]
  return all.filter((one) => one !== null).reduce((first, one) => (one.at < first.at ? one : first))
}

/** The day that an urgency is about, as it was ranked by it; null where the reason is no day. */
export function dayOfUrgency({ at, because }: Urgency, timeZone: string): Day | null {
  if (because === 'LEVEL' || because === 'AGE' || because === 'LETTER_UNDATED') return null
  return addDays(dayOf(at, timeZone), AHEAD[because] - 1)
}
