import type { Transaction } from '#platform/server/database.ts'
import { isOpen } from '../../tax/tax-payment.ts'
import { taxPayments, type TaxPaymentRow } from '../tax-payments.tables.ts'

type Kept = Omit<TaxPaymentRow, 'credited' | 'openToDos'>

/** Writes a payment whose declaration is locked. */
export async function saveTaxPayment(tx: Transaction, row: Kept): Promise<void> {
  const { payee, proofs, credits, toDos, revision, changedAt } = row
  const changes = {
    payee,
    proofs,
    credits,
    toDos,
    revision,
    changedAt,
    credited: credits.reduce((sum, { amount }) => sum + amount, 0),
    openToDos: toDos.filter(isOpen).length,
  }
  const { companyId, declarationId } = row
  await tx
    .insert(taxPayments)
    .values({ companyId, declarationId, ...changes })
    .onConflictDoUpdate({ target: [taxPayments.companyId, taxPayments.declarationId], set: changes })
}
