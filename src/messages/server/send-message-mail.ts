import { findUser } from '#accounts/server/public.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { channelsOf, lockedChannels } from '../channels.ts'
import { mailKeyOf } from './mail-choice-keys.repository.ts'
import { topicOf, writeMessage } from './message-kind.ts'
import { messageMail } from './message-mail.ts'
import { findMessage, memberChoices, type MessageId } from './messages.queries.ts'
import type { MessageKinds } from './present-message.ts'

export const MAIL_JOB = 'messages.mail'

export type MailDeps = Pick<ServerDeps, 'db' | 'mailer' | 'config' | 'box' | 'clock'> & {
  kinds: MessageKinds
}

export const messageIn = (payload: JobPayload): MessageId => ({
  companyId: String(payload['companyId']),
  userId: String(payload['userId']),
  id: String(payload['id']),
})

/** Mails one message to its person, who may have left the company or turned the mail off meanwhile. */
export async function sendMessageMail(deps: MailDeps, which: MessageId): Promise<void> {
  const { db, config, kinds } = deps
  const message = await findMessage(db, which)
  const kind = message && kinds.get(message.kind)
  if (!message || !kind) return
  const topic = topicOf(kind)
  const member = await memberChoices(db, which)
  if (!member || !channelsOf(topic, member.role, member.chosen.get(topic)).email) return
  if (await kind.isOver?.(db, message.params)) return
  const person = await findUser(db, which.userId)
  if (!person) return
  const reader = { lang: person.lang, timeZone: member.timeZone }
  const written = writeMessage(kind, message.params, reader)
  const isLocked = lockedChannels(topic, member.role).includes('email')
  const stop = isLocked ? undefined : { key: await mailKeyOf(deps, which), scope: topic }
  await deps.mailer.send({ to: person.email, ...messageMail(written, person, config, stop) })
}
