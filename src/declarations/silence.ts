import { addDays, dayOf, type Day, type Rests } from '#platform/shared/calendar.ts'
import { restingIn } from '#platform/shared/public-holidays.ts'
import { authorityZone } from './authority-zone.ts'

/**
 * How many working days before the due day a confirmation still lets us file in time: one to file, one for an answer
 * of the authority that asks for a change, two in reserve.
 */
const WORKING_DAYS_TO_FILE = 4
/** The hour, in the agency's zone, until which a confirmation counts for that day. */
export const LAST_SAFE_HOUR = 12
const REMINDED_BEFORE = [7, 3, 1] as const

/** What happens while nobody answers, as days: of the agency, and `dueOn` and `lateFrom` of the authority. */
export type Silence = {
  /** When the seller is reminded before `confirmBy`; days until `since` are left out. */
  remindedOn: readonly Day[]
  /** Until LAST_SAFE_HOUR of this day we can promise to file in time. */
  lastSafeOn: Day
  dueOn: Day
  lateFrom: Day
  /** What becomes of the declaration then. Without a choice that says otherwise nothing is filed. */
  outcome: SilentOutcome
}

type SilentOutcome = 'HELD' | 'FILED_BY_CHOICE'
export const STANDING_CHOICES = ['ASK', 'FILE', 'HOLD'] as const
export type StandingChoice = (typeof STANDING_CHOICES)[number]

/** Great Britain's office wants the client's approval of each return (HMRC, VAT (MTD) agents). */
const ASKS_EACH_TIME = new Set(['GB', 'XI'])

/** The choices that the law of a country leaves. */
export function choicesIn(country: string): readonly StandingChoice[] {
  return ASKS_EACH_TIME.has(country) ? ['ASK'] : ['ASK', 'FILE', 'HOLD']
}

/**
 * By which day the seller is asked to confirm: the last safe one. What began to wait on it or later can only be asked for
 * by the authority's own.
 */
export function confirmBy({ country, dueOn, since }: { country: string; dueOn: Day; since: Day }): Day {
  const lastSafeOn = lastSafeDay(country, dueOn)
  return lastSafeOn > since ? lastSafeOn : dueOn
}

/** The day on which it began to wait for the seller, at the authority, so that nobody's settings move it. */
export const waitsSince = (country: string, statusSince: Date): Day =>
  dayOf(statusSince, authorityZone(country))

/** @param since the day on which it began to wait for the seller */
export function silenceOf(wait: {
  country: string
  dueOn: Day
  since: Day
  choice: StandingChoice
  /** Whether the choice applies: every check passed, and the amount lies inside its band. */
  choiceApplies: boolean
}): Silence {
  const { country, dueOn, since, choice, choiceApplies } = wait
  const by = confirmBy(wait)
  const filed = choice === 'FILE' && choiceApplies && choicesIn(country).includes('FILE')
  return {
    remindedOn: REMINDED_BEFORE.map((days) => addDays(by, -days)).filter((day) => day > since),
    lastSafeOn: lastSafeDay(country, dueOn),
    dueOn,
    lateFrom: addDays(dueOn, 1),
    outcome: filed ? 'FILED_BY_CHOICE' : 'HELD',
  }
}

const lastSafeDay = (country: string, dueOn: Day): Day =>
  workingDaysBefore(dueOn, WORKING_DAYS_TO_FILE, restingIn(country))

function workingDaysBefore(day: Day, count: number, rests: Rests): Day {
  let current = day
  for (let left = count; left > 0;) {
    current = addDays(current, -1)
    if (!rests(current)) left--
  }
  return current
}
