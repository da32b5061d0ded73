import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { next, type Transition } from '#platform/shared/state-machine.ts'

/** Supplementary materials: named things that staff ask for at any time, beside the forms of the process. */
export const SUPPLEMENT_KINDS = ['file', 'text', 'choice'] as const
export type SupplementKind = (typeof SUPPLEMENT_KINDS)[number]

export const SUPPLEMENT_STATUSES = ['ASKED', 'SUBMITTED', 'RETURNED', 'ACCEPTED', 'WITHDRAWN'] as const
export type SupplementStatus = (typeof SUPPLEMENT_STATUSES)[number]

export type SupplementAction = 'submit' | 'accept' | 'return' | 'withdraw'

/** Every allowed move. What was accepted or withdrawn rests. */
export const SUPPLEMENT_MOVES: readonly Transition<SupplementAction, SupplementStatus, 'seller' | 'staff'>[] =
  [
    { action: 'submit', from: ['ASKED', 'RETURNED'], to: 'SUBMITTED', by: ['seller'] },
    { action: 'accept', from: ['SUBMITTED'], to: 'ACCEPTED', by: ['staff'] },
    { action: 'return', from: ['SUBMITTED'], to: 'RETURNED', by: ['staff'] },
    { action: 'withdraw', from: ['ASKED', 'RETURNED', 'SUBMITTED'], to: 'WITHDRAWN', by: ['staff'] },
  ]

/** What the rules look at in one material. */
export type SupplementState = { status: SupplementStatus; statusSince: Date; dueAt: Day | null }

/** Where a material stands after `action`; undefined when it cannot be taken now. */
export function afterSupplementMove(
  status: SupplementStatus,
  action: SupplementAction,
): SupplementStatus | undefined {
  return next(SUPPLEMENT_MOVES, status, action)
}

/** Who has a material now; undefined once it rests. */
export function supplementHolder(status: SupplementStatus): 'seller' | 'agency' | undefined {
  if (status === 'ASKED' || status === 'RETURNED') return 'seller'
  return status === 'SUBMITTED' ? 'agency' : undefined
}

/** Somebody still has to do something about it. */
export function isSupplementOpen(status: SupplementStatus): boolean {
  return supplementHolder(status) !== undefined
}

export type SupplementChoice = { value: string; label: LocalText }

export const LONGEST_SUPPLEMENT_TEXT = 2000
export const MOST_SUPPLEMENT_FILES = 10
export const MOST_SUPPLEMENTS = 60
/** What an office takes, and every viewer shows. */
export const SUPPLEMENT_FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const

export type SupplementAnswer = { value?: string; fileIds?: readonly string[] }
export type AnswerFault = 'valueMissing' | 'filesMissing' | 'tooManyFiles' | 'unknownChoice' | 'wrongKind'

/** What is wrong with an answer to a material; undefined when nothing is. Files themselves are judged by their records. */
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
