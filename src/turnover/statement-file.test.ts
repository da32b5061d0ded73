import { describe, expect, it, test } from 'vitest'
import { type Cells, findStatementColumns, readStatement, STATEMENT_COLUMNS } from './statement-file.ts'

const cells = (more: Partial<Cells> = {}): Cells => ({
  kind: 'DAC7',
  channel: 'amazon',
  country: 'DE',
  from: '2026-01-01',
  to: '2026-03-31',
  currency: 'EUR',
  reported: '1234.56',
  refunds: '',
  fees: '',
  ...more,
})
const faults = (more: Partial<Cells>) => {
  const read = readStatement(cells(more), 7)
  return Array.isArray(read) ? read.map(({ field }) => field) : []
}

describe('a line of statements', () => {
  it('is read', () =>
    expect(readStatement(cells({ refunds: '10', fees: '0.5' }), 2)).toEqual({
      kind: 'DAC7',
      channel: 'amazon',
      country: 'DE',
      from: '2026-01-01',
      to: '2026-03-31',
      currency: 'EUR',
      reported: 123_456,
      refunds: 1_000,
      fees: 50,
    }))

  test.each<[string, Partial<Cells>, object]>([
    ['all marketplaces and countries', { channel: ' ', country: '' }, { channel: null, country: null }],
    [
      'Chinese words and days',
      { kind: '平台销售报告', country: '德国', from: '2026年1月1日' },
      { kind: 'MARKETPLACE', country: 'DE' },
    ],
    [
      'other spellings',
      { kind: 'china', currency: 'jpy', reported: '500', to: '31.03.2026' },
      { kind: 'CHINA', currency: 'JPY', reported: 500, to: '2026-03-31' },
    ],
    ['below zero, where refunds exceed sales', { reported: '-10.00' }, { reported: -1_000 }],
  ])('%s', (_name, more, expected) => expect(readStatement(cells(more), 2)).toMatchObject(expected))

  test.each<[Partial<Cells>, string[]]>([
    [{ kind: 'VAT' }, ['kind']],
    [{ channel: 'x'.repeat(61) }, ['channel']],
    [{ country: 'Atlantis' }, ['country']],
    [{ from: '03/04/2026' }, ['from']],
    [{ to: '2025-12-31' }, ['to']],
    [{ to: '2030-01-01' }, ['to']],
    [{ from: '0026-01-01' }, ['from']],
    [{ currency: 'XXY' }, ['currency']],
    [{ reported: '' }, ['reported']],
    [{ reported: '1,234' }, ['reported']],
    [{ reported: '=1+1' }, ['reported']],
    [{ reported: '99999999999999' }, ['reported']],
    [{ refunds: '-1' }, ['refunds']],
    [{ fees: 'none' }, ['fees']],
    [{ kind: '', from: 'x', fees: '-5' }, ['kind', 'from', 'fees']],
  ])('%j is refused', (more, fields) => expect(faults(more)).toEqual(fields))
})

describe('the columns', () => {
  it('are found by their names in either language, in any order', () => {
    const { places, missing } = findStatementColumns([
      '金额',
      'currency',
      '起始日',
      'Last day',
      ' STATEMENT ',
    ])
    expect(missing).toEqual([])
    expect([places.reported, places.currency, places.from, places.to, places.kind, places.fees]).toEqual([
      0, 1, 2, 3, 4, -1,
    ])
  })

  it('are named where they are missing', () =>
    expect(findStatementColumns(['Marketplace', 'Amount']).missing.map(({ en }) => en)).toEqual(
      STATEMENT_COLUMNS.filter(([field]) => ['kind', 'from', 'to', 'currency'].includes(field)).map(
        ([, { en }]) => en,
      ),
    ))
})
