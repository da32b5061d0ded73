import type { Transaction } from '#platform/server/database.ts'
import { MAIL_TRIES } from '#platform/server/job-tries.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'

/** The jobs that send mails. Each carries only an id; the secret of a link is made when the mail is sent. */
export const MAIL_JOBS = {
  registration: 'accounts.send_registration_mail',
  reset: 'accounts.send_reset_mail',
  invitation: 'accounts.send_invitation_mail',
  newDevice: 'accounts.send_new_device_mail',
  passwordChanged: 'accounts.send_password_changed_mail',
} as const

export function requestMail(
  deps: Pick<ServerDeps, 'jobs'>,
  tx: Transaction,
  job: keyof typeof MAIL_JOBS,
  id: string,
): Promise<void> {
  return deps.jobs.add(tx, MAIL_JOBS[job], { id }, MAIL_TRIES)
}

export const BANK_MAIL_JOB = 'accounts.send_bank_mail'

/** What a person learns by mail, whoever did it. */
export const SECURITY_CHANGES = [
  'twoFactorOn',
  'twoFactorOff',
  'codesRenewed',
  'codeUsed',
  'passkeyAdded',
  'passkeyRemoved',
] as const
export type SecurityChange = (typeof SECURITY_CHANGES)[number]
export const SECURITY_MAIL_JOB = 'accounts.send_security_mail'

export function requestSecurityMail(
  deps: Pick<ServerDeps, 'jobs'>,
  tx: Transaction,
  { userId, change }: { userId: string; change: SecurityChange },
): Promise<void> {
  return deps.jobs.add(tx, SECURITY_MAIL_JOB, { id: userId, change }, MAIL_TRIES)
}
