import { expect, it } from 'vitest'
import { findingCode, findingText } from './finding-texts.ts'

it.each([
  ['a number that nobody knows', 'PL', 'BUYER_WITHOUT_NUMBER', /tell us the number/],
  ['a number that cannot be read', '', 'BUYER_UNREADABLE', /correct the numbers in the report/],
])('%s is told and called apart', (_name, to, code, text) => {
  const finding = { code: 'BUYER_WITHOUT_NUMBER', to, units: 10_000 } as const
  expect(findingCode(finding)).toBe(code)
  expect(findingText(finding, { lang: 'en', currency: 'EUR' })).toMatch(text)
})
