import { expect, test } from 'vitest'
import { readLineInput, typingFaults } from './line-input.ts'

const TYPED: Record<string, string> = {
  supplier: 'Nord GmbH',
  number: 'RE-1',
  date: '2026-03-15',
  currency: 'eur',
  net: '1.234,56',
  vat: '234.57',
}
const CHOSEN = { country: 'DE', kind: 'PURCHASE', uploadId: 'file_1' } as const
const read = (more: Record<string, string> = {}, chosen: Partial<Parameters<typeof readLineInput>[1]> = {}) =>
  readLineInput((name) => ({ ...TYPED, ...more })[name] ?? '', { ...CHOSEN, ...chosen })

test('amounts are minor units of their currency, however they are written', () => {
  expect(read()).toEqual({
    ...CHOSEN,
    supplier: 'Nord GmbH',
    number: 'RE-1',
    date: '2026-03-15',
    currency: 'EUR',
    net: 123_456,
    vat: 23_457,
    furtherRate: false,
  })
  expect(read({ currency: 'JPY', net: '1200' }).net).toBe(1200)
})

test('a service under reverse charge has no VAT of its own', () => {
  expect(read({}, { kind: 'SERVICE_EU' })).not.toHaveProperty('vat')
})

test.each<[Record<string, string>, Record<string, string>]>([
  [{}, {}],
  [
    { net: 'about 5', vat: '' },
    { net: 'amountUnclear', vat: 'amountUnclear' },
  ],
  [
    { supplier: '', number: '', date: '' },
    { supplier: 'supplierMissing', number: 'numberMissing', date: 'dateMissing' },
  ],
])('%o: %o', (typed, faults) => {
  expect(typingFaults(read(typed))).toEqual(faults)
})
