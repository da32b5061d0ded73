import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { woTalk } from '../talk.tables.ts'

/** The last ones, oldest first. */
export async function lastTalk(executor: Executor, workOrderId: string, most: number) {
  const rows = await executor
    .select()
    .from(woTalk)
    .where(eq(woTalk.workOrderId, workOrderId))
    .orderBy(desc(woTalk.at), desc(woTalk.id))
    .limit(most)
  return rows.toReversed()
}

export async function findTalk(executor: Executor, { companyId, id }: { companyId: string; id: string }) {
  const [row] = await executor
    .select({ workOrderId: woTalk.workOrderId, text: woTalk.text })
    .from(woTalk)
    .where(and(eq(woTalk.companyId, companyId), eq(woTalk.id, id)))
  return row
}

/** How many messages of the seller no colleague has read. */
export const countUnread = (executor: Executor, workOrderId: string): Promise<number> =>
  executor.$count(
    woTalk,
    and(eq(woTalk.workOrderId, workOrderId), eq(woTalk.actorKind, 'seller'), isNull(woTalk.readAt)),
  )

/** Whether a row of the page has one, in the same statement. */
export const hasUnread = sql<boolean>`exists (
  select from ${woTalk} as said
  where said.work_order_id = page.id and said.actor_kind = 'seller' and said.read_at is null)`
