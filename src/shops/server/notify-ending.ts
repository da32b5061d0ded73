import { addDays, dayOf } from '#platform/shared/calendar.ts'
import { notify } from '#messages/server/public.ts'
import { NOTICE_DAYS } from '../authorisation.ts'
import type { ShopsDeps } from './shops-deps.ts'
import { shopsMessages } from './shops.messages.ts'
import { authorisationsEnding } from './shops.queries.ts'
import { noteEndingNotified } from './shops.repository.ts'

/** As many in one run; the rest in the next. */
const AT_ONCE = 500

/** Tells each company once, 30 days before, that an authorisation ends; whatever other process does the same. */
export async function notifyEnding(deps: ShopsDeps): Promise<void> {
  const now = deps.clock.now()
  const until = addDays(dayOf(now, deps.config.agency.timeZone), NOTICE_DAYS)
  const ending = await authorisationsEnding(deps.db, { until, limit: AT_ONCE })
  for (const { companyId, shopId, name, expiresOn } of ending)
    await deps.db.transaction(async (tx) => {
      if (!(await noteEndingNotified(tx, { companyId, shopId, at: now }))) return
      const params = { shopId, name, end: { day: expiresOn } }
      await notify(tx, deps, { companyId, kind: shopsMessages.ENDING, params })
    })
}
