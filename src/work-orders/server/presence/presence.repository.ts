import { and, eq, lte, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { staffPresence } from '../presence.tables.ts'

export type Window = { staffId: string; tab: string }
type Place = Window & { workOrderId: string; isWriting: boolean; seenAt: Date }

const ofWindow = ({ staffId, tab }: Window) =>
  and(eq(staffPresence.staffId, staffId), eq(staffPresence.tab, tab))

/** @returns whether it was there already, doing the same: then there is nothing to tell anybody */
export async function stillThere(executor: Executor, place: Place): Promise<boolean> {
  const rows = await executor
    .update(staffPresence)
    .set({ seenAt: place.seenAt })
    .where(
      and(
        ofWindow(place),
        eq(staffPresence.workOrderId, place.workOrderId),
        eq(staffPresence.isWriting, place.isWriting),
      ),
    )
    .returning({ tab: staffPresence.tab })
  return rows.length > 0
}

export async function putPresence(executor: Executor, place: Place): Promise<void> {
  const { workOrderId, isWriting, seenAt } = place
  await executor
    .insert(staffPresence)
    .values(place)
    .onConflictDoUpdate({
      target: [staffPresence.staffId, staffPresence.tab],
      set: { workOrderId, isWriting, seenAt },
    })
}

/** @returns the work order that it had open, if any */
export async function removePresence(executor: Executor, window: Window): Promise<string | undefined> {
  const rows = await executor
    .delete(staffPresence)
    .where(ofWindow(window))
    .returning({ workOrderId: staffPresence.workOrderId })
  return rows[0]?.workOrderId
}

/** Those that have said nothing since; rows that another process removes at the moment are left to it. */
export async function removeStale(executor: Executor, since: Date): Promise<string[]> {
  const stale = executor
    .select({ staffId: staffPresence.staffId, tab: staffPresence.tab })
    .from(staffPresence)
    .where(lte(staffPresence.seenAt, since))
    .for('update', { skipLocked: true })
  const rows = await executor
    .delete(staffPresence)
    .where(sql`(${staffPresence.staffId}, ${staffPresence.tab}) in (${stale})`)
    .returning({ workOrderId: staffPresence.workOrderId })
  return [...new Set(rows.map(({ workOrderId }) => workOrderId))]
}
