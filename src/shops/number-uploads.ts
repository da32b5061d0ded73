import type { Transition } from '#platform/shared/state-machine.ts'

/**
 * A number in a shop: still to be entered, entered by the seller, verified or rejected by the marketplace. A number that
 * changed since then is to be entered again.
 */
export const NUMBER_STATUSES = ['TO_DO', 'ENTERED', 'VERIFIED', 'REJECTED'] as const
export type NumberStatus = (typeof NUMBER_STATUSES)[number]

export const NUMBER_ACTIONS = ['enter', 'verify', 'reject', 'undo'] as const
export type NumberAction = (typeof NUMBER_ACTIONS)[number]

export const NUMBER_MOVES: readonly Transition<NumberAction, NumberStatus, 'seller'>[] = [
  { action: 'enter', from: ['TO_DO', 'REJECTED'], to: 'ENTERED', by: ['seller'] },
  { action: 'verify', from: ['ENTERED'], to: 'VERIFIED', by: ['seller'] },
  // Marketplaces check again later, and reject what they had verified.
  { action: 'reject', from: ['ENTERED', 'VERIFIED'], to: 'REJECTED', by: ['seller'] },
  { action: 'undo', from: ['ENTERED', 'VERIFIED', 'REJECTED'], to: 'TO_DO', by: ['seller'] },
]
