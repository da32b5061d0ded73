import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import { companiesWithVatNumber } from '#accounts/server/public.ts'
import { orderHistory, orders } from '#orders/server/orders.tables.ts'
import { WORK_ENDED } from '#orders/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { readLately } from '#platform/server/read-lately.ts'
import { rowsWhere } from '#platform/server/whole-rows.ts'
import { addDays, type Day } from '#platform/shared/calendar.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { companyInScope, inScope } from '#staff/server/public.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'
import type { Days } from '#catalogue/process.ts'
import { measuredDaysOf } from '../expected-finish.ts'
import { LETTER_DAYS_KEPT } from '../letter-waits.ts'
import type { Decided } from '../second-eyes.ts'
import type { WorkOrderStatus } from '../states.ts'
import type { ClockLine } from '../time-per-turn.ts'
import {
  woHistory,
  woNodes,
  workOrders,
  type HistoryRow,
  type NodeRow,
  type WorkOrderRow,
} from './work-orders.tables.ts'

export async function findWorkOrder(
  executor: Executor,
  workOrderId: string,
  companyId?: string,
): Promise<WorkOrderRow | undefined> {
  const isIt = companyId
    ? and(eq(workOrders.id, workOrderId), eq(workOrders.companyId, companyId))
    : eq(workOrders.id, workOrderId)
  const [row] = await executor.select().from(workOrders).where(isIt)
  return row
}

/** For the staff, who may name any company's. */
export async function workOrderByNumber(
  executor: Executor,
  number: string,
): Promise<{ id: string; companyId: string } | undefined> {
  const [row] = await executor
    .select({ id: workOrders.id, companyId: workOrders.companyId })
    .from(workOrders)
    .where(eq(workOrders.number, number))
  return row
}

/** The newest other work orders of a company. */
export async function otherWorkOrders(
  executor: Executor,
  { companyId, id, scope, limit }: { companyId: string; id: string; scope: StaffScope; limit: number },
) {
  return executor
    .select({
      id: workOrders.id,
      number: workOrders.number,
      status: workOrders.status,
      country: workOrders.country,
      productName: workOrders.productName,
    })
    .from(workOrders)
    .where(and(eq(workOrders.companyId, companyId), ne(workOrders.id, id), inScope(scope, workOrders)))
    .orderBy(desc(workOrders.boughtAt), desc(workOrders.id))
    .limit(limit)
}

/** Other companies of the reader's scope that name the same VAT number. */
export const othersWithVatNumber = (
  executor: Executor,
  company: Parameters<typeof companiesWithVatNumber>[1],
  scope: StaffScope,
) => companiesWithVatNumber(executor, company, companyInScope(scope, companies.id))

export async function findNode(
  executor: Executor,
  companyId: string,
  nodeId: string,
): Promise<NodeRow | undefined> {
  const [row] = await executor
    .select()
    .from(woNodes)
    .where(and(eq(woNodes.id, nodeId), eq(woNodes.companyId, companyId)))
  return row
}

export async function listNodes(executor: Executor, workOrderIds: readonly string[]): Promise<NodeRow[]> {
  if (workOrderIds.length === 0) return []
  return executor
    .select()
    .from(woNodes)
    .where(inArray(woNodes.workOrderId, [...workOrderIds]))
    .orderBy(asc(woNodes.workOrderId), asc(woNodes.position))
}

/** Newest first. */
export async function listHistory(executor: Executor, workOrderId: string): Promise<HistoryRow[]> {
  return executor
    .select()
    .from(woHistory)
    .where(eq(woHistory.workOrderId, workOrderId))
    .orderBy(desc(woHistory.sequence))
}

/** Who of the staff did what to the steps, the oldest first; read only where a step demands another person. */
export async function readDecided(executor: Executor, nodes: readonly NodeRow[]): Promise<Decided[]> {
  const workOrderId = nodes.find(({ anotherPerson }) => anotherPerson)?.workOrderId
  if (workOrderId === undefined) return []
  return executor
    .select({
      nodeId: woHistory.nodeId,
      key: woHistory.key,
      byId: woHistory.actorId,
      byName: woHistory.actorName,
    })
    .from(woHistory)
    .where(and(eq(woHistory.workOrderId, workOrderId), eq(woHistory.actorKind, 'staff')))
    .orderBy(asc(woHistory.sequence))
}

/** Which clock ran when, the oldest first. */
export function clockLinesOf(executor: Executor, workOrderId: string): Promise<ClockLine[]> {
  return executor
    .select({ at: woHistory.at, key: woHistory.key, runs: woHistory.runs })
    .from(woHistory)
    .where(eq(woHistory.workOrderId, workOrderId))
    .orderBy(asc(woHistory.sequence))
}

/**
 * Of what is open, what the agency has to do; and whatever has a letter, which waits for the seller no longer once the
 * seller's day is over, or the authority's is near.
 */
const mayBeOurs = (
  today: Day,
) => sql`((${workOrders.status} = 'OPEN' and ${workOrders.turn} = 'agency') or (${workOrders.letterSince} is not null and (
  ${workOrders.turn} <> 'seller' or ${workOrders.dueOn} < ${today}
  or ${workOrders.letterDay} <= ${addDays(today, LETTER_DAYS_KEPT)})))`

/** What the agency may have to do, in the order of ids; of it, what has no rank. */
export async function rankedAfter(
  executor: Executor,
  { after, limit, isUnranked, today }: { after: string; limit: number; isUnranked: boolean; today: Day },
): Promise<string[]> {
  const unranked = isUnranked ? isNull(workOrders.urgentAt) : undefined
  const rows = await executor
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(and(mayBeOurs(today), unranked, gt(workOrders.id, after)))
    .orderBy(asc(workOrders.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** What happened to a work order after a revision of it, newest first. */
export async function historySince(
  executor: Executor,
  workOrderId: string,
  revision: number,
): Promise<HistoryRow[]> {
  return executor
    .select()
    .from(woHistory)
    .where(and(eq(woHistory.workOrderId, workOrderId), gt(woHistory.revision, revision)))
    .orderBy(desc(woHistory.sequence))
    .limit(5)
}

/** What is on hold until this day or an earlier one, the longest over first. */
export async function holdsOver(executor: Executor, today: string, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(and(sql`${workOrders.status} = 'ON_HOLD'`, lte(workOrders.heldUntil, today)))
    .orderBy(asc(workOrders.heldUntil), asc(workOrders.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** When the last reminder went out, and who sent it. */
export async function lastReminder(
  executor: Executor,
  workOrderId: string,
): Promise<{ at: Date; by: string } | undefined> {
  const [row] = await executor
    .select({ at: woHistory.at, by: woHistory.actorName })
    .from(woHistory)
    .where(and(eq(woHistory.workOrderId, workOrderId), eq(woHistory.key, 'order.reminded')))
    .orderBy(desc(woHistory.sequence))
    .limit(1)
  return row
}

/** Who reminded the seller since this moment; undefined: nobody. */
export async function remindedSince(
  executor: Executor,
  workOrderId: string,
  since: Date,
): Promise<string | undefined> {
  const [row] = await executor
    .select({ by: woHistory.actorName })
    .from(woHistory)
    .where(
      and(
        eq(woHistory.workOrderId, workOrderId),
        eq(woHistory.key, 'order.reminded'),
        gt(woHistory.at, since),
      ),
    )
    .orderBy(desc(woHistory.sequence))
    .limit(1)
  return row?.by
}

/** Whether a request sent its reminder. */
export async function isReminded(
  executor: Executor,
  workOrderId: string,
  reminder: string,
): Promise<boolean> {
  const [row] = await executor
    .select({ at: woHistory.at })
    .from(woHistory)
    .where(
      and(
        eq(woHistory.workOrderId, workOrderId),
        eq(woHistory.key, 'order.reminded'),
        sql`${woHistory.params} ->> 'reminder' = ${reminder}`,
      ),
    )
    .limit(1)
  return row !== undefined
}

/** What the lane reads of the history. */
export const LANE_KEYS = [
  'node.submitted',
  'node.resubmitted',
  'node.returned',
  'node.returnedFields',
  'node.reopened',
  'node.accepted',
] as const

export async function staffNames(executor: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .where(inArray(staffMembers.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** How many work orders are searched for answers to copy: newer ones usually contain what older ones do. */
const MOST_COPY_SOURCES = 30

/** The newest of the company's other work orders. */
export async function listOthers(
  executor: Executor,
  companyId: string,
  workOrderId: string,
): Promise<WorkOrderRow[]> {
  return executor
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.companyId, companyId), ne(workOrders.id, workOrderId)))
    .orderBy(desc(workOrders.boughtAt), desc(workOrders.id))
    .limit(MOST_COPY_SOURCES)
}

/** The company's work for one service, unless it was cancelled. */
export async function listOfProduct(
  executor: Executor,
  companyId: string,
  productCode: string,
): Promise<WorkOrderRow[]> {
  return executor
    .select()
    .from(workOrders)
    .where(
      and(
        eq(workOrders.companyId, companyId),
        eq(workOrders.productCode, productCode),
        ne(workOrders.status, 'CANCELLED'),
      ),
    )
    .limit(MOST_COPY_SOURCES)
}

const MOST_DURATIONS = 64

/** Working days that the last finished work orders of a product took. */
export async function listFinishedDurations(executor: Executor, productId: string): Promise<number[]> {
  const rows = await finishedOf(executor, productId)
  return rows.flatMap(({ durationDays }) => durationDays ?? [])
}

/** Of many products at once, of each that has enough of them to replace what was planned. */
export async function measuredDays(
  executor: Executor,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Days>> {
  const { rows } = await executor.execute<{ id: string; durations: number[] | null }>(sql`
    select product.id, (
      select array_agg(duration_days) from (
        select duration_days from ${workOrders}
        where product_id = product.id and status = 'COMPLETED' and duration_days is not null
        order by completed_at desc limit ${sql.raw(String(MOST_DURATIONS))}
      ) as last
    ) as durations
    from unnest(${sql.param([...productIds])}::text[]) as product(id)`)
  return new Map(
    rows.flatMap(({ id, durations }) => {
      const days = measuredDaysOf(durations ?? [])
      return days ? [[id, days] as const] : []
    }),
  )
}

/** The same, for the estimate of a new one: as they were within the last second. */
export const finishedLately = readLately(listFinishedDurations)

const finishedOf = rowsWhere(
  workOrders,
  sql`${workOrders.productId} = ${''} and ${workOrders.status} = 'COMPLETED' and ${workOrders.durationDays} is not null order by ${workOrders.completedAt} desc limit ${sql.raw(String(MOST_DURATIONS))}`,
  ['durationDays'],
)

export async function statusesOfOrder(executor: Executor, orderId: string): Promise<WorkOrderStatus[]> {
  const rows = await executor
    .select({ status: workOrders.status })
    .from(workOrders)
    .where(eq(workOrders.orderId, orderId))
  return rows.map(({ status }) => status)
}

export async function idsOfOrder(executor: Executor, orderId: string): Promise<string[]> {
  const rows = await executor
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(eq(workOrders.orderId, orderId))
  return rows.map(({ id }) => id)
}

/** Orders in work of which all work was cancelled, in the order of their ids. */
export async function ordersWithoutWork(executor: Executor, after: string, limit: number): Promise<string[]> {
  const works = sql`select from ${workOrders} where ${workOrders.orderId} = ${orders.id}`
  const rows = await executor
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        gt(orders.id, after),
        sql`exists (${works})`,
        or(
          and(
            eq(orders.status, 'FULFILLING'),
            sql`not exists (${works} and ${workOrders.status} <> 'CANCELLED')`,
          ),
          and(
            inArray(orders.status, ['PARTLY_REFUNDED', 'REFUNDED']),
            sql`not exists (${works} and ${workOrders.status} in ('OPEN', 'ON_HOLD'))`,
            sql`not exists (select from ${orderHistory} where ${orderHistory.orderId} = ${orders.id}
              and ${inArray(orderHistory.event, [...WORK_ENDED])})`,
          ),
        ),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Whether somebody left such a line at a step since some moment. */
export async function hasHistorySince(
  executor: Executor,
  line: Pick<HistoryRow, 'companyId' | 'workOrderId' | 'key' | 'actorId'> & { nodeId: string; since: Date },
): Promise<boolean> {
  const { companyId, workOrderId, nodeId, key, actorId, since } = line
  const count = await executor.$count(
    woHistory,
    and(
      eq(woHistory.companyId, companyId),
      eq(woHistory.workOrderId, workOrderId),
      eq(woHistory.nodeId, nodeId),
      eq(woHistory.key, key),
      eq(woHistory.actorId, actorId),
      gt(woHistory.at, since),
    ),
  )
  return count > 0
}
