import { addDays, dayOf, type Day } from '#platform/shared/calendar.ts'
import { isTargetClosed } from '#vat/calendar/target.ts'

const FRANKFURT = 'Europe/Berlin'
/** The rates of a day come out at about four in the afternoon. */
const PUBLISHED_AT_HOUR = 16

/** The day whose rates are the latest that the European Central Bank has published at an instant. */
export function latestPublished(instant: Date): Day {
  const today = dayOf(instant, FRANKFURT)
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: FRANKFURT }).format(
      instant,
    ),
  )
  let day = hour >= PUBLISHED_AT_HOUR ? today : addDays(today, -1)
  while (isTargetClosed(day)) day = addDays(day, -1)
  return day
}
