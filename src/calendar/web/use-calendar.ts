import { use } from 'react'
import { useSearchParams } from 'react-router'
import { addDays, dayOf, type Day } from '#platform/shared/calendar.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { listCalendar } from '../contract.ts'
import { firstDayOf, lastDayOf, monthOf } from '../year.ts'
import { monthsOfYear, readView } from './calendar-view.ts'
import type { calendarText } from './calendar.text.ts'

const todayIn = (timeZone: string): Day => dayOf(new Date(), timeZone)

/** The year from this month on, and what of it the address asks to show. */
export function useCalendar() {
  const timeZone = use(TimeZoneContext)
  const [query] = useSearchParams()
  const today = todayIn(timeZone)
  const months = monthsOfYear(today)
  const list = useCallQuery(listCalendar, {
    from: firstDayOf(monthOf(addDays(today, -1))),
    to: lastDayOf(months.at(-1) ?? monthOf(today)),
  })
  return { list, today, months, view: readView(query, months) }
}

export function useCalendarTexts() {
  const timeZone = use(TimeZoneContext)
  return { t: useText<typeof calendarText>('calendar'), lang: useLang(), timeZone }
}
