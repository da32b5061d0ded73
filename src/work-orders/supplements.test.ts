import { describe, expect, it } from 'vitest'
import { faultsOf } from '#platform/testing/state-table.ts'
import {
  afterSupplementMove,
  answerFault,
  SUPPLEMENT_MOVES,
  SUPPLEMENT_STATUSES,
  type SupplementAnswer,
} from './supplements.ts'
import { statusOf, turnOf } from './turn.ts'
import { germanNodes } from './testing/nodes.builders.ts'

describe('the moves of a supplement', () => {
  it.each([
    ['ASKED', 'submit', 'SUBMITTED'],
    ['ASKED', 'accept', undefined],
    ['ASKED', 'return', undefined],
    ['ASKED', 'withdraw', 'WITHDRAWN'],
    ['SUBMITTED', 'submit', undefined],
    ['SUBMITTED', 'accept', 'ACCEPTED'],
    ['SUBMITTED', 'return', 'RETURNED'],
    ['SUBMITTED', 'withdraw', 'WITHDRAWN'],
    ['RETURNED', 'submit', 'SUBMITTED'],
    ['RETURNED', 'accept', undefined],
    ['ACCEPTED', 'return', undefined],
    ['ACCEPTED', 'withdraw', undefined],
    ['WITHDRAWN', 'submit', undefined],
  ] as const)('%s → %s → %s', (status, action, after) => {
    expect(afterSupplementMove(status, action)).toBe(after)
  })

  it('reaches every status from ASKED, and can always end', () => {
    const ends = ['ACCEPTED', 'WITHDRAWN'] as const
    expect(faultsOf(SUPPLEMENT_MOVES, { start: 'ASKED', ends, states: SUPPLEMENT_STATUSES })).toEqual([])
  })
})

const file = { kind: 'file', choices: [], maxFiles: 2 } as const
const text = { kind: 'text', choices: [], maxFiles: 1 } as const
const choice = { kind: 'choice', choices: [{ value: 'yes' }, { value: 'no' }], maxFiles: 1 } as const

it.each<[Parameters<typeof answerFault>[0], SupplementAnswer, ReturnType<typeof answerFault>]>([
  [file, { fileIds: ['a'] }, undefined],
  [file, { fileIds: ['a', 'a', 'b'] }, undefined],
  [file, {}, 'filesMissing'],
  [file, { fileIds: ['a', 'b', 'c'] }, 'tooManyFiles'],
  [file, { fileIds: ['a'], value: 'also' }, 'wrongKind'],
  [text, { value: ' Zhou ' }, undefined],
  [text, { value: '   ' }, 'valueMissing'],
  [text, { value: 'x', fileIds: ['a'] }, 'wrongKind'],
  [choice, { value: 'yes' }, undefined],
  [choice, { value: 'maybe' }, 'unknownChoice'],
  [choice, {}, 'valueMissing'],
])('%o answered with %o: %s', (request, answer, fault) => {
  expect(answerFault(request, answer)).toBe(fault)
})

describe('whose turn it is with supplements', () => {
  const at = new Date('2026-03-02T08:00:00Z')
  const supplement = (status: 'ASKED' | 'SUBMITTED' | 'ACCEPTED', dueAt: string | null = null) => ({
    status,
    statusSince: at,
    dueAt,
  })
  const withAuthority = germanNodes({ form: 'ACCEPTED', check: 'ACCEPTED', taxNumber: 'FILED' })

  it('is the seller’s while one supplement waits for the seller', () => {
    expect(turnOf('OPEN', withAuthority, [supplement('ASKED')])).toBe('seller')
    expect(turnOf('OPEN', withAuthority, [supplement('SUBMITTED'), supplement('ASKED')])).toBe('seller')
    expect(turnOf('OPEN', withAuthority, [supplement('ACCEPTED')])).toBe(turnOf('OPEN', withAuthority))
    expect(turnOf('ON_HOLD', withAuthority, [supplement('ASKED')])).toBe('none')
  })

  it('since the supplement was requested, until its due day', () => {
    expect(statusOf('OPEN', withAuthority, [supplement('ASKED', '2026-03-09')])).toMatchObject({
      turn: 'seller',
      turnSince: at,
      dueOn: '2026-03-09',
      currentNodeKey: null,
    })
  })
})
