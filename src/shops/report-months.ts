import { addDays, type Day, monthAfter } from '#platform/shared/calendar.ts'

/** `2026-10` → `2026-09`. */
export const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7)

/**
 * The first month that a shop is expected to report, such as `2026-03`: it sold before it was entered here where a report of
 * its own says so, and every month since then has sales or needs the word that it has none.
 * @param entered the month since which it is here
 * @param firstSales the first days of its own reports
 */
export const beginOfShop = (entered: string, firstSales: readonly Day[]): string =>
  firstSales.map((day) => day.slice(0, 7)).reduce((a, b) => (b < a ? b : a), entered)

export const lastDayOf = (month: string): Day => addDays(`${monthAfter(month)}-01`, -1)
