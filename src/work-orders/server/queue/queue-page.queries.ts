import { and, asc, desc, sql, type Column, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { companies } from '#accounts/server/accounts.tables.ts'
import { patternOf } from '#platform/server/containing.ts'
import type { Executor } from '#platform/server/database.ts'
import { COUNTED_AT_MOST } from '#platform/server/paging.ts'
import { preparedOnce } from '#platform/server/prepared.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { scopeShape, type ScopeShape, scopeValues } from '#staff/server/public.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'
import { ASSIGNED_TO_NOBODY, usualSort, type QueueSort, type QueueView } from '../../staff/queue-filter.ts'
import { cardsAndTotal, cardsOf, cardsOfSome, columnsOf, type Window } from '../cards-page.queries.ts'
import { workOrders } from '../work-orders.tables.ts'
import { hasUnread } from '../talk/talk.queries.ts'
import { tagsOfRow } from '../team/tags.queries.ts'
import { byUrgency, countSeen, onSeenPage, type Order } from './seen-rows.queries.ts'
import { narrowing, shapeOf, type NarrowingShape, type QueueNarrowing } from './queue-filter.queries.ts'
import { partsOf, viewOf } from './queue-views.queries.ts'

type Who = { staffId: string; today: string; scope: StaffScope }
export type QueueFilter = Window & QueueNarrowing & Who & { view: QueueView; sort?: QueueSort }

/**
 * Each order is that of an index: the planner reads it until it has enough, and not the whole table. The page is read in
 * it, and its rows come out in it.
 */
const ORDERS: Record<QueueSort | 'held', Order> = {
  next: byUrgency,
  waiting: ({ turnSince, id }) => [asc(turnSince), asc(id)],
  held: ({ heldUntil, id }) => [asc(heldUntil), asc(id)],
  due: ({ dueDay, id }) => [asc(dueDay), asc(id)],
  newest: ({ boughtAt, id }) => [desc(boughtAt), desc(id)],
  changed: ({ updatedAt, boughtAt, id }) => [desc(sql`coalesce(${updatedAt}, ${boughtAt})`), desc(id)],
}

/** What is on hold waits for its day, and comes in the order in which it goes on. */
const orderOf = (view: QueueView, sort: QueueSort) =>
  ORDERS[view === 'onHold' && sort === 'waiting' ? 'held' : sort]

/** Looked up for the rows of the page alone: a join of them would be planned over whole tables. */
function named(name: Column, of: PgTable, by: 'company_id' | 'assignee_id') {
  const found = sql`select ${name} from ${of} where ${of}.id = page.${sql.identifier(by)}`
  return sql<string | null>`(${found})`
}

type QueueShape = { view: QueueView; sort: QueueSort; has: NarrowingShape; sees: ScopeShape }

const AT_MOST = sql.raw(String(COUNTED_AT_MOST))

/**
 * Counted in an order in which the count soon reaches its limit, whatever the list is sorted by: that of an index that has
 * what the filters ask for. What is due is counted by its days, a view of two parts part by part.
 */
function countOf({ view, has, sees }: QueueShape, order: Order): SQL<number> {
  const parts = partsOf(view)
  const counted = has.due || view === 'overdue' ? ORDERS.due : (COUNTED_BY[view] ?? order)
  const counts = parts.map((part) =>
    countSeen(sees, {
      where: and(part, narrowing(has)),
      limit: AT_MOST,
      isNobodys: view === 'unassigned',
      ...((parts.length === 1 || has.due) && !isOfService(view, has) && { order: counted }),
    }),
  )
  return sql<number>`least(${AT_MOST}, ${sql.join(counts, sql` + `)})`.mapWith(Number)
}

/** Those of some services stand together in an index of their own; in the order of the list they would be far apart. */
const isOfService = (view: QueueView, { productCode, ...others }: NarrowingShape): boolean =>
  view === 'all' && productCode && !Object.values(others).some(Boolean)

const COUNTED_BY: Partial<Record<QueueView, Order>> = {
  agency: ORDERS.next,
  unassigned: ORDERS.next,
  all: ORDERS.newest,
}

const isNarrowed = (has: NarrowingShape): boolean => Object.values(has).some(Boolean)

/** Where rows are passed over, those of the page are found first: an index alone says which they are. */
function rowsOf(executor: Executor, shape: QueueShape) {
  const { view, sort, has, sees } = shape
  const where = and(viewOf(view), narrowing(has))
  const order = orderOf(view, sort)
  const counted = countOf(shape, order)
  if (sees === 'all' && !isNarrowed(has))
    return { order, ...cardsOf(executor, { where, order: order(workOrders), counted }) }
  const found = onSeenPage(sees, { where, order, isNobodys: view === 'unassigned' })
  return { order, ...cardsOfSome(executor, { where: found, order: order(workOrders), counted }) }
}

const queuePage = preparedOnce((executor, shape: QueueShape) => {
  const { page, parts, order } = rowsOf(executor, shape)
  return executor
    .select({
      ...columnsOf(page),
      ...parts,
      companyName: named(companies.name, companies, 'company_id'),
      companyNameOriginal: named(companies.nameOriginal, companies, 'company_id'),
      tags: tagsOfRow,
      unread: hasUnread,
      assigneeName: named(staffMembers.name, staffMembers, 'assignee_id'),
    })
    .from(page)
    .orderBy(...order(page))
    .prepare('')
})

/** Without what cards show of their steps and history: for hundreds of rows that would be most of the work. */
const queueItems = preparedOnce((executor, shape: QueueShape) => {
  const { page, parts, order } = rowsOf(executor, shape)
  return executor
    .select({
      id: page.id,
      number: page.number,
      revision: page.revision,
      companyName: named(companies.name, companies, 'company_id'),
      counted: parts.counted,
    })
    .from(page)
    .orderBy(...order(page))
    .prepare('')
})

const listOrNull = (values: readonly string[] | undefined) => (values ? [...values] : null)

function keywordValues(keyword: QueueNarrowing['keyword']) {
  if (!keyword) return {}
  if ('words' in keyword) return { pattern: patternOf(keyword.words) }
  if ('begun' in keyword) return { pattern: `${keyword.begun}%` }
  return { ...keyword }
}

/** Without a sorting, as the view usually is. */
const shapeOfQueue = ({ view, sort = usualSort(view), scope, ...asked }: QueueFilter): QueueShape => ({
  view,
  sort,
  has: shapeOf(asked),
  sees: scopeShape(scope),
})

const valuesOf = ({ staffId, today, scope, ...asked }: QueueFilter) => ({
  ...scopeValues(scope),
  staffId,
  today,
  productCode: listOrNull(asked.productCode),
  country: listOrNull(asked.country),
  step: listOrNull(asked.step),
  assignee: listOrNull(asked.assignee),
  nobody: asked.assignee?.includes(ASSIGNED_TO_NOBODY) ?? false,
  lang: listOrNull(asked.lang),
  tag: listOrNull(asked.tag),
  speed: listOrNull(asked.speed),
  status: asked.status === undefined ? null : [asked.status],
  dueUntil: asked.due?.until ?? null,
  ...keywordValues(asked.keyword),
})

/** A page of a view, narrowed and sorted. */
export async function pageOfQueue(executor: Executor, filter: QueueFilter) {
  const statement = queuePage(executor, shapeOfQueue(filter))
  const values = valuesOf(filter)
  const { page, pageSize } = filter
  return cardsAndTotal({ page, pageSize }, (window) => statement.execute({ ...values, ...window }))
}

/** The same, of each row what it is called. */
export async function itemsOfQueue(executor: Executor, filter: QueueFilter) {
  const statement = queueItems(executor, shapeOfQueue(filter))
  const values = valuesOf(filter)
  const { page, pageSize } = filter
  return cardsAndTotal({ page, pageSize }, (window) => statement.execute({ ...values, ...window }))
}
