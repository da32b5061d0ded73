import { expect, test } from 'vitest'
import { HOSTILE_NAME } from '../testing/returns.builders.ts'
import { zmCsv, zmProblems } from './de-zm.ts'
import type { EcSalesLine } from './ec-sales-list.ts'

const line = (
  country: string,
  number: string,
  units: number,
  kind: EcSalesLine['kind'] = 'GOODS',
): EcSalesLine => ({
  country,
  number,
  name: HOSTILE_NAME,
  kind,
  units,
})
const rowsOf = (lines: EcSalesLine[]): string[] => zmCsv(lines).split('\r\n').slice(2, -1)

test('sums by buyer and kind in whole euro, half up', () => {
  const lines = [
    line('PL', 'PL 526-000-12-46', 10_049),
    line('GR', '094259216', 5050),
    line('PL', 'PL 526-000-12-46', 1),
    line('FR', 'FR40303265045', 100, 'SERVICES'),
    line('FR', 'FR40303265045', -5150, 'TRIANGULAR'),
    line('IT', '01234567890', 100),
    line('IT', '01234567890', -100),
    line('AT', 'ATU12345675', 9_007_199_254_740_991),
  ]
  const expected = [
    'ATU12345675,90071992547410,L',
    'FR40303265045,1,S',
    'FR40303265045,-52,D',
    'EL094259216,51,L',
    'PL5260001246,101,L',
  ]
  expect(rowsOf(lines)).toEqual(expected)
  expect(rowsOf(lines.toReversed())).toEqual(expected)
  expect(zmProblems(zmCsv(lines))).toEqual([])
})

test('nothing to declare is a list without rows', () => {
  expect(zmCsv([])).toBe('#v3.0\r\nUSt-IdNr.,Betrag (Euro),Art der Leistung\r\n')
  expect(zmProblems(zmCsv([]))).toEqual([])
})

test('a number that cannot be one, an own number, too many rows are refused', () => {
  expect(zmProblems(zmCsv([line('PL', '=1,"\r\n', 100)]))).toEqual([{ code: 'ROW', path: '/1' }])
  expect(zmProblems(zmCsv([line('DE', 'DE123456789', 100)]))).toEqual([{ code: 'ROW', path: '/1' }])
  const many = Array.from({ length: 1501 }, (_, at) => line('AT', `ATU${10_000_000 + at}`, 100))
  expect(zmProblems(zmCsv(many.slice(1)))).toEqual([])
  expect(zmProblems(zmCsv(many))).toMatchObject([{ code: 'TOO_MANY_ROWS' }])
})
