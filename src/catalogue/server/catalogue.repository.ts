import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Currency } from '#platform/shared/money.ts'
import { type ProcessNode, processNodeSchema, processProblems } from '../process.ts'
import type { ProductStatus } from '../product.ts'
import {
  catalogueStamp,
  processVersions,
  productCategories,
  productPrices,
  products,
  type CategoryRow,
  type NewProduct,
} from './catalogue.tables.ts'

/** Invalidates every cache of every process. */
export async function raiseStamp(tx: Transaction): Promise<void> {
  await tx
    .insert(catalogueStamp)
    .values({ id: 1, number: 1 })
    .onConflictDoUpdate({ target: catalogueStamp.id, set: { number: sql`${catalogueStamp.number} + 1` } })
}

/**
 * Publishes a version of a process and returns its id. An existing version stays as it is: changed nodes need a new
 * number.
 */
export async function publishProcess(
  tx: Transaction,
  process: { key: string; version: number; nodes: readonly ProcessNode[]; at: Date },
): Promise<string> {
  const problems = processProblems(process.nodes)
  if (problems.length > 0) throw new Error(`process ${process.key}: ${problems.join('; ')}`)
  const nodes = process.nodes.map((node) => processNodeSchema.parse(node))
  const { key, version, at } = process
  await tx
    .insert(processVersions)
    .values({ id: newId('pv'), key, version, nodes, publishedAt: at })
    .onConflictDoNothing()
  const [row] = await tx
    .select({ id: processVersions.id })
    .from(processVersions)
    .where(and(eq(processVersions.key, key), eq(processVersions.version, version)))
  if (!row) throw new Error(`process ${key} ${version} was not published`)
  return row.id
}

/** Creates a category or brings it up to date by its code. */
export async function putCategory(executor: Executor, { code, ...changing }: CategoryRow): Promise<void> {
  await executor
    .insert(productCategories)
    .values({ code, ...changing })
    .onConflictDoUpdate({ target: productCategories.code, set: changing })
}

/** Creates a product or brings it up to date by its code. @returns its id */
export async function putProductRow(
  tx: Transaction,
  { code, ...changing }: Omit<NewProduct, 'id' | 'createdAt'>,
): Promise<string> {
  await tx
    .insert(products)
    .values({ id: newId('prd'), code, ...changing, createdAt: changing.updatedAt })
    .onConflictDoUpdate({ target: products.code, set: changing })
  const [row] = await tx.select({ id: products.id }).from(products).where(eq(products.code, code))
  if (!row) throw new Error(`product ${code} was not written`)
  return row.id
}

/** Takes a product off sale or back. */
export async function setProductStatus(tx: Transaction, id: string, status: ProductStatus): Promise<void> {
  await tx.update(products).set({ status }).where(eq(products.id, id))
}

export type PriceKey = { productId: string; option: string | null; value: string | null; currency: Currency }

type PriceFrom = PriceKey & { amount: number; from: Day }

function priceRow({ productId, option, value, currency, amount, from }: PriceFrom) {
  const key = { option: option ?? '', value: value ?? '' }
  return { id: newId('pp'), productId, ...key, currency, amount, validFrom: from }
}

/** Sets missing prices; existing ones stay. */
export async function putFirstPrices(tx: Transaction, prices: readonly PriceFrom[]): Promise<void> {
  if (prices.length === 0) return
  const { productId, option, value, currency, validUntil } = productPrices
  await tx
    .insert(productPrices)
    .values(prices.map(priceRow))
    .onConflictDoNothing({ target: [productId, option, value, currency], where: isNull(validUntil) })
}

/** Makes `amount` the price from `from` on; returns whether anything changed. The previous row ends there. */
export async function putPrice(tx: Transaction, price: PriceFrom): Promise<boolean> {
  const key = { option: price.option ?? '', value: price.value ?? '' }
  const open = and(
    eq(productPrices.productId, price.productId),
    eq(productPrices.option, key.option),
    eq(productPrices.value, key.value),
    eq(productPrices.currency, price.currency),
    isNull(productPrices.validUntil),
  )
  const [current] = await tx.select().from(productPrices).where(open).for('update')
  if (current?.amount === price.amount) return false
  if (current)
    await tx.update(productPrices).set({ validUntil: price.from }).where(eq(productPrices.id, current.id))
  await tx.insert(productPrices).values(priceRow(price))
  return true
}
