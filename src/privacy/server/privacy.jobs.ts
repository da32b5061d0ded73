import { closeCompanies } from './close-companies.ts'
import { makeExport } from './make-export.ts'
import type { PrivacyDeps } from './privacy-deps.ts'
import { purgeExports } from './purge-exports.ts'
import { CLOSED_MAIL_JOB, sendClosedMail } from './send-closed-mail.ts'
import { EXPORT_JOB } from './start-export.ts'

export function registerPrivacyJobs(deps: PrivacyDeps): void {
  deps.jobs.register(EXPORT_JOB, (payload) => makeExport(deps, payload))
  deps.jobs.register(CLOSED_MAIL_JOB, (payload) => sendClosedMail(deps, payload))
  deps.jobs.schedule('privacy.close-companies', '13 * * * *', () => closeCompanies(deps))
  deps.jobs.schedule('privacy.purge-exports', '53 * * * *', () => purgeExports(deps))
}
