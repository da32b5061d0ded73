import { expect, it } from 'vitest'
import { allOrNone, NOTHING, reached, type Selection, toggled } from './selection.ts'

const KEYS = ['a', 'b', 'c', 'd', 'e']
const chosen = ({ chosen: keys }: Selection) => [...keys].toSorted().join('')

it.each([
  ['one row, and the same again', () => toggled(toggled(NOTHING, 'a'), 'a'), ''],
  ['a range downwards', () => reached(toggled(NOTHING, 'b'), KEYS, 'd'), 'bcd'],
  ['a range upwards', () => reached(toggled(NOTHING, 'd'), KEYS, 'b'), 'bcd'],
  ['a range without a beginning is one row', () => reached(NOTHING, KEYS, 'c'), 'c'],
  ['a range from a row that is gone is one row', () => reached(toggled(NOTHING, 'x'), KEYS, 'c'), 'cx'],
  ['a row that is not there changes nothing', () => reached(toggled(NOTHING, 'a'), KEYS, 'x'), 'a'],
  ['a range that goes on', () => reached(reached(toggled(NOTHING, 'b'), KEYS, 'c'), KEYS, 'e'), 'bcde'],
  ['a range beside what was selected', () => reached(toggled(toggled(NOTHING, 'a'), 'c'), KEYS, 'd'), 'acd'],
  ['all of a group', () => allOrNone(toggled(NOTHING, 'b'), ['b', 'c']), 'bc'],
  [
    'none of a group that is whole',
    () => allOrNone(reached(toggled(NOTHING, 'a'), KEYS, 'c'), ['b', 'c']),
    'a',
  ],
])('%s', (_name, made, expected) => {
  expect(chosen(made())).toBe(expected)
})
