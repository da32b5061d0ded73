import { addDays, type Day } from '#platform/shared/calendar.ts'
import { restingIn } from '#platform/shared/public-holidays.ts'

/** The last day on which a bank there credits money in time: the day itself, or the working day before it. */
export function transferBy(payBy: Day, country: string): Day {
  const rests = restingIn(country)
  let day = payBy
  while (rests(day)) day = addDays(day, -1)
  return day
}
