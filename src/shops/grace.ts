import { addDays, addWorkingDays, isDay, type Day } from '#platform/shared/calendar.ts'

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const MONTH = `(${MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')})`.replaceAll(
  '(?:)?',
  '',
)

/** A marketplace gives weeks, never years: a later date in its text is about something else. */
const LONGEST_DAYS = 180

const two = (text: string | undefined): string => String(Number(text)).padStart(2, '0')
const monthNumber = (name = ''): string =>
  two(String(MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase())) + 1))

/** How days are written, each with its reading as YYYY-MM-DD. Days with slashes mean two things and are not read. */
const WRITTEN: readonly [RegExp, (found: readonly string[]) => string][] = [
  [/\b(\d{4})-(\d{1,2})-(\d{1,2})\b/g, ([, year, month, day]) => `${year}-${two(month)}-${two(day)}`],
  [/(\d{4})年(\d{1,2})月(\d{1,2})日/g, ([, year, month, day]) => `${year}-${two(month)}-${two(day)}`],
  [/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g, ([, day, month, year]) => `${year}-${two(month)}-${two(day)}`],
  [
    new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\.? ${MONTH}\.?,? (\d{4})\b`, 'gi'),
    ([, day, month, year]) => `${year}-${monthNumber(month)}-${two(day)}`,
  ],
  [
    new RegExp(String.raw`\b${MONTH}\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b`, 'gi'),
    ([, month, day, year]) => `${year}-${monthNumber(month)}-${two(day)}`,
  ],
]

const DAYS_LEFT =
  /\b(?:within|in|next) (\d{1,3}) (?:calendar )?days?\b|\b(\d{1,3})[- ]days? (?:grace|from)|(\d{1,3})\s*(?:个自然日|个日历日|天|日)(?:之)?内/i
const WORKING_DAYS_LEFT =
  /\b(?:within|in|next) (\d{1,3}) (?:business|working) days?\b|(\d{1,3})\s*个?工作日(?:之)?内/i

/** The day until which a notice gives time: the first day to come that it names, else the days that it counts. */
export function graceOf(text: string, today: Day): Day | undefined {
  const latest = addDays(today, LONGEST_DAYS)
  const named = WRITTEN.flatMap(([pattern, read]) => [...text.matchAll(pattern)].map((found) => read(found)))
  const ahead = named.filter((day) => isDay(day) && day >= today && day <= latest).toSorted()
  if (ahead[0] !== undefined) return ahead[0]
  const working = daysIn(WORKING_DAYS_LEFT, text)
  if (working !== undefined) return addWorkingDays(today, working)
  const days = daysIn(DAYS_LEFT, text)
  return days === undefined ? undefined : addDays(today, days)
}

function daysIn(pattern: RegExp, text: string): number | undefined {
  const found = pattern
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined)
  const days = Number(found ?? Number.NaN)
  return days > 0 && days <= LONGEST_DAYS ? days : undefined
}
