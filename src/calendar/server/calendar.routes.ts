import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import { listCalendar as listCalendarCall } from '../contract.ts'
import { listCalendar, type CalendarDeps } from './list-calendar.ts'

export function calendarRoutes(deps: CalendarDeps): Route[] {
  return [
    handle(listCalendarCall, (context, { from, to }) => {
      const { companyId } = sellerOf(context)
      return listCalendar(deps, { companyId, from, to, lang: context.lang })
    }),
  ]
}
