import { describe, expect, it } from 'vitest'
import { formatAmount, parseAmount, parseNumber } from './number-text.ts'

describe('numbers as people type them', () => {
  it.each([
    ['12000', 12_000],
    ['12,000', 12_000],
    ['12.000', 12_000],
    ['12 000,50', 12_000.5],
    ['1,234,567.89', 1_234_567.89],
    ['1.234.567,89', 1_234_567.89],
    ['１２．５', 12.5],
    ['60', 60],
    ['33.33', 33.33],
    ['0.125', 0.125],
    ['abc', undefined],
    ['12 EUR', undefined],
    ['', undefined],
  ])('%s', (typed, number) => {
    expect(parseNumber(typed)).toBe(number)
  })

  it('make whole cents', () => {
    expect(parseAmount('19.99')).toBe(1999)
    expect(parseAmount('1.005,1')).toBe(100_510)
    expect(parseAmount('5.1234')).toBeUndefined()
  })

  it('are shown with their thousands', () => {
    expect(formatAmount(1_200_000, 'en')).toBe('12,000')
    expect(formatAmount(1_200_050, 'zh')).toBe('12,000.50')
  })
})
