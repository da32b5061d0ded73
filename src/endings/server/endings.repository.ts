import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import type { Key } from './endings.queries.ts'
import { endingTicks, type EndingTickRow } from './endings.tables.ts'

/** Keeps what was done; what was said of the same point before is replaced. */
export async function saveTick(tx: Transaction, row: EndingTickRow): Promise<void> {
  await tx
    .insert(endingTicks)
    .values(row)
    .onConflictDoUpdate({
      target: [endingTicks.companyId, endingTicks.registrationId, endingTicks.point],
      set: row,
    })
}

/** @returns what was said of the point; undefined where nothing stands there any more */
export async function removeTick(
  tx: Transaction,
  { companyId, registrationId, point }: Key & { point: string },
): Promise<EndingTickRow | undefined> {
  const [row] = await tx
    .delete(endingTicks)
    .where(
      and(
        eq(endingTicks.companyId, companyId),
        eq(endingTicks.registrationId, registrationId),
        eq(endingTicks.point, point),
      ),
    )
    .returning()
  return row
}
