import { like, sql } from 'drizzle-orm'
import { storedFiles } from '#documents/server/documents.tables.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { installation } from '#platform/server/platform.tables.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'

const PREFIX = 'encryption-key:'

/** A value sealed with each key that was ever the current one, by the key's id. */
export async function findCanaries(executor: Executor): Promise<Map<string, string>> {
  const rows = await executor
    .select()
    .from(installation)
    .where(like(installation.key, `${PREFIX}%`))
  return new Map(rows.map(({ key, value }) => [key.slice(PREFIX.length), String(value)]))
}

/** @returns false where another process was faster */
export async function insertCanary(tx: Transaction, keyId: string, sealed: string): Promise<boolean> {
  const inserted = await tx
    .insert(installation)
    .values({ key: PREFIX + keyId, value: sealed })
    .onConflictDoNothing()
    .returning({ key: installation.key })
  return inserted.length > 0
}

/** The keys in use by data that is older than the canaries: those of files, and of the staff's second factor. */
export async function findKeysInUse(executor: Executor): Promise<string[]> {
  const files = await executor.selectDistinct({ keyId: storedFiles.keyId }).from(storedFiles)
  const staff = await executor
    .selectDistinct({ keyId: sql<string>`split_part(${staffMembers.totpSecretSealed}, '.', 2)` })
    .from(staffMembers)
  return [...new Set([...files, ...staff].map(({ keyId }) => keyId))]
}
