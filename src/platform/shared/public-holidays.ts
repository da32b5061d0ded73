import { addDays, type Day, isWeekend, type Rests } from './calendar.ts'
import { easterSunday, orthodoxEasterSunday } from './easter.ts'

/*
 * Days on which the offices of a whole state are closed by law, for saying when work will be finished. No due day of the law
 * is put off by them: regions have further ones, and a holiday too many would suggest that there is still time.
 */

/** `12-25`; `E+1` days from Easter Sunday, `O+1` from the Orthodox one; `05/1` the first Monday of May, `05/-1` its last. */
type Rule = string

const rules = (list: string): readonly Rule[] => list.split(' ')

const RULES: Readonly<Record<string, readonly Rule[]>> = {
  AT: rules('01-01 01-06 E+1 05-01 E+39 E+50 E+60 08-15 10-26 11-01 12-08 12-25 12-26'),
  BE: rules('01-01 E+1 05-01 E+39 E+50 07-21 08-15 11-01 11-11 12-25'),
  CZ: rules('01-01 E-2 E+1 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26'),
  DE: rules('01-01 E-2 E+1 05-01 E+39 E+50 10-03 12-25 12-26'),
  ES: rules('01-01 01-06 E-2 05-01 08-15 10-12 11-01 12-06 12-08 12-25'),
  FR: rules('01-01 E+1 05-01 05-08 E+39 E+50 07-14 08-15 11-01 11-11 12-25'),
  GB: rules('01-01 E-2 E+1 05/1 05/-1 08/-1 12-25 12-26'),
  GR: rules('01-01 01-06 O-48 03-25 O-2 O+1 05-01 O+50 08-15 10-28 12-25 12-26'),
  IE: rules('01-01 02/1 03-17 E+1 05/1 06/1 08/1 10/-1 12-25 12-26'),
  IT: rules('01-01 01-06 E+1 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26'),
  NL: rules('01-01 E+1 04-27 E+39 E+50 12-25 12-26'),
  PL: rules('01-01 01-06 E+1 05-01 05-03 E+60 08-15 11-01 11-11 12-24 12-25 12-26'),
  SE: rules('01-01 01-06 E-2 E+1 05-01 E+39 06-06 12-25 12-26'),
  SI: rules('01-01 01-02 02-08 E+1 04-27 05-01 05-02 06-25 08-15 10-31 11-01 12-25 12-26'),
}

/** Elsewhere, and for the Union itself: what nearly all states of Europe have in common. */
const COMMON = rules('01-01 E-2 E+1 05-01 12-25 12-26')

/** Where a holiday on a weekend is taken on the next weekday that is none itself. */
const MOVES_FROM_WEEKEND = new Set(['GB'])

const known = new Map<string, ReadonlyMap<Day, Rule>>()

function holidaysOf(country: string, year: string): ReadonlyMap<Day, Rule> {
  const key = `${country}${year}`
  const before = known.get(key)
  if (before) return before
  const days = new Map<Day, Rule>()
  for (const rule of RULES[country] ?? COMMON) {
    let day = dayOf(rule, year)
    while (MOVES_FROM_WEEKEND.has(country) && (isWeekend(day) || days.has(day))) day = addDays(day, 1)
    days.set(day, rule)
  }
  known.set(key, days)
  return days
}

function dayOf(rule: Rule, year: string): Day {
  if (rule.startsWith('O')) return addDays(orthodoxEasterSunday(Number(year)), Number(rule.slice(1)))
  if (rule.startsWith('E')) return addDays(easterSunday(Number(year)), Number(rule.slice(1)))
  const [month, which] = rule.split('/')
  return which === undefined ? `${year}-${rule}` : mondayOf(`${year}-${month}`, which === '-1')
}

function mondayOf(month: string, last: boolean): Day {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index))
  const mondays = days.filter(
    (day) => day.startsWith(month) && new Date(`${day}T00:00:00Z`).getUTCDay() === 1,
  )
  return (last ? mondays.at(-1) : mondays[0]) ?? `${month}-01`
}

function isPublicHoliday(country: string, day: Day): boolean {
  return holidaysOf(country, day.slice(0, 4)).has(day)
}

/** Whether the holidays of a country itself are known, or only what most of Europe has in common. */
export const knowsHolidaysOf = (country: string): boolean => country in RULES

/** The public holidays of a year in a country, in order, each by the rule that names it; none where they are not known. */
export const publicHolidaysIn = (country: string, year: number): { day: Day; rule: string }[] =>
  knowsHolidaysOf(country)
    ? [...holidaysOf(country, String(year))]
        .map(([day, rule]) => ({ day, rule }))
        .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    : []

/** Whether nobody works on a day: a weekend, or a public holiday in one of these countries. */
export function restingIn(...countries: readonly string[]): Rests {
  const key = countries.join(' ')
  const known = resting.get(key)
  if (known) return known
  const days = new Map<Day, boolean>()
  const rests: Rests = (day) => {
    const found = days.get(day)
    if (found !== undefined) return found
    if (days.size >= MOST_DAYS) days.clear()
    const rest = isWeekend(day) || countries.some((country) => isPublicHoliday(country, day))
    days.set(day, rest)
    return rest
  }
  if (resting.size >= MOST_PAIRS) resting.clear()
  resting.set(key, rests)
  return rests
}

/** Remembered: each row of a list asks for hundreds of days, and for the same ones as the row before. */
const resting = new Map<string, Rests>()
const MOST_PAIRS = 100
const MOST_DAYS = 2_000
