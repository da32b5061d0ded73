import type { Days, NodeKind, NodeOwner } from '#catalogue/process.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { Transition } from '#platform/shared/state-machine.ts'

export const WORK_ORDER_STATUSES = ['OPEN', 'ON_HOLD', 'COMPLETED', 'CANCELLED'] as const
export type WorkOrderStatus = (typeof WORK_ORDER_STATUSES)[number]

export type WorkOrderAction = 'hold' | 'resume' | 'cancel' | 'complete'

/** The moves of a work order. It completes by itself when its last node is done, and resumes on the day it was held until. */
export const WORK_ORDER_MOVES: readonly Transition<WorkOrderAction, WorkOrderStatus, 'staff' | 'system'>[] = [
  { action: 'hold', from: ['OPEN'], to: 'ON_HOLD', by: ['staff'] },
  { action: 'resume', from: ['ON_HOLD'], to: 'OPEN', by: ['staff', 'system'] },
  { action: 'cancel', from: ['OPEN', 'ON_HOLD'], to: 'CANCELLED', by: ['staff'] },
  { action: 'complete', from: ['OPEN'], to: 'COMPLETED', by: ['system'] },
]

/** Whose turn it is; `none` when on hold, completed or cancelled. */
export const TURNS = ['seller', 'agency', 'authority', 'none'] as const
export type Turn = (typeof TURNS)[number]

export const NODE_STATUSES = [
  'LOCKED',
  'OPEN',
  'SUBMITTED',
  'RETURNED',
  'ACCEPTED',
  'REOPENED',
  'SKIPPED',
  'FILED',
  'GRANTED',
  'QUERIED',
  'REFUSED',
] as const
export type NodeStatus = (typeof NODE_STATUSES)[number]

/** What this module's rules read of a node. Instants are UTC, days are the agency's calendar days. */
export type NodeState = {
  id: string
  key: string
  position: number
  kind: NodeKind
  owner: NodeOwner
  status: NodeStatus
  /** When the status last changed. */
  statusSince: Date
  expectedDays: Days
  /** Key of the node that a REVIEW checks. */
  reviews: string | null
  /** Key of the AGENCY_TASK whose completion files this AUTHORITY node. */
  filedBy: string | null
  startedAt: Date | null
  finishedAt: Date | null
  dueAt: Day | null
}

const DONE: ReadonlySet<NodeStatus> = new Set<NodeStatus>(['ACCEPTED', 'GRANTED', 'SKIPPED'])

/** Nothing is left to do in it. */
export function isDone(status: NodeStatus): boolean {
  return DONE.has(status)
}

/** The REVIEW that checks `node`, if the process has one. */
export function reviewOf<N extends Pick<NodeState, 'key' | 'kind' | 'reviews'>>(
  nodes: readonly N[],
  node: Pick<NodeState, 'key'>,
): N | undefined {
  return nodes.find((candidate) => candidate.kind === 'REVIEW' && candidate.reviews === node.key)
}
