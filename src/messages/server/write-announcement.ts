import { productExists } from '#catalogue/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import { wireRefusals } from '#platform/server/http/wire-refusals.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { type AnnouncementAction, isPossible } from '../announcement-states.ts'
import type { Announcement, AnnouncementDraft } from '../staff/contract.ts'
import { insertAnnouncement, lockAnnouncement, updateAnnouncementRow } from './announcements.repository.ts'
import type { AnnouncementRow } from './announcements.tables.ts'
import { messageRefusals } from './messages.errors.ts'
import { ANNOUNCE_JOB } from './send-announcement.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs'>
export type Writer = { staffId: string; staffName: string; address: string }
const NO_SUCH_PRODUCT = {
  en: 'There is no service with this code. Choose one from the list.',
  zh: '没有此服务代码，请从列表中选择服务。',
}
type Of = { id: string; version: number }

/** One that is there already is the same request's. */
export function draftAnnouncement(
  deps: Deps,
  writer: Writer,
  { id, ...draft }: AnnouncementDraft & { id: string },
): Promise<Announcement> {
  const row: AnnouncementRow = {
    ...draft,
    id,
    version: 1,
    status: 'DRAFT',
    publishAt: null,
    doneUntil: '',
    recipients: 0,
    createdBy: writer.staffId,
    createdByName: writer.staffName,
    createdAt: deps.clock.now(),
  }
  return deps.db.transaction(async (tx) => {
    const before = await lockAnnouncement(tx, id)
    if (before) return presentAnnouncement(before)
    await requireAudience(tx, draft)
    await insertAnnouncement(tx, row)
    await audit(tx, deps, writer, 'create', row)
    return presentAnnouncement(row)
  })
}

export function changeDraft(deps: Deps, writer: Writer, of: Of, draft: AnnouncementDraft) {
  // What was scheduled is to be published anew: somebody may wait for the corrected words.
  return change(deps, writer, of, 'update', async (tx) => {
    await requireAudience(tx, draft)
    return { ...draft, status: 'DRAFT', publishAt: null }
  })
}

export function publish(deps: Deps, writer: Writer, { at, ...of }: Of & { at?: string | undefined }) {
  const publishAt = at === undefined ? deps.clock.now() : new Date(at)
  return change(deps, writer, of, 'publish', async () => ({ status: 'SCHEDULED', publishAt }))
}

export function withdraw(deps: Deps, writer: Writer, of: Of) {
  return change(deps, writer, of, 'withdraw', async () => ({ status: 'WITHDRAWN', doneUntil: '' }))
}

/** A mistyped code would be sent to nobody, and nobody would notice. @throws wire.bad_input */
async function requireAudience(tx: Transaction, { audience }: AnnouncementDraft): Promise<void> {
  if (audience.kind !== 'PRODUCT' || (await productExists(tx, audience.product))) return
  throw wireRefusals.bad_input({ fields: { 'draft.audience.product': NO_SUCH_PRODUCT } })
}

/** @throws messages.announcement_not_found, _changed, _not_possible */
function change(
  deps: Deps,
  writer: Writer,
  { id, version }: Of,
  action: AnnouncementAction,
  set: (tx: Transaction) => Promise<Partial<AnnouncementRow>>,
): Promise<Announcement> {
  return deps.db.transaction(async (tx) => {
    const row = await lockAnnouncement(tx, id)
    if (!row) throw messageRefusals.announcement_not_found()
    if (row.version !== version) throw messageRefusals.announcement_changed()
    if (!isPossible(action, row.status)) throw messageRefusals.announcement_not_possible()
    const changed = { ...row, ...(await set(tx)), version: version + 1 }
    await updateAnnouncementRow(tx, id, changed)
    await audit(tx, deps, writer, action, changed)
    if (action !== 'update') await deps.jobs.add(tx, ANNOUNCE_JOB, { id })
    return presentAnnouncement(changed)
  })
}

async function audit(
  tx: Transaction,
  { clock }: Deps,
  writer: Writer,
  action: AnnouncementAction | 'create',
  { id, type, title, audience, publishAt }: AnnouncementRow,
): Promise<void> {
  await writeAudit(tx, {
    at: clock.now(),
    actorKind: 'staff',
    actorId: writer.staffId,
    action: `announcement.${action}`,
    record: id,
    address: writer.address,
    detail: { type, title, audience, publishAt: publishAt?.toISOString() ?? null },
  })
}

export function presentAnnouncement(row: AnnouncementRow): Announcement {
  const { publishAt, createdAt } = row
  return { ...row, publishAt: publishAt?.toISOString() ?? null, createdAt: createdAt.toISOString() }
}
