import { writeAudit } from '#platform/server/audit.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import { recordedFile } from '#platform/server/http/recorded-file.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { Refusal } from '#platform/shared/refusal.ts'
import { worksOn, type WorkOn } from '#staff/server/public.ts'
import { documentRefusals } from './documents.errors.ts'
import type { StoredFileRow } from './documents.tables.ts'
import { openFile } from './open-file.ts'
import { hasRead, isRecorded, recordReading } from './reading.ts'
import type { ReadingConfig } from './reading.config.ts'

/*
 * How much a member of staff opens in a day of what is not their work, and of what is hidden: numbers that are masked, and
 * papers that show an identity or a bank account. All that answers with a document of a company comes through here.
 */

/** Checking the forms of a busy day needs about thirty. */
const REVEALS_A_DAY = 40
/** A form has up to eight such papers: fifteen forms a day, more than anybody checks. */
const OWN_PAPERS_A_DAY = 120

export type StaffReader = { staff: StaffPrincipal; address: string; reason?: string | undefined }

type Deps = Pick<ServerDeps<ReadingConfig>, 'db' | 'clock' | 'limits' | 'config'>
/** What a document is of. */
type Subject = { of: WorkOn; about: Record<string, unknown> }

/**
 * A stored file for a member of staff. Each reading is recorded, with its reason.
 * @throws documents.reason_missing, documents.foreign_used_up, documents.hidden_used_up, documents.not_scanned, documents.damaged
 */
export async function readAsStaff(
  deps: Deps & Pick<ServerDeps, 'files' | 'log'>,
  file: StoredFileRow,
  reader: StaffReader,
  { of, about }: Subject,
): Promise<FileAnswer> {
  const { staff, address } = reader
  const isOwn = await isOwnWork(deps, staff, of)
  // What they have uploaded themselves they know.
  const isTheirs = file.uploadedByKind === 'staff' && file.uploadedById === staff.staffId
  const reason = isOwn || (isTheirs && !file.sensitive) ? undefined : requireReason(reader)
  const by = { kind: 'staff' as const, id: staff.staffId, address }
  // Opened first: what is still being looked into, or lost, costs nothing of the day.
  return recordedFile(await openFile(deps, file), async () => {
    // Again within a day is free, or enlarging it would cost as much as another.
    if (!(await hasRead(deps, file.id, staff.staffId))) {
      if (file.sensitive) await (isOwn ? countOwnPaper(deps, staff) : countReveal(deps, staff))
      if (!isTheirs && !isOwn) await countForeign(deps, staff)
    }
    await recordReading(deps, file, by, { ...about, ...(reason && { reason }) })
  })
}

/**
 * The same for a document that is made when it is asked for, before any of it is given (`recordedFile`).
 * @throws documents.reason_missing, documents.foreign_used_up
 */
export async function recordMadeForStaff(
  deps: Deps,
  { action, record, companyId }: { action: string; record: string; companyId: string },
  reader: StaffReader,
  { of, about }: Subject,
): Promise<void> {
  const { staff, address } = reader
  const isOwn = await isOwnWork(deps, staff, of)
  const reason = isOwn ? undefined : requireReason(reader)
  if (!isOwn && !(await isRecorded(deps, action, record, staff.staffId))) await countForeign(deps, staff)
  const by = { actorKind: 'staff', actorId: staff.staffId, address }
  const detail = { ...about, ...(reason && { reason }) }
  const at = deps.clock.now()
  await deps.db.transaction((tx) => writeAudit(tx, { at, ...by, action, record, companyId, detail }))
}

/**
 * The reason to record when somebody sees a masked number, of which there are so many a day.
 * @throws documents.reason_missing, documents.hidden_used_up
 */
export async function reasonToReveal(
  deps: Deps,
  reader: Pick<StaffReader, 'staff' | 'reason'>,
  of: WorkOn,
): Promise<string | undefined> {
  const reason = (await isOwnWork(deps, reader.staff, of)) ? undefined : requireReason(reader)
  await countReveal(deps, reader.staff)
  return reason
}

/** All that a partner firm sees is of its countries and its own: none is assigned to it. */
const isOwnWork = async ({ db }: Deps, { staffId, role }: StaffPrincipal, of: WorkOn): Promise<boolean> =>
  role === 'partner' || (await worksOn(db, staffId, of))

function requireReason({ reason }: Pick<StaffReader, 'reason'>): string {
  if (reason) return reason
  throw documentRefusals.reason_missing({
    fields: { reason: { en: 'Enter why you need to see it.', zh: '请填写查看原因。' } },
  })
}

const countReveal = (deps: Deps, { staffId }: StaffPrincipal) =>
  countOne(deps, { key: `reveal:${staffId}`, limit: REVEALS_A_DAY, refusal: hiddenUsedUp })
const countOwnPaper = (deps: Deps, { staffId }: StaffPrincipal) =>
  countOne(deps, { key: `paper:${staffId}`, limit: OWN_PAPERS_A_DAY, refusal: hiddenUsedUp })
const countForeign = (deps: Deps, { staffId }: StaffPrincipal) =>
  countOne(deps, {
    key: `foreign-file:${staffId}`,
    limit: deps.config.foreignFilesADay,
    refusal: foreignUsedUp,
  })

const foreignUsedUp = (limit: number) => documentRefusals.foreign_used_up({ params: { limit } })
const hiddenUsedUp = (limit: number) => documentRefusals.hidden_used_up({ params: { limit } })

/** Counted in the database: by all processes together, and whether or not one of them was started anew. */
async function countOne(
  { limits }: Pick<ServerDeps, 'limits'>,
  { key, limit, refusal }: { key: string; limit: number; refusal: (limit: number) => Refusal },
): Promise<void> {
  try {
    await limits.count({ key, limit, windowMinutes: 24 * 60 })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw refusal(limit)
  }
}
