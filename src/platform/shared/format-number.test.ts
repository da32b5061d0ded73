import { expect, it } from 'vitest'
import { formatNumber, formatPercent, formatQuantity, formatWith } from './format-number.ts'

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

it.each([
  [-1234.5, '−1,234.5'],
  [-0, '0'],
  [-0.0001, '0'],
])('%d has the minus sign, not the hyphen, and only below zero', (value, text) => {
  expect(formatQuantity(value, 'en')).toBe(text)
  expect(formatQuantity(value, 'zh')).toBe(text)
})

it('writes the minus sign in front of a currency', () => {
  expect(formatWith('en', { style: 'currency', currency: 'EUR' }, -43.9)).toBe('−€43.90')
})
