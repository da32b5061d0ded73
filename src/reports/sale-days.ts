import type { Day } from '#platform/shared/calendar.ts'

/** On which days of which months there are sales, a bit for each day: `{ '2026-03': 0b101 }` is the first and the third. */
export type SaleDays = Readonly<Record<string, number>>

export function withSaleDays(known: SaleDays, days: Iterable<Day>): SaleDays {
  const all: Record<string, number> = { ...known }
  for (const day of days) {
    const month = day.slice(0, 7)
    all[month] = (all[month] ?? 0) | (1 << (Number(day.slice(8)) - 1))
  }
  return all
}

/** The days of a month with a sale, in order: `[1, 3]`. */
export function daysWithSales(saleDays: SaleDays, month: string): number[] {
  const bits = saleDays[month] ?? 0
  return Array.from({ length: 31 }, (_, at) => at + 1).filter((day) => (bits & (1 << (day - 1))) !== 0)
}
