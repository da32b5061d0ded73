import type { JobPayload } from '#platform/server/jobs.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { channelsOf, lockedChannels, type ChosenChannels } from '../channels.ts'
import type { Topic } from '../message-types.ts'
import { mailKeyOf } from './mail-choice-keys.repository.ts'
import { topicOf, writeMessage, type WrittenMessage } from './message-kind.ts'
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

type Reader = {
  role: Parameters<typeof channelsOf>[1]
  chosen: ReadonlyMap<Topic, ChosenChannels>
  lang: Lang
  timeZone: string
}

/**
 * A message as it is mailed, and the topic by which its reader can stop such mails, where they can. Undefined where they
 * turned them off, or it is over meanwhile.
 */
export async function toMail(
  { db, kinds }: Pick<MailDeps, 'db' | 'kinds'>,
  message: { kind: string; params: Parameters<typeof writeMessage>[1] },
  { role, chosen, lang, timeZone }: Reader,
): Promise<{ written: WrittenMessage; scope: Topic | undefined } | undefined> {
  const kind = kinds.get(message.kind)
  if (!kind) return undefined
  const topic = topicOf(kind)
  if (!channelsOf(topic, role, chosen.get(topic)).email) return undefined
  if (await kind.isOver?.(db, message.params)) return undefined
  const written = writeMessage(kind, message.params, { lang, timeZone })
  return { written, scope: lockedChannels(topic, role).includes('email') ? undefined : topic }
}

/** Mails one message to its person, who may have left the company or turned the mail off meanwhile. */
export async function sendMessageMail(deps: MailDeps, which: MessageId): Promise<void> {
  const message = await messageToMail(deps.db, which)
  const mail = message && (await toMail(deps, message, message))
  if (!message || !mail) return
  const { written, scope } = mail
  const stop = scope && { key: await mailKeyOf(deps, which, message.keySealed), scope }
  await deps.mailer.send({ to: message.email, ...messageMail(written, message, deps.config, stop) })
}
