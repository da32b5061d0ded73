import { transitionOf, type Transition } from '#platform/shared/state-machine.ts'
import type { FilingStatus } from './declaration.ts'

/** Who makes a move. `system` is the portal itself: the calendar, the engine, a standing choice. */
export type Mover = 'seller' | 'staff' | 'system'

export type FilingAction =
  | 'calculate'
  | 'check'
  | 'send_back'
  | 'return_figures'
  | 'confirm'
  | 'query'
  | 'withdraw_query'
  | 'answer'
  | 'outdate'
  | 'file'
  | 'accept'
  | 'reject'

export type FilingMove = Transition<FilingAction, FilingStatus, Mover>

/**
 * The life of a declaration with the authority. `check` needs another person than the one who calculated or adjusted;
 * changed figures need a new confirmation, so `outdate` leads back behind it; what was filed never changes: a
 * correction is a declaration of its own.
 */
export const FILING_MOVES: readonly FilingMove[] = [
  {
    action: 'calculate',
    from: ['AWAITING_DATA', 'CALCULATED', 'QUERIED', 'REJECTED'],
    to: 'CALCULATED',
    by: ['staff', 'system'],
  },
  { action: 'check', from: ['CALCULATED'], to: 'AWAITING_CONFIRMATION', by: ['staff'] },
  { action: 'send_back', from: ['CALCULATED'], to: 'AWAITING_DATA', by: ['staff', 'system'] },
  // The second check found something; whoever calculated looks at it.
  { action: 'return_figures', from: ['CALCULATED'], to: 'CALCULATED', by: ['staff'] },
  { action: 'confirm', from: ['AWAITING_CONFIRMATION'], to: 'CONFIRMED', by: ['seller', 'system'] },
  { action: 'query', from: ['AWAITING_CONFIRMATION'], to: 'QUERIED', by: ['seller'] },
  { action: 'withdraw_query', from: ['QUERIED'], to: 'AWAITING_CONFIRMATION', by: ['seller'] },
  // The figures stay as they were checked: they are for the seller to confirm again.
  { action: 'answer', from: ['QUERIED'], to: 'AWAITING_CONFIRMATION', by: ['staff'] },
  {
    action: 'outdate',
    from: ['AWAITING_CONFIRMATION', 'QUERIED', 'CONFIRMED'],
    to: 'CALCULATED',
    by: ['staff', 'system'],
  },
  { action: 'file', from: ['CONFIRMED'], to: 'FILED', by: ['staff', 'system'] },
  { action: 'accept', from: ['FILED'], to: 'ACCEPTED', by: ['staff', 'system'] },
  { action: 'reject', from: ['FILED'], to: 'REJECTED', by: ['staff', 'system'] },
]

/** The move, if `by` may make it in that state. */
export function filingMove(status: FilingStatus, action: FilingAction, by: Mover): FilingMove | undefined {
  const move = transitionOf(FILING_MOVES, status, action)
  return move?.by.includes(by) ? move : undefined
}
