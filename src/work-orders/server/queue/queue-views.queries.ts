import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { QueueView } from '../../staff/queue-filter.ts'
import { isWatched } from '../team/watching.queries.ts'
import { workOrders } from '../work-orders.tables.ts'

const isOpen = sql`${workOrders.status} = 'OPEN'`

/**
 * The agency has something to do: it is its turn, or an authority waits for the answer to a letter. Only open ones have a
 * rank (`rank-work.ts`); to ask for both would have the planner expect a fraction of what there is.
 */
const isOurs = sql`${workOrders.urgentAt} is not null`

/** Of that, what is assigned to this person or to nobody. */
const isMyTurn = and(
  isOpen,
  isOurs,
  or(eq(workOrders.assigneeId, sql.placeholder('staffId')), sql`${workOrders.assigneeId} is null`),
)

/** My turn in its two parts: what is assigned to this person, and what anybody may take. Takes `staffId`. */
export const MY_TURN = {
  own: and(isOpen, isOurs, eq(workOrders.assigneeId, sql.placeholder('staffId'))),
  free: and(isOpen, isOurs, sql`${workOrders.assigneeId} is null`),
}

/** Of what is open, what is due by a day: the step's, or that of an authority, of a letter or a check, that waits for the agency. */
export const isOverdue = and(isOpen, sql`${workOrders.dueDay} < ${sql.placeholder('today')}`)

/** The same from today on. Days are text that sorts by itself. */
export const isDueSoon = and(
  isOpen,
  sql`${workOrders.dueDay} >= ${sql.placeholder('today')}`,
  sql`${workOrders.dueDay} <= ${sql.placeholder('dueUntil')}`,
)

/** Both of them. */
export const isDueBy = and(isOpen, sql`${workOrders.dueDay} <= ${sql.placeholder('dueUntil')}`)

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
      return and(isOpen, sql`${workOrders.assigneeId} is null`)
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
