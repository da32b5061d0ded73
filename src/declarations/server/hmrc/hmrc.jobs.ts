import { purgeUsedStates } from './grants.repository.ts'
import type { HmrcDeps } from './hmrc-deps.ts'
import { matchHmrcPayments } from './match-hmrc-payments.ts'
import { REMIND_JOB, remindOfConsent, sendReminder } from './remind-of-consent.ts'
import { SETTLE_SUBMISSION, settleSubmission } from './settle-submission.ts'

const TWO_DAYS_MS = 48 * 3_600_000

export function registerHmrcJobs(deps: HmrcDeps): void {
  deps.jobs.register(SETTLE_SUBMISSION, ({ companyId, id, attempt }) =>
    settleSubmission(deps, { companyId: String(companyId), id: String(id) }, Number(attempt)),
  )
  deps.jobs.schedule('declarations.forget-used-hmrc-states', '52 3 * * *', () =>
    purgeUsedStates(deps.db, new Date(deps.clock.now().getTime() - TWO_DAYS_MS)),
  )
  deps.jobs.register(REMIND_JOB, (payload) => sendReminder(deps, payload))
  deps.jobs.schedule('declarations.remind-of-hmrc-consent', '12 6 * * *', () => remindOfConsent(deps))
  // Before the agency's day begins.
  deps.jobs.schedule('declarations.match-hmrc-payments', '35 5 * * *', () => matchHmrcPayments(deps))
}
