/** What an enquiry can be about; the answerer is found by it. */
export const ENQUIRY_TOPICS = ['SERVICE', 'PRICE', 'ORDER', 'PARTNER', 'OTHER'] as const
export type EnquiryTopic = (typeof ENQUIRY_TOPICS)[number]

/** Characters of the message. */
export const MESSAGE_MIN = 10
export const MESSAGE_MAX = 4000

export const ENQUIRY_STATUSES = ['OPEN', 'ANSWERED', 'CLOSED'] as const
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number]

export type EnquiryMove = 'answer' | 'close' | 'reopen'

/** Which move leads where; what is missing is refused. An answered enquiry may be answered again. */
const MOVES: Record<EnquiryStatus, Partial<Record<EnquiryMove, EnquiryStatus>>> = {
  OPEN: { answer: 'ANSWERED', close: 'CLOSED' },
  ANSWERED: { answer: 'ANSWERED', close: 'CLOSED', reopen: 'OPEN' },
  CLOSED: { reopen: 'OPEN' },
}

export function afterMove(status: EnquiryStatus, move: EnquiryMove): EnquiryStatus | undefined {
  return MOVES[status][move]
}

export const ENQUIRY_NOTE_KINDS = ['ANSWER', 'CLOSED', 'REOPENED'] as const
export type EnquiryNoteKind = (typeof ENQUIRY_NOTE_KINDS)[number]

/** Signs that turn the direction of what follows: in a list they would make one name look like another. */
const DIRECTION_SIGNS = /[\u202A-\u202E\u2066-\u2069]/g

export function withoutDirectionSigns(text: string): string {
  return text.replace(DIRECTION_SIGNS, '')
}
