import { expect, it } from 'vitest'
import { paymentMethodsFor } from './payment-methods.ts'

it.each([
  ['EUR', true, 'EUR', ['CARD', 'KLARNA', 'BANK_TRANSFER']],
  ['GBP', true, 'EUR', ['CARD', 'KLARNA']],
  ['CNY', true, 'EUR', ['CARD']],
  ['CNY', true, 'CNY', ['CARD', 'BANK_TRANSFER']],
  ['EUR', false, 'EUR', ['BANK_TRANSFER']],
  ['EUR', true, undefined, ['CARD', 'KLARNA']],
  ['EUR', false, undefined, []],
] as const)('in %s, online %s, account in %s: %s', (currency, online, bankCurrency, methods) => {
  expect(paymentMethodsFor(currency, { online, bankCurrency })).toEqual(methods)
})
