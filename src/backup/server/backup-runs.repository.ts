import { inArray } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { installation } from '#platform/server/platform.tables.ts'
import type { BackupRuns } from '../backup-health.ts'
import type { WrittenBackup } from './write-backup.ts'

const KEYS = {
  success: 'backup:success',
  failure: 'backup:failure',
  since: 'backup:since',
  proven: 'backup:proven',
  /** When the administrators were last told that backups are late. */
  told: 'backup:told',
} as const

type Kept = BackupRuns & { told: string | undefined }

export async function readRuns(executor: Executor): Promise<Kept> {
  const rows = await executor
    .select()
    .from(installation)
    .where(inArray(installation.key, Object.values(KEYS)))
  const valueOf = (name: keyof typeof KEYS) => rows.find(({ key }) => key === KEYS[name])?.value
  return {
    success: valueOf('success') as Kept['success'],
    failure: valueOf('failure') as Kept['failure'],
    since: valueOf('since') as Kept['since'],
    proven: valueOf('proven') as Kept['proven'],
    told: valueOf('told') as Kept['told'],
  }
}

export async function recordRun<K extends keyof typeof KEYS>(
  executor: Executor,
  name: K,
  value: NonNullable<Kept[K]>,
): Promise<void> {
  await executor
    .insert(installation)
    .values({ key: KEYS[name], value })
    .onConflictDoUpdate({ target: installation.key, set: { value } })
}

/** Says that a backup is written where the server's own are, by whoever wrote it. */
export async function recordBackup(
  executor: Executor,
  { name, bytes, files, missing }: WrittenBackup,
  { at, to }: { at: Date; to: string },
): Promise<NonNullable<Kept['success']>> {
  const counts = { bytes: bytes + files.total, files: files.count, missing: missing.length }
  const success = { at: at.toISOString(), name, ...counts, to }
  await recordRun(executor, 'success', success)
  return success
}
