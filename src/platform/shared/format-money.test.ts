import { expect, test } from 'vitest'
import { formatFinePrice, formatMoney, formatShortMoney, formatWholeMoney } from './format-money.ts'

test.each([
  [129_000, 'EUR', 'en', '€1,290.00'],
  [129_000, 'GBP', 'en', '£1,290.00'],
  [-50, 'EUR', 'en', '−€0.50'],
  [99_000, 'CNY', 'zh', '¥990.00'],
  [119, 'JPY', 'en', '¥119'],
  [1_234, 'KWD', 'en', 'KWD\u00A01.234'],
  [1_234_500, 'HUF', 'en', 'Ft\u00A012,345.00'],
  // As files give them.
  [129_000, '人民币', 'zh', '人民币\u00A01,290.00'],
  [129_000, 'EURO', 'en', 'EURO\u00A01,290.00'],
  [129_000, '', 'en', '1,290.00'],
] as const)('%i %s in %s reads %s', (amount, currency, lang, text) => {
  expect(formatMoney({ amount, currency }, lang)).toBe(text)
})

test.each([
  [4_900, '€49'],
  [4_950, '€49.50'],
])('%i cents are short as %s', (amount, text) => {
  expect(formatShortMoney({ amount, currency: 'EUR' }, 'en')).toBe(text)
})

test('limits are whole, with the code', () => {
  expect(formatWholeMoney({ amount: 1_000_000, currency: 'EUR' }, 'en')).toBe('EUR\u00A010,000')
})

test.each([
  ['7.5', 'en', '€7.50'],
  ['7.50', 'zh', '€7.50'],
  ['0.0375', 'en', '€0.0375'],
  ['1234', 'en', '€1,234.00'],
] as const)('the price %s in %s reads %s', (decimals, lang, text) => {
  expect(formatFinePrice(decimals, 'EUR', lang)).toBe(text)
})

test('so is one whose currency no code names', () => {
  expect(formatFinePrice('7.5', 'EURO', 'en')).toBe('EURO\u00A07.50')
})
