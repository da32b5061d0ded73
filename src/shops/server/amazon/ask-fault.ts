/** Why a question to Amazon has no answer. `NOT_ALLOWED`: the application lacks the role for it. */
export type AskFault =
  | 'THROTTLED'
  | 'UNAVAILABLE'
  | 'UNREADABLE'
  | 'NOT_ALLOWED'
  | 'WITHDRAWN'
  | 'MISCONFIGURED'

export type Unanswered = {
  fault: AskFault
  /** How long to wait before the next question, where Amazon limits them. */
  waitMs?: number
}
