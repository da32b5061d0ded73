import { expect, it } from 'vitest'
import type { Currency } from '#platform/shared/money.ts'
import { methodsElsewhere } from './methods-elsewhere.ts'

const offered = {
  EUR: ['CARD', 'KLARNA', 'BANK_TRANSFER'],
  GBP: ['CARD', 'KLARNA'],
  USD: ['CARD', 'KLARNA'],
  CNY: ['CARD'],
} as const

it.each<[Currency, unknown]>([
  ['EUR', []],
  ['GBP', [{ method: 'BANK_TRANSFER', currencies: ['EUR'] }]],
  [
    'CNY',
    [
      { method: 'KLARNA', currencies: ['EUR', 'GBP', 'USD'] },
      { method: 'BANK_TRANSFER', currencies: ['EUR'] },
    ],
  ],
])('in %s %o can be had in another currency only', (currency, expected) => {
  expect(methodsElsewhere(offered, currency)).toEqual(expected)
})

it('says nothing of what nobody offers, nor before anything is known', () => {
  expect(methodsElsewhere({ EUR: ['CARD'], GBP: ['CARD'] }, 'GBP')).toEqual([])
  expect(methodsElsewhere({}, 'GBP')).toEqual([])
})
