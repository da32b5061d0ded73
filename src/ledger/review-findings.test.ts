import { expect, test } from 'vitest'
import { type Finding, findingsOf } from './review-findings.ts'

const line = {
  country: 'PL',
  kind: 'PURCHASE',
  date: '2026-03-15',
  month: '2026-03',
  supplierNumber: '',
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
  ['a supplier’s number with its letters', { supplierNumber: 'PL 526-000-12-46' }, []],
  ['a supplier’s number without its letters', { supplierNumber: '5260001246' }, []],
  ['a wrong check digit', { supplierNumber: 'PL5260001247' }, ['SUPPLIER_NUMBER']],
  ['too short a number', { supplierNumber: 'DE12' }, ['SUPPLIER_NUMBER']],
  ['no number at all', { supplierNumber: 'none' }, ['SUPPLIER_NUMBER']],
  ['a number of another state', { supplierNumber: 'DE136695976' }, []],
  [
    'a German tax number, which its invoices may show instead',
    { country: 'DE', currency: 'EUR', basisPoints: 1900, supplierNumber: '151/815/08156' },
    ['NO_NUMBER'],
  ],
  [
    'a service from an EU state whose number has no letters',
    { kind: 'SERVICE_EU', supplierNumber: '136695976' },
    ['SUPPLIER_NUMBER'],
  ],
  ['a service from a supplier outside Europe', { kind: 'SERVICE_ABROAD', supplierNumber: '12-3456789' }, []],
  ['a credit note', { net: -5 }, ['CREDIT_NOTE']],
])('%s', (_name, more, findings) => {
  expect(findingsOf({ ...line, ...more }, ['PL'])).toEqual(findings)
})
