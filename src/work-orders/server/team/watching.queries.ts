import { and, count, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { inScope, workOrderInScope } from '#staff/server/public.ts'
import { woOriginals } from '../originals.tables.ts'
import { woHistory, woNodes, workOrders, woSupplements } from '../work-orders.tables.ts'
import { staffNotes, woWatchers } from '../team.tables.ts'

/** Found first and few: a join would be planned over all work orders. Takes `staffId`. */
export const isWatched: SQL = sql`${workOrders.id} = any(array(
  select ${woWatchers.workOrderId} from ${woWatchers} where ${woWatchers.staffId} = ${sql.placeholder('staffId')}))`

export async function isWatching(executor: Executor, workOrderId: string, staffId: string): Promise<boolean> {
  const rows = await executor
    .select({ since: woWatchers.since })
    .from(woWatchers)
    .where(and(eq(woWatchers.workOrderId, workOrderId), eq(woWatchers.staffId, staffId)))
  return rows.length > 0
}

/** Everybody who watches it, but the one who acts. */
export async function watchersBut(
  executor: Executor,
  workOrderId: string,
  actorId: string,
): Promise<string[]> {
  const rows = await executor
    .select({ staffId: woWatchers.staffId })
    .from(woWatchers)
    .where(and(eq(woWatchers.workOrderId, workOrderId), ne(woWatchers.staffId, actorId)))
  return rows.map(({ staffId }) => staffId)
}

export function listNotes(
  executor: Executor,
  { staffId, scope, most }: { staffId: string; scope: StaffScope; most: number },
) {
  return executor
    .select({
      sequence: staffNotes.sequence,
      at: staffNotes.at,
      key: staffNotes.key,
      params: staffNotes.params,
      actorName: staffNotes.actorName,
      readAt: staffNotes.readAt,
      workOrderId: workOrders.id,
      number: workOrders.number,
      product: workOrders.productName,
      country: workOrders.country,
      company: companies.name,
      companyOriginal: companies.nameOriginal,
    })
    .from(staffNotes)
    .innerJoin(workOrders, eq(workOrders.id, staffNotes.workOrderId))
    .innerJoin(companies, eq(companies.id, workOrders.companyId))
    .where(and(eq(staffNotes.staffId, staffId), inScope(scope, workOrders)))
    .orderBy(desc(staffNotes.sequence))
    .limit(most)
}

export async function countUnreadNotes(
  executor: Executor,
  { staffId, scope }: { staffId: string; scope: StaffScope },
): Promise<number> {
  const [row] = await executor
    .select({ found: count() })
    .from(staffNotes)
    .where(
      and(
        eq(staffNotes.staffId, staffId),
        isNull(staffNotes.readAt),
        workOrderInScope(scope, staffNotes.workOrderId),
      ),
    )
  return row?.found ?? 0
}

export const isWorkOrder = async (executor: Executor, id: string): Promise<boolean> =>
  (await companyOf(executor, id)) !== undefined

/** Whose work order it is; undefined: there is none. */
export async function companyOf(executor: Executor, id: string): Promise<string | undefined> {
  const [row] = await executor
    .select({ companyId: workOrders.companyId })
    .from(workOrders)
    .where(eq(workOrders.id, id))
  return row?.companyId
}

/** What may wait for the seller in a work order, by the ids that its matters have. */
export async function mattersOfOrder(
  executor: Executor,
  { companyId, workOrderId }: { companyId: string; workOrderId: string },
): Promise<string[]> {
  const parts = [woNodes, woSupplements, woOriginals].map((part) =>
    executor
      .select({ id: part.id })
      .from(part)
      .where(and(eq(part.companyId, companyId), eq(part.workOrderId, workOrderId))),
  )
  return (await Promise.all(parts)).flat().map(({ id }) => id)
}

/** An internal note by the id of its request. */
export async function findOrderNote(
  executor: Executor,
  workOrderId: string,
  id: string,
): Promise<{ text: string | undefined } | undefined> {
  const [row] = await executor
    .select({ reason: woHistory.reason })
    .from(woHistory)
    .where(
      and(
        eq(woHistory.workOrderId, workOrderId),
        eq(woHistory.key, 'order.note'),
        sql`${woHistory.params} ->> 'note' = ${id}`,
      ),
    )
    .limit(1)
  return row && { text: row.reason?.en }
}
