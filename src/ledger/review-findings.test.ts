import { expect, test } from 'vitest'
import { type Finding, findingsOf } from './review-findings.ts'

const line = {
  country: 'PL',
  kind: 'PURCHASE',
  date: '2026-03-15',
  month: '2026-03',
  currency: 'PLN',
  net: 10_000,
  basisPoints: 2300,
} as const

test.each<[string, Partial<Parameters<typeof findingsOf>[0]>, Finding[]]>([
  ['as usual', {}, []],
  ['a reduced rate', { basisPoints: 800 }, []],
  ['a mixed invoice', { basisPoints: 1500 }, ['UNUSUAL_RATE']],
  ['an invoice in euro', { currency: 'EUR' }, ['OTHER_CURRENCY']],
  ['a service from abroad in dollars', { kind: 'SERVICE_ABROAD', currency: 'USD' }, []],
  ['declared a month later', { month: '2026-04' }, ['LATE']],
  ['a certificate', { kind: 'IMPORT', net: 0 }, ['NO_VALUE']],
  ['in a state without a VAT number', { country: 'DE', currency: 'EUR', basisPoints: 1900 }, ['NO_NUMBER']],
  ['a credit note', { net: -5 }, ['CREDIT_NOTE']],
])('%s', (_name, more, findings) => {
  expect(findingsOf({ ...line, ...more }, ['PL'])).toEqual(findings)
})
