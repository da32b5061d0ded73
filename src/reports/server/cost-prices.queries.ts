import { asc, eq } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { CostOfSku, CostPoint } from '../cost-price-book.ts'
import { FIRST_COST_DAY, USUAL_CURRENCY } from '../cost-price-inputs.ts'
import { costPrices } from './reports.tables.ts'

/** What a piece of each SKU costs. */
export async function costPricesOf(executor: Executor, companyId: string): Promise<Map<string, CostOfSku>> {
  const { sku, country, currency, fromDay, amount } = costPrices
  const rows = await executor
    .select({ sku, country, currency, fromDay, amount })
    .from(costPrices)
    .where(eq(costPrices.companyId, companyId))
    .orderBy(asc(sku), asc(country), asc(fromDay), asc(currency))
  return new Map(
    [...Map.groupBy(rows, (row) => row.sku)].map(([of, points]) => [of, costOfSku(points.map(pointOf))]),
  )
}

const pointOf = (row: CostPoint): CostPoint => ({
  country: row.country,
  currency: row.currency,
  fromDay: row.fromDay === FIRST_COST_DAY ? '' : row.fromDay,
  amount: row.amount,
})

/** Most SKUs have one price for everything: their facts, of which a copy is kept a report, stay short. */
function costOfSku(points: readonly CostPoint[]): CostOfSku {
  const [one, ...others] = points
  const isPlain = one?.country === '' && one.currency === USUAL_CURRENCY && one.fromDay === ''
  return isPlain && others.length === 0 ? one.amount : points
}
