import { expect, it } from 'vitest'
import { formatNumber, formatPercent, formatQuantity } from './format-number.ts'

it('groups numbers', () => {
  expect(formatNumber(4218, 'en')).toBe('4,218')
  expect(formatNumber(99.6, 'zh', 1)).toBe('99.6')
})

it.each([
  [12.5, '12.5', '12.5%'],
  [1000, '1,000', '1,000%'],
  [5.55, '5.55', '5.55%'],
])('%d is shown with the digits that it has', (value, quantity, percent) => {
  expect(formatQuantity(value, 'en')).toBe(quantity)
  expect(formatPercent(value, 'zh')).toBe(percent)
})
