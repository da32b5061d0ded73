import type { Database, Executor } from '#platform/server/database.ts'
import type { Days } from '../process.ts'

/** The working days that finished work of each of these products took, of those of which enough is known. */
export type Experience = (
  executor: Executor,
  productIds: readonly string[],
) => Promise<ReadonlyMap<string, Days>>

const sources = new WeakMap<Database, Experience>()

/** Told once, by whoever knows the work that was bought: then services promise what was kept, and not what was planned. */
export const learnDurations = (db: Database, source: Experience): void => void sources.set(db, source)

const NOTHING: ReadonlyMap<string, Days> = new Map()

export async function durationsOf(
  db: Database,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Days>> {
  return (await sources.get(db)?.(db, productIds)) ?? NOTHING
}
