import type { Transaction } from '#platform/server/database.ts'
import { messageChannels } from './messages.tables.ts'

type Row = typeof messageChannels.$inferInsert

/** Writes the channels that are named; the others stay as they are. */
export async function saveChannels(tx: Transaction, row: Row): Promise<void> {
  const { here, email, digest, updatedAt } = row
  const named = Object.fromEntries(
    Object.entries({ here, email, digest }).filter(([, on]) => on !== undefined),
  ) as Pick<Row, 'here' | 'email' | 'digest'>
  await tx
    .insert(messageChannels)
    .values(row)
    .onConflictDoUpdate({
      target: [messageChannels.companyId, messageChannels.userId, messageChannels.topic],
      set: { ...named, updatedAt },
    })
}
