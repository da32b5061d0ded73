import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import * as calls from '../mandates-contract.ts'
import { findMandates } from './mandates/mandates.queries.ts'
import { presentMandates } from './mandates/present-mandate.ts'
import { revokeMandate } from './mandates/revoke-mandate.ts'

export function mandatesRoutes(deps: ServerDeps): Route[] {
  const todayOf = () => dayOf(deps.clock.now(), deps.config.agency.timeZone)
  return [
    handle(calls.listMandates, async (context, { page, pageSize }) => {
      const { companyId } = sellerOf(context)
      const { rows, total } = await findMandates(deps.db, { companyId, page, pageSize })
      const reading = { lang: context.lang, today: todayOf() }
      const records = await presentMandates(deps.db, companyId, rows, reading)
      return { records, total, page, pageSize }
    }),
    handle(calls.revokeMandate, (context, { mandateId }) => {
      const { companyId, userId, userName } = sellerOf(context)
      const by = { kind: 'seller', id: userId, name: userName, address: context.ip } as const
      return revokeMandate(deps, { companyId, mandateId, by })
    }),
  ]
}
