import { and, desc, eq, gte, inArray, max, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { companyEstablishments, costPrices, distanceSalesFacts } from './reports.tables.ts'

/** Who said something that is true now, and when. */
export type Author = { kind: string; name: string; at: Date }

const MOST_AUTHORS = 3

/** Who said what some SKUs cost since then, the last first. A price that was taken back says nothing any more. */
export async function authorsOfPrices(
  executor: Executor,
  { companyId, skus, since }: { companyId: string; skus: readonly string[]; since: Date },
): Promise<Author[]> {
  const latest = max(costPrices.changedAt)
  const rows = await executor
    .select({ kind: costPrices.changedByKind, name: costPrices.changedByName, at: latest })
    .from(costPrices)
    .where(
      and(
        eq(costPrices.companyId, companyId),
        gte(costPrices.changedAt, since),
        inArray(costPrices.sku, sql`(select json_array_elements_text(${JSON.stringify(skus)}::json))`),
      ),
    )
    .groupBy(costPrices.changedByKind, costPrices.changedByName)
    .orderBy(desc(latest))
    .limit(MOST_AUTHORS)
  return rows.flatMap(({ at, ...who }) => (at === null ? [] : [{ ...who, at }]))
}

/** Who said something of distance sales since then, the last first. */
export async function authorsOfDistance(
  executor: Executor,
  { companyId, since }: { companyId: string; since: Date },
): Promise<Author[]> {
  return executor
    .select({
      kind: distanceSalesFacts.changedByKind,
      name: distanceSalesFacts.changedByName,
      at: distanceSalesFacts.changedAt,
    })
    .from(distanceSalesFacts)
    .where(and(eq(distanceSalesFacts.companyId, companyId), gte(distanceSalesFacts.changedAt, since)))
    .orderBy(desc(distanceSalesFacts.changedAt))
    .limit(MOST_AUTHORS)
}

/** Who said since then that a company is established in a state. What was taken back says nothing any more. */
export async function authorsOfEstablishment(
  executor: Executor,
  { companyId, since, country }: { companyId: string; since: Date; country: string },
): Promise<Author[]> {
  return executor
    .select({
      kind: companyEstablishments.changedByKind,
      name: companyEstablishments.changedByName,
      at: companyEstablishments.changedAt,
    })
    .from(companyEstablishments)
    .where(
      and(
        eq(companyEstablishments.companyId, companyId),
        eq(companyEstablishments.country, country),
        gte(companyEstablishments.changedAt, since),
      ),
    )
}
