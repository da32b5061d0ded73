import { addWorkingDays, workingDaysBetween, type Day } from '#platform/shared/calendar.ts'
import { reviewOf, type NodeState } from './states.ts'
import { supplementHolder, type SupplementStatus } from './supplements.ts'

/** Days the agency has to check what has no review step of its own. */
const CHECK_DAYS = 2
const DAYS_FOR_CORRECTION = 3
const DAYS_FOR_QUERY = 5
/** How long the seller has for a supplement, and how long the agency has to check it. */
const DAYS_TO_ANSWER = 5
const DAYS_TO_CHECK = 2

type DueNode = Pick<NodeState, 'key' | 'kind' | 'reviews' | 'status' | 'expectedDays'>

/** When a node that reaches its status today should leave it; null where nobody waits. */
export function nodeDueDate(nodes: readonly DueNode[], node: DueNode, today: Day): Day | null {
  // Returns have due days of their own.
  if (node.kind === 'FILING_TERM') return null
  const inDays = (days: number) => addWorkingDays(today, days)
  switch (node.status) {
    case 'OPEN':
    case 'REOPENED':
    case 'FILED':
      return inDays(node.expectedDays.high)
    case 'SUBMITTED':
      return inDays(reviewOf(nodes, node)?.expectedDays.high ?? CHECK_DAYS)
    case 'RETURNED':
      return inDays(DAYS_FOR_CORRECTION)
    case 'QUERIED':
      return inDays(DAYS_FOR_QUERY)
    default:
      return null
  }
}

/** When the seller should answer a supplement that is requested today. */
export function answerDueDate(today: Day): Day {
  return addWorkingDays(today, DAYS_TO_ANSWER)
}

/** When a supplement that reaches its status today should leave it; null where nobody waits. */
export function supplementDueDate(status: SupplementStatus, today: Day): Day | null {
  const holder = supplementHolder(status)
  if (holder === 'seller') return answerDueDate(today)
  return holder === 'agency' ? addWorkingDays(today, DAYS_TO_CHECK) : null
}

/** A due day after a hold: as many working days ahead, or past, as when work stopped. */
export function dueDateAfterHold(due: Day, { held, today }: { held: Day; today: Day }): Day {
  const paused = workingDaysBetween(held, today)
  return paused === 0 ? due : addWorkingDays(due, paused)
}

/** Since when somebody has waited, so that the wait after a hold is what it was before: no pause counts, no wait is lost. */
export function sinceAfterHold(since: Date, { held, now }: { held: Date; now: Date }): Date {
  const pause = now.getTime() - Math.max(held.getTime(), since.getTime())
  return new Date(since.getTime() + Math.max(0, pause))
}
