import { describe, expect, it } from 'vitest'
import { Refusal } from '#platform/shared/refusal.ts'
import { checkCompanyFacts, type CompanyFacts } from './company-facts.ts'
import { timeZoneOf } from './time-zones.ts'

const facts = (changes: Partial<CompanyFacts>): CompanyFacts => ({
  country: 'PL',
  registrationNumber: null,
  vatNumber: null,
  address: null,
  ...changes,
})
const wrongFields = (changes: Partial<CompanyFacts>): string[] => {
  try {
    checkCompanyFacts(facts(changes))
    return []
  } catch (error) {
    return error instanceof Refusal ? Object.keys(error.fields ?? {}) : ['?']
  }
}

describe('company facts', () => {
  it.each<[string, Partial<CompanyFacts>, string[]]>([
    ['nothing but a country', {}, []],
    ['a credit code with blanks', { country: 'CN', registrationNumber: '9144 0300 MA5GX7QK45' }, []],
    [
      'a credit code with a wrong check character',
      { country: 'CN', registrationNumber: '91440300MA5GX7QK44' },
      ['registrationNumber'],
    ],
    ['any number where there is no such code', { country: 'HK', registrationNumber: '1234567-8' }, []],
    ['a British VAT number', { country: 'CN', vatNumber: 'GB 434 0314 94' }, []],
    ['a VAT number without its country', { vatNumber: '5252910000' }, []],
    [
      'a VAT number without a country that could be meant',
      { country: 'CN', vatNumber: '5252910000' },
      ['vatNumber'],
    ],
    [
      'a credit code whose check character is 0',
      { country: 'CN', registrationNumber: '91440300MA5FKD8QG0' },
      [],
    ],
    ['a French key of letters that do not fit', { vatNumber: 'FRK8399859412' }, ['vatNumber']],
    ['two wrong things at once', { country: 'XX', vatNumber: 'PL1' }, ['country', 'vatNumber']],
  ])('%s', (_what, changes, expected) => {
    expect(wrongFields(changes)).toEqual(expected)
  })

  it('are stored in their compact form', () => {
    const checked = checkCompanyFacts(
      facts({ country: 'CN', registrationNumber: '91440300ma5gx7qk45', vatNumber: 'pl525-291-00-00' }),
    )
    expect(checked).toMatchObject({
      registrationNumber: '91440300MA5GX7QK45',
      vatNumber: 'PL5252910000',
      vatNumberStatus: 'well_formed',
    })
  })
})

it.each([
  ['CN', 'Asia/Shanghai'],
  ['DE', 'Europe/Berlin'],
  ['PL', 'Europe/Warsaw'],
  ['HK', 'Asia/Hong_Kong'],
  ['US', 'America/New_York'],
])('the days of a company in %s end in %s', (country, zone) => {
  expect(timeZoneOf(country)).toBe(zone)
})
