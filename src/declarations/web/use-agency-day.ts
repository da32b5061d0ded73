import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { currentPageConfig } from '#platform/web/session.ts'
import { useNow } from './detail/use-now.ts'

/** The day at the agency when the page was opened: what is late there is late for every reader. */
export function useAgencyDay(): Day {
  return dayOf(useNow(), currentPageConfig().agencyTimeZone)
}
