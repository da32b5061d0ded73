import { writeAudit } from '#platform/server/audit.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Actor } from '#platform/shared/principal.ts'
import { mandateInForce } from '#registrations/server/public.ts'
import { filingMove } from '../../filing-moves.ts'
import type { FiledUnder } from '../../licence.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { boxesOf, findDeclaration } from '../declarations.queries.ts'
import { lockDeclaration } from '../declarations.repository.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { requireErrorsFit } from '../filing/filing-blockers.ts'
import { requireGapsKnown, requireLicence } from '../filing/may-file.ts'
import { britishNumber } from './british-number.ts'
import { clientAtHmrc, type ClientAtHmrc } from './client-at-hmrc.ts'
import { gbBody } from './gb-body.ts'
import type { HmrcDeps } from './hmrc-deps.ts'
import { hmrcRefusals } from './hmrc.errors.ts'
import type { SubmissionRow } from '../hmrc.tables.ts'
import { isUnanswered, type Obligation, type Unanswered } from './hmrc.ts'
import { recordOutcome } from './record-outcome.ts'
import { refusalOf } from './refusal-of.ts'
import { askWhetherTaken, scheduleSettling } from './settle-submission.ts'
import { findOpenSubmission, findSubmission, insertSubmission } from './submissions.repository.ts'

export type Filing = {
  companyId: string
  id: string
  revision: number
  staff: Pick<Actor, 'id' | 'name'>
  licenceId?: string | undefined
  /** From which they file */
  address: string
  /** Fraud prevention headers */
  headers: Readonly<Record<string, string>>
}

/** As long as this, whoever sends it may still be waiting for HMRC. */
const UNDER_WAY_MS = 60_000

/**
 * Sends a confirmed return to HMRC. It is written down before it leaves; whoever does not learn what HMRC did asks HMRC,
 * so that nothing is sent twice.
 * @throws the refusals of the call
 */
export async function submitToHmrc(deps: HmrcDeps, filing: Filing): Promise<SubmissionRow> {
  const { row, filedUnder } = await readyDeclaration(deps, filing)
  const { vrn, number } = await britishNumber(deps.db, row)
  const client = clientAtHmrc(deps, { vrn, headers: filing.headers })
  const earlier = await findOpenSubmission(deps.db, { companyId: row.companyId, declarationId: row.id })
  if (earlier && (await settled(deps, client, earlier))) return stored(deps, earlier)
  const { periodKey, fulfilled } = await obligationOf(client, row)
  const submission = await newSubmission(deps, {
    row,
    filedUnder,
    vrn,
    number,
    periodKey,
    staff: filing.staff,
  })
  await claim(deps, submission, filing.address)
  crashPoint(deps, 'hmrc.submit:claimed')
  if (fulfilled) await requireTaken(deps, client, submission)
  else await send(deps, client, submission)
  return stored(deps, submission)
}

/** @throws declarations.not_found, declarations.outdated, declarations.not_now, hmrc.not_british, declarations.no_licence, hmrc.no_mandate … */
async function readyDeclaration(
  deps: HmrcDeps,
  { companyId, id, revision, staff, licenceId }: Filing,
): Promise<Pick<Sending, 'row' | 'filedUnder'>> {
  const row = await findDeclaration(deps.db, companyId, id)
  if (!row) throw declarationRefusals.not_found()
  // A correction goes into the next return, or is told to HMRC in another way.
  if (row.country !== 'GB' || row.scheme !== 'LOCAL' || row.kind !== 'RETURN' || row.corrects !== null)
    throw hmrcRefusals.not_british()
  requireConfirmed(row, revision)
  const on = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  const signing = { staffId: staff.id, signer: staff.name, licenceId, on }
  const filedUnder = await requireLicence(deps.db, { country: 'GB', ...signing })
  if (!(await mandateInForce(deps.db, { companyId, country: 'GB', on }))) throw hmrcRefusals.no_mandate()
  await requireGapsKnown(deps.db, { row, on })
  await requireErrorsFit(deps.db, row)
  return { row, filedUnder }
}

/** What is filed is what the seller confirmed, and what the person here saw. */
function requireConfirmed(row: DeclarationRow, revision: number): void {
  if (row.revision !== revision) throw declarationRefusals.outdated()
  if (!filingMove(row.status, 'file', 'staff')) throw declarationRefusals.not_now()
  if (row.confirmedRevision !== row.revision) throw declarationRefusals.outdated()
}

/** @returns whether an earlier attempt has filed the declaration; false: HMRC has nothing, so it may be sent */
async function settled(deps: HmrcDeps, client: ClientAtHmrc, earlier: SubmissionRow): Promise<boolean> {
  const age = deps.clock.now().getTime() - earlier.sentAt.getTime()
  if (earlier.status === 'SENDING' && age < UNDER_WAY_MS) throw hmrcRefusals.being_filed()
  const outcome = await askWhetherTaken(deps, client, earlier)
  if (outcome === 'refused') throw hmrcRefusals.already_filed()
  if (outcome === 'unclear') throw hmrcRefusals.unclear()
  return outcome === 'found'
}

/**
 * HMRC's obligation for the declaration's first and last day: its key is never made here.
 * @throws hmrc.no_obligation, and what HMRC refuses
 */
async function obligationOf(client: ClientAtHmrc, { fromDay, toDay }: DeclarationRow): Promise<Obligation> {
  const isSame = ({ from, to }: Obligation) => from === fromDay && to === toDay
  const open = answered(await client.openObligations()).find(isSame)
  if (open) return open
  const known = answered(await client.obligations({ from: fromDay, to: toDay })).find(isSame)
  if (known) return known
  throw hmrcRefusals.no_obligation({ params: { from: fromDay, to: toDay } })
}

function answered<T>(answer: T | Unanswered): T {
  if (isUnanswered(answer)) throw refusalOf(answer)
  return answer
}

type Sending = {
  row: DeclarationRow
  filedUnder: FiledUnder
  vrn: string
  number: string
  periodKey: string
  staff: Filing['staff']
}

/** @throws hmrc.file_refused */
async function newSubmission(deps: HmrcDeps, sending: Sending): Promise<SubmissionRow> {
  const { row, filedUnder, vrn, number, periodKey, staff } = sending
  const at = deps.clock.now()
  const boxes = await boxesOf(deps.db, row)
  const { body, problem } = await gbBody(row, boxes, { periodKey, vatNumber: number, madeAt: at })
  if (problem) throw hmrcRefusals.file_refused({ params: { code: problem.code, field: problem.path } })
  return {
    companyId: row.companyId,
    id: newId('hmr'),
    declarationId: row.id,
    revision: row.revision,
    vrn,
    periodKey,
    body,
    status: 'SENDING',
    staffId: staff.id,
    staffName: staff.name,
    filedUnder,
    sentAt: at,
    settledAt: null,
    correlationId: null,
    receiptId: null,
    receiptAt: null,
    formBundleNumber: null,
    chargeReference: null,
    paymentIndicator: null,
    faultCode: null,
    faultPath: null,
    createdAt: at,
  }
}

/** Only one attempt at a time: of two people who file at once, one does. */
async function claim(deps: HmrcDeps, submission: SubmissionRow, address: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await lockDeclaration(tx, submission.companyId, submission.declarationId)
    if (!row) throw declarationRefusals.not_found()
    requireConfirmed(row, submission.revision)
    if (!(await insertSubmission(tx, submission))) throw hmrcRefusals.being_filed()
    await scheduleSettling(tx, deps, submission, 0)
    const { companyId, id, staffId, vrn, periodKey, revision, sentAt } = submission
    await writeAudit(tx, {
      at: sentAt,
      actorKind: 'staff',
      actorId: staffId,
      action: 'declarations.sent_to_hmrc',
      record: row.id,
      companyId,
      address,
      detail: { submission: id, vrn, periodKey, revision },
    })
  })
}

async function send(deps: HmrcDeps, client: ClientAtHmrc, submission: SubmissionRow): Promise<void> {
  const answer = await client.submit(submission.body).catch(async (error: unknown) => {
    // Thrown where there is no access to HMRC: nothing has left.
    await recordOutcome(deps, submission, { kind: 'not_taken' })
    throw error
  })
  crashPoint(deps, 'hmrc.submit:answered')
  if (!isUnanswered(answer)) return recordOutcome(deps, submission, { kind: 'taken', receipt: answer })
  await keepSilence(deps, client, submission, answer)
}

async function keepSilence(
  deps: HmrcDeps,
  client: ClientAtHmrc,
  submission: SubmissionRow,
  answer: Unanswered,
): Promise<void> {
  const isDuplicate = answer.fault === 'REFUSED' && answer.code === 'DUPLICATE_SUBMISSION'
  if (answer.fault === 'UNCLEAR' || isDuplicate) {
    await recordOutcome(deps, submission, { kind: 'unclear' })
    return requireTaken(deps, client, submission)
  }
  const { fault } = answer
  await recordOutcome(
    deps,
    submission,
    fault === 'REFUSED' ? { kind: 'refused', code: answer.code, path: answer.path } : { kind: 'not_taken' },
  )
  throw refusalOf(answer)
}

/** Asks before anybody repeats. @throws hmrc.unclear, hmrc.already_filed */
async function requireTaken(deps: HmrcDeps, client: ClientAtHmrc, submission: SubmissionRow): Promise<void> {
  const outcome = await askWhetherTaken(deps, client, submission)
  if (outcome === 'refused') throw hmrcRefusals.already_filed()
  if (outcome !== 'found') throw hmrcRefusals.unclear()
}

async function stored(deps: HmrcDeps, of: Pick<SubmissionRow, 'companyId' | 'id'>): Promise<SubmissionRow> {
  const submission = await findSubmission(deps.db, of)
  if (!submission) throw new Error(`submission ${of.id} is gone`)
  return submission
}
