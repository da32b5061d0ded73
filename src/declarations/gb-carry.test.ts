import { expect, test } from 'vitest'
import { carriedAmounts, carryFault, type CarryFault } from './gb-carry.ts'
import type { GbCorrection } from './gb-correction.ts'

const boxes = (of: Record<string, number>) => new Map(Object.entries(of))

test.each([
  ['output tax too low', { 1: 100, 3: 100, 4: 50, 6: 500 }, { 1: 150, 3: 150, 4: 50, 6: 700 }, [['1', 50]]],
  ['input tax too high', { 3: 100, 4: 50 }, { 3: 100, 4: 30 }, [['4', -20]]],
  [
    'both',
    { 3: 100, 4: 50 },
    { 3: 90, 4: 70 },
    [
      ['1', -10],
      ['4', 20],
    ],
  ],
  [
    'tax on acquisitions stands in box 2 there, and is output tax here',
    { 2: 0, 3: 0 },
    { 2: 25, 3: 25, 4: 25 },
    [
      ['1', 25],
      ['4', 25],
    ],
  ],
  ['a box that was empty', {}, { 3: 7 }, [['1', 7]]],
  ['goods alone', { 3: 1, 7: 100 }, { 3: 1, 7: 900 }, []],
] as const)('%s', (_, filed, corrected, expected) => {
  expect(carriedAmounts(boxes(filed), boxes(corrected)).map(({ box, units }) => [box, units])).toEqual(
    expected,
  )
})

test.each<[GbCorrection | null, number, number | null, CarryFault | null]>([
  ['NEXT_RETURN', 1_000_000, null, null],
  ['NEXT_RETURN', -1_000_000, 0, null],
  // Each of them small, together not.
  ['NEXT_RETURN', 1_000_001, null, 'TARGET_UNKNOWN'],
  ['NEXT_RETURN', 1_000_001, 100_000_000, 'TOO_LARGE'],
  ['BY_BOX_6', 1_000_001, 100_000_100, null],
  ['BY_BOX_6', -5_000_000, 500_000_000, null],
  ['BY_BOX_6', 5_000_000, 499_999_900, 'TOO_LARGE'],
  ['ONLINE_FORM', 5_000_001, 900_000_000, 'TOO_LARGE'],
  // Above the limit by itself, but set off by another.
  ['ONLINE_FORM', 900_000, null, null],
  ['TOO_LATE', 1, 900_000_000, 'TOO_LATE'],
  [null, 1, 900_000_000, 'NOT_BRITISH'],
])('%s, net %i, box 6 %s: %s', (how, net, box6, fault) => {
  expect(carryFault(how, { net, box6 })).toBe(fault)
})
