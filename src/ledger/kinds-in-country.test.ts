import { expect, test } from 'vitest'
import { isKindIn, isReverseCharged, kindsIn, LEDGER_COUNTRIES, LEGS } from './kinds-in-country.ts'
import { LEDGER_KINDS, type LedgerKind } from './ledger-line.ts'

test.each<[string, LedgerKind, boolean]>([
  ['GB', 'IMPORT', true],
  ['GB', 'IMPORT_IN_RETURN', true],
  ['GB', 'SERVICE_EU', false],
  ['GB', 'SERVICE_ABROAD', true],
  ['DE', 'IMPORT', true],
  ['DE', 'IMPORT_IN_RETURN', false],
  ['FR', 'IMPORT', false],
  ['FR', 'IMPORT_IN_RETURN', true],
  ['ES', 'IMPORT', true],
  ['ES', 'IMPORT_IN_RETURN', true],
  ['IT', 'IMPORT', true],
  ['IT', 'IMPORT_IN_RETURN', false],
  ['PL', 'IMPORT', true],
  ['PL', 'IMPORT_IN_RETURN', true],
])('%s %s', (country, kind, known) => {
  expect(isKindIn(kind, country)).toBe(known)
})

test('an invoice with local VAT, and one of a service from abroad, there are everywhere', () => {
  for (const country of LEDGER_COUNTRIES)
    expect(kindsIn(country)).toEqual(expect.arrayContaining(['PURCHASE', 'FIXED_ASSET', 'SERVICE_ABROAD']))
})

test('what is reverse charged is owed and deducted', () => {
  const legs = LEDGER_KINDS.filter(isReverseCharged).map((kind) => LEGS[kind])
  expect(legs).toEqual(['OUTPUT_AND_INPUT', 'OUTPUT_AND_INPUT'])
})
