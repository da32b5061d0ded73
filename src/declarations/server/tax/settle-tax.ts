import { notify } from '#messages/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { returnTaxProof, settleTaxDifference } from '../../staff/tax-contract.ts'
import { isPaid, settleToDo } from '../../tax/credit-tax.ts'
import { aboutDeclaration } from '../declarations.messages.ts'
import { isOwed, lockTax, saveTax } from './change-tax.ts'
import { actorOf, auditTax, type TaxStaff } from './tax-staff.ts'
import { taxRefusals } from './tax.errors.ts'
import { taxMessages } from './tax.messages.ts'

/** Closes a difference. A tax that waited for this alone is paid then. */
export async function settleDifference(
  deps: ServerDeps,
  staff: TaxStaff,
  { companyId, id, revision, ordinal, note }: InputOf<typeof settleTaxDifference>,
): Promise<void> {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const locked = await lockTax(tx, { companyId, id, revision }, at)
    const { row, payable } = locked
    const before = { ...locked.book, payable, currency: row.currency }
    const book = settleToDo(before, { ordinal, note, at: at.toISOString() })
    if (book === 'NOT_THERE') throw taxRefusals.no_such_to_do()
    if (book === 'OWED') throw taxRefusals.still_owed()
    const action = isOwed(row) && isPaid(book) ? 'credit' : undefined
    await saveTax(tx, locked, { book: { toDos: book.toDos }, action, note, by: actorOf(staff), at })
    const on = book.credits.at(-1)?.on
    if (action && on !== undefined) {
      const params = { ...aboutDeclaration(row), currency: row.currency, amount: payable, on }
      await notify(tx, deps, { companyId, kind: taxMessages.paid, params })
    }
    await auditTax(tx, staff, {
      at,
      action: 'declarations.tax_settled',
      companyId,
      id,
      detail: { ordinal, note },
    })
  })
}

/** The proof proves nothing: the tax is due as before, and the seller is told why. */
export async function returnProof(
  deps: ServerDeps,
  staff: TaxStaff,
  { companyId, id, revision, reason }: InputOf<typeof returnTaxProof>,
): Promise<void> {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const locked = await lockTax(tx, { companyId, id, revision }, at)
    if (locked.row.taxStatus !== 'PROOF_SENT') throw taxRefusals.not_reviewed()
    await saveTax(tx, locked, { book: {}, action: 'refuse_proof', note: reason, by: actorOf(staff), at })
    const params = { ...aboutDeclaration(locked.row), reason }
    await notify(tx, deps, { companyId, kind: taxMessages.proofReturned, params })
    await auditTax(tx, staff, {
      at,
      action: 'declarations.tax_proof_returned',
      companyId,
      id,
      detail: { reason },
    })
  })
}
