import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../../insight-contract.ts'
import { exportInsight, readInsight } from './read-insight.ts'

export function insightRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.readInsight, (context, { months }) =>
      readInsight(deps, { companyId: sellerOf(context).companyId, months }),
    ),
    handleFile(calls.exportInsight, (context, asked) =>
      exportInsight(deps, { ...asked, companyId: sellerOf(context).companyId, lang: context.lang }),
    ),
  ]
}
