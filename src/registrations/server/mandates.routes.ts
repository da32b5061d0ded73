import { fromWire } from '#documents/wire-names.ts'
import { sellerOf, staffOf } from '#platform/server/http/call-context.ts'
import { idOfRequest } from '#platform/server/http/once.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import * as calls from '../mandates-contract.ts'
import * as staff from '../staff/contract.ts'
import { acceptRenewal, returnRenewal } from './mandates/check-renewal.ts'
import { listForStaff } from './mandates/list-for-staff.ts'
import { findMandates } from './mandates/mandates.queries.ts'
import { presentMandates } from './mandates/present-mandate.ts'
import { renewMandate } from './mandates/renew-mandate.ts'
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
    handle(calls.renewMandate, (context, input) =>
      renewMandate(deps, {
        id: idOfRequest('man', context),
        companyId: sellerOf(context).companyId,
        ...fromWire(input),
      }),
    ),
    handle(staff.staffMandates, (context, filter) =>
      listForStaff(
        deps.db,
        { ...filter, scope: staffOf(context).scope },
        { lang: context.lang, today: todayOf() },
      ),
    ),
    handle(staff.acceptMandate, (context, input) =>
      acceptRenewal(deps, { staff: staffOf(context), ...input }),
    ),
    handle(staff.returnMandate, (context, { reason, ...at }) =>
      returnRenewal(deps, { staff: staffOf(context), ...at, reason: inBoth(reason) }),
    ),
    handle(staff.endMandate, (context, { reason, ...at }) => {
      const { staffId, staffName } = staffOf(context)
      const by = { kind: 'staff', id: staffId, name: staffName, address: context.ip } as const
      return revokeMandate(deps, { ...at, by, reason: inBoth(reason) })
    }),
  ]
}

const inBoth = (text: string | LocalText): LocalText =>
  typeof text === 'string' ? { en: text, zh: text } : text
