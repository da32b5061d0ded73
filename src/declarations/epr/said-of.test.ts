import { expect, test } from 'vitest'
import { cellsBy } from './goods-columns.ts'
import { saidOf } from './said-of.ts'

const BLANK = cellsBy(() => '')

test('of a SKU that is added nothing is said that was left blank', () => {
  expect(saidOf({ ...BLANK, sku: 'A', gtu: 'GTU_06' }, undefined)).toEqual({
    sku: 'A',
    fromMonth: '',
    gtu: 'GTU_06',
  })
  const { gtu: _none, ...weights } = { ...BLANK, sku: 'A', paper: '3' }
  expect(saidOf({ ...BLANK, sku: 'A', paper: '3' }, undefined)).toEqual(weights)
})

test('of a SKU that is changed everything is said, also what was emptied', () => {
  const known = { sku: 'A', fromMonth: '2026-03' }
  expect(saidOf({ ...BLANK, gtu: 'none' }, known)).toEqual({ ...BLANK, ...known, gtu: 'none' })
})
