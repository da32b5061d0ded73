import { paths } from '#paths.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { composeMail } from './accounts.mails.ts'
import {
  findSignUp,
  findUser,
  findSignUpOfReset,
  findUserByEmail,
  findUserOfReset,
} from './accounts.queries.ts'
import { mintMailToken } from './mail-tokens.repository.ts'

export type MailDeps = Pick<ServerDeps, 'db' | 'clock' | 'mailer' | 'config'>

/** The answer to a registration, sent only to the owner of the address: confirm it, or: you have an account. */
export async function sendRegistrationMail(deps: MailDeps, registrationId: string): Promise<void> {
  const registration = await findSignUp(deps.db, registrationId)
  if (!registration) return
  const { email, lang } = registration
  const user = await findUserByEmail(deps.db, email)
  if (user) {
    const link = `${deps.config.publicUrl}${paths.login()}`
    await deps.mailer.send(composeMail(deps.config, { kind: 'known', to: email, lang: user.lang, link }))
    return
  }
  const at = deps.clock.now()
  const token = await mintMailToken(deps.db, { purpose: 'verify_email', subjectId: registrationId, at })
  const link = `${deps.config.publicUrl}${paths.verifyEmail(token)}`
  await deps.mailer.send(composeMail(deps.config, { kind: 'verify', to: email, lang, link }))
}

/**
 * A link for a new password. Who registered and has not opened the link yet gets that link again; to an
 * unknown address nothing is sent.
 */
export async function sendResetMail(deps: MailDeps, resetId: string): Promise<void> {
  const found = await findUserOfReset(deps.db, resetId)
  if (!found) {
    const signUpId = await findSignUpOfReset(deps.db, resetId)
    if (signUpId) await sendRegistrationMail(deps, signUpId)
    return
  }
  const at = deps.clock.now()
  const token = await mintMailToken(deps.db, { purpose: 'reset_password', subjectId: found.userId, at })
  const link = `${deps.config.publicUrl}${paths.resetPassword(token)}`
  await deps.mailer.send(composeMail(deps.config, { kind: 'reset', to: found.email, lang: found.lang, link }))
}

export async function sendPasswordChangedMail(deps: MailDeps, userId: string): Promise<void> {
  const user = await findUser(deps.db, userId)
  if (!user) return
  const link = `${deps.config.publicUrl}${paths.login()}`
  await deps.mailer.send(composeMail(deps.config, { kind: 'changed', to: user.email, lang: user.lang, link }))
}
