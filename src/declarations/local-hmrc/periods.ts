import { addDays, type Day } from '#platform/shared/calendar.ts'
import { lastDayOfMonth, monthOf, yearOf } from '#vat/calendar/months.ts'

export type LocalPeriod = { start: Day; end: Day; due: Day; periodKey: string }

/** One month and seven days after the end of the period. */
const dueOf = (end: Day): Day => addDays(lastDayOfMonth(yearOf(end), monthOf(end) + 1), 7)

const firstDay = (year: number, month: number): Day => addDays(lastDayOfMonth(year, month - 1), 1)

function period(months: number, year: number, lastMonth: number, letter: string, place: string): LocalPeriod {
  const end = lastDayOfMonth(year, lastMonth)
  const periodKey = `${end.slice(2, 4)}${letter}${place}`
  return { start: firstDay(year, lastMonth - months + 1), end, due: dueOf(end), periodKey }
}

/** Twelve months, or the four quarters that end in a year. @param stagger by how many months they end later */
export function monthsOf(year: number): LocalPeriod[] {
  return Array.from({ length: 12 }, (_, index) =>
    period(1, year, index + 1, 'A', String.fromCharCode(65 + index)),
  )
}
export function quartersOf(year: number, stagger = 0): LocalPeriod[] {
  const letter = 'ABC'[stagger] ?? 'A'
  const lastMonths = [3, 6, 9, 12].map((month) => ((month + stagger - 1) % 12) + 1)
  return lastMonths
    .toSorted((a, b) => a - b)
    .map((month, index) => period(3, year, month, letter, String(index + 1)))
}

/** A number that begins with 2 files each month; with 3 or 4 its quarters end a month or two after the calendar's. */
export function periodsOf(vrn: string, today: Day): LocalPeriod[] {
  const years = [3, 2, 1, 0, -1].map((back) => yearOf(today) - back)
  const stagger = vrn.startsWith('3') ? 1 : vrn.startsWith('4') ? 2 : 0
  const all = years.flatMap((year) => (vrn.startsWith('2') ? monthsOf(year) : quartersOf(year, stagger)))
  return all.filter(({ start }) => start <= today)
}
