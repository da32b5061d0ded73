import { expect, it } from 'vitest'
import { saveGoods } from '../goods-contract.ts'
import { GOODS_PROBLEM_TEXTS } from './goods-problem-texts.ts'
import { type GramsFault, gramsFault } from './read-grams.ts'

it.each<[string, GramsFault | null]>([
  ['', null],
  ['0', null],
  ['12.5', null],
  ['12,5 g', null],
  ['12 克', null],
  ['12.', null],
  ['.001', null],
  ['100000', null],
  ['100000.001', 'TOO_HEAVY'],
  ['99999999999999999999', 'TOO_HEAVY'],
  ['0.0001', 'BAD_WEIGHT'],
  ['1,234', 'BAD_WEIGHT'],
  ['-1', 'BAD_WEIGHT'],
  ['12 kg', 'BAD_WEIGHT'],
  ['twelve', 'BAD_WEIGHT'],
])('“%s” is judged while it is typed as the server does: %s', (glass, fault) => {
  expect(gramsFault(glass)).toBe(fault)
  const said = saveGoods.input.safeParse({ sku: 'SKU-1', paper: '1', glass })
  expect(said.success).toBe(fault === null)
  if (fault === null) return
  expect(said.error?.issues).toMatchObject([{ path: ['glass'], params: GOODS_PROBLEM_TEXTS[fault] }])
})
