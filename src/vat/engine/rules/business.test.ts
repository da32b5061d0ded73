import { describe } from 'vitest'
import { GERMAN_SELLER } from '../testing/cases.ts'
import { casesOf } from '../testing/table.ts'

const valid = (buyer_vat_id: string) => ({ buyer: 'B2B', buyer_vat_id, buyer_vat_id_valid: true })
const inState = (state: string, established = 'DE', registrations = ['DE']) => ({
  depart: state,
  arrive: state,
  seller: { ...GERMAN_SELLER, established, vat_registrations: registrations },
})

describe('businesses', () => {
  const reversed = { scheme: 'DOMESTIC_REVERSE_CHARGE', rate: 0, liable: 'BUYER' }
  casesOf([
    [
      'a valid number of the state of arrival',
      { arrive: 'FR', ...valid('FR80500764592') },
      { scheme: 'IC_SUPPLY', country: 'DE', rate: 0, liable: 'BUYER', return: 'DE', ec_sales_list: true },
    ],
    [
      'a number of a third state',
      { arrive: 'FR', ...valid('ATU39378767') },
      { scheme: 'IC_SUPPLY', warning: 'BUYER_NUMBER_OF_THIRD_STATE' },
    ],
    ['a Greek number', { arrive: 'GR', ...valid('EL094259216') }, { scheme: 'IC_SUPPLY' }],
    [
      'a GB number for Northern Ireland does not exempt',
      { arrive: 'XI', ...valid('GB984926307') },
      { scheme: 'LOCAL', country: 'DE', warning: 'BUYER_NUMBER_OF_WRONG_STATE' },
    ],
    [
      'an invalid number is a consumer’s',
      { arrive: 'FR', buyer: 'B2B', buyer_vat_id: 'FR00000000001', buyer_vat_id_valid: false },
      { scheme: 'OSS_UNION', warning: 'BUYER_NUMBER_NOT_VALID' },
    ],
    [
      'an unverified number too',
      { arrive: 'FR', buyer: 'B2B', buyer_vat_id: 'FR80500764592' },
      { scheme: 'OSS_UNION', warning: 'BUYER_NUMBER_NOT_CHECKED' },
    ],
    ['none at all', { arrive: 'FR', buyer: 'B2B' }, { scheme: 'OSS_UNION', warning: 'BUYER_NUMBER_MISSING' }],
    [
      'France reverses, also for registered sellers',
      { ...inState('FR', 'DE', ['DE', 'FR']), ...valid('FR80500764592') },
      { ...reversed, country: 'FR', return: 'FR' },
    ],
    [
      'not for sellers who are established there',
      { ...inState('FR', 'FR', ['FR']), ...valid('FR80500764592') },
      { scheme: 'LOCAL', country: 'FR', rate: 20 },
    ],
    [
      'Poland not where the seller is registered',
      { ...inState('PL', 'DE', ['DE', 'PL']), ...valid('PL5260001246') },
      { scheme: 'LOCAL', rate: 23 },
    ],
    [
      'Poland where he is not',
      { ...inState('PL'), ...valid('PL5260001246') },
      { ...reversed, country: 'PL' },
    ],
    ['Spain reverses', { ...inState('ES', 'DE', ['DE', 'ES']), ...valid('ESB12345678') }, reversed],
    [
      'Portugal reverses for EU sellers',
      { ...inState('PT', 'DE', ['DE', 'PT']), ...valid('PT501964843') },
      reversed,
    ],
    [
      'not for sellers from outside, who need a representative',
      { ...inState('PT', 'CN', ['PT']), ...valid('PT501964843') },
      { scheme: 'LOCAL' },
    ],
    [
      'a foreign number does not reverse',
      { ...inState('IT', 'DE', ['DE', 'IT']), ...valid('DE818964421') },
      { scheme: 'LOCAL', country: 'IT', rate: 22 },
    ],
    [
      'the number of the dispatch state, where it reverses',
      { ...inState('IT', 'DE', ['DE', 'IT']), arrive: 'FR', ...valid('IT52653750977') },
      { ...reversed, country: 'IT' },
    ],
  ])
})
