import { expect, it } from 'vitest'
import { productContents } from './content/content.ts'
import { filingBought } from './filing-bought.ts'
import { productContentSchema } from './product.ts'
import { monthsOfValidity } from './validity-bought.ts'

function product(code: string) {
  const found = productContents.find((one) => one.code === code)
  if (!found) throw new Error(`no product ${code}`)
  return { ...productContentSchema.parse(found.content), country: found.country }
}

it.each([
  [
    'vat-registration-de',
    { filing: '12', firstPeriod: '2026-11' },
    { months: 12, annualReturns: 0, rhythm: null, firstMonth: '2026-11', calendar: 'DE' },
  ],
  ['vat-registration-de', { filing: 'none' }, undefined],
  [
    'vat-filing-de',
    { plan: 'quarterly12', annualReturn: 'two', firstPeriod: '2026-10' },
    { months: 12, annualReturns: 2, rhythm: 'QUARTERLY', firstMonth: '2026-10', calendar: 'DE' },
  ],
  [
    'vat-filing-ie',
    { plan: 'twoMonthly24', yearly: 'one' },
    { months: 24, annualReturns: 1, rhythm: 'BIMONTHLY', firstMonth: null, calendar: 'IE' },
  ],
  [
    'oss-registration',
    { returns: '24' },
    { months: 24, annualReturns: 0, rhythm: 'QUARTERLY', firstMonth: null, calendar: 'OSS_UNION' },
  ],
  [
    'ioss-registration',
    { returns: '12' },
    { months: 12, annualReturns: 0, rhythm: 'MONTHLY', firstMonth: null, calendar: 'IOSS' },
  ],
  ['vat-retroactive-de', { months: '12' }, undefined],
  ['eori-eu', {}, undefined],
])('%s with %o buys filing %o', (code, options, bought) => {
  expect(filingBought(product(code), options)).toEqual(bought)
})

it.each([
  ['fiscal-representative-fr', { term: '24' }, 24],
  ['responsible-person-eu', {}, 12],
  ['packaging-fr', {}, 12],
  ['eori-eu', {}, null],
  ['vat-registration-de', { filing: '12' }, null],
])('what %s with %o obtains is valid for %o months', (code, options, months) => {
  expect(monthsOfValidity(product(code), options)).toBe(months)
})
