import type { Transition } from '#platform/shared/state-machine.ts'

/** What a marketplace wrote, as a case. */
export const NOTICE_STATUSES = ['OPEN', 'ANSWERED', 'CLOSED'] as const
export type NoticeStatus = (typeof NOTICE_STATUSES)[number]

export const NOTICE_ACTIONS = ['answer', 'close', 'reopen'] as const
export type NoticeAction = (typeof NOTICE_ACTIONS)[number]

export const NOTICE_MOVES: readonly Transition<NoticeAction, NoticeStatus, 'seller'>[] = [
  { action: 'answer', from: ['OPEN'], to: 'ANSWERED', by: ['seller'] },
  { action: 'close', from: ['OPEN', 'ANSWERED'], to: 'CLOSED', by: ['seller'] },
  // The marketplace wrote again about the same thing.
  { action: 'reopen', from: ['ANSWERED', 'CLOSED'], to: 'OPEN', by: ['seller'] },
]
