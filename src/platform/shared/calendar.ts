/** A calendar day: `2026-03-31`. No time, no zone. */
export type Day = string

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/
const MS_PER_DAY = 86_400_000

const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** True for a day that exists: `2026-02-30` does not. Every day of every answer is looked at. */
export function isDay(value: unknown): value is Day {
  // The calendar of the database has no year 0.
  if (typeof value !== 'string' || !DAY_PATTERN.test(value) || value.startsWith('0000')) return false
  const [year, month, day] = [Number(value.slice(0, 4)), Number(value.slice(5, 7)), Number(value.slice(8))]
  const leapDay = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 1 : 0
  return day > 0 && day <= (DAYS_OF_MONTHS[month - 1] ?? 0) + leapDay
}

/** Creating a formatter takes a hundred times as long as using it; there are as many as time zones. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  dayFormats.set(timeZone, made)
  return made
}

/** Since this moment midnight is at a full quarter of an hour of UTC everywhere. */
const QUARTERS_SINCE = Date.UTC(1973, 0, 1)
const MS_PER_QUARTER = 900_000
const MOST_QUARTERS = 5_000

/** Lists ask for the days of the same few instants again and again; the formatter is what costs them. */
const daysOfQuarters = new Map<string, Map<number, Day>>()

/** The calendar day of an instant in a time zone. There is no zone by default: every reader and every office has its own. */
export function dayOf(instant: Date, timeZone: string): Day {
  const time = instant.getTime()
  if (!(time >= QUARTERS_SINCE)) return dayFormat(timeZone).format(instant)
  const quarter = Math.floor(time / MS_PER_QUARTER)
  const known = daysOfQuarters.get(timeZone) ?? new Map<number, Day>()
  const before = known.get(quarter)
  if (before !== undefined) return before
  const day = dayFormat(timeZone).format(instant)
  if (known.size >= MOST_QUARTERS) known.clear()
  daysOfQuarters.set(timeZone, known.set(quarter, day))
  return day
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10)
}

/** `2026-10` → `2026-11`. */
export const monthAfter = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7)

/** Whole days from one day to another; negative if `to` is before `from`. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY)
}

/**
 * Days until a day that an office, a marketplace or we set; negative when it is over. Counted from the day in the
 * agency's zone on every page and in every message, so that nobody reads two counts of one day.
 */
export function daysUntil(due: Day, now: Date, agencyZone: string): number {
  return daysBetween(dayOf(now, agencyZone), due)
}

export function isWeekend(day: Day): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6
}

/** Days on which nobody works, such as weekends and the public holidays of some countries (`restingIn`). */
export type Rests = (day: Day) => boolean

const MOST_DAYS = 20_000
const following = new Map<Day, Day>()

/** The day after: a list walks the same months for each of its rows. */
function nextDay(day: Day): Day {
  const known = following.get(day)
  if (known !== undefined) return known
  if (following.size >= MOST_DAYS) following.clear()
  const next = addDays(day, 1)
  following.set(day, next)
  return next
}

/**
 * The day `count` working days (Monday to Friday, unless said otherwise) after `day`: the first working day after it is
 * day 1, also when `day` itself is none. 0 gives the next working day on or after it.
 */
export function addWorkingDays(day: Day, count: number, rests: Rests = isWeekend): Day {
  let current = day
  for (let left = count; left > 0;) {
    current = nextDay(current)
    if (!rests(current)) left--
  }
  while (rests(current)) current = nextDay(current)
  return current
}

/** Working days since `from`, not counting that day. */
export function workingDaysBetween(from: Day, to: Day, rests: Rests = isWeekend): number {
  // Behind the last day of the year 9999 days are written otherwise, and no longer compare as texts.
  if (from >= to) return 0
  let count = 0
  for (let day = nextDay(from); day <= to; day = nextDay(day)) if (!rests(day)) count++
  return count
}
