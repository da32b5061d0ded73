import type { JobPayload } from '#platform/server/jobs.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import {
  checkCompanyVatNumber,
  recheckVatNumbers,
  VAT_NUMBER_JOB,
  type VatNumberPort,
} from './check-company-vat-number.ts'
import { purgeOldMailTokens } from './mail-tokens.repository.ts'
import { purgeOldBankDetails } from './bank/bank.repository.ts'
import { sendBankMail } from './bank/send-bank-mail.ts'
import { SHOWN_FOR_MS } from './bank/bank-details.ts'
import { BANK_MAIL_JOB, MAIL_JOBS, SECURITY_MAIL_JOB } from './mail-jobs.ts'
import { purgeChallenges } from './security/passkeys.repository.ts'
import { purgeSignIns } from './security/security.repository.ts'
import { sendNewDeviceMail, sendSecurityMail } from './security/send-security-mails.ts'
import { purgeSignUps } from './sign-ups.repository.ts'
import { sendInvitationMail } from './members/send-invitation-mail.ts'
import { sendPasswordChangedMail, sendRegistrationMail, sendResetMail } from './send-account-mails.ts'
import { purgeEndedSessions } from './sessions.repository.ts'

/** Said of the data classes too (`privacy/data-classes`). */
export const WEEK_MS = 7 * 24 * 3_600_000
export const HALF_A_YEAR_MS = 183 * 24 * 3_600_000

const idOf = (payload: JobPayload) => String(payload['id'])

export function registerAccountsJobs(deps: ServerDeps, { lookUp }: VatNumberPort): void {
  deps.jobs.register(VAT_NUMBER_JOB, (payload) => checkCompanyVatNumber({ ...deps, lookUp }, payload))
  deps.jobs.register(MAIL_JOBS.registration, (payload) => sendRegistrationMail(deps, idOf(payload)))
  deps.jobs.register(MAIL_JOBS.reset, (payload) => sendResetMail(deps, idOf(payload)))
  deps.jobs.register(MAIL_JOBS.invitation, (payload) => sendInvitationMail(deps, idOf(payload)))
  deps.jobs.register(MAIL_JOBS.newDevice, (payload) => sendNewDeviceMail(deps, idOf(payload)))
  deps.jobs.register(BANK_MAIL_JOB, (payload) => sendBankMail(deps, payload))
  deps.jobs.register(SECURITY_MAIL_JOB, (payload) => sendSecurityMail(deps, payload))
  deps.jobs.register(MAIL_JOBS.passwordChanged, (payload) => sendPasswordChangedMail(deps, idOf(payload)))
  deps.jobs.schedule('accounts.recheck-vat-numbers', '23 2 * * *', () => recheckVatNumbers(deps))
  deps.jobs.schedule('accounts.forget', '41 3 * * *', () => purgeWhatIsOver(deps))
}

/** Deletes what is no longer needed: ended sessions, links, old sign-ins, registrations that were never confirmed. */
export async function purgeWhatIsOver(deps: Pick<ServerDeps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now()
  const weekAgo = new Date(now.getTime() - WEEK_MS)
  await purgeEndedSessions(deps)
  await purgeOldMailTokens(deps.db, now)
  await purgeSignUps(deps.db, weekAgo)
  await purgeOldBankDetails(deps.db, new Date(now.getTime() - SHOWN_FOR_MS))
  await purgeChallenges(deps.db, now)
  await purgeSignIns(deps.db, new Date(now.getTime() - HALF_A_YEAR_MS))
}
