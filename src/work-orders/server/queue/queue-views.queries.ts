import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { QueueView } from '../../staff/queue-filter.ts'
import { isWatched } from '../team/watching.queries.ts'
import { isWork } from '../is-work.queries.ts'
import { workOrders } from '../work-orders.tables.ts'

const isOpen = sql`${workOrders.status} = 'OPEN'`

/**
 * The agency has something to do: it is its turn, or an authority waits for the answer to a letter, also about what is over.
 * Whatever has a rank is that (`rank-work.ts`); to ask for more would have the planner expect a fraction of what there is.
 */
const isOurs = sql`${workOrders.urgentAt} is not null`

/** Of that, what is assigned to this person or to nobody. */
const isMyTurn = and(
  isOurs,
  or(eq(workOrders.assigneeId, sql.placeholder('staffId')), sql`${workOrders.assigneeId} is null`),
)

/** My turn in its two parts: what is assigned to this person, and what anybody may take. Takes `staffId`. */
export const MY_TURN = {
  own: and(isOurs, eq(workOrders.assigneeId, sql.placeholder('staffId'))),
  free: and(isOurs, sql`${workOrders.assigneeId} is null`),
}

/** What is due by a day: an open one's step, or an authority, of a letter or a check, that waits for the agency. */
export const isOverdue = sql`${workOrders.dueDay} < ${sql.placeholder('today')}`

/** The same from today on. Days are text that sorts by itself. */
export const isDueSoon = and(
  sql`${workOrders.dueDay} >= ${sql.placeholder('today')}`,
  sql`${workOrders.dueDay} <= ${sql.placeholder('dueUntil')}`,
)

/** Both of them. */
export const isDueBy = sql`${workOrders.dueDay} <= ${sql.placeholder('dueUntil')}`

/**
 * A view in parts that have nothing in common, each of which is counted in an index of its own: for a condition with an `or`
 * all of it would be gathered first.
 */
export const partsOf = (view: QueueView): readonly (SQL | undefined)[] =>
  view === 'myTurn' ? [MY_TURN.own, MY_TURN.free] : [viewOf(view)]

/** What is in a view; takes `staffId` and `today`. */
export function viewOf(view: QueueView): SQL | undefined {
  switch (view) {
    case 'myTurn':
      return isMyTurn
    case 'unassigned':
      return and(isWork, sql`${workOrders.assigneeId} is null`)
    case 'overdue':
      return isOverdue
    case 'agency':
      return isOurs
    case 'seller':
    case 'authority':
      return and(isOpen, eq(workOrders.turn, view))
    case 'onHold':
      return sql`${workOrders.status} = 'ON_HOLD'`
    case 'watched':
      return isWatched
    case 'all':
      return undefined
  }
}
