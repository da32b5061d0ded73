import { expect, test } from 'vitest'
import { createBucket } from './bucket.ts'

/** A step: after so many milliseconds so many ask at once, and so many go. */
type Step = [afterMs: number, asking: number, going: number]

test.each<[string, Step[]]>([
  ['as many at once as it holds', [[0, 100, 60]]],
  [
    'then so many a second',
    [
      [0, 100, 60],
      [1_000, 100, 20],
      [500, 100, 10],
    ],
  ],
  [
    'after a rest it is full, and not more',
    [
      [0, 100, 60],
      [3_600_000, 100, 60],
    ],
  ],
  [
    'parts of one add up',
    [
      [0, 60, 60],
      [30, 1, 0],
      [20, 1, 1],
    ],
  ],
  [
    'who is refused has lost nothing',
    [
      [0, 61, 60],
      [30, 5, 0],
      [30, 5, 1],
      [30, 5, 0],
      [30, 5, 1],
    ],
  ],
  [
    'a clock that goes back gives nothing, and goes on from there',
    [
      [0, 60, 60],
      [-7_200_000, 9, 0],
      [50, 9, 1],
    ],
  ],
])('%s', (_what, steps) => {
  let now = Date.UTC(2026, 2, 2, 9)
  const goes = createBucket({ now: () => new Date(now) }, { aSecond: 20, atOnce: 60, keptAtMost: 9 })
  const going = steps.map(([afterMs, asking]) => {
    now += afterMs
    return Array.from({ length: asking }).filter(() => goes('a')).length
  })
  expect(going).toEqual(steps.map(([, , expected]) => expected))
})

test('keys are counted apart; the one that asked longest ago makes room, also where it was refused since', () => {
  const goes = createBucket({ now: () => new Date(0) }, { aSecond: 1, atOnce: 1, keptAtMost: 2 })
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(goes)).toEqual([true, true, false, true, false, true])
})
