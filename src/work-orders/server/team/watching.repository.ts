import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { sendStaffHint } from '#platform/server/hints.repository.ts'
import { insertWithCommit } from '#platform/server/with-commit.repository.ts'
import { staffNotes, woWatchers } from '../team.tables.ts'

type Watch = { workOrderId: string; staffId: string }

export async function addWatcher(executor: Executor, watch: Watch & { since: Date }): Promise<void> {
  await executor.insert(woWatchers).values(watch).onConflictDoNothing()
}

export async function removeWatcher(executor: Executor, { workOrderId, staffId }: Watch): Promise<void> {
  await executor
    .delete(woWatchers)
    .where(and(eq(woWatchers.workOrderId, workOrderId), eq(woWatchers.staffId, staffId)))
}

/** Each is told in the windows that they have open. */
export function insertNotes(tx: Transaction, notes: (typeof staffNotes.$inferInsert)[]): void {
  insertWithCommit(tx, staffNotes, notes)
  for (const { staffId } of notes) sendStaffHint(tx, { kind: 'note', staffId })
}

/** Only as far as the list was seen: what came since is still news. @param only the one that is named, and no older one */
export async function markNotesRead(
  executor: Executor,
  { staffId, upTo, only, now }: { staffId: string; upTo: number; only: boolean; now: Date },
): Promise<void> {
  await executor
    .update(staffNotes)
    .set({ readAt: now })
    .where(
      and(
        eq(staffNotes.staffId, staffId),
        isNull(staffNotes.readAt),
        only ? eq(staffNotes.sequence, upTo) : lte(staffNotes.sequence, upTo),
      ),
    )
}
