import type { Day } from '#platform/shared/calendar.ts'
import { periodEndOf, periodStart } from '#vat/calendar/periods.ts'
import type { Frequency } from '#vat/rates/facts.ts'
import type { RegistrationFacts, ReturnPeriod } from './prepared-return.ts'

/** The period of a registration to which a month belongs; null where it was not in force. */
export function periodOf(registration: RegistrationFacts, month: string): ReturnPeriod | null {
  const { rhythm, offset, from, to } = registration
  const day: Day = `${month}-01`
  const end = periodEndOf(rhythm, day, offset)
  if ((from !== null && from.slice(0, 7) > month) || (to !== null && to.slice(0, 7) < month)) return null
  const start = periodStart(rhythm, end)
  return {
    name: nameOf(rhythm, start, end),
    from: from !== null && from > start ? from : start,
    to: to !== null && to < end ? to : end,
  }
}

export const quarterOf = (month: string): ReturnPeriod => calendarPeriod('QUARTERLY', month)
export const monthOf = (month: string): ReturnPeriod => calendarPeriod('MONTHLY', month)

function calendarPeriod(rhythm: Frequency, month: string): ReturnPeriod {
  const end = periodEndOf(rhythm, `${month}-01`)
  const start = periodStart(rhythm, end)
  return { name: nameOf(rhythm, start, end), from: start, to: end }
}

function nameOf(rhythm: Frequency, from: Day, to: Day): string {
  const lastMonth = Number(to.slice(5, 7))
  if (rhythm === 'MONTHLY') return to.slice(0, 7)
  if (rhythm === 'QUARTERLY' && lastMonth % 3 === 0) return `${to.slice(0, 4)}-Q${lastMonth / 3}`
  if (rhythm === 'YEARLY' && lastMonth === 12) return to.slice(0, 4)
  return `${from.slice(0, 7)}_${to.slice(0, 7)}`
}
