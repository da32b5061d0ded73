import { expect, it } from 'vitest'
import { ONLINE_METHODS, paymentMethodsFor } from './payment-methods.ts'

const all = (country: string) => ({ methods: new Set(ONLINE_METHODS), country })
const cardOnly = { methods: new Set(['CARD'] as const), country: 'DE' }

it.each([
  ['EUR', all('DE'), 'EUR', ['CARD', 'KLARNA', 'ALIPAY', 'WECHAT_PAY', 'SEPA_DEBIT', 'BANK_TRANSFER']],
  ['GBP', all('DE'), 'EUR', ['CARD', 'KLARNA']],
  ['USD', all('DE'), 'EUR', ['CARD', 'KLARNA']],
  ['CNY', all('DE'), 'EUR', ['CARD', 'ALIPAY', 'WECHAT_PAY']],
  ['GBP', all('GB'), undefined, ['CARD', 'KLARNA', 'ALIPAY', 'WECHAT_PAY']],
  ['EUR', all('GB'), undefined, ['CARD', 'KLARNA', 'SEPA_DEBIT']],
  ['USD', all('US'), undefined, ['CARD', 'KLARNA', 'ALIPAY', 'WECHAT_PAY']],
  ['CNY', cardOnly, 'CNY', ['CARD', 'BANK_TRANSFER']],
  ['EUR', cardOnly, undefined, ['CARD']],
  ['EUR', undefined, 'EUR', ['BANK_TRANSFER']],
  ['EUR', undefined, undefined, []],
] as const)('in %s, online %o, account in %s: %s', (currency, online, bankCurrency, methods) => {
  expect(paymentMethodsFor(currency, { online, bankCurrency })).toEqual(methods)
})
