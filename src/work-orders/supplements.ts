import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { next, type Transition } from '#platform/shared/state-machine.ts'

/** Supplements: named files or answers that staff request at any time, beside the forms of the process. */
export const SUPPLEMENT_KINDS = ['file', 'text', 'choice'] as const
export type SupplementKind = (typeof SUPPLEMENT_KINDS)[number]

export const SUPPLEMENT_STATUSES = ['ASKED', 'SUBMITTED', 'RETURNED', 'ACCEPTED', 'WITHDRAWN'] as const
export type SupplementStatus = (typeof SUPPLEMENT_STATUSES)[number]

export type SupplementAction = 'submit' | 'accept' | 'return' | 'withdraw'

/** Every allowed move. Accepted and withdrawn are final. */
export const SUPPLEMENT_MOVES: readonly Transition<SupplementAction, SupplementStatus, 'seller' | 'staff'>[] =
  [
    { action: 'submit', from: ['ASKED', 'RETURNED'], to: 'SUBMITTED', by: ['seller'] },
    { action: 'accept', from: ['SUBMITTED'], to: 'ACCEPTED', by: ['staff'] },
    { action: 'return', from: ['SUBMITTED'], to: 'RETURNED', by: ['staff'] },
    { action: 'withdraw', from: ['ASKED', 'RETURNED', 'SUBMITTED'], to: 'WITHDRAWN', by: ['staff'] },
  ]

/** What the rules read of one supplement. */
export type SupplementState = { status: SupplementStatus; statusSince: Date; dueAt: Day | null }

/** The status after `action`; undefined when it is not possible now. */
export function afterSupplementMove(
  status: SupplementStatus,
  action: SupplementAction,
): SupplementStatus | undefined {
  return next(SUPPLEMENT_MOVES, status, action)
}

/** Whose turn a supplement is now; undefined once it is final. */
export function supplementHolder(status: SupplementStatus): 'seller' | 'agency' | undefined {
  if (status === 'ASKED' || status === 'RETURNED') return 'seller'
  return status === 'SUBMITTED' ? 'agency' : undefined
}

/** Whether somebody still has to act on it. */
export function isSupplementOpen(status: SupplementStatus): boolean {
  return supplementHolder(status) !== undefined
}

export type SupplementChoice = { value: string; label: LocalText }

export const LONGEST_SUPPLEMENT_TEXT = 2000
export const MOST_SUPPLEMENT_FILES = 10
export const MOST_SUPPLEMENTS = 60
/** Accepted by offices, and displayed by every viewer. */
export const SUPPLEMENT_FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const

export type SupplementAnswer = { value?: string; fileIds?: readonly string[] }
export type AnswerFault = 'valueMissing' | 'filesMissing' | 'tooManyFiles' | 'unknownChoice' | 'wrongKind'

/** What is wrong with an answer to a supplement, if anything. Files are checked elsewhere, by their records. */
export function answerFault(
  asked: { kind: SupplementKind; choices: readonly { value: string }[]; maxFiles: number },
  answer: SupplementAnswer,
): AnswerFault | undefined {
  const files = answer.fileIds ?? []
  const value = answer.value?.trim() ?? ''
  if (asked.kind === 'file') {
    if (value !== '') return 'wrongKind'
    if (files.length === 0) return 'filesMissing'
    return new Set(files).size > asked.maxFiles ? 'tooManyFiles' : undefined
  }
  if (files.length > 0) return 'wrongKind'
  if (value === '') return 'valueMissing'
  if (asked.kind === 'choice' && !asked.choices.some((choice) => choice.value === value))
    return 'unknownChoice'
  return undefined
}
