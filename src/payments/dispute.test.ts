import { expect, it } from 'vitest'
import { canBecome } from '#platform/shared/state-machine.ts'
import { DISPUTE_MOVES, isEscalated, isNews, markOf } from './dispute.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 25, 12, 0, second))

it.each([
  ['OPEN', 1, 'ANSWERED', 2, true],
  ['OPEN', 1, 'ANSWERED', 1, true],
  ['ANSWERED', 2, 'OPEN', 1, false],
  ['ANSWERED', 2, 'OPEN', 2, false],
  // The bank had only asked, and takes the money after all.
  ['ANSWERED', 2, 'OPEN', 3, true],
  ['OPEN', 3, 'LOST', 2, true],
  ['WON', 2, 'LOST', 3, false],
  ['LOST', 2, 'OPEN', 3, false],
  ['OPEN', 2, 'OPEN', 2, false],
] as const)('%s since %i, then %s of %i: news is %s', (known, since, news, of, expected) => {
  expect(isNews({ status: known, at: at(since) }, { status: news, at: at(of) })).toBe(expected)
})

it('never leaves a decision', () => {
  for (const to of ['OPEN', 'ANSWERED', 'LOST'] as const)
    expect(canBecome(DISPUTE_MOVES, 'WON', to)).toBe(false)
})

it.each([
  [[], null],
  [['OPEN'], 'OPEN'],
  [['ANSWERED'], 'OPEN'],
  [['WON'], null],
  [['LOST'], 'LOST'],
  [['WON', 'OPEN'], 'OPEN'],
  [['LOST', 'ANSWERED'], 'OPEN'],
  [['LOST', 'WON'], 'LOST'],
] as const)('%j marks the order %s', (statuses, mark) => expect(markOf(statuses)).toBe(mark))

it.each([
  [true, 'OPEN', false, 'OPEN', true],
  [true, 'ANSWERED', false, 'OPEN', true],
  [true, 'ANSWERED', true, 'OPEN', true],
  [false, 'ANSWERED', false, 'OPEN', true],
  [true, 'OPEN', false, 'ANSWERED', true],
  [true, 'OPEN', true, 'OPEN', false],
  [false, 'OPEN', false, 'OPEN', false],
  [false, 'OPEN', false, 'ANSWERED', false],
  [true, 'OPEN', false, 'LOST', false],
  [true, 'OPEN', true, 'WON', false],
] as const)(
  'inquiry %s, %s, then inquiry %s, %s: escalated is %s',
  (wasInquiry, was, isInquiry, is, expected) =>
    expect(isEscalated({ isInquiry: wasInquiry, status: was }, { isInquiry, status: is })).toBe(expected),
)
