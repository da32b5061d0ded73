import { next, type Transition } from '#platform/shared/state-machine.ts'

/** What an enquiry can be about; decides who answers it. */
export const ENQUIRY_TOPICS = ['SERVICE', 'PRICE', 'ORDER', 'PARTNER', 'OTHER'] as const
export type EnquiryTopic = (typeof ENQUIRY_TOPICS)[number]

/** Length of the message in characters. */
export const MESSAGE_MIN = 10
export const MESSAGE_MAX = 4000

export const ENQUIRY_STATUSES = ['OPEN', 'ANSWERED', 'CLOSED'] as const
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number]

export type EnquiryMove = 'answer' | 'close' | 'reopen'

/** The moves between statuses. An answered enquiry may be answered again. */
export const ENQUIRY_MOVES: readonly Transition<EnquiryMove, EnquiryStatus, 'staff'>[] = [
  { action: 'answer', from: ['OPEN', 'ANSWERED'], to: 'ANSWERED', by: ['staff'] },
  { action: 'close', from: ['OPEN', 'ANSWERED'], to: 'CLOSED', by: ['staff'] },
  { action: 'reopen', from: ['ANSWERED', 'CLOSED'], to: 'OPEN', by: ['staff'] },
]

export function afterMove(status: EnquiryStatus, move: EnquiryMove): EnquiryStatus | undefined {
  return next(ENQUIRY_MOVES, status, move)
}

export const ENQUIRY_NOTE_KINDS = ['ANSWER', 'CLOSED', 'REOPENED'] as const
export type EnquiryNoteKind = (typeof ENQUIRY_NOTE_KINDS)[number]
