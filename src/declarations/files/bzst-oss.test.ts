import { expect, test } from 'vitest'
import type { SchemeReturn } from '../boxes/prepared-return.ts'
import { FACTS, HOSTILE_NAME, schemeReturn } from '../testing/returns.builders.ts'
import { filesFor } from './all-files.ts'
import { BZST_OSS } from './bzst-oss.ts'

const textOf = (prepared: SchemeReturn, vatNumbers = {}): string =>
  String(BZST_OSS.write(prepared, { ...FACTS, vatNumbers }))
const problemsOf = (text: string) => BZST_OSS.problems(text)

test('records of states, of goods from Germany and elsewhere, and of corrections', () => {
  const text = textOf(
    schemeReturn(
      [
        ['DE', 'FR', 2000, 11_000, 2200],
        ['DE', 'FI', 2550, 9_007_199_254_740_991, 100],
        ['PL', 'GR', 2400, 10_000, 2400],
      ],
      [['2025-Q4', 'IT', -2200]],
    ),
    { PL: 'PL5260001246' },
  )
  expect(text.split('\r\n')).toEqual([
    '#v2.0',
    '1,FI',
    '1,FR',
    '1,EL',
    '1,IT',
    '3,FR,STANDARD,20.00,110.00,22.00',
    '3,FI,STANDARD,25.50,90071992547409.91,1.00',
    '5,EL,1,PL,PL5260001246,,STANDARD,24.00,100.00,24.00',
    '6,IT,2025,10,-22.00',
    '',
  ])
  expect(problemsOf(text)).toEqual([])
})

test('a number is written as its state writes it, however it was typed', () => {
  const sales = schemeReturn([
    ['PL', 'FR', 2000, 10_000, 2000],
    ['GR', 'FR', 2000, 10_000, 2000],
  ])
  const text = textOf(sales, { PL: 'pl 526-000-12-46', GR: '094259216' })
  expect(text.split('\r\n').slice(2, 4)).toEqual([
    '5,FR,1,PL,PL5260001246,,STANDARD,20.00,100.00,20.00',
    '5,FR,1,EL,EL094259216,,STANDARD,20.00,100.00,20.00',
  ])
})

test('no line of zero; a line below zero, or without the number of where the stock lies, is refused', () => {
  const text = textOf(
    schemeReturn([
      ['DE', 'FR', 2000, 2, 0],
      ['DE', 'IT', 2200, -100, -22],
      ['PL', 'FR', 2000, 100, 20],
    ]),
  )
  expect(text).not.toContain(',0.00')
  expect(problemsOf(text)).toEqual([
    { code: 'AMOUNT_NOT_POSITIVE', path: '/3' },
    { code: 'NUMBER_MISSING', path: '/4' },
  ])
})

test('more than 6,000 lines are refused', () => {
  const lines = Array.from({ length: 6000 }, (_, at): [string, string, number, number, number] => [
    'DE',
    'FR',
    at + 1,
    10_000,
    2000,
  ])
  expect(problemsOf(textOf(schemeReturn(lines.slice(1))))).toEqual([])
  expect(problemsOf(textOf(schemeReturn(lines)))).toMatchObject([{ code: 'TOO_MANY_ROWS' }])
})

test('a hostile number breaks no line', () => {
  const text = textOf(schemeReturn([['PL', 'FR', 2000, 100, 20]]), { PL: `=1,"\r\n6,${HOSTILE_NAME}` })
  expect(text.split('\r\n')).toHaveLength(4)
  expect(text.split('\r\n')[2]?.split(',')).toHaveLength(10)
})

const names = (prepared: SchemeReturn) => filesFor(prepared).map((file) => file.name(prepared))

test('only returns of the Union scheme that are filed in Germany', () => {
  expect(names(schemeReturn([]))).toEqual(['oss-2026-Q1.json', 'oss-2026-Q1.csv'])
  expect(names(schemeReturn([], [], { country: 'PL' }))).toEqual(['oss-2026-Q1.json'])
  expect(names(schemeReturn([], [], { rows: null }))).toEqual([])
})
