import { addDays, type Day, isWeekend } from '#platform/shared/calendar.ts'
import { restingIn } from '#platform/shared/public-holidays.ts'

/** How many bank days a transfer from China usually takes. */
const TRANSFER_DAYS = 3

/** The last day on which a transfer from China should leave, so that it is with the authority by `payBy`. */
export function sendBy(payBy: Day, country: string): Day {
  const restsThere = restingIn(country)
  const isBankDay = (day: Day) => !restsThere(day) && !isWeekend(day) && !restsInChina(day)
  let day = payBy
  while (restsThere(day)) day = addDays(day, -1)
  for (let left = TRANSFER_DAYS; left > 0;) {
    day = addDays(day, -1)
    if (isBankDay(day)) left--
  }
  return day
}

/** First days of the Chinese year; behind the last of them only the fixed holidays count. */
const NEW_YEARS: readonly Day[] = [
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
]

/**
 * The long holidays as the State Council usually sets them. A day too many only asks for the transfer earlier, so the
 * eves count too.
 */
function restsInChina(day: Day): boolean {
  const [month, date] = [day.slice(5, 7), day.slice(8)]
  if (month === '10') return date <= '08'
  if (month === '05') return date <= '05'
  if (month === '01' && date === '01') return true
  return NEW_YEARS.some((first) => addDays(first, -1) <= day && day <= addDays(first, 6))
}
