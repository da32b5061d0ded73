import type { HistoryKey } from './history.ts'

/** What those who watch a work order are told: it changed hands, or something about it was decided. */
const TOLD: ReadonlySet<HistoryKey> = new Set<HistoryKey>([
  'order.assigned',
  'order.assignedByRule',
  'order.unassigned',
  'order.held',
  'order.resumed',
  'order.cancelled',
  'order.completed',
  'order.disputed',
  'order.disputeEscalated',
  'order.disputeWon',
  'order.disputeLost',
  'node.accepted',
  'node.returned',
  'node.returnedFields',
  'node.reopened',
  'node.granted',
  'node.grantedNumber',
  'node.queried',
  'node.refused',
  'supplement.accepted',
  'supplement.returned',
])

export const tellsWatchers = (key: HistoryKey): boolean => TOLD.has(key)
