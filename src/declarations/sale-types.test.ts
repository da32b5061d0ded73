import { expect, test } from 'vitest'
import { saleTypeName } from './sale-types.ts'

test.each([
  ['SALE', 'Sale', '销售'],
  ['FC_TRANSFER', 'Own goods moved', '自有货物移仓'],
  ['SOMETHING_NEW', 'SOMETHING_NEW', 'SOMETHING_NEW'],
])('%s is called %s, %s', (type, en, zh) => {
  expect([saleTypeName(type, 'en'), saleTypeName(type, 'zh')]).toEqual([en, zh])
})
