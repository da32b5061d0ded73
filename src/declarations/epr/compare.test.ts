import { describe, expect, it } from 'vitest'
import { areAsLong, compareQuantities } from './compare.ts'

const of = (weights: Record<string, number>) => new Map(Object.entries(weights))
type Line = [category: string, now: number, before: number | null, difference: number | null]
const lines = (now: Record<string, number> | null, before: Record<string, number> | null) =>
  compareQuantities('PACKAGING', now && of(now), before && of(before)).map(
    ({ category, now: amount, before: then, difference }): Line => [category, amount, then, difference],
  )

describe('weights beside the period before', () => {
  it.each<[string, Record<string, number> | null, Record<string, number> | null, Line[]]>([
    ['nothing is calculated', null, { 'packaging paper': 3 }, []],
    ['the first period', { 'packaging paper': 5 }, null, [['packaging paper', 5, null, null]]],
    ['more and less', { 'packaging paper': 5 }, { 'packaging paper': 7 }, [['packaging paper', 5, 7, -2]]],
    [
      'a material that is new, and one that is gone, in the order of the report',
      { 'packaging wood': 4, 'total weight': 4 },
      { 'packaging glass': 9, 'total weight': 9 },
      [
        ['packaging glass', 0, 9, -9],
        ['packaging wood', 4, 0, 4],
        ['total weight', 4, 9, -5],
      ],
    ],
    ['nothing was reported before', { 'packaging paper': 5 }, {}, [['packaging paper', 5, 0, 5]]],
    ['nothing is reported now', {}, { 'packaging paper': 5 }, [['packaging paper', 0, 5, -5]]],
  ])('%s', (_, now, before, expected) => {
    expect(lines(now, before)).toEqual(expected)
  })
})

it.each<[string, string, string, string, boolean]>([
  ['2024-01-01', '2024-12-31', '2025-01-01', '2025-12-31', true],
  ['2025-01-01', '2025-03-31', '2025-07-01', '2025-09-30', true],
  ['2026-01-01', '2026-01-31', '2026-02-01', '2026-02-28', true],
  ['2024-05-10', '2024-12-31', '2025-01-01', '2025-12-31', false],
  ['2024-01-01', '2024-12-31', '2025-01-01', '2025-03-31', false],
])('%s to %s and %s to %s: as long is %s', (from, to, nextFrom, nextTo, expected) => {
  expect(areAsLong({ fromDay: from, toDay: to }, { fromDay: nextFrom, toDay: nextTo })).toBe(expected)
})
