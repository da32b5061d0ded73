import { notify } from '#messages/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { acceptLedgerLine, reopenLedgerLine, returnLedgerLine } from '../staff/contract.ts'
import { auditLine, type LedgerActor } from './audit-line.ts'
import { ledgerRefusals } from './ledger.errors.ts'
import { ledgerMessages } from './ledger.messages.ts'
import { monthOf } from '../claim-month.ts'
import type { LedgerRow } from './ledger.tables.ts'
import { updateLine } from './ledger.repository.ts'
import { moveLine } from './move-line.ts'

/** Published when what counts in a return changes. Payload: `{ companyId, country, month }`, the month as `2026-03`. */
export const LEDGER_CHANGED = 'LedgerChanged'

const changed = ({ companyId, country, month }: LedgerRow) => ({ companyId, country, month: monthOf(month) })

type Staff = Omit<LedgerActor, 'kind' | 'companyId'>

const reviewerOf = (staff: Staff, companyId: string): LedgerActor => ({ ...staff, kind: 'staff', companyId })

/** From now on the line counts. @throws ledger.deductible_wrong, ledger.note_missing, and what `moveLine` throws */
export async function acceptLine(
  deps: ServerDeps,
  staff: Staff,
  { companyId, id, revision, note, ...input }: InputOf<typeof acceptLedgerLine>,
): Promise<{ id: string }> {
  const actor = reviewerOf(staff, companyId)
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const { line, status } = await moveLine(tx, actor, { id, revision, action: 'accept' })
    const deductible = input.deductible ?? line.vat
    if (!isPartOf(deductible, line.vat)) throw ledgerRefusals.deductible_wrong()
    if (deductible !== line.vat && !note) throw ledgerRefusals.note_missing()
    await updateLine(tx, line, {
      status,
      deductible,
      note: note || null,
      changedAt: now,
      reviewedAt: now,
      reviewedById: staff.id,
    })
    await deps.jobs.publish(tx, LEDGER_CHANGED, changed(line))
    await auditLine(tx, actor, { at: now, action: 'ledger.reviewed', id, detail: { revision, deductible } })
  })
  return { id }
}

/** On a credit note both are negative. */
const isPartOf = (part: number, whole: number): boolean =>
  part === 0 || (Math.sign(part) === Math.sign(whole) && Math.abs(part) <= Math.abs(whole))

/** The seller is told why, and corrects it or removes it. */
export async function returnLine(
  deps: ServerDeps,
  staff: Staff,
  { companyId, id, revision, reason }: InputOf<typeof returnLedgerLine>,
): Promise<{ id: string }> {
  const actor = reviewerOf(staff, companyId)
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const { line, status } = await moveLine(tx, actor, { id, revision, action: 'return' })
    await updateLine(tx, line, { status, note: reason, changedAt: now })
    const { supplier, number } = line
    await notify(tx, deps, {
      companyId,
      kind: ledgerMessages.returned,
      params: { id, supplier, number, reason },
    })
    await auditLine(tx, actor, { at: now, action: 'ledger.returned', id, detail: { revision, reason } })
  })
  return { id }
}

/** A reviewed line that proves wrong: it counts no longer, and is deducted in full until somebody decides again. */
export async function reopenLine(
  deps: ServerDeps,
  staff: Staff,
  { companyId, id, revision }: InputOf<typeof reopenLedgerLine>,
): Promise<{ id: string }> {
  const actor = reviewerOf(staff, companyId)
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const { line, status } = await moveLine(tx, actor, { id, revision, action: 'reopen' })
    const undecided = { deductible: line.vat, note: null, reviewedAt: null, reviewedById: null }
    await updateLine(tx, line, { ...undecided, status, changedAt: now })
    await deps.jobs.publish(tx, LEDGER_CHANGED, changed(line))
    await auditLine(tx, actor, { at: now, action: 'ledger.reopened', id, detail: { revision } })
  })
  return { id }
}
