import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { createAmazon, type ShopsConfig } from '#shops/server/public.ts'
import { listPendingMatters } from '../contract.ts'
import { listMatters } from './list-matters.ts'

export function pendingMattersRoutes(deps: ServerDeps<ShopsConfig>): Route[] {
  return [
    handle(listPendingMatters, (context, filter) =>
      listMatters(
        deps.db,
        {
          ...filter,
          companyId: sellerOf(context).companyId,
          connectsAmazon: createAmazon(deps) !== undefined,
        },
        { lang: context.lang, now: deps.clock.now(), timeZone: deps.config.agency.timeZone },
      ),
    ),
  ]
}
