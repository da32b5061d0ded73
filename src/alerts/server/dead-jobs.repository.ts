import type { Transaction } from '#platform/server/database.ts'
import { installation } from '#platform/server/platform.tables.ts'
import { KEY } from './dead-jobs.queries.ts'

export async function recordTold(tx: Transaction, until: Date): Promise<void> {
  const value = until.toISOString()
  await tx
    .insert(installation)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } })
}
