import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { createAmazon, type ShopsConfig } from '#shops/server/public.ts'
import { companiesOverview, listPendingMatters } from '../contract.ts'
import { readOverview } from './companies-overview.ts'
import { listMatters } from './list-matters.ts'

export function pendingMattersRoutes(deps: ServerDeps<ShopsConfig>): Route[] {
  return [
    handle(companiesOverview, (context) =>
      readOverview(
        deps.db,
        { userId: sellerOf(context).userId, connectsAmazon: createAmazon(deps) !== undefined },
        { lang: context.lang, now: deps.clock.now(), timeZone: deps.config.agency.timeZone },
      ),
    ),
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
