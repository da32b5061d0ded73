import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Day } from '#platform/shared/calendar.ts'
import type { Executor } from '#platform/server/database.ts'
import { rowsWhere } from '#platform/server/whole-rows.ts'
import { expectedDaysOf, type PublishedProcess } from '../process.ts'
import type { Price, Product } from '../product.ts'
import {
  catalogueStamp,
  processVersions,
  productCategories,
  productPrices,
  products,
  type CategoryRow,
  type PriceRow,
  type ProductRow,
} from './catalogue.tables.ts'

/** Products by id, whatever their status, with the prices valid on `day` or later. */
export async function findProducts(executor: Executor, ids: readonly string[], day: Day): Promise<Product[]> {
  if (ids.length === 0) return []
  return withPrices(executor, await productRows(executor).where(inArray(products.id, [...ids])), day)
}

/** One product on sale, by id or by code. */
export async function findSellableProduct(
  executor: Executor,
  idOrCode: string,
  day: Day,
): Promise<Product | undefined> {
  const rows = await productRows(executor).where(
    and(or(eq(products.id, idOrCode), eq(products.code, idOrCode)), eq(products.status, 'ON_SALE')),
  )
  return (await withPrices(executor, rows, day))[0]
}

/** Everything on sale, in the order of lists. */
export async function listSellableProducts(executor: Executor, day: Day): Promise<Product[]> {
  const rows = await productRows(executor)
    .where(eq(products.status, 'ON_SALE'))
    .orderBy(asc(products.position), asc(products.code))
  return withPrices(executor, rows, day)
}

export async function listCategories(executor: Executor): Promise<CategoryRow[]> {
  return executor.select().from(productCategories).orderBy(asc(productCategories.position))
}

export async function findPublishedProcess(
  executor: Executor,
  id: string,
): Promise<PublishedProcess | undefined> {
  const [row] = await executor.select().from(processVersions).where(eq(processVersions.id, id))
  return row && { id: row.id, key: row.key, version: row.version, nodes: row.nodes }
}

/** The number of the catalogue's latest change; 0 before the first. */
export async function readStamp(executor: Executor): Promise<number> {
  const [row] = await stamp(executor)
  return row?.number ?? 0
}

const stamp = rowsWhere(catalogueStamp, sql`true`, ['number'])

function productRows(executor: Executor) {
  return executor
    .select({ product: products, nodes: processVersions.nodes })
    .from(products)
    .innerJoin(processVersions, eq(processVersions.id, products.processVersionId))
    .$dynamic()
}

async function withPrices(
  executor: Executor,
  rows: { product: ProductRow; nodes: Product['process'] }[],
  day: Day,
): Promise<Product[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.product.id)
  const prices = await executor
    .select()
    .from(productPrices)
    .where(
      and(
        inArray(productPrices.productId, ids),
        or(isNull(productPrices.validUntil), gt(productPrices.validUntil, day)),
      ),
    )
  const byProduct = Map.groupBy(prices, (price) => price.productId)
  return rows.map(({ product, nodes }) => ({
    ...product.content,
    // rows stored before products could require others have none
    requires: product.content.requires ?? [],
    id: product.id,
    code: product.code,
    category: product.category,
    country: product.country,
    status: product.status,
    position: product.position,
    processVersionId: product.processVersionId,
    process: nodes,
    expectedDays: expectedDaysOf(nodes),
    prices: (byProduct.get(product.id) ?? []).map(priceOf),
  }))
}

function priceOf(row: PriceRow): Price {
  return {
    option: row.option || null,
    value: row.value || null,
    currency: row.currency,
    amount: row.amount,
    from: row.validFrom,
    until: row.validUntil,
  }
}

/** Whether there is a product of this code, whatever its status. */
export async function productExists(executor: Executor, code: string): Promise<boolean> {
  return (await executor.$count(products, eq(products.code, code))) > 0
}

/** How many products there are, whatever their status. */
export function countProducts(executor: Executor): Promise<number> {
  return executor.$count(products)
}
