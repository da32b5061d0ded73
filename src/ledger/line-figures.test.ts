import { expect, test } from 'vitest'
import { type FigureFault, type Figures, figuresOf, type ReadOff } from './line-figures.ts'

const read = (more: Partial<ReadOff>): ReadOff => ({
  country: 'DE',
  kind: 'PURCHASE',
  date: '2026-03-15',
  net: 10_000,
  vat: 1900,
  ...more,
})

test.each<[string, Partial<ReadOff>, Partial<Figures>]>([
  ['the standard rate', {}, { vat: 1900, basisPoints: 1900 }],
  ['a reduced rate', { vat: 700 }, { basisPoints: 700 }],
  ['cents that a supplier rounded line by line', { vat: 1904 }, { basisPoints: 1900 }],
  ['a mixed invoice', { vat: 1300 }, { basisPoints: 1300 }],
  ['the rate of its day', { date: '2020-08-01', vat: 1600 }, { basisPoints: 1600 }],
  ['a credit note', { net: -10_000, vat: -1900 }, { net: -10_000, vat: -1900, basisPoints: 1900 }],
  [
    'a certificate without a value',
    { country: 'GB', kind: 'IMPORT', net: 0 },
    { vat: 1900, basisPoints: 2000 },
  ],
  ['a service from abroad', { kind: 'SERVICE_ABROAD', vat: undefined }, { vat: 1900, basisPoints: 1900 }],
  ['a service in Poland', { country: 'PL', kind: 'SERVICE_EU', vat: undefined }, { vat: 2300 }],
  ['a credit note of a service', { kind: 'SERVICE_EU', net: -333, vat: undefined }, { vat: -63 }],
])('%s', (_name, more, figures) => {
  expect(figuresOf(read(more))).toMatchObject(figures)
})

test.each<[FigureFault, Partial<ReadOff>]>([
  ['VAT_MISSING', { vat: undefined }],
  ['VAT_MISSING', { vat: 0 }],
  ['NET_MISSING', { net: 0 }],
  ['NET_MISSING', { kind: 'SERVICE_EU', net: 0 }],
  ['OPPOSITE_SIGNS', { net: -10_000 }],
  ['VAT_TOO_HIGH', { net: 1900, vat: 10_000 }],
  ['DAY_UNKNOWN', { date: '1950-01-01' }],
])('%s', (fault, more) => {
  expect(figuresOf(read(more))).toBe(fault)
})
