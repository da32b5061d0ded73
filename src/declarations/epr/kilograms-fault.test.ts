import { expect, it } from 'vitest'
import { enterQuantities } from '../quantities-contract.ts'
import { faultSoFar, kilogramsFault } from './kilograms-fault.ts'

it.each([
  ['', null, null],
  ['12.5', null, null],
  ['12,5 kg', null, null],
  ['0.000001', null, null],
  ['12.', null, null],
  ['12 k', null, 'BAD_WEIGHT'],
  ['1,234', 'BAD_WEIGHT', 'BAD_WEIGHT'],
  ['0.0000001', 'BAD_WEIGHT', 'BAD_WEIGHT'],
  ['-1', 'BAD_WEIGHT', 'BAD_WEIGHT'],
  ['twelve', 'BAD_WEIGHT', 'BAD_WEIGHT'],
  ['10000001', 'TOO_HEAVY', 'TOO_HEAVY'],
])('“%s” is judged as it is typed and when it is done, as the server does', (kilograms, soFar, done) => {
  expect([faultSoFar(kilograms), kilogramsFault(kilograms)]).toEqual([soFar, done])
  const lines = [{ category: 'packaging paper', kilograms }]
  expect(enterQuantities.input.safeParse({ id: 'dcl_1', lines }).success).toBe(done === null)
})
