/* Refusals that calls about work orders share; each contract adds its own. */

/** At the form of a step. */
export const FORM_REFUSALS = [
  'work_orders.not_found',
  'work_orders.node_not_found',
  'work_orders.no_form',
] as const

/** At any move of a step: the obstacles that `obstacleTo` finds. */
export const MOVE_REFUSALS = [
  'work_orders.not_found',
  'work_orders.node_not_found',
  'work_orders.on_hold',
  'work_orders.closed',
  'work_orders.not_here',
  'work_orders.not_yet',
  'work_orders.finished',
] as const

/** At any of them that staff make: somebody else was quicker. */
export const STAFF_MOVE_REFUSALS = [...MOVE_REFUSALS, 'work_orders.stale'] as const

/** At files that are tied to a record. */
export const FILE_REFUSALS = ['documents.not_found', 'documents.not_scanned'] as const
