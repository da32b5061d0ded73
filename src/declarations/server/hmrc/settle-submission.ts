import type { Transaction } from '#platform/server/database.ts'
import { clientAtHmrc, type ClientAtHmrc } from './client-at-hmrc.ts'
import { sameFigures } from './gb-body.ts'
import type { HmrcDeps } from './hmrc-deps.ts'
import type { SubmissionRow } from '../hmrc.tables.ts'
import { isUnanswered } from './hmrc.ts'
import { recordOutcome, type Outcome } from './record-outcome.ts'
import { findSubmission } from './submissions.repository.ts'
import { headersOfPortal } from './vendor.ts'

/** HMRC shows a return a little after it took it: before that, not to find it means nothing. */
const SHOWN_AFTER_MS = 5 * 60_000
/** When to ask again after a return was sent without an answer; then every hour. */
const ASK_AGAIN_MINUTES = [2, 6, 15, 30, 60]

export const SETTLE_SUBMISSION = 'declarations.settle-hmrc-submission'

type Of = Pick<SubmissionRow, 'companyId' | 'id'>

/**
 * Asks HMRC whether it has a return whose answer did not come, and writes down what it says.
 * @returns `unclear` where HMRC cannot say it yet
 */
export async function askWhetherTaken(
  deps: HmrcDeps,
  client: ClientAtHmrc,
  submission: SubmissionRow,
): Promise<Outcome['kind']> {
  const outcome = await whetherTaken(deps, client, submission)
  await recordOutcome(deps, submission, outcome)
  return outcome.kind
}

async function whetherTaken(
  { clock }: HmrcDeps,
  client: ClientAtHmrc,
  { periodKey, body, sentAt }: SubmissionRow,
): Promise<Outcome> {
  const viewed = await client.viewReturn(periodKey)
  if (isUnanswered(viewed)) return { kind: 'unclear' }
  if (viewed === null) {
    const isShown = clock.now().getTime() - sentAt.getTime() >= SHOWN_AFTER_MS
    return { kind: isShown ? 'not_taken' : 'unclear' }
  }
  if (sameFigures(body, viewed)) return { kind: 'found' }
  // Another return for the same period: this one was not taken, and cannot be.
  return { kind: 'refused', code: 'DUPLICATE_SUBMISSION', path: null }
}

/** The job: as long as nobody knows what HMRC did, it comes again. */
export async function settleSubmission(deps: HmrcDeps, of: Of, attempt: number): Promise<void> {
  const submission = await findSubmission(deps.db, of)
  if (submission?.status !== 'SENDING' && submission?.status !== 'UNCLEAR') return
  const outcome = await askOrWait(deps, submission)
  if (outcome === 'unclear') await deps.db.transaction((tx) => scheduleSettling(tx, deps, of, attempt + 1))
}

/** Without access to HMRC nothing is known; the next time there may be some. */
async function askOrWait(deps: HmrcDeps, submission: SubmissionRow): Promise<Outcome['kind']> {
  try {
    const client = clientAtHmrc(deps, { vrn: submission.vrn, headers: headersOfPortal(deps) })
    return await askWhetherTaken(deps, client, submission)
  } catch (error) {
    deps.log.warn({ submission: submission.id, err: String(error) }, 'HMRC could not be asked about a return')
    return 'unclear'
  }
}

export async function scheduleSettling(
  tx: Transaction,
  { jobs, clock }: Pick<HmrcDeps, 'jobs' | 'clock'>,
  { companyId, id }: Of,
  attempt: number,
): Promise<void> {
  const minutes = ASK_AGAIN_MINUTES[attempt] ?? 60
  const runAt = new Date(clock.now().getTime() + minutes * 60_000)
  const key = `${SETTLE_SUBMISSION}:${id}`
  await jobs.add(tx, SETTLE_SUBMISSION, { companyId, id, attempt }, { key, runAt })
}
