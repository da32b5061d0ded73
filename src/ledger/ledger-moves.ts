import type { Transition } from '#platform/shared/state-machine.ts'

/** Those that a list shows. */
export const LINE_STATUSES = ['SENT', 'SUBMITTED', 'RETURNED', 'REVIEWED'] as const
export type ShownStatus = (typeof LINE_STATUSES)[number]
export type LineStatus = ShownStatus | 'REMOVED'

export type LineAction = 'enter' | 'change' | 'correct' | 'remove' | 'accept' | 'return' | 'reopen'
export type LineActor = 'seller' | 'staff'

/**
 * What may happen to a line. A document that was sent without typing is entered by staff, or by the seller after all. One
 * that was reviewed stands as it is until staff open it again.
 */
export const LINE_MOVES: readonly Transition<LineAction, LineStatus, LineActor>[] = [
  { action: 'enter', from: ['SENT'], to: 'SUBMITTED', by: ['staff'] },
  { action: 'change', from: ['SENT', 'SUBMITTED', 'RETURNED'], to: 'SUBMITTED', by: ['seller'] },
  { action: 'correct', from: ['SUBMITTED'], to: 'SUBMITTED', by: ['staff'] },
  { action: 'remove', from: ['SENT', 'SUBMITTED', 'RETURNED'], to: 'REMOVED', by: ['seller'] },
  { action: 'accept', from: ['SUBMITTED'], to: 'REVIEWED', by: ['staff'] },
  { action: 'return', from: ['SENT', 'SUBMITTED'], to: 'RETURNED', by: ['staff'] },
  { action: 'reopen', from: ['REVIEWED'], to: 'SUBMITTED', by: ['staff'] },
]
