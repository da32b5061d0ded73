import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { insertRows } from '#platform/server/whole-rows.ts'
import { RENEWAL_MOVES, type RenewalAction } from '../../renewal-states.ts'
import type { RegistrationRow } from '../registrations.repository.ts'
import { registrations, renewals } from '../registrations.tables.ts'

export type RenewalRow = typeof renewals.$inferSelect

/** Locks registrations of a company until the transaction ends: what is decided about their end is decided once. */
export async function lockRegistrations(
  tx: Transaction,
  companyId: string,
  ids: readonly string[],
): Promise<RegistrationRow[]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.companyId, companyId), inArray(registrations.id, [...ids])))
    .orderBy(asc(registrations.id))
    .for('update')
}

/** @throws a unique violation for a registration whose renewal is ordered already */
export async function insertRenewals(tx: Transaction, rows: readonly RenewalRow[]): Promise<void> {
  await insertRows(tx, renewals, rows)
}

/** The renewals of an order, in the order of their registrations. */
export async function renewalsOf(tx: Transaction, orderId: string): Promise<RenewalRow[]> {
  return tx.select().from(renewals).where(eq(renewals.orderId, orderId)).orderBy(asc(renewals.registrationId))
}

/** Makes a move of a renewal, once; undefined when its status does not allow it, or no longer. */
export async function moveRenewal(
  tx: Transaction,
  renewal: Pick<RenewalRow, 'companyId' | 'id'>,
  action: RenewalAction,
  changes: Partial<RenewalRow> & { statusSince: Date },
): Promise<RenewalRow | undefined> {
  const moves = RENEWAL_MOVES.filter((row) => row.action === action)
  const [move] = moves
  if (!move) return undefined
  const from = moves.flatMap((row) => [...row.from])
  const [row] = await tx
    .update(renewals)
    .set({ ...changes, status: move.to })
    .where(
      and(
        eq(renewals.companyId, renewal.companyId),
        eq(renewals.id, renewal.id),
        inArray(renewals.status, from),
      ),
    )
    .returning()
  return row
}

/** What a paid renewal has added. */
export async function setRenewedDays(
  tx: Transaction,
  { companyId, id }: Pick<RenewalRow, 'companyId' | 'id'>,
  days: Pick<RenewalRow, 'fromDay' | 'toDay' | 'endBefore' | 'termId'>,
): Promise<void> {
  await tx
    .update(renewals)
    .set(days)
    .where(and(eq(renewals.companyId, companyId), eq(renewals.id, id)))
}
