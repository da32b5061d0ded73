import type { Transition } from '#platform/shared/state-machine.ts'

/** Those that a list shows. */
export const LINE_STATUSES = ['SUBMITTED', 'RETURNED', 'REVIEWED'] as const
export type ShownStatus = (typeof LINE_STATUSES)[number]
export type LineStatus = ShownStatus | 'REMOVED'

export type LineAction = 'change' | 'remove' | 'accept' | 'return' | 'reopen'
export type LineActor = 'seller' | 'staff'

/** What may happen to a line. One that was reviewed stands as it is until staff open it again. */
export const LINE_MOVES: readonly Transition<LineAction, LineStatus, LineActor>[] = [
  { action: 'change', from: ['SUBMITTED', 'RETURNED'], to: 'SUBMITTED', by: ['seller'] },
  { action: 'remove', from: ['SUBMITTED', 'RETURNED'], to: 'REMOVED', by: ['seller'] },
  { action: 'accept', from: ['SUBMITTED'], to: 'REVIEWED', by: ['staff'] },
  { action: 'return', from: ['SUBMITTED'], to: 'RETURNED', by: ['staff'] },
  { action: 'reopen', from: ['REVIEWED'], to: 'SUBMITTED', by: ['staff'] },
]
