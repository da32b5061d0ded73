import { type CallContext, sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../distance-contract.ts'
import { readDistance } from './read-distance.ts'
import { sayDistance } from './save-distance-facts.ts'
import { sayEstablishment } from './say-establishment.ts'

export function distanceSalesRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.readDistanceFacts, (context) => readDistance(deps, deps.db, sellerOf(context).companyId)),
    handle(calls.saveDistanceFacts, async (context, said) => {
      const writer = writerOf(context)
      await deps.db.transaction((tx) => sayDistance(tx, deps, writer, said))
      return readDistance(deps, deps.db, writer.companyId)
    }),
    handle(calls.saveEstablishment, async (context, said) => {
      const writer = writerOf(context)
      await deps.db.transaction((tx) => sayEstablishment(tx, deps, writer, said))
      return readDistance(deps, deps.db, writer.companyId)
    }),
  ]
}

function writerOf(context: CallContext) {
  const { companyId, userId, userName } = sellerOf(context)
  return { companyId, by: { kind: 'seller', id: userId, name: userName, address: context.ip } as const }
}
