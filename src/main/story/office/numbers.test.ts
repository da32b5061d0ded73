import { expect, it } from 'vitest'
import { normaliseNumber } from '#work-orders/granted-number.ts'
import { companyNumbered, MOST_COMPANIES } from './companies.ts'
import { numberIssued } from './numbers.ts'

it.each([
  ['VAT_NUMBER', 'DE'],
  ['VAT_NUMBER', 'FR'],
  ['VAT_NUMBER', 'GB'],
  ['TAX_NUMBER', 'DE'],
  ['EORI_NUMBER', 'DE'],
  ['EPR_NUMBER', 'DE'],
] as const)('each %s of %s would be taken as one', (produces, country) => {
  for (const serial of [1, 2, 9, 10, 137, 4_711]) {
    const number = numberIssued(produces, country, serial) ?? ''
    expect(normaliseNumber(produces, country, number), number).toBeDefined()
  }
})

it('each company is another one', () => {
  const all = Array.from({ length: MOST_COMPANIES }, (_, number) => companyNumbered(number))
  expect(new Set(all.map(({ company }) => company.name)).size).toBe(MOST_COMPANIES)
  expect(new Set(all.map(({ email }) => email)).size).toBe(MOST_COMPANIES)
  expect(new Set(all.map(({ company }) => company.registrationNumber)).size).toBe(MOST_COMPANIES)
})
