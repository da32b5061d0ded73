import { findUser, getCompany } from '#accounts/server/public.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { channelsOf } from '../channels.ts'
import { idsOfDigest } from './digests.repository.ts'
import { mailKeyOf } from './mail-choice-keys.repository.ts'
import { topicOf, writeMessage, type WrittenMessage } from './message-kind.ts'
import { digestMail } from './message-mail.ts'
import { findMessages, memberChoices, type Recipient } from './messages.queries.ts'
import type { MessageRow } from './messages.tables.ts'
import type { MailDeps } from './send-message-mail.ts'

/** Mails what happened since the day before. What was read or deleted meanwhile, or is done, is left out. */
export async function sendDigestMail(deps: MailDeps, reader: Recipient, day: Day): Promise<void> {
  const { db, config } = deps
  const person = await findUser(db, reader.userId)
  const member = await memberChoices(db, reader)
  if (!person || !member) return
  const ids = await idsOfDigest(db, reader, day)
  const written: WrittenMessage[] = []
  for (const message of await findMessages(db, reader, ids)) {
    const kind = deps.kinds.get(message.kind)
    if (!kind || isSeen(message)) continue
    const topic = topicOf(kind)
    if (!channelsOf(topic, member.role, member.chosen.get(topic)).digest) continue
    if (await kind.isOver?.(db, message.params)) continue
    const { lang } = person
    written.push(writeMessage(kind, message.params, { lang, timeZone: member.timeZone }))
  }
  if (written.length === 0) return
  const company = await getCompany(db, reader.companyId)
  const key = await mailKeyOf(deps, reader)
  const about = { day, company: company?.name ?? '', key }
  await deps.mailer.send({ to: person.email, ...digestMail(written, person, about, config) })
}

/** What is made for the mail alone is deleted from the start. */
const isSeen = ({ readAt, deletedAt, createdAt }: MessageRow) =>
  readAt !== null || (deletedAt !== null && deletedAt.getTime() !== createdAt.getTime())
