import type { Days } from '#catalogue/process.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'

export const TRACKS = ['you', 'agency', 'authority'] as const
export type Track = (typeof TRACKS)[number]
export const STOP_STATES = ['done', 'current', 'returned', 'late', 'todo', 'skipped', 'refused'] as const
export type StopState = (typeof STOP_STATES)[number]

/** One disc of the lane. */
export type Stop = {
  key: string
  /** Null for supplements, which belong to no step. */
  nodeId: string | null
  track: Track
  label: LocalText
  state: StopState
  /** What the turn waits for: the flag stands at the first of them, and they alone have a due day. */
  inTurn: boolean
  /** 1 the first time; a step that was returned appears again with 2, 3 … */
  round: number
  startedAt: Date | null
  finishedAt: Date | null
  dueAt: Day | null
  expectedDays: Days
}
