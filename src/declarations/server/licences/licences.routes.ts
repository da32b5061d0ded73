import { staffOf } from '#platform/server/http/call-context.ts'
import { idOfRequest } from '#platform/server/http/once.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { getStaffMember } from '#staff/server/public.ts'
import { isInForce } from '../../licence.ts'
import * as calls from '../../staff/licences-contract.ts'
import type { LicenceRow } from '../licences.tables.ts'
import { pageOfLicences } from './licences.queries.ts'
import { endLicence, saveLicence } from './save-licence.ts'

export function licencesRoutes(deps: ServerDeps): Route[] {
  const present = async (row: LicenceRow) => ({
    ...row,
    signers: await Promise.all(
      row.signers.map(async (id) => ({ id, name: (await getStaffMember(deps.db, id))?.name ?? '' })),
    ),
    inForce: isInForce(row, dayOf(deps.clock.now(), deps.config.agency.timeZone)),
    createdAt: row.createdAt.toISOString(),
  })
  return [
    handle(calls.listLicences, async (_context, filter) => {
      const { rows, total } = await pageOfLicences(deps.db, filter)
      const { page, pageSize } = filter
      return { records: await Promise.all(rows.map(present)), total, page, pageSize }
    }),
    handle(calls.saveLicence, async (context, input) => {
      const { staffId } = staffOf(context)
      const licence = { ...input, newId: idOfRequest('lic', context) }
      return present(await saveLicence(deps, { staffId, address: context.ip }, licence))
    }),
    handle(calls.endLicence, async (context, input) => {
      const { staffId } = staffOf(context)
      return present(await endLicence(deps, { staffId, address: context.ip }, input))
    }),
  ]
}
