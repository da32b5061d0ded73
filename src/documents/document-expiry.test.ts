import { expect, it } from 'vitest'
import { expiryOf } from './document-expiry.ts'

const TODAY = '2026-11-22'

it.each([
  [null, 'none'],
  ['2026-11-21', 'expired'],
  ['2026-11-22', 'soon'],
  ['2027-01-21', 'soon'],
  ['2027-01-22', 'valid'],
  ['2036-02-29', 'valid'],
] as const)('a document that is valid until %s: %s', (expiresOn, expected) => {
  expect(expiryOf(expiresOn, TODAY)).toBe(expected)
})
