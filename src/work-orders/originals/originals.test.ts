import { describe, expect, it } from 'vitest'
import { allowed, next } from '#platform/shared/state-machine.ts'
import {
  isAtRest,
  ORIGINAL_ACTIONS,
  ORIGINAL_MOVES,
  ORIGINAL_STATUSES,
  treatedAfter,
  treatmentsLeft,
  type OriginalAction,
  type OriginalStatus,
} from './originals.ts'

const ways: [OriginalStatus, OriginalAction, OriginalStatus | undefined][] = [
  ['ASKED', 'send', 'ON_THE_WAY'],
  ['ASKED', 'receive', 'HERE'],
  ['ON_THE_WAY', 'receive', 'HERE'],
  ['HERE', 'handOut', 'OUT'],
  ['OUT', 'receive', 'HERE'],
  ['OUT', 'keep', 'KEPT'],
  ['HERE', 'sendBack', 'SENT_BACK'],
  ['SENT_BACK', 'confirm', 'RETURNED'],
  ['SENT_BACK', 'lose', 'LOST'],
  ['LOST', 'askAgain', 'ASKED'],
  ['LOST', 'receive', 'HERE'],
  ['ASKED', 'handOut', undefined],
  ['HERE', 'confirm', undefined],
  ['RETURNED', 'sendBack', undefined],
  ['WITHDRAWN', 'receive', undefined],
  ['OUT', 'sendBack', undefined],
]

describe('an original', () => {
  it.each(ways)('%s, %s: %s', (from, action, to) => {
    expect(next(ORIGINAL_MOVES, from, action)).toBe(to)
  })

  it('reaches every state from what is asked for, and every action leads somewhere', () => {
    const reached = new Set<OriginalStatus>(['ASKED'])
    for (let before = 0; before < reached.size;) {
      before = reached.size
      for (const { from, to } of ORIGINAL_MOVES) if (from.some((one) => reached.has(one))) reached.add(to)
    }
    expect([...reached].toSorted()).toEqual([...ORIGINAL_STATUSES].toSorted())
    for (const action of ORIGINAL_ACTIONS)
      expect(ORIGINAL_MOVES.some((move) => move.action === action)).toBe(true)
  })

  it('can always go on unless nobody has to do anything about it', () => {
    for (const status of ORIGINAL_STATUSES)
      expect(allowed(ORIGINAL_MOVES, status, 'staff').length > 0 || isAtRest(status)).toBe(true)
  })

  it('is sent and confirmed by the seller, and nothing else', () => {
    const theirs = ORIGINAL_STATUSES.flatMap((status) => allowed(ORIGINAL_MOVES, status, 'seller'))
    expect(theirs).toEqual(['send', 'confirm'])
  })
})

describe('what was done with it', () => {
  const on = '2026-03-02'
  it.each([
    ['receive', 'TRANSLATOR', { TRANSLATION: on }],
    ['receive', 'NOTARY', { NOTARY: on }],
    ['receive', 'APOSTILLE_OFFICE', { APOSTILLE: on }],
    ['receive', 'AUTHORITY', {}],
    ['receive', null, {}],
    ['lose', 'NOTARY', {}],
  ] as const)('%s from %s', (action, from, done) => {
    expect(treatedAfter({}, { action, from, on })).toEqual(done)
  })

  it('leaves what it needs and was not done', () => {
    expect(treatmentsLeft(['APOSTILLE', 'TRANSLATION'], { TRANSLATION: on })).toEqual(['APOSTILLE'])
    expect(treatmentsLeft([], { NOTARY: on })).toEqual([])
  })
})
