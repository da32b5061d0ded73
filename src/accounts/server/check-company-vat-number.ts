import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { companiesWithVatNumberDue, findVatNumber } from './accounts.queries.ts'
import { changeCompany, lockVatNumberStatus } from './companies.repository.ts'

/** The outcome of a register look-up; passed in, because this module asks no register itself. */
export type VatNumberPort = {
  lookUp(
    vatNumber: string,
  ): Promise<
    | { status: 'notAsked' }
    | { status: 'valid' | 'invalid'; checkedAt: Date; consultationNumber: string | null }
    | { status: 'unavailable'; checkedAt: Date; again: 'soon' | 'later' | 'never' }
  >
}

export const VAT_NUMBER_JOB = 'accounts.check-vat-number'

const MINUTE_MS = 60_000
/** A register that is down is back within minutes, or by the next working day. */
const PAUSES_MS = [2, 10, 60, 240, 720, 1440, 1440, 2880].map((minutes) => minutes * MINUTE_MS)

/** Requests the check, once per company: a second request replaces the first. */
export async function requestVatNumberCheck(
  deps: Pick<ServerDeps, 'jobs'>,
  tx: Transaction,
  wish: { companyId: string; tries: number; runAt?: Date },
): Promise<void> {
  const { companyId, tries: attempts, runAt } = wish
  const options = { key: `${VAT_NUMBER_JOB}:${companyId}`, ...(runAt ? { runAt } : {}) }
  await deps.jobs.add(tx, VAT_NUMBER_JOB, { companyId, tries: attempts }, options)
}

/**
 * Asks the register about a company's number and stores the answer. No answer is not a result: a number found
 * valid stays so, any other becomes unverified, and the register is asked again later.
 */
export async function checkCompanyVatNumber(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'jobs'> & VatNumberPort,
  payload: JobPayload,
): Promise<void> {
  const companyId = String(payload['companyId'])
  const attempts = Number(payload['tries'])
  const vatNumber = await findVatNumber(deps.db, companyId)
  if (!vatNumber) return
  const answer = await deps.lookUp(vatNumber)
  if (answer.status === 'notAsked') return
  await deps.db.transaction(async (tx) => {
    const status = await lockVatNumberStatus(tx, { companyId, vatNumber })
    // Another number was saved meanwhile: it has a check of its own.
    if (!status) return
    if (answer.status !== 'unavailable') return keepRegisterAnswer(deps, tx, { companyId, vatNumber, answer })
    if (status !== 'valid') await changeCompany(tx, companyId, { vatNumberStatus: 'unverified' })
    const pause = PAUSES_MS[attempts]
    if (answer.again === 'never' || pause === undefined) return
    const runAt = new Date(deps.clock.now().getTime() + pause)
    await requestVatNumberCheck(deps, tx, { companyId, tries: attempts + 1, runAt })
  })
}

type Verdict = { status: 'valid' | 'invalid'; checkedAt: Date; consultationNumber: string | null }

/** VAT on the fee depends on it, so the audit trail names the source. */
async function keepRegisterAnswer(
  deps: Pick<ServerDeps, 'clock'>,
  tx: Transaction,
  known: { companyId: string; vatNumber: string; answer: Verdict },
): Promise<void> {
  const { companyId, vatNumber, answer } = known
  const { status, checkedAt, consultationNumber } = answer
  await changeCompany(tx, companyId, {
    vatNumberStatus: status,
    vatNumberCheckedAt: checkedAt,
    vatNumberConsultation: consultationNumber,
  })
  await writeAudit(tx, {
    at: deps.clock.now(),
    actorKind: 'system',
    actorId: VAT_NUMBER_JOB,
    action: 'company.vat_number_checked',
    record: companyId,
    companyId,
    detail: { vatNumber, status, consultationNumber },
  })
}

/** A number may be removed from the register at any time; a month-old answer proves nothing today. */
const OLD_MS = 30 * 24 * 60 * MINUTE_MS
/** What registers can take in a night; the rest follows the next night. */
const MOST_A_NIGHT = 500

/** Rechecks what was found valid long ago, and what no register has answered. */
export async function recheckVatNumbers(deps: Pick<ServerDeps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const old = new Date(deps.clock.now().getTime() - OLD_MS)
  await deps.db.transaction(async (tx) => {
    const due = await companiesWithVatNumberDue(tx, { old, limit: MOST_A_NIGHT })
    for (const companyId of due) await requestVatNumberCheck(deps, tx, { companyId, tries: 0 })
  })
}
