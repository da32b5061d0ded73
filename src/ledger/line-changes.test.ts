import { expect, test } from 'vitest'
import { changesOf, currenciesOf } from './line-changes.ts'

const LINE = {
  country: 'DE',
  kind: 'PURCHASE',
  supplier: 'Lagerhaus Nord GmbH',
  number: 'RE-1',
  supplierNumber: '',
  ksef: '',
  date: '2026-01-15',
  month: '2026-01-01',
  currency: 'EUR',
  net: 10_000,
  vat: 1900,
  fileId: 'file_1',
}
const at = new Date('2026-02-01T10:00:00Z')
const stamp = { by: 'staff', at: at.toISOString() } as const
const seller = { by: 'seller', at: '2026-01-31T10:00:00.000Z' } as const

test.each([
  ['nothing', {}, []],
  ['an amount', { net: 12_000 }, [{ field: 'net', from: '10000', to: '12000', ...stamp }]],
  ['the file', { fileId: 'file_2' }, [{ field: 'document', from: 'file_1', to: 'file_2', ...stamp }]],
  [
    'two facts',
    { supplier: 'Lagerhaus Süd GmbH', date: '2026-01-16' },
    [
      { field: 'supplier', from: 'Lagerhaus Nord GmbH', to: 'Lagerhaus Süd GmbH', ...stamp },
      { field: 'date', from: '2026-01-15', to: '2026-01-16', ...stamp },
    ],
  ],
])('a change of %s', (_what, more, changes) => {
  expect(changesOf(LINE, { ...LINE, ...more }, { earlier: [], by: 'staff', at })).toEqual(changes)
})

test('what was changed twice is said once, from what it was first, by who did it last', () => {
  const earlier = [
    { field: 'net' as const, from: '9000', to: '10000', ...seller },
    { field: 'number' as const, from: 'RE-7', to: 'RE-1', ...seller },
  ]
  expect(changesOf(LINE, { ...LINE, net: 12_000 }, { earlier, by: 'staff', at })).toEqual([
    { field: 'number', from: 'RE-7', to: 'RE-1', ...seller },
    { field: 'net', from: '9000', to: '12000', ...stamp },
  ])
})

test('what was changed back is no change', () => {
  const earlier = [{ field: 'net' as const, from: '12000', to: '10000', ...seller }]
  expect(changesOf(LINE, { ...LINE, net: 12_000 }, { earlier, by: 'staff', at })).toEqual([])
})

test('what amounts were before is in the currency of before', () => {
  const now = { ...LINE, currency: 'JPY', net: 10_000 }
  const changes = changesOf(now, { ...LINE, net: 6_500 }, { earlier: [], by: 'staff', at })
  expect(currenciesOf({ currency: 'EUR', changes })).toEqual({ from: 'JPY', to: 'EUR' })
  expect(currenciesOf({ currency: 'EUR', changes: [] })).toEqual({ from: 'EUR', to: 'EUR' })
})
