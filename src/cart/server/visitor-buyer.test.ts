import { expect, it } from 'vitest'
import { feeBuyerOf } from './visitor-buyer.ts'

it.each([
  ['no number', { country: 'CN', number: '' }, { registrationNumber: null, vatNumber: null }, false],
  [
    'a credit code',
    { country: 'CN', number: '91440300708461136T' },
    { registrationNumber: '91440300708461136T', vatNumber: null },
    false,
  ],
  [
    'a wrong credit code',
    { country: 'CN', number: '91440300708461136A' },
    { registrationNumber: null },
    true,
  ],
  [
    'a French number, which the register has yet to confirm',
    { country: 'FR', number: 'FR40303265045' },
    { registrationNumber: null, vatNumber: 'FR40303265045', vatNumberStatus: 'well_formed' },
    false,
  ],
  ['a wrong French number', { country: 'FR', number: 'FR00303265045' }, { vatNumber: null }, true],
  [
    'a number in the United States',
    { country: 'US', number: '12-3456789' },
    { registrationNumber: '12-3456789' },
    false,
  ],
])('%s', (_name, said, buyer, isWrong) => {
  const found = feeBuyerOf(said)
  expect(found.buyer).toMatchObject({ country: said.country, ...buyer })
  expect(found.problem !== null).toBe(isWrong)
})
