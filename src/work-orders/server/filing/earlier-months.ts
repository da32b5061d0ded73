import { earlierMonthsBought } from '#catalogue/earlier-months-bought.ts'
import type { Executor } from '#platform/server/database.ts'
import { listOfProduct } from '../work-orders.queries.ts'
import type { WorkDeps } from '../work.ts'
import type { WorkOrderRow } from '../work-orders.tables.ts'
import { purchaseOf } from './filing-of-work.ts'

/** The code of the service for missing months. */
export const retroactiveFiling = (country: string): string => `vat-retroactive-${country.toLowerCase()}`

/** The missing months that were bought for the country, with this order or with another of the company. */
export async function earlierMonthsOf(
  executor: Executor,
  deps: WorkDeps,
  workOrder: WorkOrderRow,
): Promise<number> {
  const { companyId, country } = workOrder
  const others = await listOfProduct(executor, companyId, retroactiveFiling(country))
  const work = [workOrder, ...others.filter(({ id }) => id !== workOrder.id)]
  const purchases = await Promise.all(work.map((one) => purchaseOf(executor, deps, one)))
  return purchases.reduce((sum, one) => sum + (one ? earlierMonthsBought(one.product, one.options) : 0), 0)
}
