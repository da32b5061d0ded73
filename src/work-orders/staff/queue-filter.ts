import { addDays, type Day } from '#platform/shared/calendar.ts'

/**
 * Every open work order is in one of `agency`, `seller`, `authority`, and one with an unanswered letter in `agency` too,
 * also when it is over or on hold; one on hold in `onHold`. `watched` has any of them.
 */
export const QUEUE_VIEWS = [
  'myTurn',
  'agency',
  'unassigned',
  'overdue',
  'seller',
  'authority',
  'onHold',
  'watched',
  'all',
] as const
export type QueueView = (typeof QUEUE_VIEWS)[number]

export const QUEUE_SORTS = ['next', 'waiting', 'due', 'newest', 'changed'] as const
export type QueueSort = (typeof QUEUE_SORTS)[number]

/** Where it may be the agency's turn, what is best done next; else what waits longest; of everything the newest. */
const USUAL_SORTS: Partial<Record<QueueView, QueueSort>> = {
  myTurn: 'next',
  agency: 'next',
  unassigned: 'next',
  overdue: 'next',
  all: 'newest',
}
export const usualSort = (view: QueueView): QueueSort => USUAL_SORTS[view] ?? 'waiting'

export const QUEUE_DUE = ['overdue', 'today', 'week'] as const
export type QueueDue = (typeof QUEUE_DUE)[number]

const WEEK = 7

/** What is overdue, as the view of that name has it; or due on one of some days from today on, null where none is meant. */
export type DueAsked = { overdue: boolean; until: Day | null }

/** What is meant by several of these together: a week has today in it. Undefined: any day, or none. */
export function dueAsked(due: readonly QueueDue[], today: Day): DueAsked | undefined {
  if (due.length === 0) return undefined
  const until = due.includes('week') ? addDays(today, WEEK) : due.includes('today') ? today : null
  return { overdue: due.includes('overdue'), until }
}

/** How the id of a team begins, among those of colleagues. */
const TEAM = 'team_'
export const isTeamId = (id: string): boolean => id.startsWith(TEAM)

/** Of the assignee filter, beside the ids of colleagues. */
export const ASSIGNED_TO_ME = 'me'
export const ASSIGNED_TO_NOBODY = 'nobody'
