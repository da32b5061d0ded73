import { writeAudit } from '#platform/server/audit.ts'
import type { Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { API_KEY_CALLS } from './api-key-calls.ts'
import { callName } from './calls.ts'

/**
 * What a program changes, or takes as a file, stands in the audit trail under its key, beside the line of the change itself,
 * which names the key's maker: so a person can be told from their program.
 */
export function recordKeyCalls(deps: Pick<ServerDeps, 'db' | 'clock'>, routes: readonly Route[]): Route[] {
  return routes.map((route) => {
    const { call } = route
    const name = callName(call)
    if (!(name in API_KEY_CALLS) || (call.method === 'GET' && call.kind !== 'file')) return route
    return {
      ...route,
      async handler(context, input) {
        const answer = await route.handler(context, input)
        const { principal: who } = context
        if (who.kind !== 'seller' || !who.apiKey) return answer
        const { companyId, userId: actorId, apiKey } = who
        await deps.db.transaction((tx) =>
          writeAudit(tx, {
            at: deps.clock.now(),
            actorKind: 'seller',
            actorId,
            action: 'api_key.called',
            record: apiKey.id,
            companyId,
            address: context.ip,
            detail: { call: name },
          }),
        )
        return answer
      },
    }
  })
}
