import { describe } from 'vitest'
import { CHINESE_SELLER, GERMAN_SELLER } from '../testing/cases.ts'
import { casesOf } from '../testing/table.ts'

const IN_POLAND = { seller: { ...GERMAN_SELLER, vat_registrations: ['DE', 'PL'] } }

describe('goods exchanged in a common stock move like own goods', () => {
  const moved = { ...IN_POLAND, gross: null, marketplace: 'N/A', cost_price: '100.00', arrive: 'PL' }
  casesOf(
    ['COMMINGLING', 'COMMINGLING_BUY', 'COMMINGLING_SELL'].map(
      (type): [string, Record<string, unknown>, Record<string, unknown>] => [
        type,
        { ...moved, type },
        { scheme: 'OWN_GOODS', acquisition_rate: 23, acquisition_vat: '23.00', ec_sales_list: true },
      ],
    ),
  )
})

const valid = (buyer_vat_id: string) => ({ buyer_vat_id, buyer_vat_id_valid: true })

describe('what is sold off to a liquidator is a sale to a business', () => {
  const sold = { type: 'LIQUIDATION', buyer: null, gross: '119.00' }
  const asks = { status: 'PROVISIONAL', questions: [{ fact: 'buyer_vat_id' }] }
  casesOf([
    [
      'within a state, buyer not known: its VAT, and the buyer is asked for',
      { ...sold },
      { scheme: 'LOCAL', country: 'DE', vat: '19.00', liable: 'SELLER', ...asks },
    ],
    [
      'by a seller from outside: no marketplace between them',
      { ...sold, seller: CHINESE_SELLER },
      { scheme: 'LOCAL', country: 'DE', liable: 'SELLER', ...asks },
    ],
    [
      'to another state, buyer not known: not exempt, no distance sale',
      { ...sold, arrive: 'PL' },
      { scheme: 'LOCAL', country: 'DE', vat: '19.00', warning: undefined, ...asks },
    ],
    [
      'to another state, with a valid number',
      { ...sold, arrive: 'FR', ...valid('FR80500764592') },
      { scheme: 'IC_SUPPLY', status: 'JUDGED' },
    ],
    [
      'with a number that was not checked',
      { ...sold, arrive: 'FR', buyer_vat_id: 'FR80500764592' },
      { scheme: 'LOCAL', country: 'DE', ...asks },
    ],
    [
      'Amazon’s word for it',
      { ...sold, type: 'LIQUIDATION_SALE', arrive: 'FR', ...valid('FR80500764592') },
      { scheme: 'IC_SUPPLY' },
    ],
    [
      'and its refund',
      { ...sold, type: 'LIQUIDATION_REFUND', gross: '-119.00', original_supply_date: '2026-03-01' },
      { scheme: 'LOCAL', vat: '-19.00' },
    ],
    [
      'in Great Britain',
      {
        ...sold,
        depart: 'GB',
        depart_postcode: 'M1 1AA',
        arrive: 'GB',
        arrive_postcode: 'M1 1AA',
        currency: 'GBP',
        seller: CHINESE_SELLER,
      },
      { scheme: 'LOCAL', country: 'GB', liable: 'SELLER' },
    ],
    ['to America', { ...sold, arrive: 'US' }, { scheme: 'EXPORT', status: 'JUDGED' }],
  ])
})

/** Directive 2006/112 art. 16, 74; VATA 1994 sch. 4 para. 5, sch. 6 para. 6. */
describe('goods given away are a supply without payment', () => {
  const given = { type: 'DONATION', gross: null, arrive: null, marketplace: 'N/A', cost_price: '100.00' }
  casesOf([
    [
      'at the cost price, where they are',
      given,
      {
        scheme: 'LOCAL',
        country: 'DE',
        rate: 19,
        liable: 'SELLER',
        return: 'DE',
        net: '100.00',
        vat: '19.00',
        gross: '119.00',
        boxes: { '81': 'net' },
        warning: 'GIFT_RELIEF',
      },
    ],
    [
      'without a cost price: a question',
      { ...given, cost_price: null },
      { scheme: null, status: 'QUESTION', questions: [{ fact: 'cost_price' }] },
    ],
    [
      'at the rate of the goods',
      { ...given, category: 'books' },
      { scheme: 'LOCAL', rate: 7, vat: '7.00', boxes: { '86': 'net' } },
    ],
    [
      'by a seller from outside: not the marketplace’s',
      { ...given, depart: 'FR', seller: CHINESE_SELLER },
      { scheme: 'LOCAL', country: 'FR', liable: 'SELLER', rate: 20 },
    ],
    [
      'in Great Britain',
      { ...given, depart: 'GB', depart_postcode: 'M1 1AA', currency: 'GBP', seller: CHINESE_SELLER },
      { scheme: 'LOCAL', country: 'GB', return: 'GB', vat: '20.00' },
    ],
    ['outside Europe', { ...given, depart: 'US', cost_price: null }, { scheme: 'NONE' }],
    ['in Switzerland it is not judged', { ...given, depart: 'CH' }, { code: 'GIFT_NOT_COVERED' }],
  ])
})

describe('the value of a consignment with a sign', () => {
  const fromChina = { depart: 'CN', arrive: 'FR', seller: CHINESE_SELLER }
  const within = { scheme: 'DEEMED_SUPPLIER', status: 'JUDGED' }
  casesOf([
    ['€150', { ...fromChina, consignment_intrinsic_value: '€150' }, within],
    ['€150.01', { ...fromChina, consignment_intrinsic_value: '€150.01' }, { scheme: 'IMPORT_CUSTOMS' }],
    ['150,00 €', { ...fromChina, consignment_intrinsic_value: '150,00 €' }, within],
    [
      'the sign counts, not the currency of the sale',
      { ...fromChina, currency: 'PLN', consignment_intrinsic_value: '€150' },
      within,
    ],
    [
      '£',
      { ...fromChina, arrive: 'GB', arrive_postcode: 'M1 1AA', consignment_intrinsic_value: '£135' },
      within,
    ],
    ['a sign and its code', { ...fromChina, consignment_intrinsic_value: '€150 EUR' }, within],
    [
      'a sign and another code',
      { ...fromChina, consignment_intrinsic_value: '€150 GBP' },
      { code: 'AMOUNT_NOT_READABLE' },
    ],
    [
      'a sign of many currencies',
      { ...fromChina, consignment_intrinsic_value: '$150' },
      { code: 'AMOUNT_NOT_READABLE' },
    ],
    ['€ before a price', { gross: '€119.00' }, { vat: '19.00' }],
    ['£ before a price in euro', { gross: '£119.00' }, { code: 'AMOUNT_NOT_READABLE' }],
  ])
})
