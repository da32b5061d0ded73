import { and, asc, count, desc, eq, or, sql, type Column, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { companies } from '#accounts/server/accounts.tables.ts'
import { containing, patternOf } from '#platform/server/containing.ts'
import type { Executor } from '#platform/server/database.ts'
import { countedPage } from '#platform/server/paging.ts'
import { preparedOnce } from '#platform/server/prepared.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'
import { QUEUE_FIGURE_LIMIT, type QueueView } from '../staff/contract.ts'
import type { Turn, WorkOrderStatus } from '../states.ts'
import { CARD_COLUMNS, CARD_KEYS, CARD_PARTS } from './card-columns.queries.ts'
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

/** Which filters a list has: for each such shape there is one statement. */
type Shape<F> = { [K in keyof F]: boolean }

const newestFirst = [desc(workOrders.boughtAt), desc(workOrders.id)]

const ownPage = preparedOnce((executor, has: Shape<Omit<Required<OwnFilter>, keyof Window>>) => {
  const where = and(
    eq(workOrders.companyId, sql.placeholder('companyId')),
    has.status ? eq(workOrders.status, sql.placeholder('status')) : undefined,
    has.turn ? eq(workOrders.turn, sql.placeholder('turn')) : undefined,
    has.country ? eq(workOrders.country, sql.placeholder('country')) : undefined,
    has.keyword ? isCalled(sql.placeholder('pattern')) : undefined,
    has.supplements ? and(isOpen, sql`${workOrders.supplementsWaiting} > 0`) : undefined,
  )
  const { page, parts } = cardsOf(executor, { where, order: newestFirst })
  return executor
    .select({ ...columnsOf(page), ...parts })
    .from(page)
    .orderBy(desc(page.boughtAt), desc(page.id))
    .prepare('')
})

/** Newest first, each with what its card shows. */
export async function pageOfOwn(executor: Executor, companyId: string, filter: OwnFilter) {
  const { page, pageSize, status, turn, country, keyword, supplements } = filter
  const [isGiven, pattern] = [Boolean, patternOf(keyword ?? '')]
  const shape = {
    status: isGiven(status),
    turn: isGiven(turn),
    country: isGiven(country),
    keyword: isGiven(keyword),
    supplements: isGiven(supplements),
  }
  const values = { companyId, status, turn, country, pattern }
  const statement = ownPage(executor, shape)
  return cardsAndTotal({ page, pageSize }, (window) => statement.execute({ ...values, ...window }))
}

/** By its number, service or company, or the company's own name for it. */
function isCalled(pattern: Placeholder): SQL | undefined {
  return or(containing(workOrders.searchText, pattern), containing(sql`lower(${workOrders.label})`, pattern))
}

/** Nobody pages further; counting everything would read more with every year. */
const COUNTED_AT_MOST = 1000

/** A page of work orders with what each card shows, and how many there are, in one statement. */
function cardsOf(executor: Executor, { where, order }: { where: SQL | undefined; order: readonly SQL[] }) {
  const page = executor
    .select(CARD_COLUMNS)
    .from(workOrders)
    .where(where)
    .orderBy(...order)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page')
  const some = executor
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(where)
    .orderBy(...order)
    .limit(COUNTED_AT_MOST)
  const all = sql<number>`(select count(*) from (${some}) as counted)`.mapWith(Number)
  return { page, parts: { ...CARD_PARTS, counted: all } }
}

/** The page as it is selected from, without its query. */
function columnsOf(page: ReturnType<typeof cardsOf>['page']) {
  const named = CARD_KEYS.map((key) => [key, page[key]])
  return Object.fromEntries(named) as Pick<typeof page, (typeof CARD_KEYS)[number]>
}

/** Beyond what is counted there is a next page for as long as pages have rows. */
async function cardsAndTotal<R extends { counted: number }>(
  window: Window,
  read: Parameters<typeof countedPage<R>>[1],
) {
  const { rows: records, total } = await countedPage(window, read)
  const seen = records.length > 0 ? (window.page - 1) * window.pageSize + records.length : 0
  return { records, total: Math.max(total, seen), more: total >= COUNTED_AT_MOST, ...window }
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
const isMyTurn = and(
  isOpen,
  eq(workOrders.turn, 'agency'),
  or(eq(workOrders.assigneeId, sql.placeholder('staffId')), sql`${workOrders.assigneeId} is null`),
)

export type QueueFilter = Window & {
  view: QueueView
  staffId: string
  today: string
  productCode?: string
  country?: string
  status?: WorkOrderStatus
  keyword?: string
}

const today = sql.placeholder('today')

function viewOf(view: QueueView): SQL | undefined {
  switch (view) {
    case 'myTurn':
      return isMyTurn
    case 'unassigned':
      return and(isOpen, sql`${workOrders.assigneeId} is null`)
    case 'overdue':
      return and(isOpen, sql`${workOrders.dueOn} < ${today}`)
    case 'agency':
    case 'seller':
    case 'authority':
      return and(isOpen, eq(workOrders.turn, view))
    case 'onHold':
      return sql`${workOrders.status} = 'ON_HOLD'`
    case 'all':
      return undefined
  }
}

/** The order of the queue and of its index: the planner reads this until it has enough, and not the whole table. */
const longestWaitingFirst = [asc(workOrders.turnSince), asc(workOrders.id)]

/** Looked up for the rows of the page alone: a join of them would be planned over whole tables. */
function named(name: Column, of: PgTable, by: 'company_id' | 'assignee_id') {
  const found = sql`select ${name} from ${of} where ${of}.id = page.${sql.identifier(by)}`
  return sql<string | null>`(${found})`
}

/** What is on hold comes in the order in which it goes on. */
function orderOf(view: QueueView, of: Record<'boughtAt' | 'turnSince' | 'heldUntil' | 'id', Column>) {
  if (view === 'all') return [desc(of.boughtAt), desc(of.id)]
  return [asc(view === 'onHold' ? of.heldUntil : of.turnSince), asc(of.id)]
}

type QueueShape = Shape<Pick<Required<QueueFilter>, 'productCode' | 'country' | 'status' | 'keyword'>> & {
  view: QueueView
}

const queuePage = preparedOnce((executor, { view, ...has }: QueueShape) => {
  const where = and(
    viewOf(view),
    has.productCode ? eq(workOrders.productCode, sql.placeholder('productCode')) : undefined,
    has.country ? eq(workOrders.country, sql.placeholder('country')) : undefined,
    has.status ? eq(workOrders.status, sql.placeholder('status')) : undefined,
    has.keyword ? containing(workOrders.searchText, sql.placeholder('pattern')) : undefined,
  )
  const { page, parts } = cardsOf(executor, { where, order: orderOf(view, workOrders) })
  return executor
    .select({
      ...columnsOf(page),
      ...parts,
      companyName: named(companies.name, companies, 'company_id'),
      companyNameOriginal: named(companies.nameOriginal, companies, 'company_id'),
      assigneeName: named(staffMembers.name, staffMembers, 'assignee_id'),
    })
    .from(page)
    .orderBy(...orderOf(view, page))
    .prepare('')
})

/** Longest waiting first; the view of all, including closed ones, newest first. */
export async function pageOfQueue(executor: Executor, filter: QueueFilter) {
  const { page, pageSize, view, productCode, country, status, keyword, ...who } = filter
  const shape = {
    view,
    productCode: Boolean(productCode),
    country: Boolean(country),
    status: Boolean(status),
    keyword: Boolean(keyword),
  }
  const values = { ...who, productCode, country, status, pattern: patternOf(keyword ?? '') }
  const statement = queuePage(executor, shape)
  return cardsAndTotal({ page, pageSize }, (window) => statement.execute({ ...values, ...window }))
}

type FiguredView = Exclude<QueueView, 'all'>

const figures = preparedOnce((executor, _shape: 'all') => {
  const figure = (view: FiguredView) => {
    const some = executor
      .select({ id: workOrders.id })
      .from(workOrders)
      .where(viewOf(view))
      .orderBy(...(view === 'unassigned' ? longestWaitingFirst : []))
      .limit(QUEUE_FIGURE_LIMIT)
    return sql<number>`(select count(*) from (${some}) as figure)`.mapWith(Number)
  }
  return executor
    .select({
      myTurn: figure('myTurn'),
      agency: figure('agency'),
      unassigned: figure('unassigned'),
      overdue: figure('overdue'),
      seller: figure('seller'),
      authority: figure('authority'),
      onHold: figure('onHold'),
    })
    .from(sql`(values (1)) as one`)
    .prepare('')
})

/** The counts beside the views, each up to QUEUE_FIGURE_LIMIT only: the queue is read all day. */
export async function countQueue(executor: Executor, who: { staffId: string; today: string }) {
  const [row] = await figures(executor, 'all').execute(who)
  return row ?? { myTurn: 0, agency: 0, unassigned: 0, overdue: 0, seller: 0, authority: 0, onHold: 0 }
}
