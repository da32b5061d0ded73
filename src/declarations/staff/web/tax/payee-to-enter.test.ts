import { expect, it } from 'vitest'
import { payeeToEnter } from './payee-to-enter.ts'

const payee = {
  name: 'Finanzamt Mitte',
  iban: 'DE89370400440532013000',
  bic: null,
  reference: 'UST 1/26',
  source: 'Letter',
}
const lastPayee = { ...payee, name: 'Finanzamt Nord', bic: 'MARKDEF1100', number: 'DC-2026-000001' }

it('begins with what is known of this tax', () => {
  expect(payeeToEnter({ payee, lastPayee })).toEqual({ ...payee, bic: '' })
})

it('begins with the account of the return before, and never with its reference', () => {
  const { name, iban, bic, source } = lastPayee
  expect(payeeToEnter({ payee: null, lastPayee })).toEqual({ name, iban, bic, source, reference: '' })
})

it('is empty for the first return', () => {
  const empty = { name: '', iban: '', bic: '', reference: '', source: '' }
  expect(payeeToEnter({ payee: null, lastPayee: null })).toEqual(empty)
})
