import { notify } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import { type Actor, PORTAL } from '#platform/shared/principal.ts'
import { lockDeclaration } from '../declarations.repository.ts'
import { aboutTax, declarationsMessages } from '../declarations.messages.ts'
import { moveDeclaration } from '../move-declaration.ts'
import { publishNews } from '../news.ts'
import type { HmrcDeps } from './hmrc-deps.ts'
import type { SubmissionRow } from '../hmrc.tables.ts'
import type { Receipt } from './hmrc.ts'
import { lockOpenSubmission, updateSubmission } from './submissions.repository.ts'

/** What HMRC did. `found`: its answer was lost, and the return was found there afterwards. */
export type Outcome =
  | { kind: 'taken'; receipt: Receipt }
  | { kind: 'found' }
  | { kind: 'refused'; code: string; path: string | null }
  | { kind: 'not_taken' }
  | { kind: 'unclear' }

/**
 * Writes down what HMRC did; what it has is filed and accepted in the same transaction, as it gives no other answer to a
 * return. Does nothing where the outcome is known already: the person who waits and the job that asks again may both learn
 * it.
 */
export async function recordOutcome(
  deps: HmrcDeps,
  of: Pick<SubmissionRow, 'companyId' | 'id' | 'declarationId'>,
  outcome: Outcome,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Always the declaration first: whoever begins to send holds it while they look for an open submission.
    await lockDeclaration(tx, of.companyId, of.declarationId)
    const submission = await lockOpenSubmission(tx, of)
    if (!submission) return
    if (outcome.kind === 'unclear') return updateSubmission(tx, of, { status: 'UNCLEAR' })
    await updateSubmission(tx, of, { ...changesOf(outcome), settledAt: deps.clock.now() })
    if (outcome.kind === 'taken' || outcome.kind === 'found')
      await fileAccepted(tx, deps, submission, outcome)
  })
}

type Settled = Exclude<Outcome, { kind: 'unclear' }>

function changesOf(outcome: Settled): Partial<SubmissionRow> {
  if (outcome.kind === 'not_taken') return { status: 'NOT_TAKEN' }
  if (outcome.kind === 'found') return { status: 'TAKEN' }
  if (outcome.kind === 'refused')
    return { status: 'REFUSED', faultCode: outcome.code, faultPath: outcome.path }
  const { receipt } = outcome
  return {
    status: 'TAKEN',
    receiptId: receipt.id,
    receiptAt: receipt.at,
    correlationId: receipt.correlationId,
    formBundleNumber: receipt.formBundleNumber,
    chargeReference: receipt.chargeReference,
    paymentIndicator: receipt.paymentIndicator,
  }
}

async function fileAccepted(
  tx: Transaction,
  deps: HmrcDeps,
  submission: SubmissionRow,
  outcome: Extract<Settled, { kind: 'taken' | 'found' }>,
): Promise<void> {
  const { companyId, declarationId: id, id: submissionId, staffId, staffName, sentAt, periodKey } = submission
  const sender: Actor = { kind: 'staff', id: staffId, name: staffName }
  const taken = outcome.kind === 'taken' ? outcome.receipt : undefined
  // Where its answer was lost, HMRC's key of the period is all that names the return there.
  const reference = taken?.formBundleNumber ?? periodKey
  const step = { companyId, id, at: deps.clock.now(), submissionId }
  const row = await moveDeclaration(
    tx,
    { ...step, action: 'file', by: taken ? sender : PORTAL, ...(taken?.id && { note: taken.id }) },
    () => ({ reference, filedAt: taken?.at ?? sentAt, filedUnder: submission.filedUnder }),
  )
  await publishNews(tx, deps, row)
  await moveDeclaration(tx, { ...step, action: 'accept', by: PORTAL })
  // One message for both: its words say that it was filed too.
  const params = { ...aboutTax(row), reference }
  await notify(tx, deps, { companyId, kind: declarationsMessages.accepted, params })
}
