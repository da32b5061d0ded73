import type { Transition } from '#platform/shared/state-machine.ts'

/** ORDERED: waits for the money. DROPPED: the order was cancelled or expired. */
export const RENEWAL_STATUSES = ['ORDERED', 'DROPPED', 'DONE', 'TAKEN_BACK'] as const
export type RenewalStatus = (typeof RENEWAL_STATUSES)[number]

export type RenewalAction = 'extend' | 'drop' | 'take_back'

/** Money that arrives after the expiry of its order is still accepted, so what was dropped can be extended. */
export const RENEWAL_MOVES: readonly Transition<
  RenewalAction,
  RenewalStatus,
  'seller' | 'staff' | 'system'
>[] = [
  { action: 'extend', from: ['ORDERED', 'DROPPED'], to: 'DONE', by: ['system'] },
  { action: 'drop', from: ['ORDERED'], to: 'DROPPED', by: ['seller', 'system'] },
  { action: 'take_back', from: ['ORDERED', 'DONE'], to: 'TAKEN_BACK', by: ['staff'] },
]
