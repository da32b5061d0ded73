import { expect, it } from 'vitest'
import { chainsOf, declarationsToForget, type KeptReturn } from './keeping.ts'

const RETURN: KeptReturn = {
  id: 'a',
  corrects: null,
  isOpen: false,
  fromDay: '2026-01-01',
  toDay: '2026-03-31',
  changedOn: '2026-04-20',
  year: null,
}
const forgotten = (
  rows: readonly KeptReturn[],
  today: string,
  needs: { fromDay: string; toDay: string }[] = [],
) => declarationsToForget(rows, { today, needs }).map((chain) => chain.map(({ id }) => id))

it.each<[string, Partial<KeptReturn>, string, boolean]>([
  ['on the last day of its tenth year', {}, '2036-12-31', false],
  ['a day later', {}, '2037-01-01', true],
  ['that is open', { isOpen: true }, '2050-01-01', false],
  [
    'filed in the year after its period',
    { toDay: '2026-12-31', changedOn: '2027-01-20' },
    '2037-12-31',
    false,
  ],
  [
    'filed in the year after, a day later',
    { toDay: '2026-12-31', changedOn: '2027-01-20' },
    '2038-01-01',
    true,
  ],
  ['credited three years later', { changedOn: '2029-06-01' }, '2039-12-31', false],
  [
    'of a year that reaches into the next',
    { fromDay: '2026-04-01', toDay: '2027-03-31' },
    '2037-06-01',
    false,
  ],
])('a return %s', (_, changes, today, gone) => {
  expect(forgotten([{ ...RETURN, ...changes }], today)).toEqual(gone ? [['a']] : [])
})

it('goes with its corrections, or not at all', () => {
  const chain = [
    RETURN,
    { ...RETURN, id: 'c', corrects: 'b', changedOn: '2028-03-01' },
    { ...RETURN, id: 'b', corrects: 'a', changedOn: '2027-03-01' },
  ]
  expect(forgotten(chain, '2038-12-31')).toEqual([])
  expect(forgotten(chain, '2039-01-01')).toEqual([['a', 'b', 'c']])
  expect(forgotten([...chain, { ...RETURN, id: 'd', corrects: 'c', isOpen: true }], '2039-01-01')).toEqual([])
})

it('an open annual return keeps those of its year, and no others', () => {
  const later = {
    ...RETURN,
    id: 'later',
    fromDay: '2027-01-01',
    toDay: '2027-03-31',
    changedOn: '2027-04-20',
  }
  const needs = [{ fromDay: '2026-01-01', toDay: '2026-12-31' }]
  expect(forgotten([RETURN, later], '2040-01-01', needs)).toEqual([['later']])
})

it('the quantity reports of a producer’s year go together', () => {
  const year = 'reg_1 2026'
  const reports = [
    { ...RETURN, year },
    { ...RETURN, id: 'b', fromDay: '2026-04-01', toDay: '2026-06-30', changedOn: '2027-07-01', year },
    { ...RETURN, id: 'other', year: 'reg_2 2026' },
  ]
  expect(forgotten(reports, '2037-06-01')).toEqual([['other']])
  expect(forgotten(reports, '2038-01-01')).toEqual([['a', 'b'], ['other']])
})

it('a correction whose first return is gone is a chain of its own', () => {
  expect(chainsOf([{ id: 'b', corrects: 'a' }])).toEqual([[{ id: 'b', corrects: 'a' }]])
})
