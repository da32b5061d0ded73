import { staffOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { readDistance, sayDistance } from '#reports/server/public.ts'
import * as calls from '../../staff/distance-contract.ts'
import { requireWork } from './read-work.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs'>

/** What a seller could say of its distance sales, said by staff with its source. */
export function staffDistanceRoutes(deps: Deps): Route[] {
  return [
    handle(calls.staffDistanceFacts, async (context, { companyId, id }) => {
      await requireWork(deps, staffOf(context), { companyId, id })
      return readDistance(deps, deps.db, companyId)
    }),
    handle(calls.staffSaveDistanceFacts, async (context, { companyId, id, source, ...said }) => {
      const staff = staffOf(context)
      await requireWork(deps, staff, { companyId, id })
      const by = { kind: 'staff', id: staff.staffId, name: staff.staffName, address: context.ip } as const
      await deps.db.transaction((tx) => sayDistance(tx, deps, { companyId, by, source }, said))
      return readDistance(deps, deps.db, companyId)
    }),
  ]
}
