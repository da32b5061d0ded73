import { and, asc, count, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import { containing } from '#platform/server/containing.ts'
import type { Executor } from '#platform/server/database.ts'
import { QUEUE_FIGURE_LIMIT } from '../staff/contract.ts'
import type { Turn, WorkOrderStatus } from '../states.ts'
import { workOrders } from './work-orders.tables.ts'

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
    filter.keyword ? isCalled(filter.keyword) : undefined,
    filter.supplements ? and(isOpen, sql`${workOrders.supplementsWaiting} > 0`) : undefined,
  )
  return pageOfWorkOrders(executor, where, [desc(workOrders.boughtAt), desc(workOrders.id)], filter)
}

/** By its number, service or company, or the company's own name for it. */
function isCalled(keyword: string): SQL | undefined {
  return or(containing(workOrders.searchText, keyword), containing(sql`lower(${workOrders.label})`, keyword))
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

/** Nobody pages further; counting everything would read more with every year. */
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

/** How many of a company's work orders are in each state. */
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

/** How many supplements wait for a company; few work orders wait at any time, and a partial index holds just these. */
export async function countSupplementsWaiting(executor: Executor, companyId: string): Promise<number> {
  const { supplementsWaiting } = workOrders
  const [row] = await executor
    .select({ sum: sql<number>`coalesce(sum(${supplementsWaiting}), 0)::int` })
    .from(workOrders)
    .where(and(eq(workOrders.companyId, companyId), isOpen, sql`${supplementsWaiting} > 0`))
  return row?.sum ?? 0
}

/** The agency's turn, and assigned to this person or to nobody. */
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

/** The order of the queue and of its index: the planner reads this until it has enough, and not the whole table. */
const longestWaitingFirst = [asc(workOrders.turnSince), asc(workOrders.id)]

/** Longest waiting first; the view of all, including closed ones, newest first. */
export async function pageOfQueue(executor: Executor, filter: QueueFilter) {
  const where = and(
    viewOf(filter),
    filter.productCode ? eq(workOrders.productCode, filter.productCode) : undefined,
    filter.country ? eq(workOrders.country, filter.country) : undefined,
    filter.status && eq(workOrders.status, filter.status),
    filter.keyword ? containing(workOrders.searchText, filter.keyword) : undefined,
  )
  const order = filter.view === 'all' ? [desc(workOrders.boughtAt), desc(workOrders.id)] : longestWaitingFirst
  return pageOfWorkOrders(executor, where, order, filter)
}

const FIGURED_VIEWS = ['myTurn', 'unassigned', 'overdue', 'seller', 'authority'] as const

/** The counts beside the views, each up to QUEUE_FIGURE_LIMIT only: the queue is read all day. */
export async function countQueue(executor: Executor, who: { staffId: string; today: string }) {
  const figure = (view: (typeof FIGURED_VIEWS)[number]) => {
    const some = executor
      .select({ id: workOrders.id })
      .from(workOrders)
      .where(viewOf({ view, ...who }))
      .orderBy(...(view === 'unassigned' ? longestWaitingFirst : []))
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
