import type { JobPayload } from '#platform/server/jobs.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { channelsOf, lockedChannels } from '../channels.ts'
import { mailKeyOf } from './mail-choice-keys.repository.ts'
import { topicOf, writeMessage } from './message-kind.ts'
import { messageMail } from './message-mail.ts'
import { messageToMail } from './message-to-mail.queries.ts'
import type { MessageId } from './messages.queries.ts'
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
  const message = await messageToMail(db, which)
  const kind = message && kinds.get(message.kind)
  if (!message || !kind) return
  const { role, chosen, params, lang, timeZone, email } = message
  const topic = topicOf(kind)
  if (!channelsOf(topic, role, chosen.get(topic)).email) return
  if (await kind.isOver?.(db, params)) return
  const written = writeMessage(kind, params, { lang, timeZone })
  const isLocked = lockedChannels(topic, role).includes('email')
  const stop = isLocked ? undefined : { key: await mailKeyOf(deps, which, message.keySealed), scope: topic }
  await deps.mailer.send({ to: email, ...messageMail(written, message, config, stop) })
}
