import type { Transaction } from '#platform/server/database.ts'
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
