import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'
import { numberSeries } from './platform.tables.ts'

/**
 * The next human-readable number: `nextNumber(tx, 'OR', 2026)` → `OR-2026-000001`. Gapless if the transaction commits.
 */
export async function nextNumber(tx: Transaction, prefix: string, year: number): Promise<string> {
  const series = `${prefix}-${year}`
  const [row] = await tx
    .insert(numberSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: numberSeries.series, set: { last: sql`${numberSeries.last} + 1` } })
    .returning({ last: numberSeries.last })
  if (!row) throw new Error(`number series ${series} returned no number`)
  return `${series}-${String(row.last).padStart(6, '0')}`
}
