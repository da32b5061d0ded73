import { expect, test } from 'vitest'
import { Refusal } from '#platform/shared/refusal.ts'
import { checkLine, type LineInput } from './check-line.ts'

const invoice: LineInput = {
  country: 'DE',
  kind: 'PURCHASE',
  supplier: 'Lagerhaus Nord GmbH',
  number: 'RE-1',
  supplierNumber: '',
  ksef: '',
  date: '2026-01-15',
  currency: 'EUR',
  net: 10_000,
  vat: 1900,
  furtherRate: false,
  uploadId: 'up_1',
}

function fieldsOf(more: Partial<LineInput>): [string | undefined, string[]] {
  try {
    checkLine({ ...invoice, ...more }, '2026-11-22', [])
    return [undefined, []]
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return [error.error, Object.keys(error.fields ?? {}).toSorted()]
  }
}

test.each<[string, Partial<LineInput>, string | undefined, string[]]>([
  ['an invoice', {}, undefined, []],
  ['a country of no returns', { country: 'US' }, 'ledger.country_unknown', ['country']],
  ['one field', { net: 0 }, 'ledger.amount_wrong', ['net']],
  ['both amounts', { net: 0, vat: 0 }, 'ledger.amount_wrong', ['net', 'vat']],
  ['a certificate without its value', { kind: 'IMPORT', net: 0, vat: 0 }, 'ledger.amount_wrong', ['vat']],
  [
    'all that is wrong, named by the first',
    { currency: 'XXX', date: '2026-12-01', net: -1 },
    'ledger.currency_unknown',
    ['currency', 'date', 'vat'],
  ],
  [
    'an unknown country, and a month before the document',
    { country: 'US', month: '2025-12' },
    'ledger.country_unknown',
    ['country', 'month'],
  ],
])('%s', (_what, more, error, fields) => {
  expect(fieldsOf(more)).toEqual([error, fields])
})
