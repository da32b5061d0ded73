import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { declarations, type DeclarationRow } from '../declarations.tables.ts'
import { taxCredits, type TaxCreditRow } from '../tax-credits.tables.ts'

/** What became of the credit of a declaration; as it begins where nobody has touched it yet. */
export async function claimOf(
  executor: Executor,
  { companyId, id }: Pick<DeclarationRow, 'companyId' | 'id'>,
  now: Date,
): Promise<TaxCreditRow> {
  const [row] = await executor
    .select()
    .from(taxCredits)
    .where(and(eq(taxCredits.companyId, companyId), eq(taxCredits.declarationId, id)))
  return row ?? untouched({ companyId, id }, now)
}

/** A credit that nobody has done anything about. */
export const untouched = (
  { companyId, id }: Pick<DeclarationRow, 'companyId' | 'id'>,
  now: Date,
): TaxCreditRow => ({
  companyId,
  declarationId: id,
  revision: 0,
  asked: null,
  askedAt: null,
  evidence: [],
  refunded: 0,
  refundedOn: null,
  setOff: 0,
  holder: null,
  iban: null,
  changedAt: now,
})

/** Writes a credit whose declaration is locked. */
export async function saveClaim(tx: Transaction, row: TaxCreditRow): Promise<void> {
  await tx
    .insert(taxCredits)
    .values(row)
    .onConflictDoUpdate({ target: [taxCredits.companyId, taxCredits.declarationId], set: row })
}

/** Whether a return of a later period is with the authority already. */
export async function isLaterFiled(
  tx: Transaction,
  { companyId, registrationId, kind, toDay }: DeclarationRow,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: declarations.id })
    .from(declarations)
    .where(
      and(
        eq(declarations.companyId, companyId),
        eq(declarations.registrationId, registrationId),
        eq(declarations.kind, kind),
        isNull(declarations.corrects),
        inArray(declarations.status, ['FILED', 'ACCEPTED']),
        gt(declarations.fromDay, toDay),
      ),
    )
    .limit(1)
  return row !== undefined
}
