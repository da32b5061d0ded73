import { use } from 'react'
import { dayOf } from '#platform/shared/calendar.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { currentPageConfig } from '#platform/web/session.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { Reader } from './lane-model.ts'
import type { workOrdersText } from './work-orders.text.ts'

const momentOfReading = (): Date => new Date()

/** The texts, language, time zone and day for this module's pages. */
export function useReader(): Reader {
  const t = useText<typeof workOrdersText>('work-orders')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const { brandName: brand, agencyTimeZone: agencyZone } = currentPageConfig()
  const now = momentOfReading()
  return { t, lang, timeZone, agencyZone, now, today: dayOf(now, timeZone), brand }
}
