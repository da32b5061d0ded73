import { addDays, type Day } from '#platform/shared/calendar.ts'

/** `2026-10` so many months from another. */
export function monthFrom(month: string, offset: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + offset
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** The day of a month, from 1. */
export const dayIn = (month: string, day: number): Day => addDays(`${month}-01`, day - 1)

/** From the first month to the last, both included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = monthFrom(month, 1)) months.push(month)
  return months
}

/** The calendar's quarter in which a month lies, by its first month. */
export const quarterOf = (month: string): string => monthFrom(month, -((Number(month.slice(5, 7)) - 1) % 3))
