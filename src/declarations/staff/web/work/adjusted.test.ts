import { expect, it } from 'vitest'
import { adjustedBox, boxNow } from './adjusted.ts'

const at = (day: number) => `2026-03-0${day}T08:00:00Z`
const first = { id: 'adj_1', box: '81', amount: 12_000, at: at(1) }
const second = { id: 'adj_2', box: '81', amount: -2_000, at: at(2) }
const other = { id: 'adj_3', box: '66', amount: 500, at: at(3) }
const sales = { kind: 'SALES', amount: 100_000 } as const
const by = (amount: number) => ({ kind: 'ADJUSTMENT', amount }) as const

it.each([
  ['alone', [first], [sales, by(12_000)], 'adj_1', { before: 100_000, after: 112_000 }],
  [
    'the earlier of two',
    [second, first],
    [sales, by(12_000), by(-2_000)],
    'adj_1',
    { before: 100_000, after: 112_000 },
  ],
  ['the later of two', [second, first], [sales, by(10_000)], 'adj_2', { before: 112_000, after: 110_000 }],
  ['all that is in the box', [first], [by(12_000)], 'adj_1', { before: 0, after: 12_000 }],
  ['not calculated yet', [first], [sales], 'adj_1', null],
  ['another box', [other], [sales], 'adj_3', null],
  ['unknown', [first], [sales, by(12_000)], 'adj_9', null],
] as const)('an adjustment, %s', (_case, adjustments, parts, id, expected) => {
  expect(adjustedBox({ boxes: [{ box: '81', parts }], adjustments }, id)).toEqual(expected)
})

it('a box that follows from others has no sum of its own', () => {
  expect(boxNow({ boxes: [{ box: '83', parts: [] }] }, '83')).toBeNull()
  expect(boxNow({ boxes: [{ box: '81', parts: [sales, by(-500)] }] }, '81')).toBe(99_500)
})
