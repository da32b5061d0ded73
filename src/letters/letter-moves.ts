import type { Transition } from '#platform/shared/state-machine.ts'

/** New until somebody says whose it is; then it waits for an answer, was answered, or needs none. */
export const LETTER_STATES = ['NEW', 'SORTED', 'ANSWERED', 'NO_REPLY'] as const
export type LetterState = (typeof LETTER_STATES)[number]

export type LetterAction = 'sort' | 'ask' | 'extend' | 'answer' | 'fileAway' | 'reopen'

/** What may happen to a letter. What was answered or filed away stands as it is until it is opened again. */
export const LETTER_MOVES: readonly Transition<LetterAction, LetterState, 'staff'>[] = [
  { action: 'sort', from: ['NEW', 'SORTED'], to: 'SORTED', by: ['staff'] },
  { action: 'ask', from: ['SORTED'], to: 'SORTED', by: ['staff'] },
  { action: 'extend', from: ['SORTED'], to: 'SORTED', by: ['staff'] },
  { action: 'answer', from: ['SORTED'], to: 'ANSWERED', by: ['staff'] },
  { action: 'fileAway', from: ['NEW', 'SORTED'], to: 'NO_REPLY', by: ['staff'] },
  { action: 'reopen', from: ['ANSWERED', 'NO_REPLY'], to: 'SORTED', by: ['staff'] },
]
