import type { Day } from '#platform/shared/calendar.ts'

/**
 * How long what stands behind a return is kept: sales, documents with input VAT, the return itself and its receipt.
 * VAT Directive 2006/112/EC art. 369, 369k and 369x and Regulation 282/2011 art. 63c ask for ten years from the end of
 * the year of the sale. Of documents, the German Fiscal Code § 147(4) counts from the end of the year in which they came
 * into being, or were last worked on. No state of which we know asks for longer than ten, and several ask for less.
 */
const YEARS = 10

const yearOf = (day: Day): number => Number(day.slice(0, 4))

/** The last day on which a record is kept that is about, or was changed on, some days. */
export const keptUntil = (days: readonly [Day, ...Day[]]): Day =>
  `${String(Math.max(...days.map(yearOf)) + YEARS).padStart(4, '0')}-12-31`

/** What has none of its days on this one or later is not kept any more. */
export const firstDayKept = (today: Day): Day => `${String(yearOf(today) - YEARS).padStart(4, '0')}-01-01`

/** First and last day. */
export type Days = { fromDay: Day; toDay: Day }

/** Whether something that is not at its end needs what is of some days. */
export const isNeeded = (needs: readonly Days[], { fromDay, toDay }: Days): boolean =>
  needs.some((need) => need.fromDay <= toDay && fromDay <= need.toDay)
