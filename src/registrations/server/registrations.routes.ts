import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { listRegistrations } from '../contract.ts'
import { presentRegistration } from './present-registration.ts'
import { findRegistrations } from './registration-list.queries.ts'

export function registrationsRoutes(deps: ServerDeps): Route[] {
  return [
    handle(listRegistrations, async (context, { page, pageSize }) => {
      const { companyId } = sellerOf(context)
      const { lang } = context
      const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
      const { rows, total } = await findRegistrations(deps.db, { companyId, today, page, pageSize })
      const records = rows.map((row) => presentRegistration(row, { lang, today }))
      return { records, total, page, pageSize }
    }),
  ]
}
