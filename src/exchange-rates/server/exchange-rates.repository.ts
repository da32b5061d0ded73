import type { Executor } from '#platform/server/database.ts'
import type { EuroRate } from '../ecb-rates.ts'
import { euroRates } from './exchange-rates.tables.ts'

/** Adds what is not there yet; a rate that was used once stays as it is. */
export async function insertRates(
  executor: Executor,
  rates: readonly EuroRate[],
  storedAt: Date,
): Promise<void> {
  if (rates.length === 0) return
  await executor
    .insert(euroRates)
    .values(rates.map((rate) => ({ ...rate, storedAt })))
    .onConflictDoNothing()
}
