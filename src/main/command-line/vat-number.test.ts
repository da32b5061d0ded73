import { expect, test } from 'vitest'
import { answer } from './vat-number.ts'

test('the command answers in the shape of the specification', () => {
  expect(answer({ id: 7, vat: ' gr 308.709-906 ' })).toEqual({
    id: 7,
    normalised: 'EL308709906',
    country: 'EL',
    valid: true,
    reason: null,
  })
  expect(answer({ vat: '818964421', country: 'DE' })).toMatchObject({
    normalised: 'DE818964421',
    valid: true,
  })
  expect(answer({ vat: 'DE818964422' })).toMatchObject({
    valid: false,
    reason: expect.stringContaining('check digits'),
    reason_zh: expect.stringContaining('校验'),
    code: 'CHECK_DIGITS',
  })
})

test.each([null, [], 'DE1', {}, { vat: 5 }])('%j cannot be read', (question) => {
  expect(answer(question)).toMatchObject({ code: 'NO_VAT', error: expect.any(String) })
})
