import type { Day } from '#platform/shared/calendar.ts'

export type Waiting = { unit: 'minutes' | 'hours' | 'days'; count: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something has been waiting, in its largest unit; at least one minute. */
export function waitingSince(since: Date, now: Date): Waiting {
  const passed = Math.max(0, now.getTime() - since.getTime())
  if (passed >= DAY) return { unit: 'days', count: Math.floor(passed / DAY) }
  if (passed >= HOUR) return { unit: 'hours', count: Math.floor(passed / HOUR) }
  return { unit: 'minutes', count: Math.max(1, Math.floor(passed / MINUTE)) }
}

export type Urgency = 'late' | 'today' | 'calm'

/** How urgent a due day is today; without a due day it is calm. */
export function urgencyOf(dueAt: Day | null, late: boolean, today: Day): Urgency {
  if (late) return 'late'
  return dueAt === today ? 'today' : 'calm'
}
