import { isInTrail } from '#platform/server/audit.queries.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StoredFileRow } from './documents.tables.ts'
import { insertReading } from './vault.repository.ts'

const DAY_MS = 24 * 3_600_000

export type Reader = { kind: 'seller' | 'invited' | 'staff'; id: string; address: string }
type ReadingAction = 'document.read' | 'document.refused'

type Deps = Pick<ServerDeps, 'db' | 'clock'>

/** Whether somebody has opened a file within a day. */
export function hasRead(deps: Deps, fileId: string, readerId: string): Promise<boolean> {
  return isRecorded(deps, 'document.read', fileId, readerId)
}

/** Whether the trail has it of somebody within a day. */
export function isRecorded(
  { db, clock }: Deps,
  action: string,
  record: string,
  actorId: string,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - DAY_MS)
  return isInTrail(db, { actorId, action, record, since })
}

/** Writes to the audit trail who opens a file, before it is sent. */
export async function recordReading(
  deps: Deps,
  file: StoredFileRow,
  reader: Reader,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await write(deps, 'document.read', file, reader, detail)
  const reason = typeof detail['reason'] === 'string' ? detail['reason'] : null
  await listReading(deps.db, file, { ...reader, reason }, deps.clock.now())
}

/** The same once a day: a form with pictures opens them again each time that it is shown. */
export async function recordOnceADay(
  deps: Deps,
  action: ReadingAction,
  file: StoredFileRow,
  reader: Reader,
): Promise<void> {
  if (!(await isRecorded(deps, action, file.id, reader.id))) await write(deps, action, file, reader, {})
}

/** For the company, which sees in its documents who opened them: of each reader the first time of a day. */
export async function listReading(
  executor: Executor,
  { id: fileId, companyId }: StoredFileRow,
  { kind: readerKind, id: readerId, reason = null }: Pick<Reader, 'kind' | 'id'> & { reason?: string | null },
  readAt: Date,
): Promise<void> {
  const readOn = readAt.toISOString().slice(0, 10)
  await insertReading(executor, { companyId, fileId, readerKind, readerId, readOn, readAt, reason })
}

async function write(
  { db, clock }: Deps,
  action: ReadingAction,
  file: StoredFileRow,
  { kind, id, address }: Reader,
  detail: Record<string, unknown>,
): Promise<void> {
  const { id: record, companyId } = file
  await db.transaction((tx) =>
    writeAudit(tx, {
      at: clock.now(),
      actorKind: kind,
      actorId: id,
      action,
      record,
      companyId,
      address,
      detail,
    }),
  )
}
