import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { crossedThresholds } from './thresholds.tables.ts'

export type CrossedRow = typeof crossedThresholds.$inferInsert

/** What a company has to see to is exactly these. */
export async function keepCrossed(
  tx: Transaction,
  companyId: string,
  rows: readonly CrossedRow[],
): Promise<void> {
  const keys = rows.map(({ kind, country }) => `${kind} ${country}`)
  const key = sql<string>`${crossedThresholds.kind} || ' ' || ${crossedThresholds.country}`
  await tx
    .delete(crossedThresholds)
    .where(
      and(eq(crossedThresholds.companyId, companyId), keys.length === 0 ? undefined : notInArray(key, keys)),
    )
  if (rows.length === 0) return
  await tx
    .insert(crossedThresholds)
    .values([...rows])
    .onConflictDoUpdate({
      target: [crossedThresholds.companyId, crossedThresholds.kind, crossedThresholds.country],
      set: { since: sql`excluded.since`, serviceCode: sql`excluded.service_code`, name: sql`excluded.name` },
    })
}
