import { roleIn } from '#accounts/server/public.ts'
import { notify } from '#messages/server/public.ts'
import { discardFile } from '#platform/server/discard-file.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import { progressNowAndThen, storeZip } from '#platform/server/store-zip.ts'
import { newId } from '#platform/shared/ids.ts'
import { DAY_MS, EXPORT_DAYS, MOST_FAILURES } from '../export-states.ts'
import { changeOpenExport, findExport } from './exports.repository.ts'
import type { PrivacyDeps } from './privacy-deps.ts'
import { privacyMessages } from './privacy.messages.ts'
import type { ExportRecord } from './privacy.tables.ts'
import { writeArchive } from './write-archive.ts'

type Attempt = Pick<ExportRecord, 'companyId' | 'id' | 'userId'> & { fileId: string }
type Stored = { keyId: string; size: number }

/**
 * Makes the archive of an export. After a kill it begins again, with a file of its own each time; only the attempt that
 * the row names becomes the export, so that it is ready once, and announced once.
 */
export async function makeExport(deps: PrivacyDeps, payload: JobPayload): Promise<void> {
  const id = { companyId: String(payload['companyId']), id: String(payload['id']) }
  const row = await findExport(deps.db, id)
  if (!row || (row.status !== 'WAITING' && row.status !== 'RUNNING')) return
  if (await isNoOwner(deps, row)) return cancel(deps, row)
  const attempt = { ...id, userId: row.userId, fileId: newId('file') }
  if (row.fileId) await deps.files.remove(row.fileId)
  const begun = { status: 'RUNNING', fileId: attempt.fileId, done: 0 } as const
  if (!(await changeOpenExport(deps.db, id, begun))) return
  crashPoint(deps, 'export.make:begun')
  try {
    const stored = await storeArchive(deps, attempt)
    crashPoint(deps, 'export.make:stored')
    if (await isNoOwner(deps, row)) return await cancel(deps, row, attempt.fileId)
    if (!(await finish(deps, attempt, stored))) await deps.files.remove(attempt.fileId)
    crashPoint(deps, 'export.make:committed')
  } catch (error) {
    await discardFile(deps, attempt.fileId, error)
    if (row.failures + 1 < MOST_FAILURES) {
      await changeOpenExport(deps.db, attempt, { status: 'WAITING', failures: row.failures + 1 })
      throw error
    }
    deps.log.error({ err: error instanceof Error ? error.message : '', exportId: id.id }, 'export given up')
    await failExport(deps, row)
  }
}

/** Whoever asked may have been removed meanwhile, or made an editor: then there is nobody to make it for. */
const isNoOwner = async (deps: PrivacyDeps, row: ExportRecord): Promise<boolean> =>
  (await roleIn(deps.db, row)) !== 'owner'

async function cancel(deps: PrivacyDeps, row: ExportRecord, fileId = row.fileId): Promise<void> {
  if (fileId) await deps.files.remove(fileId)
  const { companyId, id } = row
  await changeOpenExport(deps.db, { companyId, id }, { status: 'CANCELLED', fileId: null })
}

function storeArchive(deps: PrivacyDeps, attempt: Attempt): Promise<Stored> {
  const at = deps.clock.now()
  const progress = progressNowAndThen((done, total) => changeOpenExport(deps.db, attempt, { done, total }))
  return storeZip(deps.files, { fileId: attempt.fileId, at }, (zip) =>
    writeArchive(deps, zip, { scope: attempt, at, progress }),
  )
}

function finish(deps: PrivacyDeps, attempt: Attempt, { keyId, size }: Stored): Promise<boolean> {
  const { companyId, userId } = attempt
  const readyAt = deps.clock.now()
  const expiresAt = new Date(readyAt.getTime() + EXPORT_DAYS * DAY_MS)
  return deps.db.transaction(async (tx) => {
    const ready = { status: 'READY', keyId, size, readyAt, expiresAt } as const
    if (!(await changeOpenExport(tx, attempt, ready))) return false
    await notify(tx, deps, {
      companyId,
      kind: privacyMessages.exportReady,
      params: { until: { instant: expiresAt.toISOString() } },
      userIds: [userId],
    })
    return true
  })
}

export async function failExport(deps: PrivacyDeps, row: ExportRecord): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await changeOpenExport(tx, { companyId: row.companyId, id: row.id }, { status: 'FAILED' }))) return
    const about = { companyId: row.companyId, params: {}, userIds: [row.userId] }
    await notify(tx, deps, { ...about, kind: privacyMessages.exportFailed })
  })
}
