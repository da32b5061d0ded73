import { sellerAt, sellerOf } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../costs-contract.ts'
import { costPriceTemplate } from './cost-price-template.ts'
import { pageOfCostPrices } from './list-cost-prices.queries.ts'
import { presentPrice } from './present-cost-price.ts'
import { removeCostPrice, saveCostPrice, takeCostPrices } from './save-cost-prices.ts'

export function costPricesRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.listCostPrices, async (context, { keyword, page, pageSize }) => {
      const { companyId } = sellerOf(context)
      const { rows, total } = await pageOfCostPrices(deps.db, { companyId, keyword, page, pageSize })
      const records = rows.map(presentPrice)
      return { records, total, page, pageSize }
    }),
    handle(calls.saveCostPrice, (context, price) => saveCostPrice(deps, sellerAt(context), price)),
    handle(calls.removeCostPrice, (context, price) => removeCostPrice(deps, sellerAt(context), price)),
    handleFile(calls.costPricesTemplate, (context, { format }) => costPriceTemplate(format, context.lang)),
    handle(calls.uploadCostPrices, async (context) =>
      takeCostPrices(deps, sellerAt(context), await context.upload()),
    ),
  ]
}
