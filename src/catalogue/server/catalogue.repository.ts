import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Currency } from '#platform/shared/money.ts'
import { type ProcessNode, processNodeSchema, processProblems } from '../process.ts'
import { catalogueStamp, processVersions, productPrices } from './catalogue.tables.ts'

/** Tells every cache of every process that the catalogue has changed. */
export async function raiseStamp(tx: Transaction): Promise<void> {
  await tx
    .insert(catalogueStamp)
    .values({ id: 1, number: 1 })
    .onConflictDoUpdate({ target: catalogueStamp.id, set: { number: sql`${catalogueStamp.number} + 1` } })
}

/**
 * Publishes a version of a process and gives its id. A version that is there already stays as it is: changed nodes
 * need a new number.
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

export type PriceKey = { productId: string; option: string | null; value: string | null; currency: Currency }

/**
 * Makes `amount` the price from `from` on; says whether anything changed. The row before it ends there. With
 * `firstOnly` a price that is there already stays.
 */
export async function putPrice(
  tx: Transaction,
  price: PriceKey & { amount: number; from: Day; firstOnly?: boolean },
): Promise<boolean> {
  const key = { option: price.option ?? '', value: price.value ?? '' }
  const open = and(
    eq(productPrices.productId, price.productId),
    eq(productPrices.option, key.option),
    eq(productPrices.value, key.value),
    eq(productPrices.currency, price.currency),
    isNull(productPrices.validUntil),
  )
  const [current] = await tx.select().from(productPrices).where(open).for('update')
  if (current && (price.firstOnly || current.amount === price.amount)) return false
  if (current)
    await tx.update(productPrices).set({ validUntil: price.from }).where(eq(productPrices.id, current.id))
  await tx.insert(productPrices).values({
    id: newId('pp'),
    productId: price.productId,
    ...key,
    currency: price.currency,
    amount: price.amount,
    validFrom: price.from,
  })
  return true
}
