import { and, desc, eq } from 'drizzle-orm'
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
