import { expect, it } from 'vitest'
import { needsOfGrant, normaliseNumber } from './granted-number.ts'

it.each([
  ['VAT_NUMBER', 'DE', 'de 129 273 398', 'DE129273398'],
  ['VAT_NUMBER', 'DE', 'ＤＥ１２９２７３３９８', 'DE129273398'],
  ['VAT_NUMBER', 'DE', 'DE129273399', undefined],
  ['VAT_NUMBER', 'DE', 'FR40303265045', undefined],
  ['VAT_NUMBER', 'FR', 'FR40303265045', 'FR40303265045'],
  ['TAX_NUMBER', 'DE', '21/815/08150', '21/815/08150'],
  ['TAX_NUMBER', 'DE', 'ABC', undefined],
  ['TAX_NUMBER', 'FR', '123 456 789 00012', '123 456 789 00012'],
  ['EORI_NUMBER', 'EU', 'de1234567', 'DE1234567'],
  ['EPR_NUMBER', 'DE', 'DE1234567890123', 'DE1234567890123'],
  ['EPR_NUMBER', 'DE', 'DE 12345678', 'DE12345678'],
  ['EPR_NUMBER', 'DE', 'DE123', undefined],
  ['EPR_NUMBER', 'FR', 'FR123456_01ABCD', 'FR123456_01ABCD'],
  ['EPR_NUMBER', 'ES', 'ENV/2026/000012345', 'ENV/2026/000012345'],
  ['OSS_CONFIRMATION', 'EU', 'de 136 695 976', 'DE136695976'],
  ['OSS_CONFIRMATION', 'EU', 'IM 276 000 0001', 'IM2760000001'],
  ['OSS_CONFIRMATION', 'EU', 'IM999', undefined],
  [null, 'EU', '<script>', undefined],
] as const)('%s in %s: %s → %s', (produces, country, raw, number) => {
  expect(normaliseNumber(produces, country, raw)).toBe(number)
})

it('requires everything where a VAT number is granted', () => {
  expect(needsOfGrant('VAT_NUMBER')).toEqual({ number: true, validFrom: true, certificate: true })
  expect(needsOfGrant('TAX_NUMBER').certificate).toBe(false)
  // Its state and its returns follow from it.
  expect(needsOfGrant('OSS_CONFIRMATION').number).toBe(true)
  expect(needsOfGrant(null).number).toBe(false)
})
