import { createHash } from 'node:crypto'
import type { Transaction } from '#platform/server/database.ts'
import { sendHint } from '#platform/server/hints.repository.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import { channelsOf } from '../channels.ts'
import { topicOf, type MessageKind, type MessageParams } from './message-kind.ts'
import { mailLater, type MailsTogether } from './mails-together.ts'
import { queueForDigest } from './digests.repository.ts'
import { knownIds, membersToNotify, type MessageId } from './messages.queries.ts'
import { insertMessages, leaveMessages } from './messages.repository.ts'
import type { MessageRow } from './messages.tables.ts'
import { MAIL_JOB } from './send-message-mail.ts'

const ONLY_HERE = { email: false, digest: false }

export type Notification<P extends MessageParams> = {
  companyId: string
  kind: MessageKind<P>
  params: P
  /** Only these members; without it all of them. */
  userIds?: readonly string[]
  /** A name for what happened: who has its message already gets no second one. */
  once?: string
  /** Not by mail, whatever somebody chose. */
  hereOnly?: boolean
  /** Of one step with many records: each reader has one mail of all of them. */
  together?: MailsTogether
}

/**
 * Notifies the members of a company of something that happens in this transaction: if and only if it commits. Each has a
 * message of their own, and is mailed as they chose.
 * @returns how many members
 */
export async function notify<P extends MessageParams>(
  tx: Transaction,
  deps: Pick<ServerDeps, 'clock' | 'jobs'>,
  { companyId, kind, params, userIds, once, hereOnly = false, together }: Notification<P>,
): Promise<number> {
  const createdAt = deps.clock.now()
  const topic = topicOf(kind)
  const members = await membersToNotify(tx, companyId, topic)
  const known = new Set(once === undefined ? [] : await knownIds(tx, companyId, members.map(onceId(once))))
  const mailed: MessageId[] = []
  const digested: MessageId[] = []
  const rows = members.flatMap(({ userId, role, chosen }): MessageRow[] => {
    if (userIds && !userIds.includes(userId)) return []
    const channels = { ...channelsOf(topic, role, chosen), ...(hereOnly && ONLY_HERE) }
    if (!channels.here && !channels.email && !channels.digest) return []
    const id = once === undefined ? newId('msg') : onceId(once)({ userId })
    if (known.has(id)) return []
    // One job a person, so that when one mailbox fails the others are not mailed twice.
    if (channels.email) mailed.push({ companyId, userId, id })
    if (channels.digest) digested.push({ companyId, userId, id })
    return [
      {
        companyId,
        userId,
        id,
        type: kind.type,
        kind: kind.name,
        params: together ? { ...params, together: together.id } : params,
        createdAt,
        readAt: null,
        deletedAt: channels.here ? null : createdAt,
        deleteReason: null,
      },
    ]
  })
  if (rows.length === 0) return 0
  // Where nobody is to have it twice, the next one in this transaction must find it.
  if (once === undefined) leaveMessages(tx, rows)
  else await insertMessages(tx, rows)
  queueForDigest(tx, digested, createdAt)
  sendHint(tx, { companyId, kind: 'unread' })
  if (together) for (const reader of mailed) await mailLater(tx, deps, together, reader)
  else await deps.jobs.addEach(tx, MAIL_JOB, mailed)
  return rows.length
}

/** The same id for the same event and person. */
const onceId =
  (once: string) =>
  ({ userId }: { userId: string }) =>
    `msg_${createHash('sha256').update(`${once}:${userId}`).digest('hex').slice(0, 26)}`
