import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import { exportCalendar as exportCall, listCalendar as listCalendarCall } from '../contract.ts'
import {
  createCalendarFeed,
  openCalendarFeed,
  readCalendarFeed,
  revokeCalendarFeed,
  updateCalendarFeed,
} from '../feed-contract.ts'
import { exportCalendar } from './export-calendar.ts'
import { createFeed, readFeed, revokeFeed, updateFeed } from './feeds.ts'
import { listCalendar, type CalendarDeps } from './list-calendar.ts'
import { readFeedAt } from './read-feed.ts'

export function calendarRoutes(deps: CalendarDeps): Route[] {
  return [
    handle(listCalendarCall, (context, { from, to }) => {
      const { companyId } = sellerOf(context)
      return listCalendar(deps, { companyId, from, to, lang: context.lang })
    }),
    handleFile(exportCall, (context, asked) => {
      const { companyId } = sellerOf(context)
      return exportCalendar(deps, { ...asked, companyId, lang: context.lang })
    }),
    handle(readCalendarFeed, (context) => readFeed(deps, sellerOf(context))),
    handle(createCalendarFeed, (context) => createFeed(deps, sellerOf(context))),
    handle(updateCalendarFeed, (context, choices) => updateFeed(deps, sellerOf(context), choices)),
    handle(revokeCalendarFeed, (context) => revokeFeed(deps, sellerOf(context))),
    handleFile(openCalendarFeed, ({ ip }, { token }) => readFeedAt(deps, { token, ip })),
  ]
}
