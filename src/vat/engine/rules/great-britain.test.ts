import { describe, expect } from 'vitest'
import { CHINESE_SELLER, GERMAN_SELLER } from '../testing/cases.ts'
import { casesOf } from '../testing/table.ts'

describe('Great Britain and Northern Ireland', () => {
  const GB = {
    depart: 'GB',
    depart_postcode: 'M1 1AA',
    arrive: 'GB',
    arrive_postcode: 'M1 1AA',
    currency: 'GBP',
    seller: CHINESE_SELLER,
  }
  const BT = { arrive: 'GB', arrive_postcode: 'bt1 1aa' }
  const CN = { ...GB, depart: 'CN', depart_postcode: null }
  casesOf([
    [
      'a business with a number',
      { ...GB, buyer: 'B2B', buyer_vat_id: 'GB984926307', buyer_vat_id_valid: true },
      { scheme: 'LOCAL', country: 'GB', liable: 'SELLER' },
    ],
    [
      'a business without',
      { ...GB, buyer: 'B2B' },
      { scheme: 'DEEMED_SUPPLIER', liable: 'MARKETPLACE', warning: 'BUYER_NUMBER_MISSING' },
    ],
    ['own shop', { ...GB, marketplace: 'own web shop' }, { scheme: 'LOCAL', liable: 'SELLER', vat: '20.00' }],
    ['2020: the seller', { ...GB, date: '2020-12-31' }, { scheme: 'LOCAL', liable: 'SELLER' }],
    ['the Isle of Man', { ...GB, arrive_postcode: 'IM1 1AA' }, { scheme: 'DEEMED_SUPPLIER', country: 'GB' }],
    [
      '135 pounds from abroad, marketplace',
      { ...CN, consignment_intrinsic_value: '135.00 GBP' },
      { scheme: 'DEEMED_SUPPLIER', country: 'GB', liable: 'MARKETPLACE', return: null },
    ],
    [
      '135.01 pounds',
      { ...CN, consignment_intrinsic_value: '135.01 GBP', importer_of_record: 'BUYER' },
      { scheme: 'IMPORT_CUSTOMS', import_vat_rate: 20, liable: 'IMPORTER', return: null },
    ],
    [
      'a registered business, 100 pounds',
      {
        ...CN,
        buyer: 'B2B',
        buyer_vat_id: 'GB984926307',
        buyer_vat_id_valid: true,
        consignment_intrinsic_value: '100 GBP',
      },
      { scheme: 'DOMESTIC_REVERSE_CHARGE', liable: 'BUYER' },
    ],
    [
      'own shop without registration',
      {
        ...CN,
        marketplace: 'own shop',
        seller: { ...CHINESE_SELLER, vat_registrations: [] },
        consignment_intrinsic_value: '100 GBP',
      },
      { scheme: 'LOCAL', return: 'GB', warning: 'NO_REGISTRATION' },
    ],
    [
      'from Germany to Belfast: a distance sale',
      { ...BT, currency: 'GBP' },
      { scheme: 'OSS_UNION', country: 'XI', rate: 20, return: 'OSS:DE' },
    ],
    [
      'from Belfast to Germany by a seller from there',
      {
        depart: 'XI',
        seller: { ...GERMAN_SELLER, established: 'XI', vat_registrations: ['GB'], oss_union: 'XI' },
      },
      { scheme: 'OSS_UNION', country: 'DE', return: 'OSS:XI' },
    ],
    [
      'from Manchester to Belfast',
      { ...GB, ...BT },
      { scheme: 'DEEMED_SUPPLIER', return: 'GB', liable: 'MARKETPLACE' },
    ],
    [
      'Britain without a postcode',
      { arrive: 'GB' },
      {
        scheme: 'EXPORT',
        status: 'PROVISIONAL',
        questions: expect.arrayContaining([expect.objectContaining({ fact: 'arrive_postcode' })]),
      },
    ],
  ])
})
