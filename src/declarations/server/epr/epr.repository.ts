import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { dueOn, type Duty } from '../../epr/duty.ts'
import { declarations, type DeclarationRow } from '../declarations.tables.ts'
import { enteredQuantities, quantityDuties, type EnteredRow } from '../epr.tables.ts'
import { correctedBy } from '../figures.queries.ts'

export async function insertEntry(tx: Transaction, row: EnteredRow): Promise<void> {
  await tx.insert(enteredQuantities).values(row)
}

/** What was entered for a report, or for those that it corrects, no longer holds. */
export async function endEntries(tx: Transaction, row: DeclarationRow, at: Date): Promise<void> {
  const ids = [row.id, ...(await correctedBy(tx, row)).map(({ id }) => id)]
  await tx
    .update(enteredQuantities)
    .set({ takenBackAt: at })
    .where(
      and(
        eq(enteredQuantities.companyId, row.companyId),
        inArray(enteredQuantities.declarationId, ids),
        isNull(enteredQuantities.takenBackAt),
      ),
    )
}

export async function insertDuty(tx: Transaction, row: typeof quantityDuties.$inferInsert): Promise<void> {
  await tx.insert(quantityDuties).values(row).onConflictDoNothing()
}

/** The due days of reports that are not filed, by a duty that was entered. */
export async function setDueDays(
  tx: Transaction,
  { companyId, registrationId }: Pick<DeclarationRow, 'companyId' | 'registrationId'>,
  duty: Duty,
): Promise<void> {
  const where = and(
    eq(declarations.companyId, companyId),
    eq(declarations.registrationId, registrationId),
    eq(declarations.kind, 'EPR'),
    isNull(declarations.corrects),
    notInArray(declarations.status, ['FILED', 'ACCEPTED']),
  )
  const open = await tx
    .select({ id: declarations.id, toDay: declarations.toDay })
    .from(declarations)
    .where(where)
  for (const { id, toDay } of open)
    await tx
      .update(declarations)
      .set({ dueOn: dueOn(toDay, duty) })
      .where(and(eq(declarations.companyId, companyId), eq(declarations.id, id)))
}
