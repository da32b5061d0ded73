import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { listPendingMatters } from '../contract.ts'
import { listMatters } from './list-matters.ts'

export function pendingMattersRoutes(deps: ServerDeps): Route[] {
  return [
    handle(listPendingMatters, (context, filter) =>
      listMatters(
        deps.db,
        { ...filter, companyId: sellerOf(context).companyId },
        { lang: context.lang, now: deps.clock.now(), timeZone: deps.config.agency.timeZone },
      ),
    ),
  ]
}
