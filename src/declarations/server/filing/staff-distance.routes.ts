import { type CallContext, staffOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { readDistance, sayDistance, sayEstablishment } from '#reports/server/public.ts'
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
      await requireWork(deps, staffOf(context), { companyId, id })
      const writer = { companyId, by: writerOf(context), source }
      await deps.db.transaction((tx) => sayDistance(tx, deps, writer, said))
      return readDistance(deps, deps.db, companyId)
    }),
    handle(calls.staffSaveEstablishment, async (context, { companyId, id, source, ...said }) => {
      await requireWork(deps, staffOf(context), { companyId, id })
      const writer = { companyId, by: writerOf(context), source }
      await deps.db.transaction((tx) => sayEstablishment(tx, deps, writer, said))
      return readDistance(deps, deps.db, companyId)
    }),
  ]
}

function writerOf(context: CallContext) {
  const { staffId: id, staffName: name } = staffOf(context)
  return { kind: 'staff', id, name, address: context.ip } as const
}
