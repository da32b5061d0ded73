import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import type { RegistrationRow } from '../registrations.repository.ts'
import { registrations } from '../registrations.tables.ts'
import { takeoverPoints, takeovers, type TakeoverPointRow, type TakeoverRow } from '../takeovers.tables.ts'

type Key = Pick<TakeoverRow, 'companyId' | 'registrationId'>

const ofKey = ({ companyId, registrationId }: Key) =>
  and(eq(takeovers.companyId, companyId), eq(takeovers.registrationId, registrationId))

/** @returns whether it is new: a registration is taken over once */
export async function insertTakeover(tx: Transaction, row: TakeoverRow): Promise<boolean> {
  const made = await tx
    .insert(takeovers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: takeovers.registrationId })
  return made.length > 0
}

export async function lockTakeover(tx: Transaction, key: Key): Promise<TakeoverRow | undefined> {
  const [row] = await tx.select().from(takeovers).where(ofKey(key)).for('update')
  return row
}

export async function updateTakeover(
  tx: Transaction,
  key: Key,
  changes: Partial<TakeoverRow>,
): Promise<void> {
  await tx.update(takeovers).set(changes).where(ofKey(key))
}

/** Keeps what is known now; what was said of a point before is replaced. */
export async function savePoints(tx: Transaction, rows: readonly TakeoverPointRow[]): Promise<void> {
  for (const row of rows)
    await tx
      .insert(takeoverPoints)
      .values(row)
      .onConflictDoUpdate({
        target: [takeoverPoints.companyId, takeoverPoints.registrationId, takeoverPoints.point],
        set: row,
      })
}

/** The day that staff have checked is the registration's own, where it had none. */
export async function setValidFrom(
  tx: Transaction,
  registrationId: string,
  said: Pick<RegistrationRow, 'validFrom' | 'changedAt' | 'changedByKind' | 'changedByName'>,
): Promise<void> {
  await tx.update(registrations).set(said).where(eq(registrations.id, registrationId))
}
