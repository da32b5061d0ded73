import { describe, expect, it } from 'vitest'
import { formatAmount, parseAmount } from './number-text.ts'

describe('amounts as people type them', () => {
  it.each([
    ['12000', 1_200_000],
    ['12,000', 1_200_000],
    ['12.000', undefined],
    ['12 000,50', 1_200_050],
    ['1,234,567.89', 123_456_789],
    ['1.234.567,89', 123_456_789],
    ['１２．５', 1_250],
    ['60', 6_000],
    ['19.99', 1_999],
    ['1.005,1', 100_510],
    ['5.1234', undefined],
    ['abc', undefined],
    ['12 EUR', undefined],
    ['', undefined],
  ])('%s', (typed, minor) => {
    expect(parseAmount(typed)).toBe(minor)
  })

  it.each([
    [1_200_000, 'en', '12,000'],
    [1_200_050, 'zh', '12,000.50'],
  ] as const)('%i is shown with separated thousands and read again', (minor, lang, text) => {
    expect(formatAmount(minor, lang)).toBe(text)
    expect(parseAmount(text)).toBe(minor)
  })
})
