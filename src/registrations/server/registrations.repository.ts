import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { NodeResult } from '#catalogue/process.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { insertRows } from '#platform/server/whole-rows.ts'
import { registrations } from './registrations.tables.ts'

export type RegistrationRow = typeof registrations.$inferSelect

/** The registration that a work order created, or that has the number; locked until the transaction ends. */
export async function lockRegistration(
  tx: Transaction,
  wanted: Pick<RegistrationRow, 'companyId' | 'workOrderId' | 'kind' | 'country' | 'registrationNumber'>,
): Promise<RegistrationRow | undefined> {
  const { companyId, workOrderId, kind, country, registrationNumber } = wanted
  const [own] = await tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.companyId, companyId), eq(registrations.workOrderId, workOrderId)))
    .for('update')
  if (own || kind === null || registrationNumber === null) return own
  const [known] = await tx
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.companyId, companyId),
        eq(registrations.country, country),
        eq(registrations.kind, kind),
        eq(registrations.registrationNumber, registrationNumber),
        // What was given up is history: the same number, granted anew, is another registration.
        or(isNull(registrations.endReason), ne(registrations.endReason, 'DEREGISTERED')),
      ),
    )
    .orderBy(registrations.createdAt)
    .limit(1)
    .for('update')
  return known
}

export async function insertRegistration(tx: Transaction, row: RegistrationRow): Promise<void> {
  await insertRows(tx, registrations, [row])
}

export async function updateRegistration(
  tx: Transaction,
  id: string,
  changes: Partial<RegistrationRow>,
): Promise<void> {
  if (Object.keys(changes).length > 0)
    await tx.update(registrations).set(changes).where(eq(registrations.id, id))
}

export async function numberOf(executor: Executor, id: string): Promise<string | null> {
  const [row] = await executor
    .select({ number: registrations.registrationNumber })
    .from(registrations)
    .where(eq(registrations.id, id))
  return row?.number ?? null
}

/** The company's registrations of some kinds in a country that have not ended, locked. */
export function lockStanding(
  tx: Transaction,
  { companyId, country, kinds }: { companyId: string; country: string; kinds: readonly NodeResult[] },
): Promise<RegistrationRow[]> {
  return tx
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.companyId, companyId),
        eq(registrations.country, country),
        inArray(registrations.kind, [...kinds]),
        isNull(registrations.endedOn),
      ),
    )
    .orderBy(asc(registrations.id))
    .for('update')
}
