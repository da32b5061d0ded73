import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'
import { fixedQuery } from './whole-rows.ts'

const nextOf = fixedQuery<{ last: number }>(
  sql`insert into number_series as known (series, last) values (${''}, 1) on conflict (series) do update set last = known.last + 1 returning last`,
)

/**
 * The next human-readable number: `nextNumber(tx, 'OR', 2026)` → `OR-2026-000001`. Gapless if the transaction commits.
 */
export async function nextNumber(tx: Transaction, prefix: string, year: number): Promise<string> {
  const series = `${prefix}-${year}`
  const [row] = await nextOf(tx, series)
  if (!row) throw new Error(`number series ${series} returned no number`)
  return `${series}-${String(row.last).padStart(6, '0')}`
}
