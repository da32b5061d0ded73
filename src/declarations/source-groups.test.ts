import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { groupSources, readSource } from './source-groups.ts'

const source = (of: string, units: number) => ({
  of,
  month: '2026-03',
  currency: 'EUR',
  figure: 'net',
  units,
})

test.each([
  ['ledger:led_1', 'LEDGER', 'led_1'],
  ['adjustment:adj_1', 'ADJUSTMENT', 'adj_1'],
  ['carried:dcl_1', 'CARRIED', 'dcl_1'],
  ['late:dcl_1', 'LATE', 'dcl_1'],
  ['{"scheme":"LOCAL"}', 'SALES', '{"scheme":"LOCAL"}'],
])('%s is %s %s', (of, kind, id) => expect(readSource({ of })).toEqual({ kind, of: id }))

it('puts together what belongs together', () => {
  const groups = groupSources([
    source('{"a":1}', 100),
    source('ledger:led_1', 5),
    source('{"a":1}', 50),
    source('ledger:led_2', 6),
    source('adjustment:adj_1', -7),
    source('adjustment:adj_2', 1),
  ])
  expect(groups.map(({ kind, of, amount, sources }) => [kind, of, amount, sources.length])).toEqual([
    ['SALES', '{"a":1}', 150, 2],
    ['LEDGER', '', 11, 2],
    ['ADJUSTMENT', 'adj_1', -7, 1],
    ['ADJUSTMENT', 'adj_2', 1, 1],
  ])
})

const sum = (list: readonly number[]) => list.reduce((total, units) => total + units, 0)

it('loses nothing', () => {
  const any = fc.record({
    of: fc.constantFrom(
      '{"a":1}',
      '{"a":2}',
      'ledger:l1',
      'ledger:l2',
      'adjustment:a',
      'carried:d',
      'late:d',
    ),
    units: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  })
  fc.assert(
    fc.property(fc.array(any), (sources) => {
      const groups = groupSources(sources.map(({ of, units }) => source(of, units)))
      expect(sum(groups.map(({ amount }) => amount))).toBe(sum(sources.map(({ units }) => units)))
      expect(groups.flatMap((group) => group.sources)).toHaveLength(sources.length)
    }),
  )
})
