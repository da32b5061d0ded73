import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { KIND_NAMES } from '../document-kind-names.ts'
import { documentRefusals } from './documents.errors.ts'
import type { FileUses } from './file-uses.ts'
import { removeBytesLater } from './forget-files.ts'
import { obstacleToDelete } from './file-uses.ts'
import type { ReaderNames } from './list-readings.ts'
import { insertDeleted, lockFacts, lockStoredFile, removeFile } from './vault.repository.ts'

type Deps = Pick<ServerDeps, 'db' | 'jobs' | 'clock' | 'config'>
type Ports = { nameOf: ReaderNames; usesOf: FileUses }

/** Deletes a file for good: its row, and its bytes by a job, so that they go also if their store is away just now. What is left says what it was, and who deleted it. */
export async function deleteDocumentOf(
  deps: Deps,
  { nameOf, usesOf }: Ports,
  {
    companyId,
    fileId,
    userId,
    address,
  }: { companyId: string; fileId: string; userId: string; address: string },
): Promise<void> {
  const at = deps.clock.now()
  const today = dayOf(at, deps.config.agency.timeZone)
  const deletedByName = (await nameOf({ kind: 'seller', id: userId, companyId })) ?? ''
  await deps.db.transaction(async (tx) => {
    // Whoever is about to use the file waits until this has ended, and then does not find it.
    const file = await lockStoredFile(tx, companyId, fileId)
    if (!file || file.internal) throw documentRefusals.not_found()
    const obstacle = obstacleToDelete(await usesOf(tx, { companyId, fileId, today }))
    if (obstacle) throw obstacle
    const facts = await lockFacts(tx, companyId, fileId)
    const { kind = 'OTHER', label = KIND_NAMES.OTHER, countries = [], person = null } = facts ?? {}
    const { name, type, sensitive, uploadedAt } = file
    await insertDeleted(tx, {
      companyId,
      fileId,
      name,
      type,
      kind,
      label,
      countries,
      person,
      sensitive,
      uploadedAt,
      uploadedBy: file.uploadedByKind,
      deletedAt: at,
      deletedById: userId,
      deletedByName,
    })
    await removeFile(tx, companyId, fileId)
    await writeAudit(tx, {
      at,
      actorKind: 'seller',
      actorId: userId,
      action: 'document.deleted',
      record: fileId,
      companyId,
      address,
      detail: { kind },
    })
    await removeBytesLater(tx, deps.jobs, [fileId])
  })
}
