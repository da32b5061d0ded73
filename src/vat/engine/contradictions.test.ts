import { describe, expect } from 'vitest'
import { CHINESE_SELLER, GERMAN_SELLER } from './testing/cases.ts'
import { casesOf } from './testing/table.ts'

const asks = (fact: string) => ({
  status: 'PROVISIONAL',
  questions: [expect.objectContaining({ fact, text: { en: expect.any(String), zh: expect.any(String) } })],
})
const business = (buyer_vat_id: string) => ({ buyer: 'B2B', buyer_vat_id, buyer_vat_id_valid: true })

describe('a number marked as valid that cannot be one', () => {
  casesOf([
    [
      'wrong check digits',
      { arrive: 'FR', ...business('FR80500764593') },
      { scheme: 'IC_SUPPLY', ...asks('buyer_vat_id') },
    ],
    ['too short', { arrive: 'FR', ...business('FR123') }, { scheme: 'IC_SUPPLY', ...asks('buyer_vat_id') }],
    [
      'of a country without such numbers',
      { arrive: 'FR', ...business('US123456789') },
      { scheme: 'LOCAL', ...asks('buyer_vat_id') },
    ],
    [
      'a right one',
      { arrive: 'FR', ...business('FR80500764592') },
      { scheme: 'IC_SUPPLY', status: 'JUDGED' },
    ],
    [
      'as it is printed',
      { arrive: 'HU', ...business('HU 12892312-2-41') },
      { scheme: 'IC_SUPPLY', status: 'JUDGED' },
    ],
    [
      'a Swiss one as it is printed: a number of no member state',
      { ...business('CHE-863.272.896 MWST'), gross: '119.00' },
      { scheme: 'LOCAL', status: 'JUDGED', vat: '19.00' },
    ],
    [
      'found invalid is no contradiction',
      { arrive: 'FR', buyer: 'B2B', buyer_vat_id: 'FR80500764593', buyer_vat_id_valid: false },
      { scheme: 'OSS_UNION', status: 'JUDGED' },
    ],
  ])
})

describe('a consumer with a number that was found valid', () => {
  casesOf([
    [
      'of another state',
      { arrive: 'FR', buyer: 'B2C', buyer_vat_id: 'FR80500764592', buyer_vat_id_valid: true },
      { scheme: 'OSS_UNION', ...asks('buyer') },
    ],
    [
      'spelled otherwise',
      { arrive: 'FR', buyer: 'consumer', buyer_vat_id: 'FR80500764592', buyer_vat_id_valid: true },
      { scheme: 'OSS_UNION', ...asks('buyer') },
    ],
    [
      'through a marketplace',
      {
        seller: CHINESE_SELLER,
        arrive: 'FR',
        buyer: 'B2C',
        buyer_vat_id: 'FR80500764592',
        buyer_vat_id_valid: true,
      },
      { scheme: 'DEEMED_SUPPLIER', ...asks('buyer') },
    ],
    ['with the field but no number', { buyer_vat_id: '', buyer_vat_id_valid: true }, { status: 'JUDGED' }],
    [
      'with one that nobody looked up, such as a tax code',
      { buyer_vat_id: 'RSSMRA85M01H501Z' },
      { status: 'JUDGED' },
    ],
  ])
})

describe('a postcode of another country', () => {
  const toBelfast = { arrive: 'XI', consignment_intrinsic_value: '100 EUR' }
  casesOf([
    [
      'Northern Ireland with one of London',
      { ...toBelfast, arrive_postcode: 'SW1A 1AA' },
      { scheme: 'OSS_UNION', country: 'XI', ...asks('arrive_postcode') },
    ],
    ['with one of Belfast', { ...toBelfast, arrive_postcode: 'BT1 1AA' }, { status: 'JUDGED' }],
    ['without one', toBelfast, { status: 'JUDGED' }],
    [
      'a British one in Germany',
      { arrive_postcode: 'M1 1AA' },
      { scheme: 'LOCAL', ...asks('arrive_postcode') },
    ],
    [
      'a number in Great Britain',
      { depart: 'GB', depart_postcode: '10115', arrive: 'GB', arrive_postcode: 'M1 1AA', currency: 'GBP' },
      asks('depart_postcode'),
    ],
    [
      'Jersey with one of Guernsey',
      { arrive: 'JE', arrive_postcode: 'GY1 1AA' },
      { scheme: 'EXPORT', status: 'JUDGED' },
    ],
    [
      'Jersey with one of Manchester',
      { arrive: 'JE', arrive_postcode: 'M1 1AA' },
      { scheme: 'EXPORT', ...asks('arrive_postcode') },
    ],
    [
      'Monaco with one of Paris',
      {
        depart: 'FR',
        arrive: 'MC',
        arrive_postcode: '75001',
        seller: { ...GERMAN_SELLER, established: 'FR' },
      },
      { country: 'FR', ...asks('arrive_postcode') },
    ],
    ['letters before the number', { arrive_postcode: 'D-10115' }, { status: 'JUDGED' }],
    ['Ireland', { arrive: 'IE', arrive_postcode: 'D02 X285' }, { status: 'JUDGED' }],
    ['the Netherlands', { arrive: 'NL', arrive_postcode: '1012 AB' }, { status: 'JUDGED' }],
    ['a leading zero that a spreadsheet dropped', { arrive_postcode: '1067' }, { status: 'JUDGED' }],
  ])
})

describe('a cost price below zero', () => {
  const moved = {
    type: 'FC_TRANSFER',
    gross: null,
    marketplace: 'N/A',
    arrive: 'PL',
    seller: { ...GERMAN_SELLER, vat_registrations: ['DE', 'PL'] },
  }
  casesOf([
    [
      'is asked for and gives no amounts',
      { ...moved, cost_price: '-100.00' },
      { scheme: 'OWN_GOODS', taxable_amount: null, acquisition_vat: null, ...asks('cost_price') },
    ],
    [
      'none is asked for, too',
      { ...moved, cost_price: null },
      { scheme: 'OWN_GOODS', warning: 'NO_COST_PRICE', ...asks('cost_price') },
    ],
    ['within a state none is needed', { ...moved, arrive: 'DE', cost_price: null }, { status: 'JUDGED' }],
  ])
})
