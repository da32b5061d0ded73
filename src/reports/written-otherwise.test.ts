import { expect, test } from 'vitest'
import { writtenOtherwise } from './written-otherwise.ts'

test.each([
  ['POINT', ['89', '1.190,50', '12,00'], '1.190,50'],
  ['POINT', ['€ 119,00'], '€ 119,00'],
  ['COMMA', ['1,190.50'], '1,190.50'],
  // Either may be meant: it is read as was said.
  ['POINT', ['1,190', '12.5', '', 'free'], null],
  ['COMMA', ['1.190', '12,5'], null],
  ['AUTO', ['1.190,50'], null],
] as const)('decimals by %s, in %j: %j', (numbers, amounts, expected) => {
  expect(writtenOtherwise(numbers, amounts)).toBe(expected)
})
