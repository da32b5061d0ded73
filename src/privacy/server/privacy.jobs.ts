import { closeCompanies } from './close-companies.ts'
import { erasePerson } from './erasing/erase-person.ts'
import { ERASE_JOB, HELD_MAIL_JOB } from './erasing/job-names.ts'
import { sendHeldMail } from './erasing/held-mail.ts'
import { goOnErasing } from './erasing/go-on-erasing.ts'
import { forgetClosed, forgetOfErased } from './forgetting/forget-closed.ts'
import { forgetByYear } from './forgetting/forget-by-year.ts'
import { endHolds } from './holding/lift-hold.ts'
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
  deps.jobs.register(ERASE_JOB, (payload) => erasePerson(deps, payload))
  deps.jobs.register(HELD_MAIL_JOB, (payload) => sendHeldMail(deps, payload))
  // Those whose job was given up, and those that came with a restored backup.
  deps.jobs.schedule('privacy.go-on-erasing', '29 * * * *', () => goOnErasing(deps))
  deps.jobs.schedule('privacy.end-holds', '2 * * * *', () => endHolds(deps))
  deps.jobs.schedule('privacy.forget-closed', '7 1 * * *', async () => {
    await forgetClosed(deps)
    await forgetOfErased(deps)
  })
  deps.jobs.schedule('privacy.forget-by-year', '37 1 * * *', () => forgetByYear(deps))
}
