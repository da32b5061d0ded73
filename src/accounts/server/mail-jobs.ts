import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'

/** The jobs that send mails. Each carries only an id; the secret of a link is made when the mail is sent. */
export const MAIL_JOBS = {
  registration: 'accounts.send_registration_mail',
  reset: 'accounts.send_reset_mail',
  invitation: 'accounts.send_invitation_mail',
  passwordChanged: 'accounts.send_password_changed_mail',
} as const

export function requestMail(
  deps: Pick<ServerDeps, 'jobs'>,
  tx: Transaction,
  job: keyof typeof MAIL_JOBS,
  id: string,
): Promise<void> {
  return deps.jobs.add(tx, MAIL_JOBS[job], { id }, { maxAttempts: 12 })
}
