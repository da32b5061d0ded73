import { getCompany } from '#accounts/server/public.ts'
import { type CallContext, staffOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { pageOfCostPrices, presentPrice } from '#reports/server/public.ts'
import * as calls from '../../staff/costs-contract.ts'
import { requireWork } from './read-work.ts'
import { enterCostPrice, removePrice } from './staff-cost-prices.ts'

const whoOf = (context: CallContext) => ({ staff: staffOf(context), address: context.ip })

export function staffCostPricesRoutes(deps: Pick<ServerDeps, 'db' | 'clock' | 'config'>): Route[] {
  return [
    handle(calls.staffCostPrices, async (context, { companyId, id, keyword, page, pageSize }) => {
      await requireWork(deps, staffOf(context), { companyId, id })
      const company = await getCompany(deps.db, companyId)
      const { rows, total } = await pageOfCostPrices(deps.db, { companyId, keyword, page, pageSize })
      return { records: rows.map(presentPrice), total, page, pageSize, company: company?.name ?? '' }
    }),
    handle(calls.staffSaveCostPrice, (context, said) => enterCostPrice(deps, whoOf(context), said)),
    handle(calls.staffRemoveCostPrice, (context, which) => removePrice(deps, whoOf(context), which)),
  ]
}
