import { describe } from 'vitest'
import { CHINESE_SELLER } from '../testing/cases.ts'
import { casesOf } from '../testing/table.ts'

describe('deemed supplier within the EU', () => {
  const CN = { seller: CHINESE_SELLER }
  const marketplace = { scheme: 'DEEMED_SUPPLIER', liable: 'MARKETPLACE', return: 'DE' }
  casesOf([
    ['the same state', { ...CN, gross: '119.00' }, { ...marketplace, country: 'DE', vat: '19.00' }],
    [
      'far above 150 euro',
      { ...CN, arrive: 'FR', gross: '12000.00' },
      { ...marketplace, country: 'FR', vat: '2000.00' },
    ],
    ['the day before the rules', { ...CN, date: '2021-06-30' }, { scheme: 'LOCAL', liable: 'SELLER' }],
    ['their first day', { ...CN, date: '2021-07-01' }, marketplace],
    ['a seller from Britain', { seller: { ...CHINESE_SELLER, established: 'UK' } }, marketplace],
    [
      'a seller from Northern Ireland is inside',
      { seller: { ...CHINESE_SELLER, established: 'XI' } },
      { scheme: 'LOCAL', liable: 'SELLER' },
    ],
    [
      'a seller with an establishment inside',
      { seller: { ...CHINESE_SELLER, established: ['CN', 'PL'] } },
      { scheme: 'LOCAL', liable: 'SELLER' },
    ],
    [
      'a business with a valid number',
      { ...CN, arrive: 'FR', buyer: 'B2B', buyer_vat_id: 'FR80500764592', buyer_vat_id_valid: true },
      { scheme: 'IC_SUPPLY', liable: 'BUYER' },
    ],
    [
      'a business whose number was not checked',
      { ...CN, buyer: 'B2B', buyer_vat_id: 'DE818964421' },
      { ...marketplace, warning: 'BUYER_NUMBER_NOT_CHECKED' },
    ],
    [
      'a seller whose seat is not known',
      { seller: { ...CHINESE_SELLER, established: null } },
      { scheme: null, questions: [{ fact: 'seller.established' }] },
    ],
    [
      'no registration where the stock is',
      { seller: { ...CHINESE_SELLER, vat_registrations: [] } },
      { ...marketplace, warning: 'NO_REGISTRATION' },
    ],
  ])
})
