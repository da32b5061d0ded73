import { expect, test } from 'vitest'
import { HOSTILE_NAME } from '../testing/returns.builders.ts'
import type { EcSalesLine } from './ec-sales-list.ts'
import { modelo349 } from './es-349.ts'

const DECLARANT = {
  number: 'ESN1234567A',
  name: 'Muñoz & Cía',
  phone: '+34 600 123 456',
  contact: 'Ana García',
  year: '2026',
  period: '1T',
}
const line = (country: string, number: string, units: number, name = 'Kunde GmbH'): EcSalesLine => ({
  country,
  number,
  name,
  kind: 'GOODS',
  units,
})
const recordsOf = (lines: EcSalesLine[], declarant = DECLARANT): string[] =>
  new TextDecoder('latin1').decode(modelo349(lines, declarant)).split('\r\n').slice(0, -1)

test('the declarant with the sum, then a record for each buyer', () => {
  const [head = '', first = '', second = ''] = recordsOf([
    line('DE', 'DE123456789', 10_050),
    line('GR', '094259216', 5000),
    line('DE', 'DE123456789', 1),
  ])
  expect(head.slice(0, 17)).toBe('13492026N1234567A')
  expect(head.slice(17, 57).trimEnd()).toBe('MUÑOZ & CIA')
  expect(head.slice(57, 67)).toBe('T600123456')
  expect(head.slice(135, 161)).toBe('1T000000002000000000015051')
  expect(first.slice(75, 92).trimEnd()).toBe('DE123456789')
  expect(first.slice(132, 146)).toBe('E0000000010051')
  expect(second.slice(75, 92).trimEnd()).toBe('EL094259216')
})

test('each record has 500 characters, whatever the names', () => {
  const records = recordsOf([line('DE', HOSTILE_NAME, 100, HOSTILE_NAME.repeat(5))], {
    ...DECLARANT,
    name: HOSTILE_NAME,
    contact: HOSTILE_NAME,
  })
  expect(records.map(({ length }) => length)).toEqual([500, 500])
})

test('nothing, and less than nothing, has no record', () => {
  expect(recordsOf([line('DE', 'DE123456789', -100)])).toHaveLength(1)
  expect(recordsOf([])).toHaveLength(1)
})

test('a sum that does not fit is never cut', () => {
  expect(recordsOf([line('DE', 'DE123456789', 9_999_999_999_999)])).toHaveLength(2)
  expect(() => recordsOf([line('DE', 'DE123456789', 10_000_000_000_000)])).toThrow(RangeError)
})
