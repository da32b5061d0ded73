import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'

test.each([
  { now: 4_812_000, before: 4_990_500, kind: 'BY', percent: -3.6, unusual: false },
  { now: 140, before: 100, kind: 'BY', percent: 40, unusual: false },
  { now: 141, before: 100, kind: 'BY', percent: 41, unusual: true },
  { now: 60, before: 100, kind: 'BY', percent: -40, unusual: false },
  { now: 59, before: 100, kind: 'BY', percent: -41, unusual: true },
  { now: -50, before: -100, kind: 'BY', percent: 50, unusual: true },
  { now: 100, before: -100, kind: 'BY', percent: 200, unusual: true },
  { now: 38_699_00, before: 0, kind: 'NEW', percent: 0, unusual: true },
  { now: 0, before: 100, kind: 'GONE', percent: 0, unusual: true },
  { now: 0, before: 0, kind: 'SAME', percent: 0, unusual: false },
  { now: 100, before: 100, kind: 'SAME', percent: 0, unusual: false },
])('$before, then $now: $kind $percent%', ({ now, before, ...expected }) => {
  expect(changeOf(now, before)).toEqual(expected)
})

test('without a figure before there is nothing to compare', () => {
  expect(changeOf(100, null)).toBeUndefined()
})
