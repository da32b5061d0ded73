import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../contract.ts'
import { keysOf } from './api-keys.repository.ts'
import { createKey } from './create-key.ts'
import { presentKey } from './present-key.ts'
import { revokeKey } from './revoke-key.ts'

export function apiKeysRoutes(deps: Pick<ServerDeps, 'db' | 'clock' | 'jobs'>): Route[] {
  const all = async (companyId: string) => {
    const rows = await keysOf(deps.db, companyId)
    return { keys: rows.map((row) => presentKey(row, deps.clock.now())) }
  }
  return [
    handle(calls.listApiKeys, (context) => all(sellerOf(context).companyId)),
    handle(calls.createApiKey, (context, input) => createKey(deps, sellerOf(context), input, context)),
    handle(calls.revokeApiKey, async (context, input) => {
      await revokeKey(deps, sellerOf(context), input, context)
      return all(sellerOf(context).companyId)
    }),
  ]
}
