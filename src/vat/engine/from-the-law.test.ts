import { describe } from 'vitest'
import { casesOf } from './testing/table.ts'

/**
 * Cases written from the law alone, without looking at the rules here: the article stands at each. Sellers differ by
 * where they are established and what they are registered for.
 */
const seller = (established: string, registrations: string[], more: Record<string, unknown> = {}) => ({
  seller: {
    established,
    vat_registrations: registrations,
    oss_union: null,
    ioss: false,
    distance_sales_ytd_eur: 50_000,
    distance_sales_prev_year_eur: 50_000,
    opted_for_destination: false,
    ...more,
  },
})
const own = { marketplace: 'own web shop' }
const valid = (buyer_vat_id: string) => ({ buyer: 'B2B', buyer_vat_id, buyer_vat_id_valid: true })
const parcel = (value: string) => ({ consignment_intrinsic_value: value })
const uk = { depart: 'GB', depart_postcode: 'M1 1AA' }
const toUk = { arrive: 'GB', arrive_postcode: 'M1 1AA' }
const toBelfast = { arrive: 'GB', arrive_postcode: 'BT9 5AB' }
const moved = { type: 'FC_TRANSFER', gross: null, cost_price: '200.00', marketplace: null }
const refunded = (day: string) => ({ type: 'REFUND', gross: '-120.00', original_supply_date: day })

describe('distance sales within the EU (art. 33(a), 59c, 369a ff.)', () => {
  casesOf([
    [
      'Italian seller, stock in Italy, Austria: 20 %, art. 33(a)',
      { ...own, depart: 'IT', arrive: 'AT', gross: '120.00', ...seller('IT', ['IT'], { oss_union: 'IT' }) },
      { scheme: 'OSS_UNION', country: 'AT', rate: 20, vat: '20.00', return: 'OSS:IT' },
    ],
    [
      'Croatia is a member state: 25 %',
      { ...own, depart: 'SI', arrive: 'HR', gross: '125.00', ...seller('SI', ['SI'], { oss_union: 'SI' }) },
      { scheme: 'OSS_UNION', country: 'HR', rate: 25, vat: '25.00' },
    ],
    [
      'Finland since September 2024: 25.5 %',
      { ...own, arrive: 'FI', gross: '125.50', ...seller('DE', ['DE'], { oss_union: 'DE' }) },
      { country: 'FI', rate: 25.5, vat: '25.50' },
    ],
    [
      'Slovakia since 2025: 23 %',
      { ...own, arrive: 'SK', gross: '123.00', ...seller('DE', ['DE'], { oss_union: 'DE' }) },
      { country: 'SK', rate: 23, vat: '23.00' },
    ],
    [
      'Estonia on the last day of 22 %',
      {
        ...own,
        date: '2025-06-30',
        arrive: 'EE',
        gross: '122.00',
        ...seller('DE', ['DE'], { oss_union: 'DE' }),
      },
      { country: 'EE', rate: 22, vat: '22.00' },
    ],
    [
      'Chinese seller, Polish stock, own shop: the scheme is open to sellers from outside, art. 369a(2)',
      { ...own, depart: 'PL', arrive: 'CZ', gross: '121.00', ...seller('CN', ['PL'], { oss_union: 'PL' }) },
      { scheme: 'OSS_UNION', country: 'CZ', rate: 21, liable: 'SELLER', return: 'OSS:PL' },
    ],
    [
      'the same within Poland: no distance sale, local VAT, not in the scheme',
      { ...own, depart: 'PL', arrive: 'PL', gross: '123.00', ...seller('CN', ['PL'], { oss_union: 'PL' }) },
      { scheme: 'LOCAL', country: 'PL', rate: 23, return: 'PL' },
    ],
    [
      'below the threshold, a French seller is taxed in France, art. 59c(1)',
      {
        ...own,
        depart: 'FR',
        arrive: 'BE',
        gross: '120.00',
        ...seller('FR', ['FR'], { distance_sales_ytd_eur: 100, distance_sales_prev_year_eur: 100 }),
      },
      { scheme: 'ORIGIN_BELOW_THRESHOLD', country: 'FR', rate: 20, return: 'FR' },
    ],
    [
      'not if established in two states, art. 59c(1)(a)',
      {
        ...own,
        depart: 'FR',
        arrive: 'BE',
        gross: '121.00',
        ...seller('FR', ['FR'], {
          established: ['FR', 'DE'],
          oss_union: 'FR',
          distance_sales_ytd_eur: 100,
          distance_sales_prev_year_eur: 100,
        }),
      },
      { scheme: 'OSS_UNION', country: 'BE', rate: 21 },
    ],
    [
      'a seller from outside has no threshold, art. 59c(1)(a)',
      {
        ...own,
        arrive: 'NL',
        gross: '121.00',
        ...seller('CH', ['DE'], {
          oss_union: 'DE',
          distance_sales_ytd_eur: 10,
          distance_sales_prev_year_eur: 0,
        }),
      },
      { scheme: 'OSS_UNION', country: 'NL', rate: 21 },
    ],
    [
      'the sale that crosses is taxed at destination, art. 59c(2)',
      {
        ...own,
        arrive: 'NL',
        gross: '238.00',
        ...seller('DE', ['DE'], {
          oss_union: 'DE',
          distance_sales_ytd_eur: '9800.01',
          distance_sales_prev_year_eur: 0,
        }),
      },
      { scheme: 'OSS_UNION', country: 'NL' },
    ],
    [
      'to the Canary Islands: no distance sale, an export, art. 6, 146',
      { ...own, depart: 'ES', arrive: 'ES', arrive_postcode: '38001', ...seller('ES', ['ES']) },
      { scheme: 'EXPORT', country: 'ES', rate: 0 },
    ],
    [
      'to Northern Ireland: as to a member state',
      { ...own, ...toBelfast, gross: '120.00', ...seller('DE', ['DE'], { oss_union: 'DE' }) },
      { scheme: 'OSS_UNION', country: 'XI', rate: 20 },
    ],
    [
      'to Great Britain: an export',
      { ...own, ...toUk, ...parcel('500 GBP'), ...seller('DE', ['DE']) },
      {
        scheme: 'EXPORT',
        country: 'DE',
        destination: { country: 'GB', scheme: 'IMPORT_CUSTOMS', liable: 'IMPORTER' },
      },
    ],
    [
      'books to Italy: 4 %, also under the scheme, art. 98',
      {
        ...own,
        arrive: 'IT',
        category: 'books',
        gross: '104.00',
        ...seller('DE', ['DE'], { oss_union: 'DE' }),
      },
      { scheme: 'OSS_UNION', rate: 4, vat: '4.00' },
    ],
    [
      'solar panels from Poland to a German home: 0 %, UStG § 12(3)',
      {
        ...own,
        depart: 'PL',
        arrive: 'DE',
        category: 'solar panels',
        gross: '1000.00',
        ...seller('PL', ['PL'], { oss_union: 'PL' }),
      },
      { scheme: 'OSS_UNION', country: 'DE', rate: 0, vat: '0.00' },
    ],
    [
      'Corsica: French VAT',
      {
        ...own,
        arrive: 'FR',
        arrive_postcode: '20000',
        gross: '120.00',
        ...seller('DE', ['DE'], { oss_union: 'DE' }),
      },
      { scheme: 'OSS_UNION', country: 'FR', rate: 20 },
    ],
    [
      'the Azores: 16 %',
      {
        ...own,
        arrive: 'PT',
        arrive_postcode: '9500-150',
        gross: '116.00',
        ...seller('DE', ['DE'], { oss_union: 'DE' }),
      },
      { scheme: 'OSS_UNION', country: 'PT', rate: 16, vat: '16.00' },
    ],
  ])
})

describe('marketplaces (art. 14a, 136a; VATA s. 5A)', () => {
  casesOf([
    [
      'seller from the United States, stock in France, Spanish consumer, 2,000 euro: art. 14a(2) has no limit',
      { marketplace: 'amazon.es', depart: 'FR', arrive: 'ES', gross: '2420.00', ...seller('US', ['FR']) },
      {
        scheme: 'DEEMED_SUPPLIER',
        country: 'ES',
        rate: 21,
        vat: '420.00',
        liable: 'MARKETPLACE',
        return: 'FR',
      },
    ],
    [
      'Polish stock of a Chinese seller: his supply to the marketplace is exempt in Poland',
      { marketplace: 'amazon.pl', depart: 'PL', arrive: 'PL', gross: '123.00', ...seller('CN', ['PL']) },
      {
        scheme: 'DEEMED_SUPPLIER',
        country: 'PL',
        liable: 'MARKETPLACE',
        return: 'PL',
        boxes: { K_10: 'net' },
      },
    ],
    [
      'the same from Polish stock to Germany: his part of the chain stays in Poland',
      { marketplace: 'amazon.de', depart: 'PL', arrive: 'DE', gross: '119.00', ...seller('CN', ['PL']) },
      { scheme: 'DEEMED_SUPPLIER', country: 'DE', return: 'PL', boxes: { K_10: 'net' } },
    ],
    [
      'a British seller is from outside, too',
      { marketplace: 'ebay', gross: '119.00', ...seller('GB', ['DE']) },
      { scheme: 'DEEMED_SUPPLIER', country: 'DE', vat: '19.00' },
    ],
    [
      'a Swiss one as well',
      { marketplace: 'kaufland.de', gross: '119.00', ...seller('CH', ['DE']) },
      { scheme: 'DEEMED_SUPPLIER' },
    ],
    [
      'an Irish one is not: he owes it himself',
      { marketplace: 'amazon.de', gross: '119.00', ...seller('IE', ['DE']) },
      { scheme: 'LOCAL', liable: 'SELLER' },
    ],
    [
      'to a business with a number: art. 14a is for consumers',
      {
        marketplace: 'amazon.fr',
        depart: 'DE',
        arrive: 'FR',
        ...valid('FR80500764592'),
        ...seller('CN', ['DE']),
      },
      { scheme: 'IC_SUPPLY', liable: 'BUYER' },
    ],
    [
      'from China at 150 euro to Poland, art. 14a(1)',
      {
        marketplace: 'temu',
        depart: 'CN',
        arrive: 'PL',
        gross: '184.50',
        ...parcel('150 EUR'),
        ...seller('CN', []),
      },
      { scheme: 'DEEMED_SUPPLIER', country: 'PL', rate: 23, liable: 'MARKETPLACE', return: null },
    ],
    [
      'above it nobody is deemed: customs',
      {
        marketplace: 'temu',
        depart: 'CN',
        arrive: 'PL',
        gross: '151.00',
        ...parcel('151 EUR'),
        ...seller('CN', []),
      },
      { scheme: 'IMPORT_CUSTOMS', liable: 'IMPORTER', vat: '0.00' },
    ],
    [
      'from Hong Kong to Great Britain, 100 pounds',
      {
        marketplace: 'ebay.co.uk',
        depart: 'HK',
        ...toUk,
        currency: 'GBP',
        gross: '120.00',
        ...parcel('100 GBP'),
        ...seller('HK', []),
      },
      { scheme: 'DEEMED_SUPPLIER', country: 'GB', rate: 20, liable: 'MARKETPLACE' },
    ],
    [
      'British stock of a German seller, consumer: VATA s. 5A(2)',
      {
        marketplace: 'amazon.co.uk',
        ...uk,
        ...toUk,
        currency: 'GBP',
        gross: '120.00',
        ...seller('DE', ['GB', 'DE']),
      },
      { scheme: 'DEEMED_SUPPLIER', country: 'GB', liable: 'MARKETPLACE', return: 'GB' },
    ],
    [
      'British stock of a British seller',
      {
        marketplace: 'amazon.co.uk',
        ...uk,
        ...toUk,
        currency: 'GBP',
        gross: '120.00',
        ...seller('GB', ['GB']),
      },
      { scheme: 'LOCAL', country: 'GB', liable: 'SELLER', vat: '20.00' },
    ],
    [
      'to Switzerland in 2026: the platform, MWSTG Art. 20a',
      { marketplace: 'amazon.de', arrive: 'CH', gross: '108.10', ...seller('DE', ['DE']) },
      { scheme: 'EXPORT', destination: { country: 'CH', liable: 'MARKETPLACE', rate: 8.1 } },
    ],
  ])
})

describe('imports (art. 33(b)–(c), 143, 369l, 201)', () => {
  casesOf([
    [
      'own IOSS to Ireland: 23 %',
      {
        ...own,
        depart: 'CN',
        arrive: 'IE',
        gross: '123.00',
        ...parcel('100 EUR'),
        ...seller('CN', [], { ioss: true }),
      },
      { scheme: 'IOSS', country: 'IE', rate: 23, vat: '23.00', return: 'IOSS' },
    ],
    [
      'from Norway as from any third state',
      {
        ...own,
        depart: 'NO',
        arrive: 'SE',
        gross: '125.00',
        ...parcel('100 EUR'),
        ...seller('NO', ['NO'], { ioss: true }),
      },
      { scheme: 'IOSS', country: 'SE', rate: 25 },
    ],
    [
      'from the Canary Islands as well, art. 6',
      {
        ...own,
        depart: 'ES',
        depart_postcode: '35001',
        arrive: 'ES',
        gross: '121.00',
        ...parcel('100 EUR'),
        ...seller('ES', ['ES'], { ioss: true }),
      },
      { scheme: 'IOSS', country: 'ES', rate: 21 },
    ],
    [
      'IOSS is for consumers only',
      {
        ...own,
        depart: 'CN',
        arrive: 'IE',
        ...parcel('100 EUR'),
        ...valid('IE9666872G'),
        ...seller('CN', [], { ioss: true }),
      },
      { scheme: 'IMPORT_CUSTOMS' },
    ],
    [
      'delivered duty paid by the seller: a local sale, art. 32 second paragraph',
      {
        ...own,
        depart: 'CN',
        arrive: 'NL',
        gross: '484.00',
        ...parcel('400 EUR'),
        importer_of_record: 'SELLER',
        ...seller('CN', ['NL']),
      },
      { scheme: 'LOCAL', country: 'NL', rate: 21, vat: '84.00', return: 'NL' },
    ],
    [
      'own shop to Great Britain, 135 pounds: VATA s. 7AA',
      {
        ...own,
        depart: 'CN',
        ...toUk,
        currency: 'GBP',
        gross: '162.00',
        ...parcel('135 GBP'),
        ...seller('CN', ['GB']),
      },
      { scheme: 'LOCAL', country: 'GB', vat: '27.00', return: 'GB' },
    ],
    [
      'own shop to Norway by a registered seller (VOEC)',
      {
        ...own,
        depart: 'CN',
        arrive: 'NO',
        currency: 'NOK',
        gross: '125.00',
        ...parcel('100 NOK'),
        ...seller('CN', ['NO']),
      },
      { scheme: 'LOCAL', country: 'NO', rate: 25, vat: '25.00' },
    ],
    [
      'own goods to a French warehouse: an import, no sale, art. 30',
      { ...moved, type: 'INBOUND', depart: 'CN', arrive: 'FR', ...seller('CN', ['FR']) },
      { scheme: 'IMPORT_CUSTOMS', import_vat_rate: 20, return: null },
    ],
  ])
})

describe('business buyers (art. 138, 194, 193)', () => {
  casesOf([
    [
      'exempt with a number of another member state, art. 138(1)',
      { ...own, arrive: 'AT', ...valid('ATU39378767'), ...seller('DE', ['DE']) },
      { scheme: 'IC_SUPPLY', country: 'DE', rate: 0, ec_sales_list: true, boxes: { '41': 'net' } },
    ],
    [
      'a Swiss number exempts nothing within the EU',
      { ...own, arrive: 'AT', ...valid('CHE863272896MWST'), ...seller('DE', ['DE']) },
      { scheme: 'LOCAL', country: 'DE', rate: 19 },
    ],
    [
      'no number in force, no exemption, art. 138(1)(b): distance sale to a consumer',
      {
        ...own,
        arrive: 'AT',
        buyer: 'B2B',
        buyer_vat_id: 'ATU39378767',
        buyer_vat_id_valid: false,
        ...seller('DE', ['DE'], { oss_union: 'DE' }),
      },
      { scheme: 'OSS_UNION', country: 'AT' },
    ],
    [
      'Belgium reverses for sellers from abroad',
      { ...own, depart: 'BE', arrive: 'BE', ...valid('BE0976713784'), ...seller('NL', ['NL', 'BE']) },
      { scheme: 'DOMESTIC_REVERSE_CHARGE', country: 'BE', liable: 'BUYER' },
    ],
    [
      'the Netherlands, too',
      { ...own, depart: 'NL', arrive: 'NL', ...valid('NL004495445B01'), ...seller('DE', ['DE', 'NL']) },
      { scheme: 'DOMESTIC_REVERSE_CHARGE', country: 'NL' },
    ],
    [
      'Germany does not for goods, UStG § 13b',
      {
        ...own,
        depart: 'DE',
        arrive: 'DE',
        gross: '119.00',
        ...valid('DE818964421'),
        ...seller('NL', ['NL', 'DE']),
      },
      { scheme: 'LOCAL', country: 'DE', vat: '19.00', liable: 'SELLER' },
    ],
    [
      'a local seller charges his own state’s VAT',
      {
        ...own,
        depart: 'BE',
        arrive: 'BE',
        gross: '121.00',
        ...valid('BE0976713784'),
        ...seller('BE', ['BE']),
      },
      { scheme: 'LOCAL', country: 'BE', vat: '21.00' },
    ],
    [
      'to America the buyer does not matter, art. 146',
      { ...own, arrive: 'US', buyer: 'B2B', ...seller('DE', ['DE']) },
      { scheme: 'EXPORT', country: 'DE', liable: 'NONE', boxes: { '43': 'net' } },
    ],
  ])
})

describe('own goods (art. 17, 23, 83, 94)', () => {
  casesOf([
    [
      'food from Germany to Poland: 5 % on the cost price',
      { ...moved, arrive: 'PL', category: 'food', ...seller('DE', ['DE', 'PL']) },
      {
        scheme: 'OWN_GOODS',
        acquisition_rate: 5,
        acquisition_vat: '10.00',
        return: 'DE+PL',
        ec_sales_list: true,
      },
    ],
    [
      'to Hungary: 27 %',
      { ...moved, arrive: 'HU', ...seller('CN', ['DE', 'HU']) },
      { acquisition_rate: 27, acquisition_vat: '54.00' },
    ],
    [
      'without a number on arrival the dispatch is not exempt, art. 138(2)(c)',
      { ...moved, arrive: 'HU', ...seller('CN', ['DE']) },
      { dispatch: { country: 'DE', treatment: 'TAXABLE_UNLESS_VAT_ID' }, warning: 'NO_REGISTRATION' },
    ],
    [
      'to Switzerland: an export of goods not sold',
      { ...moved, arrive: 'CH', ...seller('DE', ['DE']) },
      { scheme: 'EXPORT_OWN_GOODS' },
    ],
    [
      'to Heligoland as well, art. 6(2)',
      { ...moved, arrive: 'DE', arrive_postcode: '27498', ...seller('DE', ['DE']) },
      { scheme: 'EXPORT_OWN_GOODS' },
    ],
    [
      'from Great Britain to the EU: an import there',
      { ...moved, ...uk, arrive: 'IE', ...seller('GB', ['GB', 'IE']) },
      { scheme: 'IMPORT_CUSTOMS', country: 'IE', import_vat_rate: 23 },
    ],
    [
      'within Spain, but from the mainland to Melilla',
      { ...moved, depart: 'ES', arrive: 'ES', arrive_postcode: '52001', ...seller('ES', ['ES']) },
      { scheme: 'EXPORT_OWN_GOODS', country: 'ES' },
    ],
    [
      'from one French warehouse to another',
      { ...moved, depart: 'FR', arrive: 'FR', ...seller('CN', ['FR']) },
      { scheme: 'NONE' },
    ],
    [
      'a return from a buyer in Austria moves stock only',
      { type: 'RETURN', depart: 'AT', arrive: 'DE', gross: null, ...seller('DE', ['DE']) },
      { scheme: 'NONE', return: null },
    ],
  ])
})

describe('refunds (art. 90, 369g(4), 369t(2))', () => {
  casesOf([
    [
      'at the rate of the sale: Estonia 22 %, refunded after the change',
      {
        ...own,
        arrive: 'EE',
        ...refunded('2025-06-30'),
        gross: '-122.00',
        date: '2025-09-01',
        ...seller('DE', ['DE'], { oss_union: 'DE' }),
      },
      { scheme: 'OSS_UNION', rate: 22, vat: '-22.00', correction_of: '2025-Q2' },
    ],
    [
      'the same quarter is netted',
      { ...own, arrive: 'FR', ...refunded('2026-01-02'), ...seller('DE', ['DE'], { oss_union: 'DE' }) },
      { scheme: 'OSS_UNION', vat: '-20.00', correction_of: undefined },
    ],
    [
      'of a marketplace sale the marketplace gives the VAT back',
      { marketplace: 'amazon.fr', arrive: 'FR', ...refunded('2026-02-01'), ...seller('CN', ['DE']) },
      { scheme: 'DEEMED_SUPPLIER', liable: 'MARKETPLACE', vat: '-20.00', return: 'DE' },
    ],
    [
      'of an intra-Community supply: nothing to give back, but the list is corrected',
      { ...own, arrive: 'FR', ...valid('FR80500764592'), ...refunded('2026-02-01'), ...seller('DE', ['DE']) },
      { scheme: 'IC_SUPPLY', vat: '0.00', gross: '-120.00', ec_sales_list: true },
    ],
    [
      'of an export',
      { ...own, arrive: 'US', ...refunded('2026-02-01'), ...seller('DE', ['DE']) },
      { scheme: 'EXPORT', vat: '0.00', gross: '-120.00' },
    ],
    [
      'of a sale below the threshold of last year',
      {
        ...own,
        arrive: 'FR',
        ...refunded('2025-03-01'),
        original_distance_sales_ytd_eur: 500,
        original_distance_sales_prev_year_eur: 0,
        gross: '-119.00',
        ...seller('DE', ['DE'], { oss_union: 'DE' }),
      },
      { scheme: 'ORIGIN_BELOW_THRESHOLD', country: 'DE', vat: '-19.00', correction_of: undefined },
    ],
    [
      'IOSS corrects its month',
      {
        ...own,
        depart: 'CN',
        arrive: 'DE',
        ...refunded('2026-01-31'),
        ...parcel('100 EUR'),
        ...seller('CN', [], { ioss: true }),
      },
      { scheme: 'IOSS', correction_of: '2026-01' },
    ],
    [
      'German VAT of the second half of 2020: 16 %',
      { ...own, ...refunded('2020-09-15'), gross: '-116.00', date: '2021-02-01', ...seller('DE', ['DE']) },
      { scheme: 'LOCAL', rate: 16, vat: '-16.00' },
    ],
    [
      'before its sale: impossible',
      { ...own, ...refunded('2026-12-01'), ...seller('DE', ['DE']) },
      { status: 'QUESTION' },
    ],
  ])
})

describe('Northern Ireland, Norway, Switzerland', () => {
  casesOf([
    [
      'from Belfast to Dublin by a seller from there: within the EU for goods',
      {
        ...own,
        depart: 'XI',
        arrive: 'IE',
        gross: '123.00',
        currency: 'GBP',
        ...seller('XI', ['XI'], { oss_union: 'XI' }),
      },
      { scheme: 'OSS_UNION', country: 'IE', rate: 23, return: 'OSS:XI' },
    ],
    [
      'from Dublin to a business in Belfast with an XI number',
      { ...own, depart: 'IE', ...toBelfast, ...valid('XI984926307'), ...seller('IE', ['IE']) },
      { scheme: 'IC_SUPPLY', country: 'IE' },
    ],
    [
      'own goods from Ireland to Northern Ireland: an acquisition there',
      { ...moved, depart: 'IE', ...toBelfast, ...seller('IE', ['IE', 'GB']) },
      { scheme: 'OWN_GOODS', acquisition_rate: 20, return: 'IE+GB' },
    ],
    [
      'from Belfast to Manchester: within the United Kingdom',
      { ...own, depart: 'XI', ...toUk, currency: 'GBP', gross: '120.00', ...seller('XI', ['XI']) },
      { scheme: 'LOCAL', return: 'GB', vat: '20.00' },
    ],
    [
      'the Isle of Man is British for VAT',
      { ...own, ...uk, arrive: 'IM', currency: 'GBP', gross: '120.00', ...seller('GB', ['GB']) },
      { scheme: 'LOCAL', country: 'GB', vat: '20.00' },
    ],
    [
      'Guernsey is not',
      { ...own, ...uk, arrive: 'GG', currency: 'GBP', gross: '120.00', ...seller('GB', ['GB']) },
      { scheme: 'EXPORT', country: 'GB', vat: '0.00' },
    ],
    [
      'within Norway food is at 15 %',
      {
        ...own,
        depart: 'NO',
        arrive: 'NO',
        currency: 'NOK',
        category: 'food',
        gross: '115.00',
        ...seller('NO', ['NO']),
      },
      { scheme: 'LOCAL', country: 'NO', rate: 15, vat: '15.00' },
    ],
    [
      'within Switzerland in 2023: 7.7 %',
      {
        ...own,
        date: '2023-12-31',
        depart: 'CH',
        arrive: 'LI',
        currency: 'CHF',
        gross: '107.70',
        ...seller('CH', ['CH']),
      },
      { scheme: 'LOCAL', country: 'CH', rate: 7.7, vat: '7.70' },
    ],
    [
      'from Switzerland to Norway: leaves free, is taxed on arrival',
      { ...own, depart: 'CH', arrive: 'NO', currency: 'NOK', ...parcel('9000 NOK'), ...seller('CH', ['CH']) },
      { scheme: 'EXPORT', country: 'CH', destination: { country: 'NO', scheme: 'IMPORT_CUSTOMS' } },
    ],
    [
      'from Great Britain to France by a British shop without IOSS: zero-rated there, the buyer imports',
      {
        ...own,
        ...uk,
        arrive: 'FR',
        currency: 'GBP',
        gross: '80.00',
        ...parcel('80 GBP'),
        ...seller('GB', ['GB']),
      },
      { scheme: 'IMPORT_CUSTOMS', country: 'FR', import_vat_rate: 20, return: 'GB', boxes: { '6': 'net' } },
    ],
  ])
})
