import { and, asc, count, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import { containing } from '#platform/server/containing.ts'
import type { Executor } from '#platform/server/database.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'
import { QUEUE_FIGURE_LIMIT } from '../staff/contract.ts'
import type { Turn, WorkOrderStatus } from '../states.ts'
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

const LANE_KEYS = [
  'node.submitted',
  'node.resubmitted',
  'node.returned',
  'node.returnedFields',
  'node.reopened',
  'node.accepted',
] as const

export type LaneEventRow = Pick<HistoryRow, 'workOrderId' | 'nodeId' | 'key' | 'at'>

/** What the lanes of some work orders need of their histories. */
export async function listLaneEvents(
  executor: Executor,
  workOrderIds: readonly string[],
): Promise<LaneEventRow[]> {
  if (workOrderIds.length === 0) return []
  return executor
    .select({
      workOrderId: woHistory.workOrderId,
      nodeId: woHistory.nodeId,
      key: woHistory.key,
      at: woHistory.at,
    })
    .from(woHistory)
    .where(and(inArray(woHistory.workOrderId, [...workOrderIds]), inArray(woHistory.key, [...LANE_KEYS])))
    .orderBy(asc(woHistory.sequence))
}

type Window = { page: number; pageSize: number }
export type OwnFilter = Window & {
  status?: WorkOrderStatus
  turn?: Turn
  country?: string
  keyword?: string
  supplements?: 'waiting'
}

const isOpen = sql`${workOrders.status} = 'OPEN'`

export async function pageOfOwn(executor: Executor, companyId: string, filter: OwnFilter) {
  const where = and(
    eq(workOrders.companyId, companyId),
    filter.status && eq(workOrders.status, filter.status),
    filter.turn && eq(workOrders.turn, filter.turn),
    filter.country ? eq(workOrders.country, filter.country) : undefined,
    filter.keyword ? containing(workOrders.searchText, filter.keyword) : undefined,
    filter.supplements ? and(isOpen, sql`${workOrders.supplementsWaiting} > 0`) : undefined,
  )
  return pageOfWorkOrders(executor, where, [desc(workOrders.boughtAt), desc(workOrders.id)], filter)
}

async function pageOfWorkOrders(
  executor: Executor,
  where: SQL | undefined,
  order: SQL[],
  { page, pageSize }: Window,
) {
  const records = await executor
    .select()
    .from(workOrders)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const isWhole = page === 1 && records.length < pageSize
  const seen = (page - 1) * pageSize + records.length
  const counted = isWhole ? seen : await countUpTo(executor, where, order)
  return { records, total: Math.max(counted, seen), more: counted >= COUNTED_AT_MOST, page, pageSize }
}

/** Nobody turns so many pages; counting on would read ever more with every year. */
const COUNTED_AT_MOST = 1000

async function countUpTo(executor: Executor, where: SQL | undefined, order: SQL[]): Promise<number> {
  const counted = executor
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(where)
    .orderBy(...order)
    .limit(COUNTED_AT_MOST)
    .as('counted')
  const [row] = await executor.select({ count: count() }).from(counted)
  return row?.count ?? 0
}

/** How many of a company's work orders are in which state. */
export async function countOwn(executor: Executor, companyId: string) {
  return executor
    .select({
      status: workOrders.status,
      turn: workOrders.turn,
      count: count(),
    })
    .from(workOrders)
    .where(eq(workOrders.companyId, companyId))
    .groupBy(workOrders.status, workOrders.turn)
}

/** How many materials wait for a company; few work orders wait at any time, and the index holds just these. */
export async function countSupplementsWaiting(executor: Executor, companyId: string): Promise<number> {
  const { supplementsWaiting } = workOrders
  const [row] = await executor
    .select({ sum: sql<number>`coalesce(sum(${supplementsWaiting}), 0)::int` })
    .from(workOrders)
    .where(and(eq(workOrders.companyId, companyId), isOpen, sql`${supplementsWaiting} > 0`))
  return row?.sum ?? 0
}

/** The agency's turn, and either this person's work or nobody's. */
function isMyTurn(staffId: string): SQL | undefined {
  return and(
    isOpen,
    eq(workOrders.turn, 'agency'),
    or(eq(workOrders.assigneeId, staffId), sql`${workOrders.assigneeId} is null`),
  )
}

export type QueueFilter = Window & {
  view: 'myTurn' | 'unassigned' | 'overdue' | 'seller' | 'authority' | 'all'
  staffId: string
  today: string
  productCode?: string
  country?: string
  status?: WorkOrderStatus
  keyword?: string
}

function viewOf(filter: Pick<QueueFilter, 'view' | 'staffId' | 'today'>): SQL | undefined {
  switch (filter.view) {
    case 'myTurn':
      return isMyTurn(filter.staffId)
    case 'unassigned':
      return and(isOpen, sql`${workOrders.assigneeId} is null`)
    case 'overdue':
      return and(isOpen, sql`${workOrders.dueOn} < ${filter.today}`)
    case 'seller':
    case 'authority':
      return and(isOpen, eq(workOrders.turn, filter.view))
    case 'all':
      return undefined
  }
}

/** Longest waiting first; the view of all, resting ones included, newest first. */
export async function pageOfQueue(executor: Executor, filter: QueueFilter) {
  const where = and(
    viewOf(filter),
    filter.productCode ? eq(workOrders.productCode, filter.productCode) : undefined,
    filter.country ? eq(workOrders.country, filter.country) : undefined,
    filter.status && eq(workOrders.status, filter.status),
    filter.keyword ? containing(workOrders.searchText, filter.keyword) : undefined,
  )
  const order =
    filter.view === 'all'
      ? [desc(workOrders.boughtAt), desc(workOrders.id)]
      : [asc(workOrders.turnSince), asc(workOrders.id)]
  return pageOfWorkOrders(executor, where, order, filter)
}

const FIGURED_VIEWS = ['myTurn', 'unassigned', 'overdue', 'seller', 'authority'] as const

/** The figures beside the views, each counted to QUEUE_FIGURE_LIMIT at most: the queue is looked at all day. */
export async function countQueue(executor: Executor, who: { staffId: string; today: string }) {
  const figure = (view: (typeof FIGURED_VIEWS)[number]) => {
    const some = executor
      .select({ id: workOrders.id })
      .from(workOrders)
      .where(viewOf({ view, ...who }))
      .limit(QUEUE_FIGURE_LIMIT)
    return sql<number>`(select count(*) from (${some}) as figure)`.mapWith(Number)
  }
  const [row] = await executor
    .select({
      myTurn: figure('myTurn'),
      unassigned: figure('unassigned'),
      overdue: figure('overdue'),
      seller: figure('seller'),
      authority: figure('authority'),
    })
    .from(sql`(values (1)) as one`)
  return row ?? { myTurn: 0, unassigned: 0, overdue: 0, seller: 0, authority: 0 }
}

export type CompanyName = { id: string; name: string; nameOriginal: string | null }

export async function companyNames(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, CompanyName>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .select({ id: companies.id, name: companies.name, nameOriginal: companies.nameOriginal })
    .from(companies)
    .where(inArray(companies.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}

const CASE_WORKERS = ['agent', 'reviewer', 'admin'] as const

/** Who a work order can be assigned to. */
export async function listCaseWorkers(executor: Executor) {
  return executor
    .select({ id: staffMembers.id, name: staffMembers.name, role: staffMembers.role })
    .from(staffMembers)
    .where(and(isNull(staffMembers.disabledAt), inArray(staffMembers.role, [...CASE_WORKERS])))
    .orderBy(asc(staffMembers.name))
}

export async function staffNames(executor: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .where(inArray(staffMembers.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** Whether of an order's work orders none is left to be done, and one at least was. */
export async function isOrderFinished(executor: Executor, orderId: string): Promise<boolean> {
  const rows = await executor
    .select({ status: workOrders.status })
    .from(workOrders)
    .where(eq(workOrders.orderId, orderId))
  const statuses = new Set(rows.map((row) => row.status))
  return statuses.has('COMPLETED') && !statuses.has('OPEN') && !statuses.has('ON_HOLD')
}
