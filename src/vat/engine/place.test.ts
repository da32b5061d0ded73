import { describe } from 'vitest'
import { GERMAN_SELLER } from './testing/cases.ts'
import { casesOf } from './testing/table.ts'

describe('special territories', () => {
  const exported = { scheme: 'EXPORT', country: 'DE', rate: 0, return: 'DE', liable: 'NONE' }
  casesOf([
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

/** CGI art. 294; treaty on the functioning of the EU art. 355: of France overseas, only Monaco is French for VAT. */
describe('French territories overseas', () => {
  const fromFrance = {
    depart: 'FR',
    arrive: 'FR',
    seller: { ...GERMAN_SELLER, established: 'FR', vat_registrations: ['FR'] },
  }
  const exported = { scheme: 'EXPORT', country: 'FR', rate: 0, return: 'FR' }
  casesOf([
    ...[
      ['Saint-Pierre-et-Miquelon', '97500'],
      ['Saint-Barthélemy', '97700'],
      ['Saint-Martin', '97800'],
      ['the southern lands', '98413'],
      ['Wallis and Futuna', '98600'],
      ['French Polynesia', '98714'],
      ['New Caledonia', '98800'],
      ['Réunion', '97400'],
      ['Mayotte', '97600'],
    ].map(([name = '', postcode]): [string, Record<string, unknown>, Record<string, unknown>] => [
      name,
      { ...fromFrance, arrive_postcode: postcode },
      exported,
    ]),
    ['New Caledonia by its code', { ...fromFrance, arrive: 'NC' }, exported],
    [
      'Monaco',
      { ...fromFrance, arrive_postcode: '98000' },
      { scheme: 'LOCAL', country: 'FR', rate: 20, vat: '20.00' },
    ],
    ['Corsica', { ...fromFrance, arrive_postcode: '20000' }, { scheme: 'LOCAL', country: 'FR', rate: 20 }],
    [
      'from French Polynesia it is an import',
      { ...fromFrance, depart_postcode: '98714', consignment_intrinsic_value: '100 EUR' },
      { scheme: 'DEEMED_SUPPLIER', country: 'FR' },
    ],
  ])
})

const trader = (established: unknown) => ({
  seller: { ...GERMAN_SELLER, established, vat_registrations: ['AT', 'DE'], oss_union: null },
})
const at = (rate: number) => ({ scheme: 'LOCAL', country: 'AT', rate })

/** UStG 1994 (Austria) § 10(4): 19 % for supplies made there by traders with their seat or an establishment there. */
describe('Kleinwalsertal and Jungholz', () => {
  const MITTELBERG = { country: 'AT', postcode: '6993' }
  const there = { depart: 'AT', depart_postcode: '6993', arrive: 'AT', arrive_postcode: '6993' }
  casesOf([
    ['a trader from there', { ...there, ...trader([MITTELBERG]) }, at(19)],
    ['by the code of the data', { ...there, ...trader('AT-KLEINWALSERTAL') }, at(19)],
    [
      'a trader from elsewhere in Austria',
      { ...there, ...trader('AT') },
      { ...at(20), warning: 'RATE_OF_LOCAL_TRADERS' },
    ],
    [
      'a trader from there who sells in Vienna',
      { ...there, ...trader([MITTELBERG]), depart_postcode: '1010', arrive_postcode: '1010' },
      at(20),
    ],
    [
      'a trader from there who sends to Vienna: the sale is made there',
      { ...there, ...trader([MITTELBERG]), arrive_postcode: '1010' },
      at(19),
    ],
    [
      'a trader from there who sends from Vienna',
      { ...there, ...trader([MITTELBERG]), depart_postcode: '1010' },
      at(20),
    ],
    [
      'a parcel from Germany',
      {
        depart: 'DE',
        arrive: 'AT',
        arrive_postcode: '6991',
        seller: GERMAN_SELLER,
      },
      { scheme: 'OSS_UNION', country: 'AT', rate: 20, warning: undefined },
    ],
    [
      'own goods that arrive there',
      {
        type: 'FC_TRANSFER',
        gross: null,
        cost_price: '100.00',
        arrive: 'AT',
        arrive_postcode: '6691',
        ...trader('DE'),
      },
      { scheme: 'OWN_GOODS', acquisition_rate: 20 },
    ],
  ])
})

/** Merverdiavgiftsloven § 1-2, § 6-21; MWSTG Art. 4, 23. */
describe('parts of Norway and Switzerland outside their VAT', () => {
  const norwegian = {
    depart: 'NO',
    currency: 'NOK',
    marketplace: 'own web shop',
    seller: { ...GERMAN_SELLER, established: 'NO', vat_registrations: ['NO'], oss_union: null },
  }
  casesOf([
    [
      'Svalbard by its postcode',
      { ...norwegian, arrive: 'NO', arrive_postcode: '9170' },
      { scheme: 'EXPORT', country: 'NO', rate: 0, return: 'NO' },
    ],
    ['by its code', { ...norwegian, arrive: 'SJ' }, { scheme: 'EXPORT', country: 'NO' }],
    [
      'Jan Mayen',
      { ...norwegian, arrive: 'NO', arrive_postcode: '8099' },
      { scheme: 'EXPORT', country: 'NO' },
    ],
    [
      'Tromsø is not',
      { ...norwegian, arrive: 'NO', arrive_postcode: '9008' },
      { scheme: 'LOCAL', country: 'NO', rate: 25 },
    ],
    [
      'from Germany to Svalbard: an export without Norwegian VAT',
      { arrive: 'NO', arrive_postcode: '9170', gross: '50.00' },
      { scheme: 'EXPORT', country: 'DE', destination: undefined },
    ],
    ['from Norway to America', { ...norwegian, arrive: 'US' }, { scheme: 'EXPORT', country: 'NO' }],
    [
      'within Svalbard',
      { ...norwegian, depart_postcode: '9170', arrive: 'NO', arrive_postcode: '9170' },
      { scheme: 'NONE' },
    ],
    [
      'from Zurich to Samnaun',
      {
        ...norwegian,
        depart: 'CH',
        arrive: 'CH',
        arrive_postcode: '7563',
        currency: 'CHF',
        seller: { ...norwegian.seller, established: 'CH', vat_registrations: ['CH'] },
      },
      { scheme: 'EXPORT', country: 'CH' },
    ],
  ])
})
