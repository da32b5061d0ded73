import { expect, it, test } from 'vitest'
import { couldBelong, rowsOf } from './could-belong.ts'
import type { DeclarationKind, DeclarationScheme } from './declaration.ts'

type Case = [DeclarationKind, string, string | null, string | null, boolean]

test.each<Case>([
  ['RETURN', 'DE', 'DE', 'DE', true],
  ['RETURN', 'DE', 'PL', 'DE', true],
  ['RETURN', 'DE', 'DE', 'PL', true],
  ['RETURN', 'DE', 'PL', 'FR', false],
  ['RETURN', 'DE', 'PL', '', true],
  ['RETURN', 'DE', null, null, true],
  ['RETURN', 'FR', 'MC', 'PL', true],
  ['RETURN', 'GB', 'XI', 'XI', true],
  ['RETURN', 'GR', 'EL', 'PL', true],
  ['ANNUAL', 'DE', 'FR', 'FR', false],
  ['OSS', 'DE', 'PL', 'FR', true],
  ['OSS', 'DE', 'PL', 'PL', false],
  ['OSS', 'DE', 'PL', '', true],
  ['OSS', 'DE', 'CN', 'FR', false],
  ['OSS', 'DE', 'DE', 'GB', false],
  ['IOSS', 'DE', 'CN', 'FR', true],
  ['IOSS', 'DE', 'PL', 'FR', false],
  ['IOSS', 'DE', '', 'FR', true],
  ['IOSS', 'DE', 'CN', 'GB', false],
  ['EC_SALES_LIST', 'DE', 'DE', 'FR', true],
  ['EC_SALES_LIST', 'DE', 'DE', 'DE', false],
  ['EC_SALES_LIST', 'DE', 'FR', 'DE', false],
  ['EC_SALES_LIST', 'DE', 'DE', 'US', false],
  ['EPR', 'DE', 'PL', 'DE', true],
  ['EPR', 'DE', 'DE', 'PL', false],
])('%s of %s, from %s to %s: %s', (kind, country, depart, arrive, expected) => {
  const scheme: DeclarationScheme = kind === 'OSS' ? 'OSS_UNION' : kind === 'IOSS' ? 'IOSS' : 'LOCAL'
  expect(couldBelong({ kind, scheme, country }, { depart, arrive })).toBe(expected)
})

it('services are in no report of goods', () => {
  const services = { kind: 'OSS', scheme: 'OSS_NON_UNION', country: 'DE' } as const
  expect(couldBelong(services, { depart: 'PL', arrive: 'FR' })).toBe(false)
})

const row = (importId: string, arrive: string, rows: number) => ({
  importId,
  file: `${importId}.csv`,
  depart: 'PL',
  arrive,
  rows,
})

it('counts the rows of all files, and names the file with most', () => {
  const german = { kind: 'RETURN', scheme: 'LOCAL', country: 'DE' } as const
  const all = [row('b', 'DE', 2), row('a', 'DE', 2), row('a', 'FR', 9), row('c', '', 1)]
  expect(rowsOf(german, all)).toEqual({ count: 5, importId: 'a', file: 'a.csv' })
  expect(rowsOf(german, [row('a', 'FR', 9)])).toBeNull()
})
