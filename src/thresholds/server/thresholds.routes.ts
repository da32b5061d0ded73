import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { listThresholds } from '../contract.ts'
import { describeThresholds } from './list-thresholds.ts'

export function thresholdsRoutes(deps: ServerDeps): Route[] {
  return [
    handle(listThresholds, (context) => describeThresholds(deps, sellerOf(context).companyId, context.lang)),
  ]
}
