import { expect, test } from 'vitest'
import { rateBetween } from '#exchange-rates/rate-between.ts'
import { type AmazonRow, amazonFile } from '#reports/testing/amazon-file.ts'
import { judge } from '#reports/testing/read-bytes.ts'
import { treatmentOf, type SumByBuyer } from '#reports/totals.ts'
import { lookUpOf } from '../testing/rates.builders.ts'
import { ecSalesList } from './ec-sales-lists.ts'
import { boxesOfReturn } from './return-boxes.ts'
import { summaryOf } from './return-summary.ts'

const rates = lookUpOf({
  'DE_BMF 2026-03 USD': '1.25',
  'PL_NBP 2026-03-09 EUR': '4.20',
  'PL_NBP 2026-03-10 EUR': '4.30',
})
const MARCH = { name: '2026-03', from: '2026-03-01', to: '2026-03-31' }
const OWN: Record<string, string> = { DE: 'DE136695976', PL: 'PL5260001246', CZ: 'CZ25123891' }

/** Each row is a sum of its own: adding up is what the list is for. */
async function listOf(rows: AmazonRow[], { country = 'DE', own = OWN, registered = Object.keys(OWN) } = {}) {
  const seller = { established: 'CN', vat_registrations: registered }
  const { judged } = await judge(amazonFile(rows), { seller })
  const sums = judged.flatMap(({ row, result, bucket }): SumByBuyer[] => {
    if (!result || bucket !== 'TREATED' || row.day === null) return []
    const { decision, net, taxable } = result
    return [
      {
        treatment: treatmentOf(decision),
        month: row.day.slice(0, 7),
        rateDay: country === 'PL' ? row.day : null,
        currency: row.currency,
        net: net ?? taxable ?? 0,
        buyerNumber: row.buyer.buyer_vat_id,
      },
    ]
  })
  return ecSalesList(
    { sums, country, number: own[country] ?? '', period: MARCH, ownNumberIn: (state) => own[state] ?? null },
    (from, to, at) => rateBetween(from, to, at, rates),
  )
}
const linesOf = async (...asked: Parameters<typeof listOf>) =>
  (await listOf(...asked)).lines?.map(({ country, number, units }) => [country, number, units])

const sale = (to: string, buyer: string, net: string, more: AmazonRow = {}): AmazonRow => ({
  MARKETPLACE: 'own shop',
  ARRIVAL_COUNTRY: to,
  BUYER_VAT_NUMBER: buyer,
  BUYER_VAT_NUMBER_COUNTRY: buyer.slice(0, 2) === 'EL' ? 'GR' : buyer.slice(0, 2),
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: net,
  ...more,
})
const refund: AmazonRow = { TRANSACTION_TYPE: 'REFUND' }
const move = (from: string, to: string, cost: string, more: AmazonRow = {}): AmazonRow => ({
  TRANSACTION_TYPE: 'FC_TRANSFER',
  DEPARTURE_COUNTRY: from,
  ARRIVAL_COUNTRY: to,
  COST_PRICE_OF_ITEMS: cost,
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '',
  ...more,
})
const FRENCH = 'FR40303265045'
const GREEK = 'EL094259216'

test.each<[what: string, rows: AmazonRow[], lines: unknown[]]>([
  ['nothing sold', [], []],
  ['a consumer is not listed', [sale('FR', '', '120.00')], []],
  ['a business in the own state is not listed', [sale('DE', 'DE129273398', '119.00')], []],
  [
    'each buyer once, by number',
    [sale('GR', GREEK, '10.00'), sale('FR', FRENCH, '100.00'), sale('FR', FRENCH, '0.50')],
    [
      ['GR', GREEK, 1_000],
      ['FR', FRENCH, 10_050],
    ],
  ],
  [
    'however it is written',
    [sale('FR', 'FR 40 303 265 045', '1.00'), sale('FR', FRENCH, '2.00')],
    [['FR', FRENCH, 300]],
  ],
  [
    'refunds are taken off',
    [sale('FR', FRENCH, '100.00'), sale('FR', FRENCH, '-30.00', refund)],
    [['FR', FRENCH, 7_000]],
  ],
  [
    'more given back than sold is below zero',
    [sale('FR', FRENCH, '-30.00', refund)],
    [['FR', FRENCH, -3_000]],
  ],
  [
    'what comes to nothing is no line',
    [sale('FR', FRENCH, '30.00'), sale('FR', FRENCH, '-30.00', refund)],
    [],
  ],
  [
    'another month is another list',
    [sale('FR', FRENCH, '30.00', { TRANSACTION_COMPLETE_DATE: '01-04-2026' })],
    [],
  ],
  [
    'own goods go to the own number in the state of arrival',
    [move('DE', 'PL', '200.00'), move('DE', 'PL', '1.00'), move('DE', 'CZ', '5.00')],
    [
      ['CZ', 'CZ25123891', 500],
      ['PL', 'PL5260001246', 20_100],
    ],
  ],
  ['own goods that arrive stand in the other list', [move('PL', 'DE', '200.00')], []],
  [
    'one currency is added up before it is converted',
    [1, 2].map(() => sale('FR', FRENCH, '0.03', { TRANSACTION_CURRENCY_CODE: 'USD' })),
    // 0.06 / 1.25 = 0.048; each alone would be 0.024, and both together 0.04
    [['FR', FRENCH, 5]],
  ],
])('%s', async (_what, rows, lines) => {
  expect(await linesOf(rows)).toEqual(lines)
})

test('Poland converts each day at its own rate', async () => {
  const rows = ['10-03-2026', '11-03-2026'].map((day) =>
    sale('FR', FRENCH, '100.00', { DEPARTURE_COUNTRY: 'PL', TRANSACTION_COMPLETE_DATE: day }),
  )
  expect(await linesOf(rows, { country: 'PL' })).toEqual([['FR', FRENCH, 42_000 + 43_000]])
})

test('a missing rate leaves nothing known', async () => {
  const found = await listOf([sale('FR', FRENCH, '1.00', { TRANSACTION_CURRENCY_CODE: 'SEK' })])
  expect(found).toMatchObject({
    lines: null,
    missingRates: [{ source: 'DE_BMF', currency: 'SEK', day: '2026-03-31' }],
  })
})

test('own goods whose number is not known are told, not listed', async () => {
  const found = await listOf([move('DE', 'PL', '200.00'), move('DE', 'CZ', '5.00')], {
    own: { DE: 'DE136695976', CZ: 'CZ25123891' },
    registered: ['DE', 'PL', 'CZ'],
  })
  expect(found.lines?.map(({ number }) => number)).toEqual(['CZ25123891'])
  expect(found.unlisted).toEqual([{ to: 'PL', units: 20_000 }])
})

test('its boxes are the buyers, with the way to their rows, and the sum', async () => {
  const found = await listOf([
    sale('FR', FRENCH, '100.00'),
    sale('FR', FRENCH, '1.00'),
    move('DE', 'PL', '200.00'),
  ])
  const boxes = boxesOfReturn(found)
  expect(boxes.map(({ box, units }) => [box, units])).toEqual([
    [`${FRENCH} goods`, 10_100],
    ['PL5260001246 goods', 20_000],
    ['total supplies', 30_100],
  ])
  expect(boxes.map(({ sources }) => sources.map(({ buyer, units }) => [buyer, units]))).toEqual([
    [
      [FRENCH, 10_000],
      [FRENCH, 100],
    ],
    [[null, 20_000]],
    [],
  ])
  expect(summaryOf(found)).toEqual({ base: 30_100, vat: 0, payable: 0 })
})
