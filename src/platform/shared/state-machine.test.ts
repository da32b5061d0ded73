import { expect, it } from 'vitest'
import { faultsOf, reachableFrom } from '#platform/testing/state-table.ts'
import { allowed, canBecome, canTake, next, offers, type Transition } from './state-machine.ts'

type State = 'OPEN' | 'SENT' | 'DONE' | 'LOST'
type Row = Transition<'send' | 'accept' | 'return', State, 'seller' | 'staff'>

const TABLE: readonly Row[] = [
  { action: 'send', from: ['OPEN'], to: 'SENT', by: ['seller'] },
  { action: 'accept', from: ['SENT'], to: 'DONE', by: ['staff'] },
  { action: 'return', from: ['SENT'], to: 'OPEN', by: ['staff'] },
]

it('returns where an action leads, and who may take it', () => {
  expect(next(TABLE, 'OPEN', 'send')).toBe('SENT')
  expect(next(TABLE, 'DONE', 'send')).toBeUndefined()
  expect(canTake(TABLE, 'SENT', 'accept')).toBe(true)
  expect(allowed(TABLE, 'SENT', 'staff')).toEqual(['accept', 'return'])
  expect(allowed(TABLE, 'SENT', 'seller')).toEqual([])
  expect(canBecome(TABLE, 'SENT', 'OPEN')).toBe(true)
  expect(canBecome(TABLE, 'OPEN', 'DONE')).toBe(false)
  expect(offers(TABLE, 'accept', 'seller')).toBe(false)
})

it('finds no problem if every state is reachable and can end', () => {
  expect(faultsOf(TABLE, { start: 'OPEN', ends: ['DONE'] })).toEqual([])
  expect([...reachableFrom(TABLE, 'SENT')].toSorted()).toEqual(['DONE', 'OPEN', 'SENT'])
})

it.each<[string, Row | undefined, readonly State[], string[]]>([
  [
    'a state that nothing leads to',
    undefined,
    ['OPEN', 'SENT', 'DONE', 'LOST'],
    ['LOST cannot be reached', 'LOST leads to no end'],
  ],
  [
    'a dead end',
    { action: 'return', from: ['OPEN'], to: 'LOST', by: ['staff'] },
    ['OPEN', 'SENT', 'DONE', 'LOST'],
    ['LOST leads to no end'],
  ],
  [
    'two answers',
    { action: 'send', from: ['OPEN'], to: 'DONE', by: ['staff'] },
    ['OPEN', 'SENT', 'DONE'],
    ['send in OPEN has two answers'],
  ],
  ['a state that was forgotten', undefined, ['OPEN', 'DONE'], ['SENT is no state']],
])('finds %s', (_what, row, states, faults) => {
  const table = row ? [...TABLE, row] : TABLE
  expect(faultsOf(table, { start: 'OPEN', ends: ['DONE'], states })).toEqual(faults)
})
