import { crashPoint } from '#platform/server/crash-point.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import {
  companiesAfter,
  lockAnnouncement,
  removeCopies,
  updateAnnouncementRow,
} from './announcements.repository.ts'
import type { AnnouncementRow } from './announcements.tables.ts'
import { messagesMessages } from './messages.messages.ts'
import { notify } from './notify.ts'

export const ANNOUNCE_JOB = 'messages.announce'
/** Companies of one transaction. */
const BATCH = 200

export type AudiencePort = {
  /** Companies that bought a service, in the order of their ids, from the one after `after`. */
  buyersAfter(
    executor: Executor,
    product: string,
    window: { after: string; limit: number },
  ): Promise<string[]>
}
type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'config' | 'log'> & AudiencePort

/**
 * Makes or withdraws the messages of an announcement, batch by batch. Each batch is one transaction with the place up to
 * which it is done: killed in between, or begun twice, everybody has one.
 */
export async function sendAnnouncement(deps: Deps, id: string): Promise<void> {
  while (await deps.db.transaction((tx) => sendBatch(tx, deps, id))) crashPoint(deps, 'announcement:batch')
}

/** @returns whether there is more to do */
async function sendBatch(tx: Transaction, deps: Deps, id: string): Promise<boolean> {
  const announcement = await lockAnnouncement(tx, id)
  if (!announcement) return false
  const { status, publishAt } = announcement
  if (status === 'SCHEDULED' && publishAt && publishAt <= deps.clock.now()) {
    await updateAnnouncementRow(tx, id, { status: 'SENDING', doneUntil: '', recipients: 0 })
    return true
  }
  if (status === 'SENDING') return addCopies(tx, deps, announcement)
  return status === 'WITHDRAWN' && takeBack(tx, announcement)
}

async function addCopies(tx: Transaction, deps: Deps, announcement: AnnouncementRow): Promise<boolean> {
  const { id, type, title, body, link, doneUntil } = announcement
  const companyIds = await audienceAfter(tx, deps, announcement, doneUntil)
  const kind = type === 'PROMOTION' ? messagesMessages.offer : messagesMessages.notice
  const params = { announcement: id, title, body, link: link ?? '' }
  let recipients = announcement.recipients
  for (const companyId of companyIds)
    recipients += await notify(tx, deps, { companyId, kind, params, hereOnly: !announcement.byMail })
  const isLast = companyIds.length < BATCH
  await updateAnnouncementRow(tx, id, {
    recipients,
    doneUntil: isLast ? '' : (companyIds.at(-1) ?? ''),
    ...(isLast && { status: 'SENT' }),
  })
  return !isLast
}

async function takeBack(tx: Transaction, announcement: AnnouncementRow): Promise<boolean> {
  // All companies: one may have left the audience since.
  const window = { after: announcement.doneUntil, limit: BATCH }
  const companyIds = await companiesAfter(tx, { kind: 'ALL' }, window)
  const kinds = [messagesMessages.notice.name, messagesMessages.offer.name]
  await removeCopies(tx, kinds, announcement.id, companyIds)
  const last = companyIds.at(-1)
  await updateAnnouncementRow(tx, announcement.id, { doneUntil: last ?? announcement.doneUntil })
  return companyIds.length === BATCH
}

function audienceAfter(
  tx: Transaction,
  deps: Deps,
  { audience }: AnnouncementRow,
  after: string,
): Promise<string[]> {
  const window = { after, limit: BATCH }
  if (audience.kind === 'PRODUCT') return deps.buyersAfter(tx, audience.product, window)
  return companiesAfter(tx, audience, window)
}
