import { expect, test } from 'vitest'
import { menuCounts } from './use-menu-counts.ts'

const mine = (seller: number, supplements: number) => ({
  byTurn: { seller, agency: 4, authority: 3, none: 0 },
  supplements,
})

test.each([
  ['only a transfer waits', mine(0, 0), 1, { services: 0, supplements: 0, payments: 1, todos: 3 }],
  ['services wait for others alone', mine(0, 0), 0, { services: 0, supplements: 0, payments: 0, todos: 3 }],
  [
    'a service waits, with supplements',
    mine(1, 2),
    0,
    { services: 1, supplements: 2, payments: 0, todos: 3 },
  ],
])('the badges when %s', (_what, counts, payments, expected) => {
  expect(menuCounts(counts, { total: 3, payments })).toEqual(expected)
})

test('there is no badge before the counts are known', () => {
  expect(menuCounts(undefined, undefined)).toEqual({})
})
