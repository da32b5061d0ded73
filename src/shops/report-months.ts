import { addDays, type Day } from '#platform/shared/calendar.ts'

/** `2026-10` → `2026-11`. */
export const monthAfter = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7)

/** `2026-10` → `2026-09`. */
export const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7)

export const lastDayOf = (month: string): Day => addDays(`${monthAfter(month)}-01`, -1)
