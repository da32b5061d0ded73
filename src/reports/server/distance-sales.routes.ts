import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../distance-contract.ts'
import { readDistance, sayDistance } from './save-distance-facts.ts'

export function distanceSalesRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.readDistanceFacts, (context) => readDistance(deps, deps.db, sellerOf(context).companyId)),
    handle(calls.saveDistanceFacts, async (context, said) => {
      const { companyId, userId, userName } = sellerOf(context)
      const by = { kind: 'seller', id: userId, name: userName, address: context.ip } as const
      await deps.db.transaction((tx) => sayDistance(tx, deps, { companyId, by }, said))
      return readDistance(deps, deps.db, companyId)
    }),
  ]
}
