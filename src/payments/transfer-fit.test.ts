import { expect, it } from 'vitest'
import { fitOf } from './transfer-fit.ts'

const total = { amount: 10_000, currency: 'EUR' } as const

it.each([
  ['AWAITING_PAYMENT', 10_000, 'EUR', 0, 'EXACT'],
  ['EXPIRED', 10_000, 'EUR', 0, 'EXACT'],
  ['AWAITING_PAYMENT', 9_999, 'EUR', 0, 'PART'],
  ['AWAITING_PAYMENT', 4_000, 'EUR', 6_000, 'EXACT'],
  ['AWAITING_PAYMENT', 4_001, 'EUR', 6_000, 'OVER'],
  ['AWAITING_PAYMENT', 10_000, 'USD', 0, 'OTHER_CURRENCY'],
  ['CANCELLED', 10_000, 'EUR', 0, 'CANCELLED'],
  ['FULFILLING', 10_000, 'EUR', 0, 'ALREADY_PAID'],
  ['REFUNDED', 10_000, 'EUR', 0, 'ALREADY_PAID'],
] as const)('order %s, %i %s after %i: %s', (status, amount, currency, received, fit) => {
  expect(fitOf({ status, total }, { amount, currency }, received)).toBe(fit)
})
