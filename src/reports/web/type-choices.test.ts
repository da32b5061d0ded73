import { expect, test } from 'vitest'
import { saidType, unassignedRows, withType } from './type-choices.ts'

const SALE = { word: 'Verkauf', type: 'SALE', count: 9 } as const
const STORNO = { word: 'Storno', type: null, count: 3 } as const
const BLANK = { word: '', type: null, count: 1 } as const

test('a word is what somebody said, else what it usually is', () => {
  expect(saidType(SALE, undefined)).toBe('SALE')
  expect(saidType(SALE, { VERKAUF: 'REFUND' })).toBe('REFUND')
  expect(saidType(STORNO, { Verkauf: 'SALE' })).toBe(null)
  expect(saidType(BLANK, { '': 'SALE' })).toBe('SALE')
})

test('what is said replaces what was said of the same word, and the usual is not kept', () => {
  const one = withType({ types: { STORNO: 'SALE' as const } }, STORNO, 'REFUND')
  expect(one.types).toEqual({ Storno: 'REFUND' })
  expect(withType(one, STORNO, null).types).toEqual({})
  expect(withType({}, SALE, 'SALE')).toEqual({ types: {} })
  expect(withType({}, SALE, 'NOT_A_SALE')).toEqual({ types: { Verkauf: 'NOT_A_SALE' } })
})

test('rows of words that nobody said anything of are counted', () => {
  expect(unassignedRows([SALE, STORNO, BLANK], undefined)).toBe(4)
  expect(unassignedRows([SALE, STORNO, BLANK], { storno: 'REFUND' })).toBe(1)
})
