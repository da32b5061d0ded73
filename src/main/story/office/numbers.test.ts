import { expect, it } from 'vitest'
import { normaliseNumber } from '#work-orders/granted-number.ts'
import { checkIban } from '#tax-numbers/bank-numbers.ts'
import { hasWrongCheckDigit } from '#tax-numbers/german-federal-number.ts'
import { answersOf } from './answers.ts'
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

it('each tax office gives each company another number, with a check digit that fits', () => {
  const numbers = Array.from({ length: 300 }, (_, serial) => numberIssued('TAX_NUMBER', 'DE', serial) ?? '')
  expect(new Set(numbers).size).toBe(300)
  expect(numbers.filter((number) => hasWrongCheckDigit(number, 'BE'))).toEqual([])
})

it('each company fills in who they are themselves, and that fits', () => {
  const all = Array.from({ length: MOST_COMPANIES }, (_, number) => companyNumbered(number))
  const forms = all.map((company) => answersOf('vat-registration-de', company, new Map()))
  const directors = forms.flatMap(({ directors: some }) => (Array.isArray(some) ? some : []))
  for (const values of [
    directors.map(({ passportNumber }) => passportNumber),
    forms.map(({ iban }) => iban),
    forms.map(({ phone }) => phone),
    forms.map(({ eori }) => eori),
    forms.map(({ uscc }) => uscc),
  ])
    expect(new Set(values).size).toBe(MOST_COMPANIES)
  expect(forms.filter(({ iban }) => !checkIban(String(iban)).valid)).toEqual([])
  expect(forms.every(({ signatory }, n) => signatory === directors[n]?.fullName)).toBe(true)
  expect(directors[0]?.fullName).toBe('LI NA')
})

it('each company is another one', () => {
  const all = Array.from({ length: MOST_COMPANIES }, (_, number) => companyNumbered(number))
  expect(new Set(all.map(({ company }) => company.name)).size).toBe(MOST_COMPANIES)
  expect(new Set(all.map(({ email }) => email)).size).toBe(MOST_COMPANIES)
  expect(new Set(all.map(({ company }) => company.registrationNumber)).size).toBe(MOST_COMPANIES)
})
