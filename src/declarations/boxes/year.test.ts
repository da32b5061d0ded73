import { describe, expect, it } from 'vitest'
import { gapsIn, yearDifferences } from './year.ts'

const whole = (amounts: Record<string, number>) =>
  Object.entries(amounts).map(([box, units]) => ({ box, units, decimals: 0 }))
const exact = (amounts: Record<string, number>) =>
  Object.entries(amounts).map(([box, units]) => ({ box, units, decimals: 2 }))

describe('a year beside the sum of its returns', () => {
  it.each<
    [what: string, year: ReturnType<typeof whole>, returns: ReturnType<typeof whole>[], boxes: unknown[]]
  >([
    ['the same', exact({ '81': 30_000 }), [exact({ '81': 10_000 }), exact({ '81': 20_000 })], []],
    ['a cent from each return', exact({ '1': 302 }), [exact({ '1': 150 }), exact({ '1': 150 })], []],
    [
      'more than their cents',
      exact({ '1': 303 }),
      [exact({ '1': 150 }), exact({ '1': 150 })],
      [{ box: '1', units: 303, declared: 300 }],
    ],
    [
      'a euro that each form dropped',
      whole({ '81': 30_200 }),
      [whole({ '81': 15_000 }), whole({ '81': 15_000 })],
      [],
    ],
    [
      'a box that no return had',
      whole({ '41': 50_000, '81': 10_000 }),
      [whole({ '81': 10_000 })],
      [{ box: '41', units: 50_000, declared: 0 }],
    ],
    [
      'a box that the year lacks',
      whole({}),
      [whole({ '89': 70_000 })],
      [{ box: '89', units: 0, declared: 70_000 }],
    ],
    ['no return at all', exact({ '81': 100 }), [], [{ box: '81', units: 100, declared: 0 }]],
  ])('%s', (_what, year, returns, boxes) => {
    expect(yearDifferences(year, returns)).toEqual(boxes)
  })
})

describe('days of a year without a return', () => {
  const year = { from: '2026-01-01', to: '2026-12-31' }
  const quarters = [
    { from: '2026-01-01', to: '2026-03-31' },
    { from: '2026-04-01', to: '2026-06-30' },
    { from: '2026-07-01', to: '2026-09-30' },
    { from: '2026-10-01', to: '2026-12-31' },
  ]
  it.each([
    ['none', quarters, []],
    ['in any order', quarters.toReversed(), []],
    ['all', [], [year]],
    ['the first', quarters.slice(1), [{ from: '2026-01-01', to: '2026-03-31' }]],
    ['one between', quarters.toSpliced(1, 1), [{ from: '2026-04-01', to: '2026-06-30' }]],
    ['the end', quarters.slice(0, 2), [{ from: '2026-07-01', to: '2026-12-31' }]],
  ])('%s', (_what, returns, gaps) => {
    expect(gapsIn(year, returns)).toEqual(gaps)
  })
})
