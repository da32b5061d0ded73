import { findUser } from '#accounts/server/public.ts'
import { mailKeyOf } from './mail-choice-keys.repository.ts'
import { mailOfSeveral } from './message-mail.ts'
import { memberChoices, messagesTogether, type Recipient } from './messages.queries.ts'
import { sendMessageMail, toMail, type MailDeps } from './send-message-mail.ts'

/** One mail of all that was done with many records in one step; of a single message, as it is mailed alone. */
export async function sendMailTogether(deps: MailDeps, reader: Recipient, together: string): Promise<void> {
  const { db, config } = deps
  const [person, member] = [await findUser(db, reader.userId), await memberChoices(db, reader)]
  if (!person || !member) return
  const messages = await messagesTogether(db, reader, together)
  const [only] = messages
  if (!only) return
  if (messages.length === 1) return sendMessageMail(deps, { ...reader, id: only.id })
  const mails: Exclude<Awaited<ReturnType<typeof toMail>>, undefined>[] = []
  for (const message of messages) {
    const mail = await toMail(deps, message, { ...member, lang: person.lang })
    if (mail) mails.push(mail)
  }
  if (mails.length === 0) return
  const written = mails.map((mail) => mail.written)
  const scope = mails.find((mail) => mail.scope !== undefined)?.scope
  const stop = scope && { key: await mailKeyOf(deps, reader), scope }
  await deps.mailer.send({ to: person.email, ...mailOfSeveral(written, person, config, stop) })
}
