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

/** VATA 1994 s. 30(6): what leaves Great Britain is the seller's own zero-rated export, whoever owes the VAT of arrival. */
describe('from Great Britain into the EU', () => {
  const toGermany = {
    depart: 'GB',
    depart_postcode: 'M1 1AA',
    arrive: 'DE',
    currency: 'GBP',
    gross: '119.00',
    seller: { ...GERMAN_SELLER, established: 'GB', vat_registrations: ['GB'], oss_union: null },
  }
  const dispatch = { country: 'GB', treatment: 'ZERO_RATED_EXPORT', box: 'GB 6' }
  casesOf([
    [
      'to 150 euro through a marketplace: box 6 of the seller',
      { ...toGermany, consignment_intrinsic_value: '150 EUR' },
      {
        scheme: 'DEEMED_SUPPLIER',
        country: 'DE',
        liable: 'MARKETPLACE',
        vat: '19.00',
        net: '100.00',
        return: 'GB',
        boxes: { '6': 'net' },
        seller_supply: { to: 'MARKETPLACE', treatment: 'ZERO_RATED', country: 'GB' },
        dispatch,
      },
    ],
    [
      'to 150 euro with the seller’s own IOSS: that return, and box 6 beside it',
      {
        ...toGermany,
        marketplace: 'own web shop',
        consignment_intrinsic_value: '100 EUR',
        seller: { ...toGermany.seller, ioss: true },
      },
      { scheme: 'IOSS', country: 'DE', rate: 19, return: 'IOSS', dispatch },
    ],
    [
      'the buyer imports: box 6',
      { ...toGermany, consignment_intrinsic_value: '300 EUR', importer_of_record: 'BUYER' },
      { scheme: 'IMPORT_CUSTOMS', liable: 'IMPORTER', return: 'GB', boxes: { '6': 'net' }, dispatch },
    ],
    [
      'the seller imports and delivers there',
      {
        ...toGermany,
        consignment_intrinsic_value: '300 EUR',
        importer_of_record: 'SELLER',
        seller: { ...toGermany.seller, vat_registrations: ['GB', 'DE'] },
      },
      { scheme: 'LOCAL', country: 'DE', return: 'DE', dispatch },
    ],
    [
      'without a British registration',
      {
        ...toGermany,
        consignment_intrinsic_value: '100 EUR',
        seller: { ...toGermany.seller, vat_registrations: [] },
      },
      { scheme: 'DEEMED_SUPPLIER', return: 'GB', warning: 'NO_REGISTRATION' },
    ],
    [
      'from China nothing leaves Great Britain',
      { ...toGermany, depart: 'CN', depart_postcode: null, consignment_intrinsic_value: '100 EUR' },
      { scheme: 'DEEMED_SUPPLIER', return: null, dispatch: undefined },
    ],
  ])
})

/** gov.uk, “Check if you can register for the VAT Import One Stop Shop scheme”: Northern Ireland is part of it. */
describe('own IOSS into Northern Ireland', () => {
  const toBelfast = {
    depart: 'CN',
    arrive: 'GB',
    arrive_postcode: 'BT1 1AA',
    currency: 'GBP',
    marketplace: 'own web shop',
    seller: { ...CHINESE_SELLER, ioss: true },
  }
  casesOf([
    [
      'to 135 pounds',
      { ...toBelfast, consignment_intrinsic_value: '135 GBP' },
      { scheme: 'IOSS', country: 'XI', rate: 20, return: 'IOSS', liable: 'SELLER', vat: '20.00' },
    ],
    [
      'in euro to 150',
      { ...toBelfast, currency: 'EUR', consignment_intrinsic_value: '150 EUR' },
      { scheme: 'IOSS', country: 'XI' },
    ],
    ['above it', { ...toBelfast, consignment_intrinsic_value: '135.01 GBP' }, { scheme: 'IMPORT_CUSTOMS' }],
    [
      'by its code',
      { ...toBelfast, arrive: 'XI', arrive_postcode: null, consignment_intrinsic_value: '50 GBP' },
      { scheme: 'IOSS', country: 'XI' },
    ],
    [
      'to a business with a British number',
      {
        ...toBelfast,
        buyer: 'B2B',
        buyer_vat_id: 'XI984926307',
        buyer_vat_id_valid: true,
        consignment_intrinsic_value: '50 GBP',
      },
      { scheme: 'DOMESTIC_REVERSE_CHARGE' },
    ],
    [
      'through a marketplace: that one’s',
      { ...toBelfast, marketplace: 'amazon.co.uk', consignment_intrinsic_value: '50 GBP' },
      { scheme: 'DEEMED_SUPPLIER', liable: 'MARKETPLACE' },
    ],
    [
      'without IOSS: the return of the United Kingdom',
      { ...toBelfast, seller: CHINESE_SELLER, consignment_intrinsic_value: '50 GBP' },
      { scheme: 'LOCAL', country: 'XI', return: 'GB', status: 'JUDGED' },
    ],
    [
      'whether there is one is not known',
      { ...toBelfast, seller: { ...CHINESE_SELLER, ioss: null }, consignment_intrinsic_value: '50 GBP' },
      { scheme: 'LOCAL', status: 'PROVISIONAL', questions: [{ fact: 'seller.ioss' }] },
    ],
    [
      'to Great Britain there is none',
      { ...toBelfast, arrive_postcode: 'M1 1AA', consignment_intrinsic_value: '50 GBP' },
      { scheme: 'LOCAL', country: 'GB', return: 'GB' },
    ],
    [
      'from Great Britain it is a sale within the United Kingdom',
      { ...toBelfast, depart: 'GB', depart_postcode: 'M1 1AA' },
      { scheme: 'LOCAL', return: 'GB' },
    ],
  ])
})
