import { notify } from '#messages/server/public.ts'
import { discardFile } from '#platform/server/discard-file.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { progressNowAndThen, storeZip } from '#platform/server/store-zip.ts'
import { newId } from '#platform/shared/ids.ts'
import { DAY_MS, MOST_FAILURES, PACK_DAYS } from '../../evidence/pack-states.ts'
import { findDeclaration } from '../declarations.queries.ts'
import { aboutDeclaration, declarationsMessages } from '../declarations.messages.ts'
import type { PackRow } from '../evidence-packs.tables.ts'
import { changeOpenPack, findPack } from './packs.repository.ts'
import { writePack } from './write-pack.ts'

type Deps = ServerDeps
type Attempt = PackRow & { fileId: string }

/**
 * Makes an evidence pack. After a kill it begins again, with a file of its own each time; only the attempt that the row
 * names becomes the pack, so that it is ready once, and announced once.
 */
export async function makePack(deps: Deps, payload: JobPayload): Promise<void> {
  const id = { companyId: String(payload['companyId']), id: String(payload['id']) }
  const row = await findPack(deps.db, id)
  if (!row || (row.status !== 'WAITING' && row.status !== 'RUNNING')) return
  const attempt: Attempt = { ...row, fileId: newId('file') }
  if (row.fileId) await deps.files.remove(row.fileId)
  if (!(await changeOpenPack(deps.db, id, { status: 'RUNNING', fileId: attempt.fileId, done: 0 }))) return
  crashPoint(deps, 'evidence.make:begun')
  try {
    const stored = await storePack(deps, attempt)
    crashPoint(deps, 'evidence.make:stored')
    if (!(await finish(deps, attempt, stored))) await deps.files.remove(attempt.fileId)
  } catch (error) {
    await discardFile(deps, attempt.fileId, error)
    const failures = row.failures + 1
    const isLast = failures >= MOST_FAILURES
    await changeOpenPack(deps.db, attempt, { status: isLast ? 'FAILED' : 'WAITING', failures, fileId: null })
    if (!isLast) throw error
    deps.log.error({ err: error instanceof Error ? error.message : '', packId: id.id }, 'evidence given up')
  }
}

type Stored = { keyId: string; size: number; sha256: string }

function storePack(deps: Deps, attempt: Attempt): Promise<Stored> {
  const at = deps.clock.now()
  const progress = progressNowAndThen((done, total) => changeOpenPack(deps.db, attempt, { done, total }))
  return storeZip(deps.files, { fileId: attempt.fileId, at }, (zip) =>
    writePack(deps, { zip, of: attempt, at, progress }),
  )
}

function finish(deps: Deps, attempt: Attempt, { keyId, size, sha256 }: Stored): Promise<boolean> {
  const { companyId, declarationId, requestedByKind, requestedById } = attempt
  const readyAt = deps.clock.now()
  const expiresAt = new Date(readyAt.getTime() + PACK_DAYS * DAY_MS)
  return deps.db.transaction(async (tx) => {
    const ready = { status: 'READY', keyId, size, sha256, readyAt, expiresAt } as const
    if (!(await changeOpenPack(tx, attempt, ready))) return false
    const declaration = await findDeclaration(tx, companyId, declarationId)
    if (declaration && requestedByKind === 'seller')
      await notify(tx, deps, {
        companyId,
        kind: declarationsMessages.evidenceReady,
        params: { ...aboutDeclaration(declaration), until: { instant: expiresAt.toISOString() } },
        userIds: [requestedById],
      })
    return true
  })
}
