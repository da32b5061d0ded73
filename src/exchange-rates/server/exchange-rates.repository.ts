import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { EuroRate } from '../ecb-rates.ts'
import type { OfficialRate } from '../official-rate.ts'
import { euroRates, officialRates } from './exchange-rates.tables.ts'

/** A statement takes 65,535 parameters. */
const ROWS_AT_ONCE = 5_000

/** Adds what is not there yet; a rate that was used once stays as it is. */
export async function insertRates(
  executor: Executor,
  rates: readonly EuroRate[],
  storedAt: Date,
): Promise<void> {
  for (let at = 0; at < rates.length; at += ROWS_AT_ONCE)
    await executor
      .insert(euroRates)
      .values(rates.slice(at, at + ROWS_AT_ONCE).map((rate) => ({ ...rate, storedAt })))
      .onConflictDoNothing()
}

/** Adds what is not there yet, so that a rate that staff entered is kept too. */
export async function insertOfficialRates(
  executor: Executor,
  rates: readonly OfficialRate[],
  storedAt: Date,
): Promise<void> {
  for (let at = 0; at < rates.length; at += ROWS_AT_ONCE)
    await executor
      .insert(officialRates)
      .values(rates.slice(at, at + ROWS_AT_ONCE).map((rate) => ({ ...rate, storedAt })))
      .onConflictDoNothing()
}

/** Rates that staff enter take the place of those that were entered before. */
export async function putEnteredRates(
  executor: Executor,
  rates: readonly OfficialRate[],
  by: { storedAt: Date; enteredBy: string },
): Promise<void> {
  await executor
    .insert(officialRates)
    .values(rates.map((rate) => ({ ...rate, ...by })))
    .onConflictDoUpdate({
      target: [officialRates.source, officialRates.key, officialRates.currency],
      set: {
        rate: sql`excluded.rate`,
        document: sql`excluded.document`,
        storedAt: sql`excluded.stored_at`,
        enteredBy: sql`excluded.entered_by`,
      },
    })
}
