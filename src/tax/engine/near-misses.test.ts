import { describe, expect, test } from 'vitest'
import { answer } from '#tax/command-line/judge.ts'
import { caseOf, CHINESE_SELLER, GERMAN_SELLER, SMALL_SELLER } from './testing/cases.ts'

type Row = [title: string, facts: Record<string, unknown>, expected: Record<string, unknown>]

const judged = (facts: Record<string, unknown>) => answer(caseOf(facts))
const table = (rows: Row[]): void => {
  test.each(rows)('%s', (_, facts, expected) => {
    expect(judged(facts)).toMatchObject(expected)
  })
}

const toFrance = { arrive: 'FR' }
const small = (ytd: unknown, more: Record<string, unknown> = {}) => ({
  seller: { ...SMALL_SELLER, distance_sales_ytd_eur: ytd, ...more },
})
const OSS = { scheme: 'OSS_UNION', country: 'FR', rate: 20, return: 'OSS:DE' }
const ORIGIN = { scheme: 'ORIGIN_BELOW_THRESHOLD', country: 'DE', rate: 19, return: 'DE' }

describe('10,000 euro of distance sales', () => {
  table([
    ['to the cent within, this sale among them', { ...toFrance, ...small(9900), gross: '119.00' }, ORIGIN],
    ['a cent above', { ...toFrance, ...small('9900.01'), gross: '119.00' }, OSS],
    ['the sale that crosses is already taxed at destination', { ...toFrance, ...small(9999) }, OSS],
    [
      'the year before above it',
      { ...toFrance, ...small(0, { distance_sales_prev_year_eur: '10000.01' }) },
      OSS,
    ],
    [
      'the year before exactly at it',
      { ...toFrance, ...small(0, { distance_sales_prev_year_eur: 10000 }) },
      ORIGIN,
    ],
    ['opted for destination', { ...toFrance, ...small(0, { opted_for_destination: true }) }, OSS],
    ['established in two states', { ...toFrance, ...small(0, { established: ['DE', 'PL'] }) }, OSS],
    ['goods from another state', { ...toFrance, ...small(0), depart: 'PL' }, OSS],
    [
      'established outside the EU, own shop',
      { ...toFrance, seller: { ...CHINESE_SELLER, oss_union: 'DE' }, marketplace: 'own web shop' },
      OSS,
    ],
    ['in crowns, far below whatever the rate', { arrive: 'SE', ...small(100), currency: 'SEK' }, ORIGIN],
    [
      'in pounds near the limit',
      { arrive: 'XI', ...small(9900), currency: 'GBP', gross: '95.00' },
      { scheme: null, status: 'QUESTION' },
    ],
    [
      'the same with a rate',
      { arrive: 'XI', ...small(9900), currency: 'GBP', gross: '95.20', euro_per: { GBP: '1.25' } },
      { scheme: 'ORIGIN_BELOW_THRESHOLD', country: 'DE' },
    ],
    [
      'sales of the year not known',
      { ...toFrance, ...small(null) },
      { scheme: null, questions: [{ fact: 'seller.distance_sales_ytd_eur' }] },
    ],
    [
      'not below, no OSS, registered there',
      { ...toFrance, seller: { ...GERMAN_SELLER, oss_union: null, vat_registrations: ['DE', 'FR'] } },
      { scheme: 'LOCAL', country: 'FR', return: 'FR' },
    ],
    [
      'home again without OSS',
      { depart: 'PL', seller: { ...GERMAN_SELLER, oss_union: null, vat_registrations: ['DE', 'PL'] } },
      { scheme: 'LOCAL', country: 'DE', return: 'DE' },
    ],
  ])
})

describe('special territories', () => {
  const exported = { scheme: 'EXPORT', country: 'DE', rate: 0, return: 'DE', liable: 'NONE' }
  table([
    ['Canary Islands', { arrive: 'ES', arrive_postcode: '35001' }, exported],
    ['Tenerife', { arrive: 'ES', arrive_postcode: '38001' }, exported],
    ['Ceuta', { arrive: 'ES', arrive_postcode: '51001' }, exported],
    ['Melilla', { arrive: 'ES', arrive_postcode: '52001' }, exported],
    ['Spain beside them', { arrive: 'ES', arrive_postcode: '50001' }, { scheme: 'OSS_UNION', country: 'ES' }],
    ['Livigno', { arrive: 'IT', arrive_postcode: '23041' }, exported],
    ['Campione', { arrive: 'IT', arrive_postcode: '22061' }, exported],
    ['Büsingen from Germany', { arrive_postcode: '78266' }, exported],
    ['Germany beside it', { arrive_postcode: '78267', gross: '119.00' }, { scheme: 'LOCAL', vat: '19.00' }],
    ['Åland by postcode', { arrive: 'FI', arrive_postcode: '22100' }, exported],
    ['Åland by code', { arrive: 'AX' }, exported],
    ['Athos', { arrive: 'GR', arrive_postcode: '630 86' }, exported],
    [
      'Greece written EL',
      { arrive: 'el', arrive_postcode: '105 57' },
      { scheme: 'OSS_UNION', country: 'GR', rate: 24 },
    ],
    ['Réunion by code', { arrive: 'RE' }, exported],
    ['French Guiana', { arrive: 'FR', arrive_postcode: '97300' }, exported],
    ['Jersey by postcode', { arrive: 'GB', arrive_postcode: 'JE2 3AB' }, exported],
    ['Guernsey by code', { arrive: 'GG' }, exported],
    [
      'Monaco written as France',
      { arrive: 'FR', arrive_postcode: '98000' },
      { scheme: 'OSS_UNION', country: 'FR', rate: 20 },
    ],
    [
      'Madeira has its own rate',
      { arrive: 'PT', arrive_postcode: '9000-123' },
      { scheme: 'OSS_UNION', country: 'PT', rate: 22 },
    ],
    ['the Azores too', { arrive: 'PT', arrive_postcode: '9500' }, { country: 'PT', rate: 16 }],
    [
      'from the Canary Islands it is an import',
      { depart: 'ES', depart_postcode: '35001', consignment_intrinsic_value: '100 EUR' },
      { scheme: 'DEEMED_SUPPLIER', country: 'DE' },
    ],
    ['San Marino lies outside', { arrive: 'SM' }, exported],
  ])
})

describe('export', () => {
  const GB = { arrive: 'GB', arrive_postcode: 'SW1A 1AA', currency: 'GBP' }
  table([
    [
      'to Britain, 135 pounds, marketplace',
      { ...GB, gross: '135.00', consignment_intrinsic_value: '135.00 GBP' },
      {
        scheme: 'EXPORT',
        country: 'DE',
        destination: { country: 'GB', scheme: 'DEEMED_SUPPLIER', rate: 20, liable: 'MARKETPLACE' },
      },
    ],
    [
      '135.01 pounds',
      { ...GB, consignment_intrinsic_value: '135.01 GBP' },
      { destination: { scheme: 'IMPORT_CUSTOMS', liable: 'IMPORTER' } },
    ],
    [
      'own shop',
      { ...GB, marketplace: 'own web shop', consignment_intrinsic_value: '20 GBP' },
      { destination: { scheme: 'LOCAL', liable: 'SELLER' } },
    ],
    [
      'the value of the consignment not given: asked for',
      { ...GB, gross: '90.00' },
      {
        scheme: 'EXPORT',
        status: 'PROVISIONAL',
        destination: { liable: 'MARKETPLACE' },
        questions: [{ fact: 'consignment_intrinsic_value' }],
      },
    ],
    [
      'Switzerland before 2025',
      { arrive: 'CH', date: '2024-12-31' },
      { scheme: 'EXPORT', destination: { rate: 8.1, liable: 'IMPORTER' } },
    ],
    ['Switzerland before 2024', { arrive: 'CH', date: '2023-12-31' }, { destination: { rate: 7.7 } }],
    [
      'Switzerland, own shop',
      { arrive: 'CH', marketplace: 'Shopify' },
      { destination: { liable: 'IMPORTER' } },
    ],
    [
      'Liechtenstein as Switzerland',
      { arrive: 'LI' },
      { destination: { country: 'CH', liable: 'MARKETPLACE' } },
    ],
    [
      'Norway, 3,000 crowns',
      { arrive: 'NO', consignment_intrinsic_value: '3000 NOK' },
      { destination: { scheme: 'DEEMED_SUPPLIER', rate: 25, liable: 'MARKETPLACE' } },
    ],
    [
      'Norway, above',
      { arrive: 'NO', consignment_intrinsic_value: '3000.01 NOK' },
      { destination: { scheme: 'IMPORT_CUSTOMS' } },
    ],
    [
      'from Northern Ireland',
      { depart: 'XI', arrive: 'US' },
      { scheme: 'EXPORT', country: 'XI', return: 'GB' },
    ],
    [
      'by a seller from outside through a marketplace: still the seller’s export',
      { arrive: 'US', seller: CHINESE_SELLER },
      { scheme: 'EXPORT', country: 'DE' },
    ],
    [
      'from Britain to America',
      { depart: 'GB', depart_postcode: 'M1 1AA', arrive: 'US' },
      { scheme: 'EXPORT', country: 'GB', return: 'GB' },
    ],
    [
      'without registration where the goods leave',
      { depart: 'PL', arrive: 'US' },
      { scheme: 'EXPORT', warning: 'NO_REGISTRATION' },
    ],
  ])
})

describe('from outside into the EU', () => {
  const CN = { depart: 'CN', arrive: 'FR', seller: CHINESE_SELLER }
  table([
    [
      '150.00 euro, marketplace',
      { ...CN, consignment_intrinsic_value: '150.00 EUR' },
      { scheme: 'DEEMED_SUPPLIER', country: 'FR', rate: 20, liable: 'MARKETPLACE', return: null },
    ],
    [
      '150.01 euro, marketplace',
      { ...CN, consignment_intrinsic_value: '150.01 EUR' },
      { scheme: 'IMPORT_CUSTOMS', rate: 0, import_vat_rate: 20, liable: 'IMPORTER' },
    ],
    [
      'own shop without IOSS',
      { ...CN, marketplace: 'own web shop', consignment_intrinsic_value: '100 EUR' },
      { scheme: 'IMPORT_CUSTOMS', liable: 'IMPORTER', vat: '0.00', net: '120.00' },
    ],
    [
      'marketplace before own IOSS',
      { ...CN, seller: { ...CHINESE_SELLER, ioss: true }, consignment_intrinsic_value: '100 EUR' },
      { scheme: 'DEEMED_SUPPLIER' },
    ],
    [
      'the seller imports',
      { ...CN, importer_of_record: 'SELLER', consignment_intrinsic_value: '300 EUR' },
      { scheme: 'LOCAL', country: 'FR', rate: 20, liable: 'SELLER', return: 'FR' },
    ],
    [
      'the seller imports without registration',
      { ...CN, arrive: 'ES', importer_of_record: 'SELLER', consignment_intrinsic_value: '300 EUR' },
      { scheme: 'LOCAL', country: 'ES', warning: 'NO_REGISTRATION' },
    ],
    [
      'a business buys: customs, also below 150',
      {
        ...CN,
        buyer: 'B2B',
        buyer_vat_id: 'FR80500764592',
        buyer_vat_id_valid: true,
        consignment_intrinsic_value: '100 EUR',
      },
      { scheme: 'IMPORT_CUSTOMS' },
    ],
    [
      'a business with an invalid number is a consumer',
      {
        ...CN,
        buyer: 'B2B',
        buyer_vat_id: 'FR0',
        buyer_vat_id_valid: false,
        consignment_intrinsic_value: '100 EUR',
      },
      { scheme: 'DEEMED_SUPPLIER', warning: 'BUYER_NUMBER_NOT_VALID' },
    ],
    [
      'from Britain',
      { depart: 'GB', depart_postcode: 'M1 1AA', arrive: 'DE', consignment_intrinsic_value: '100 EUR' },
      { scheme: 'DEEMED_SUPPLIER', country: 'DE' },
    ],
    [
      '100 dollars are surely within',
      { ...CN, consignment_intrinsic_value: '100 USD' },
      { scheme: 'DEEMED_SUPPLIER' },
    ],
    [
      '160 dollars may be both',
      { ...CN, consignment_intrinsic_value: '160 USD' },
      { scheme: null, status: 'QUESTION' },
    ],
    [
      'whether it is a marketplace is not known',
      { ...CN, marketplace: 'N/A', consignment_intrinsic_value: '100 EUR' },
      { scheme: null, questions: [{ fact: 'marketplace' }] },
    ],
    [
      'who imports is not known',
      { ...CN, consignment_intrinsic_value: '300 EUR' },
      { scheme: 'IMPORT_CUSTOMS', status: 'PROVISIONAL', questions: [{ fact: 'importer_of_record' }] },
    ],
  ])
})

describe('deemed supplier within the EU', () => {
  const CN = { seller: CHINESE_SELLER }
  const marketplace = { scheme: 'DEEMED_SUPPLIER', liable: 'MARKETPLACE', return: 'DE' }
  table([
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
      'no registration where the stock lies',
      { seller: { ...CHINESE_SELLER, vat_registrations: [] } },
      { ...marketplace, warning: 'NO_REGISTRATION' },
    ],
  ])
})

describe('businesses', () => {
  const valid = (buyer_vat_id: string) => ({ buyer: 'B2B', buyer_vat_id, buyer_vat_id_valid: true })
  const inState = (state: string, established = 'DE', registrations = ['DE']) => ({
    depart: state,
    arrive: state,
    seller: { ...GERMAN_SELLER, established, vat_registrations: registrations },
  })
  const reversed = { scheme: 'DOMESTIC_REVERSE_CHARGE', rate: 0, liable: 'BUYER' }
  table([
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
  table([
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

describe('own goods', () => {
  const moved = {
    type: 'FC_TRANSFER',
    gross: null,
    cost_price: '100.00',
    marketplace: 'N/A',
    seller: { ...GERMAN_SELLER, vat_registrations: ['DE', 'PL', 'GB'] },
  }
  table([
    [
      'out of the EU',
      { ...moved, arrive: 'GB', arrive_postcode: 'M1 1AA' },
      { scheme: 'EXPORT_OWN_GOODS', country: 'DE', return: 'DE', taxable_amount: '100.00' },
    ],
    [
      'into the EU: an import, no sale',
      { ...moved, type: 'INBOUND', depart: 'CN' },
      { scheme: 'IMPORT_CUSTOMS', country: 'DE', liable: 'IMPORTER', import_vat_rate: 19, return: null },
    ],
    [
      'to Northern Ireland',
      { ...moved, arrive: 'XI' },
      { scheme: 'OWN_GOODS', return: 'DE+GB', acquisition_rate: 20 },
    ],
    [
      'from Britain to Northern Ireland',
      { ...moved, depart: 'GB', depart_postcode: 'M1', arrive: 'XI' },
      { scheme: 'OWN_GOODS', return: 'GB' },
    ],
    [
      'to the Canary Islands',
      { ...moved, arrive: 'ES', arrive_postcode: '35001' },
      { scheme: 'EXPORT_OWN_GOODS' },
    ],
    ['within one state', { ...moved }, { scheme: 'NONE', return: null, liable: 'NONE' }],
    [
      'without a cost price',
      { ...moved, arrive: 'PL', cost_price: null },
      { scheme: 'OWN_GOODS', warning: 'NO_COST_PRICE', acquisition_vat: null },
    ],
    [
      'at the standard rate, whatever it is',
      { ...moved, arrive: 'PL', category: 'books' },
      { acquisition_rate: 23 },
    ],
    [
      'a return moves stock only',
      { ...moved, type: 'RETURN', depart: 'FR', cost_price: null },
      { scheme: 'NONE', return: null },
    ],
  ])
})

describe('refunds', () => {
  const refund = { type: 'REFUND', gross: '-120.00', arrive: 'FR', original_supply_date: '2025-12-20' }
  table([
    [
      'of an earlier quarter',
      refund,
      { scheme: 'OSS_UNION', return: 'OSS:DE', vat: '-20.00', net: '-100.00', correction_of: '2025-Q4' },
    ],
    [
      'of the same quarter',
      { ...refund, original_supply_date: '2026-01-01' },
      { scheme: 'OSS_UNION', vat: '-20.00' },
    ],
    [
      'at the rate of its sale',
      { type: 'REFUND', gross: '-116.00', date: '2021-01-10', original_supply_date: '2020-12-31' },
      { scheme: 'LOCAL', rate: 16, vat: '-16.00' },
    ],
    [
      'by the rules of its sale',
      {
        type: 'REFUND',
        gross: '-119.00',
        date: '2021-08-01',
        original_supply_date: '2021-06-30',
        seller: CHINESE_SELLER,
      },
      { scheme: 'LOCAL', liable: 'SELLER' },
    ],
    [
      'the last day of three years',
      { ...refund, date: '2026-07-31', original_supply_date: '2023-06-30' },
      { return: 'OSS:DE', correction_of: '2023-Q2' },
    ],
    [
      'the day after',
      { ...refund, date: '2026-08-01', original_supply_date: '2023-06-30' },
      { return: 'FR', warning: 'OSS_CORRECTION_TOO_LATE' },
    ],
    [
      'IOSS by the month',
      {
        ...refund,
        depart: 'CN',
        marketplace: 'own web shop',
        seller: { ...CHINESE_SELLER, ioss: true },
        consignment_intrinsic_value: '100 EUR',
        date: '2026-03-10',
        original_supply_date: '2026-02-28',
      },
      { scheme: 'IOSS', correction_of: '2026-02' },
    ],
    [
      'the sale’s day not known',
      { ...refund, original_supply_date: null },
      { scheme: 'OSS_UNION', status: 'PROVISIONAL', questions: [{ fact: 'original_supply_date' }] },
    ],
    [
      'before its sale',
      { ...refund, original_supply_date: '2026-03-11' },
      { scheme: null, status: 'QUESTION' },
    ],
    [
      'with an amount above zero',
      { ...refund, gross: '120.00' },
      { vat: '20.00', warning: 'REFUND_NOT_NEGATIVE' },
    ],
  ])
  test('a refund of the same quarter corrects nothing', () => {
    expect(judged({ ...refund, original_supply_date: '2026-01-01' })).not.toHaveProperty('correction_of')
  })
})

describe('what cannot be judged', () => {
  table([
    [
      'a local sale before 2020',
      { date: '2019-12-31' },
      { code: 'DATE_BEFORE_RULES', error: expect.stringContaining('2020-01-01') },
    ],
    [
      'across borders before July 2021',
      { date: '2021-06-30', arrive: 'FR' },
      { code: 'DATE_BEFORE_RULES', error: expect.stringContaining('2021-07-01') },
    ],
    [
      'into Britain in 2020',
      { date: '2020-12-31', depart: 'CN', arrive: 'GB', arrive_postcode: 'M1 1AA' },
      { code: 'DATE_BEFORE_RULES' },
    ],
    [
      'a refund of a sale before the rules',
      { type: 'REFUND', arrive: 'FR', gross: '-1', original_supply_date: '2021-06-30' },
      { code: 'DATE_BEFORE_RULES', fact: 'original_supply_date' },
    ],
    ['a day that cannot be', { date: '2026-02-30' }, { code: 'DATE_NOT_READABLE' }],
    ['a country that does not exist', { arrive: 'XX' }, { code: 'COUNTRY_NOT_KNOWN', fact: 'arrive' }],
    ['a currency that does not exist', { currency: 'EURO' }, { code: 'CURRENCY_NOT_KNOWN' }],
    ['1e30', { gross: '1e30' }, { code: 'AMOUNT_NOT_READABLE' }],
    ['half a cent', { gross: '1.005' }, { code: 'AMOUNT_NOT_READABLE' }],
    ['yen with decimals', { gross: '100.5', currency: 'JPY', arrive: 'JP' }, { code: 'AMOUNT_NOT_READABLE' }],
    ['a comma that may be thousands', { gross: '1,234' }, { code: 'AMOUNT_NOT_READABLE' }],
    ['another kind of row', { type: 'COMMINGLING_BUY' }, { code: 'TYPE_NOT_COVERED' }],
    [
      'several facts missing are asked for together',
      { depart: null, arrive: '', gross: null },
      { scheme: null, questions: [{ fact: 'depart' }, { fact: 'arrive' }, { fact: 'gross' }] },
    ],
  ])
})

describe('spellings', () => {
  table([
    ['lower case', { depart: 'de', arrive: 'fr', currency: 'eur', buyer: 'b2c', type: 'sale' }, OSS],
    [
      'UK for GB',
      { depart: 'UK', depart_postcode: 'M1 1AA', arrive: 'uk', arrive_postcode: 'M2 2BB', currency: 'GBP' },
      { country: 'GB' },
    ],
    ['a decimal comma', { gross: '119,00' }, { vat: '19.00' }],
    ['full-width digits', { gross: '１１９．００', date: '２０２６-０３-１０' }, { vat: '19.00' }],
    ['thousands', { gross: '1,190.00' }, { vat: '190.00', gross: '1190.00' }],
    ['a number', { gross: 119 }, { vat: '19.00' }],
    ['spaces', { gross: ' 1 190.00 ', arrive: ' DE ' }, { vat: '190.00' }],
  ])
})
