import { expect, it } from 'vitest'
import { changesBetween, percentBetween } from './figure-changes.ts'

const figures = (boxes: Readonly<Record<string, number>>) => ({
  boxes: Object.entries(boxes).map(([box, amount]) => ({ box, amount, decimals: 2 })),
})

it.each([
  ['nothing', { a: 1 }, { a: 1 }, []],
  ['a figure', { a: 1, b: 2 }, { a: 1, b: 3 }, [['b', 2, 3]]],
  ['a new box', { a: 1 }, { a: 1, b: 3 }, [['b', null, 3]]],
  ['a box that is gone', { a: 1, b: 2 }, { b: 2 }, [['a', 1, null]]],
])('finds %s', (_, was, is, expected) => {
  const found = changesBetween(figures(was), figures(is))
  expect(found.map((change) => [change.box, change.was, change.is])).toEqual(expected)
})

it.each([
  [100, 126, 26],
  [100, 50, -50],
  [-100, -125, 25],
  [0, 5, null],
  [null, 5, null],
  [-5, 5, null],
  [3, 3, 0],
])('from %s to %s it is %s percent', (before, now, percent) => {
  expect(percentBetween(before, now)).toBe(percent)
})
