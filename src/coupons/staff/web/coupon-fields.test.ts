import { expect, test } from 'vitest'
import { draftOf, fieldsOf, NEW_COUPON } from './coupon-fields.ts'

test.each([
  ['10', 1000],
  ['7.5', 750],
  ['7,25', 725],
  ['0.1', 10],
  ['', 0],
  ['ten', 0],
  ['-5', 0],
  ['1.234', 0],
  ['1,234', 0],
  ['１０', 1000],
])('%s percent is sent as %i', (percent, basisPoints) => {
  expect(draftOf({ ...NEW_COUPON, percent }).basisPoints).toBe(basisPoints)
})

test('amounts are sent in minor units, and a share without amounts', () => {
  const amounts = { EUR: '19.99', GBP: '', USD: '20', CNY: '' }
  const draft = draftOf({ ...NEW_COUPON, kind: 'amount', amounts, minimums: { ...amounts, USD: '' } })
  expect(draft).toMatchObject({
    basisPoints: null,
    amounts: { EUR: 1999, USD: 2000 },
    minimums: { EUR: 1999 },
  })
  expect(draftOf({ ...NEW_COUPON, amounts }).amounts).toEqual({})
})

test('service codes may have any separator', () => {
  expect(draftOf({ ...NEW_COUPON, products: 'eori-eu, vat-de、x，y  z' }).products).toEqual([
    'eori-eu',
    'vat-de',
    'x',
    'y',
    'z',
  ])
})

test('reading and sending are inverse', () => {
  const draft = {
    name: { en: 'A', zh: '甲' },
    terms: { en: '', zh: '' },
    basisPoints: null,
    amounts: { EUR: 1999 },
    minimums: {},
    categories: ['VAT' as const],
    products: ['eori-eu'],
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
    totalUses: null,
    usesPerCompany: 2,
    stackable: true,
    claimable: false,
  }
  const stored = {
    id: 'cp_1',
    code: 'A',
    version: 1,
    state: 'active',
    uses: 0,
    claims: 0,
    createdAt: '',
  } as const
  expect(draftOf(fieldsOf({ ...draft, ...stored }))).toEqual(draft)
})
