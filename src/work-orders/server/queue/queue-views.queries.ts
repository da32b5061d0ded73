import { and, eq, or, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Day } from '#platform/shared/calendar.ts'
import type { QueueView } from '../../staff/queue-filter.ts'
import { isWatched } from '../team/watching.queries.ts'
import { LETTER_AHEAD_DAYS } from '../../next-best.ts'
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

/** A letter's rank lies about twenty years before its day: a year less is before all late ones, and after nothing else. */
const LONG_BEFORE = sql.raw(`interval '${LETTER_AHEAD_DAYS - 365} days'`)

/** An authority's day has passed, of a letter or a check, and it waits for the agency. The rank is what has an index. */
export const isLetterLate = (today: Placeholder | Day): SQL =>
  sql`(${workOrders.letterDay} < ${today} and ${workOrders.urgentAt} < ${today}::date - ${LONG_BEFORE})`

const isStepLate = sql`${workOrders.dueOn} < ${sql.placeholder('today')}`

/** The agency is late, by its own step's day or by an authority's: what the view shows, and what the filter narrows to. */
export const isOverdue = and(isOpen, or(isStepLate, isLetterLate(sql.placeholder('today'))))

/** By the day of its step, and by that of an authority alone. */
const LATE_PARTS = [
  and(isOpen, isStepLate),
  and(
    isOpen,
    isLetterLate(sql.placeholder('today')),
    sql`(${workOrders.dueOn} is null or ${workOrders.dueOn} >= ${sql.placeholder('today')})`,
  ),
]

/**
 * A view in parts that have nothing in common, each of which is counted in an index of its own: for a condition with an `or`
 * all of it would be gathered first.
 */
export function partsOf(view: QueueView): readonly (SQL | undefined)[] {
  if (view === 'overdue') return LATE_PARTS
  return view === 'myTurn' ? [MY_TURN.own, MY_TURN.free] : [viewOf(view)]
}

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
