import type { Day } from '#platform/shared/calendar.ts'

/** Without a day on one side: without an end there. */
export type Days = { from?: Day; to?: Day }

/** Whether all days of a year are among them. */
export const coversYear = ({ from = '', to = '9' }: Days, year: number): boolean =>
  from <= `${year}-01-01` && `${year}-12-31` <= to
