import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { JobPayload, Jobs } from '#platform/server/jobs.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { idsOfCompany, isBound, unbindFiles } from './documents.repository.ts'
import type { FileUses } from './file-uses.ts'
import { lockStoredFile, removeFile, removeReadings } from './vault.repository.ts'

export const REMOVE_BYTES_JOB = 'documents.remove-bytes'

/**
 * Forgets files: those of records that are themselves forgotten in this transaction, those that somebody uploaded, or,
 * where neither is named, all that the company ever uploaded and put to no use. Their rows go, what is known of them and who read them. One that
 * another record needs, or was ever bound to, stays with it: of what the law keeps, the papers are kept as long. The
 * bytes go once the transaction has committed, also after a kill. @returns how many went
 */
export async function forgetFilesOf(
  tx: Transaction,
  { jobs, usesOf }: Pick<ServerDeps, 'jobs'> & { usesOf: FileUses },
  {
    companyId,
    records,
    uploadedBy,
    today,
  }: { companyId: string; records?: readonly string[]; uploadedBy?: readonly string[]; today: Day },
): Promise<number> {
  const gone: string[] = []
  const ids = records
    ? await unbindFiles(tx, companyId, records)
    : await idsOfCompany(tx, companyId, uploadedBy)
  for (const fileId of ids) {
    // Whoever is about to use the file waits until this has ended, and then does not find it.
    if (!(await lockStoredFile(tx, companyId, fileId))) continue
    if ((await isBound(tx, fileId)) || (await usesOf(tx, { companyId, fileId, today })).length > 0) continue
    await removeReadings(tx, companyId, fileId)
    await removeFile(tx, companyId, fileId)
    gone.push(fileId)
  }
  await removeBytesLater(tx, jobs, gone)
  return gone.length
}

/** Has the bytes removed of files whose rows this transaction removes: if, and only if, it commits. */
export async function removeBytesLater(tx: Transaction, jobs: Jobs, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await jobs.addEach(
    tx,
    REMOVE_BYTES_JOB,
    ids.map((fileId) => ({ fileId })),
  )
}

export async function removeBytes(
  deps: Pick<ServerDeps, 'files' | 'config'>,
  { fileId }: JobPayload,
): Promise<void> {
  crashPoint(deps, 'documents.keeping:bytes')
  await deps.files.remove(String(fileId))
  crashPoint(deps, 'documents.keeping:removed')
}
