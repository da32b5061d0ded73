import { addDays, type Day } from '#platform/shared/calendar.ts'
import type { CalendarEntry } from './contract.ts'

/** `2026-11` */
export type Month = string
export const monthOf = (day: Day): Month => day.slice(0, 7)
export const firstDayOf = (month: Month): Day => `${month}-01`
export const lastDayOf = (month: Month): Day => addDays(firstDayOf(monthsFrom(month, 2)[1] ?? month), -1)

const MONTH_PATTERN = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/
export const isMonth = (text: string | null): text is Month => text !== null && MONTH_PATTERN.test(text)

export function monthsFrom(first: Month, count: number): Month[] {
  const [year = 0, month = 1] = first.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const since = year * 12 + month - 1 + index
    return `${String(Math.floor(since / 12)).padStart(4, '0')}-${String((since % 12) + 1).padStart(2, '0')}`
  })
}

/** What is certain, what tax is estimated, and fees that are not agreed yet. In minor units of one currency. */
export type Sums = { certain: number; estimated: number; fees: number }
export type MonthSums = Sums & {
  month: Month
  total: number
  /** How many entries there are, and how many amounts could not be converted and counted. */
  count: number
  uncounted: number
}

/** The month in which something counts: what is overdue from before the first one is due in that one, for it is due now. */
export function monthOfEntry({ day, overdue }: CalendarEntry, months: readonly Month[]): Month {
  const month = monthOf(day)
  const [first] = months
  return overdue && first !== undefined && month < first ? first : month
}

export function sumsOf(entries: readonly CalendarEntry[], months: readonly Month[]): MonthSums[] {
  return months.map((month) =>
    sumUp(
      month,
      entries.filter((entry) => monthOfEntry(entry, months) === month),
    ),
  )
}

function sumUp(month: Month, entries: readonly CalendarEntry[]): MonthSums {
  const sums = { month, certain: 0, estimated: 0, fees: 0, total: 0, count: entries.length, uncounted: 0 }
  for (const { money } of entries) {
    if (!money) continue
    if (money.counted === null) {
      sums.uncounted++
      continue
    }
    sums[money.certain ? 'certain' : money.part === 'TAX' ? 'estimated' : 'fees'] += money.counted
    sums.total += money.counted
  }
  return sums
}

export function totalOf(months: readonly MonthSums[]): Omit<MonthSums, 'month'> {
  const total = { certain: 0, estimated: 0, fees: 0, total: 0, count: 0, uncounted: 0 }
  for (const month of months)
    for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += month[key]
  return total
}

const HEAVY = 1.5
/** With fewer months that cost anything, every one of them would stand out. */
const COMPARED_AT_LEAST = 3

/** The next month that costs more than 1.5 times the average of all. */
export function heavyMonth(months: readonly MonthSums[]): MonthSums | undefined {
  const costly = months.filter(({ total }) => total > 0)
  if (costly.length < COMPARED_AT_LEAST) return undefined
  const average = totalOf(months).total / months.length
  return months.find(({ total }) => total > HEAVY * average)
}

export type DayCell = { day: Day; isInMonth: boolean }

/** The weeks of a month from Monday to Sunday, with the days of its neighbours that complete them. */
export function weeksOf(month: Month): DayCell[][] {
  const first = firstDayOf(month)
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  const last = lastDayOf(month)
  const weeks: DayCell[][] = []
  for (let monday = addDays(first, -weekday); monday <= last; monday = addDays(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const day = addDays(monday, index)
        return { day, isInMonth: monthOf(day) === month }
      }),
    )
  return weeks
}
