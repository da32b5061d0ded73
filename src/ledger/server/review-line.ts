import { openedBy } from '#documents/server/public.ts'
import { notify } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
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
import { isTyped } from './present-line.ts'
import { typistsOf } from './write-line.ts'

/** Published when what counts in a return changes. Payload: `{ companyId, country, month }`, the month as `2026-03`. */
export const LEDGER_CHANGED = 'LedgerChanged'

const changed = ({ companyId, country, month }: LedgerRow) => ({ companyId, country, month: monthOf(month) })

export type Staff = Omit<LedgerActor, 'kind' | 'companyId'>

export const reviewerOf = (staff: Staff, companyId: string): LedgerActor => ({
  ...staff,
  kind: 'staff',
  companyId,
})

/** From now on the line counts. @throws ledger.typed_by_you, ledger.not_opened, ledger.deductible_wrong, ledger.note_missing, and what `moveLine` throws */
export async function acceptLine(
  deps: ServerDeps,
  staff: Staff,
  { companyId, id, revision, note, ...input }: InputOf<typeof acceptLedgerLine>,
): Promise<{ id: string }> {
  const actor = reviewerOf(staff, companyId)
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const { line, status } = await moveLine(tx, actor, { id, revision, action: 'accept' })
    if (typistsOf(line).includes(staff.id)) throw ledgerRefusals.typed_by_you()
    await requireOpened(tx, staff, line)
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

/** Whoever says that a line is what its document says has seen the document; one who may not see it cannot say it. */
async function requireOpened(tx: Transaction, { id }: Staff, line: LedgerRow): Promise<void> {
  const opened = await openedBy(tx, id, [line])
  if (!opened.has(line.fileId)) throw ledgerRefusals.not_opened()
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
    await updateLine(tx, line, { status, note: reason, changes: null, changedAt: now })
    await tellReturned(tx, deps, line, reason)
    await auditLine(tx, actor, { at: now, action: 'ledger.returned', id, detail: { revision, reason } })
  })
  return { id }
}

const tellReturned = (
  tx: Transaction,
  deps: ServerDeps,
  line: LedgerRow,
  reason: string,
): Promise<unknown> => {
  const { companyId, id, supplier, number } = line
  return isTyped(line)
    ? notify(tx, deps, {
        companyId,
        kind: ledgerMessages.returned,
        params: { id, supplier, number, reason },
      })
    : notify(tx, deps, { companyId, kind: ledgerMessages.unread, params: { id, file: number, reason } })
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
    const undecided = {
      deductible: line.vat,
      note: null,
      changes: null,
      reviewedAt: null,
      reviewedById: null,
    }
    await updateLine(tx, line, { ...undecided, status, changedAt: now })
    await deps.jobs.publish(tx, LEDGER_CHANGED, changed(line))
    await auditLine(tx, actor, { at: now, action: 'ledger.reopened', id, detail: { revision } })
  })
  return { id }
}
