import { expect, it } from 'vitest'
import { knownVatNumbers } from './known-vat-numbers.ts'

const of = (country: string, number: string | null, more: { kind?: string; endedOn?: string } = {}) => ({
  country,
  number,
  kind: 'VAT_NUMBER',
  endedOn: null,
  ...more,
})

const FIVE = [
  of('DE', 'DE129273398'),
  of('FR', 'FR83404833048'),
  of('IT', 'IT00743110157'),
  of('ES', 'ESB58378431'),
  of('PL', 'PL8567346215'),
]

it.each([
  ['names all five of a company that has named none itself', null, FIVE, 'DE FR IT ES PL'],
  ['names once what the company has named too', 'DE 129 273 398', FIVE, 'FR IT ES PL'],
  ['names each once', null, [of('DE', 'DE129273398'), of('DE', 'DE 129273398')], 'DE'],
  ['leaves out what has ended', null, [of('DE', 'DE129273398', { endedOn: '2026-01-31' })], ''],
  ['leaves out what is no VAT number', null, [of('DE', '21/815/08150', { kind: 'TAX_NUMBER' })], ''],
  ['leaves out what is not there yet', null, [of('DE', null)], ''],
] as const)('%s', (_name, own, obtained, countries) => {
  expect(
    knownVatNumbers(own, obtained)
      .map(({ country }) => country)
      .join(' '),
  ).toBe(countries)
})
