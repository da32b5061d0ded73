import type { Days } from '#catalogue/process.ts'
import { addWorkingDays, dayOf, workingDaysBetween, type Day, type Rests } from '#platform/shared/calendar.ts'
import { holderOf } from './open-items.ts'
import { isDone, type NodeState } from './states.ts'
import { supplementHolder, type SupplementState } from './supplements.ts'

export type ExpectedFinish = { low: Day; high: Day }

/** From this many finished work orders of a product on, their durations replace the catalogue's figures. */
export const ENOUGH_FINISHED = 20

/** Working days that one node still takes; at least one while it is under way. */
function daysLeft(node: NodeState & { canSkip?: boolean }): Days {
  return isDone(node.status) ? { low: 0, high: 0 } : daysOf(node)
}

/** What may be skipped counts towards the upper bound only, as where it is offered. */
function daysOf({ canSkip, status, expectedDays: { low, high } }: NodeState & { canSkip?: boolean }): Days {
  return { low: canSkip && (status === 'LOCKED' || status === 'SKIPPED') ? 0 : low, high }
}

function sumOf(nodes: readonly NodeState[], days: (node: NodeState) => Days): Days {
  return nodes.reduce<Days>(
    (sum, node) => ({ low: sum.low + days(node).low, high: sum.high + days(node).high }),
    { low: 0, high: 0 },
  )
}

/** The lower and upper quartile of the durations of finished work orders, in working days. */
export function quartilesOf(durations: readonly number[]): Days {
  const sorted = durations.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.round((sorted.length - 1) * share)] ?? 0
  return { low: at(0.25), high: at(0.75) }
}

/** What finished work of a product took, once enough of it is known to replace what was planned. */
export const measuredDaysOf = (durations: readonly number[]): Days | undefined =>
  durations.length >= ENOUGH_FINISHED ? quartilesOf(durations) : undefined

/**
 * When a work order is expected to finish, as of `today`: the working days of the remaining steps, scaled by what this
 * agency's finished work orders of the product took, once there are enough of them.
 * @param rests the weekends, and the public holidays of the agency's country and of the office's
 * @param finished working days from purchase to finish of earlier work orders of the product
 */
export function expectedFinish(
  nodes: readonly NodeState[],
  today: Day,
  rests: Rests,
  finished: readonly number[] = [],
): ExpectedFinish {
  const left = sumOf(nodes, daysLeft)
  const total = sumOf(nodes, daysOf)
  const measured = measuredDaysOf(finished)
  const scaled = measured ? scale(left, total, measured) : left
  const low = addWorkingDays(today, scaled.low, rests)
  const high = addWorkingDays(today, Math.max(scaled.low, scaled.high), rests)
  return { low, high }
}

const part = (rest: number, whole: number, days: number) =>
  whole === 0 ? 0 : Math.ceil((days * rest) / whole)

function scale(left: Days, total: Days, past: Days): Days {
  return { low: part(left.low, total.low, past.low), high: part(left.high, total.high, past.high) }
}

/** A hold: since when, until when if that is known, and the day as of which the finish was computed. */
export type HoldOf = { since: Day; until: Day | null; computedOn: Day }

/** `heldDays`: the working days by which a hold moves it, 0 without one. */
export type FinishToday = ExpectedFinish & { heldDays: number }

/**
 * The expected finish as both sides read it on a day. A hold moves it by its working days, those to come included; while
 * nothing moves, nobody is late.
 * @param expected as of the last change of the work order
 */
export function finishAsOf(expected: ExpectedFinish, delay: DelayOf, hold: HoldOf | undefined): FinishToday {
  if (!hold) return { ...shiftForDelay(expected, delay), heldDays: 0 }
  const { rests, today } = delay
  const end = hold.until !== null && hold.until > today ? hold.until : today
  const { low, high } = shiftForDelay(expected, { ...delay, today: hold.since })
  // A change during the hold, such as of the assignee, has computed it anew from its own day.
  const days = workingDaysBetween(hold.computedOn > hold.since ? hold.computedOn : hold.since, end, rests)
  const moved = (day: Day) => (days > 0 ? addWorkingDays(day, days, rests) : day)
  return {
    low: moved(low),
    high: moved(high),
    heldDays: Math.max(0, workingDaysBetween(hold.since, end, rests)),
  }
}

export type DelayOf = {
  nodes: readonly NodeState[]
  supplements: readonly SupplementState[]
  today: Day
  timeZone: string
  rests: Rests
}

/**
 * Each working day that somebody takes longer than expected moves the finish by one: at a step, whoever has it, and with
 * a supplement after its day.
 */
function shiftForDelay(expected: ExpectedFinish, delay: DelayOf): ExpectedFinish {
  const { rests } = delay
  const delays = [...delaysOfSteps(delay), ...delaysOfSupplements(delay)]
  const worst = (pick: (days: Days) => number) => Math.max(0, ...delays.map(pick))
  const low = worst((days) => days.low)
  const high = worst((days) => days.high)
  return {
    low: low > 0 ? addWorkingDays(expected.low, low, rests) : expected.low,
    high: high > 0 ? addWorkingDays(expected.high, high, rests) : expected.high,
  }
}

function delaysOfSteps({ nodes, today, timeZone, rests }: DelayOf): Days[] {
  return nodes
    .filter((node) => holderOf(nodes, node) !== undefined)
    .map((node) => {
      const spent = workingDaysBetween(dayOf(node.statusSince, timeZone), today, rests)
      return { low: spent - node.expectedDays.low, high: spent - node.expectedDays.high }
    })
}

function delaysOfSupplements({ supplements, today, rests }: DelayOf): Days[] {
  return supplements.flatMap(({ status, dueAt }) => {
    if (supplementHolder(status) === undefined || dueAt === null) return []
    const late = workingDaysBetween(dueAt, today, rests)
    return [{ low: late, high: late }]
  })
}
