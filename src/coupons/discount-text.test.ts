import { expect, test } from 'vitest'
import { discountText } from './coupon.ts'

test.each([
  [1000, '10%', '9折'],
  [500, '5%', '9.5折'],
  [3000, '30%', '7折'],
  [1250, '12.5%', '8.75折'],
])('%i basis points off are %s, %s', (basisPoints, en, zh) => {
  expect([discountText(basisPoints, 'en'), discountText(basisPoints, 'zh')]).toEqual([en, zh])
})
