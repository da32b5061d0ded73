import { expect, it } from 'vitest'
import { typedRates } from './typed-rates.ts'

it.each([
  ['USD 1.1643', [{ currency: 'USD', rate: '1.1643' }], []],
  [
    'usd: 1,1643\n\n CNY\t8.2951 ',
    [
      { currency: 'USD', rate: '1.1643' },
      { currency: 'CNY', rate: '8.2951' },
    ],
    [],
  ],
  ['USD 1.1\nUSD 1.2', [{ currency: 'USD', rate: '1.2' }], []],
  ['USD\nEURO 1\nPLN abc\nGBP 0.85', [{ currency: 'GBP', rate: '0.85' }], [1, 2, 3]],
  ['USD 1.1.2\nUSD -1\nUSD 0', [], [1, 2, 3]],
])('%j', (text, rates, wrong) => {
  expect(typedRates(text)).toEqual({ rates, wrong })
})
