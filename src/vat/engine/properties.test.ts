import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TAX_COUNTRIES } from '#vat/rates/tax-country.ts'
import { rateHistory } from '#vat/rates/rate-on.ts'
import { determineVat, prepareVatEngine } from './determine-vat.ts'
import type { VatResult, Transaction } from './vat-result.ts'

const COUNTRIES = [
  'DE',
  'FR',
  'PL',
  'GR',
  'EL',
  'XI',
  'GB',
  'UK',
  'CH',
  'NO',
  'US',
  'CN',
  'ES',
  'IT',
  'MC',
  'AX',
  'pt',
]
const POSTCODES = [
  '',
  '10115',
  '35001',
  'BT1 1AA',
  'IM1 1AA',
  'JE2 3AB',
  '97200',
  '9000-123',
  '63086',
  '23041',
]
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 6 })
const day = fc
  .date({ min: new Date('2019-06-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const cents = fc
  .integer({ min: 0, max: 2_000_000 })
  .map((units) => `${Math.floor(units / 100)}.${String(units % 100).padStart(2, '0')}`)
const state = fc.constantFrom(...COUNTRIES)

const local = fc.constant({ country: 'AT', postcode: '6993' })
const period = fc.record({
  country: state,
  from: maybe(fc.constantFrom('2021-07-01', '2025-06-01', '2026-01-01')),
  to: maybe(fc.constantFrom('2024-12-31', '2025-12-31', 'soon')),
})
const seller = fc.record({
  established: maybe(fc.oneof(state, fc.array(fc.oneof(state, local), { maxLength: 3 }))),
  vat_registrations: maybe(fc.array(fc.oneof(state, period), { maxLength: 6 })),
  oss_union: maybe(fc.oneof(fc.constantFrom('DE', 'PL', 'XI'), period)),
  ioss: maybe(fc.oneof(fc.boolean(), period)),
  distance_sales_ytd_eur: maybe(fc.constantFrom(0, '9950.00', 10_000, 50_000)),
  distance_sales_prev_year_eur: maybe(fc.constantFrom(0, 10_000, 12_000)),
  opted_for_destination: fc.boolean(),
})

const transaction = fc.record({
  date: day,
  type: fc.constantFrom('SALE', 'REFUND', 'RETURN', 'FC_TRANSFER', 'INBOUND', 'LIQUIDATION', 'DONATION'),
  marketplace: maybe(fc.constantFrom('amazon.de', 'own web shop', 'N/A')),
  depart: state,
  depart_postcode: maybe(fc.constantFrom(...POSTCODES)),
  arrive: state,
  arrive_postcode: maybe(fc.constantFrom(...POSTCODES)),
  buyer: maybe(fc.constantFrom('B2C', 'B2B')),
  buyer_vat_id: maybe(fc.constantFrom('DE818964421', 'FR80500764592', 'EL094259216', 'GB984926307', '12')),
  buyer_vat_id_valid: maybe(fc.boolean()),
  gross: cents,
  cost_price: maybe(cents),
  currency: fc.constantFrom('EUR', 'GBP', 'SEK', 'NOK', 'JPY').map((code) => (code === 'JPY' ? 'EUR' : code)),
  consignment_intrinsic_value: maybe(fc.constantFrom('150 EUR', '150.01 EUR', '135 GBP', '100 USD')),
  importer_of_record: maybe(fc.constantFrom('BUYER', 'SELLER')),
  original_supply_date: maybe(fc.constantFrom('2021-07-01', '2024-12-31', '2025-11-10')),
  category: fc.constantFrom('standard', 'books', 'unheard of'),
})

/** What a single fact may be while all others stay the same. */
const VALUES = {
  date: ['2020-12-31', '2021-06-30', '2021-07-01', '2024-12-31', '2025-01-01', '2026-03-10'],
  type: ['SALE', 'REFUND', 'RETURN', 'FC_TRANSFER', 'INBOUND', 'COMMINGLING', 'LIQUIDATION', 'DONATION'],
  marketplace: ['amazon.de', 'own web shop', 'N/A'],
  depart_postcode: ['', '10115', '35001', 'BT1 1AA', 'M1 1AA', '6993', '98714', '9170'],
  arrive_postcode: ['', '10115', '35001', 'BT1 1AA', 'M1 1AA', '6993', '98714', '9170'],
  buyer: ['B2C', 'B2B', null],
  buyer_vat_id: [null, 'DE818964421', 'FR80500764592', 'FR80500764593', 'GB984926307', '12'],
  buyer_vat_id_valid: [true, false, null],
  cost_price: [null, '0.00', '10.00', '-10.00'],
  consignment_intrinsic_value: [null, '10 EUR', '150 EUR', '150.01 EUR', '135 GBP', '160 USD'],
  importer_of_record: ['BUYER', 'SELLER', null],
  distance_sales_ytd_eur: [0, '9950.00', 10_000, 50_000],
  gross: ['0.01', '60.00', '150.00', '170.00', '-60.00'],
  original_supply_date: [null, '2021-06-30', '2022-01-01', '2025-12-31', '2026-01-01'],
  original_distance_sales_ytd_eur: [null, 0, '9990.00', 50_000],
  original_distance_sales_prev_year_eur: [null, 0, 10_001],
  category: ['standard', 'books', 'unheard of', 'photovoltaics'],
} as const

const RUNS = { numRuns: 2000 }

function shuffled<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).toReversed()) as T
}

describe('determineVat', () => {
  test('never throws, whatever the input', () => {
    const explosive = new Proxy(
      {},
      {
        get: () => {
          throw new Error('boom')
        },
      },
    )
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (raw, context) => {
        expect(determineVat(raw, context as never).decision.status).toMatch(
          /JUDGED|PROVISIONAL|QUESTION|REFUSED/,
        )
      }),
      RUNS,
    )
    expect(determineVat(explosive, { seller: explosive }).decision.refusal?.code).toBe('NOT_A_TRANSACTION')
  })

  test('never throws, whatever a single fact is', () => {
    const facts = fc.constantFrom(
      'date',
      'type',
      'marketplace',
      'depart',
      'arrive',
      'arrive_postcode',
      'buyer',
      'buyer_vat_id',
      'buyer_vat_id_valid',
      'gross',
      'cost_price',
      'currency',
      'consignment_intrinsic_value',
      'importer_of_record',
      'original_supply_date',
      'category',
      'distance_sales_ytd_eur',
    )
    fc.assert(
      fc.property(
        transaction,
        seller,
        facts,
        fc.oneof(fc.anything(), fc.string()),
        (raw, who, fact, value) => {
          const { decision } = determineVat(
            { ...raw, [fact]: value },
            { seller: { ...who, established: value } },
          )
          expect(decision.reason.en).not.toBe('')
          expect(decision.reason.zh).not.toBe('')
        },
      ),
      RUNS,
    )
  })

  test('depends neither on the order of the facts nor on earlier transactions', () => {
    fc.assert(
      fc.property(fc.array(transaction, { minLength: 1, maxLength: 6 }), seller, (list, who) => {
        const vatEngine = prepareVatEngine({ seller: who })
        const reversed = { ...shuffled(who), vat_registrations: who.vat_registrations?.toReversed() ?? null }
        for (const raw of list) {
          const once = determineVat(raw, { seller: who })
          expect(vatEngine(raw)).toEqual(once)
          expect(determineVat(shuffled(raw), { seller: reversed })).toEqual(once)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('does not reuse a decision for a transaction that differs in one fact', () => {
    const facts = fc.constantFrom(...(Object.keys(VALUES) as (keyof typeof VALUES)[]))
    fc.assert(
      fc.property(transaction, seller, facts, (raw, who, fact) => {
        const vatEngine = prepareVatEngine({ seller: who })
        for (const value of VALUES[fact]) {
          const other = { ...raw, [fact]: value }
          expect(vatEngine(other)).toEqual(determineVat(other, { seller: who }))
        }
      }),
      { numRuns: 3000 },
    )
  })

  test('tracks the sum of distance sales from row to row', () => {
    const vatEngine = prepareVatEngine({
      seller: {
        established: 'DE',
        vat_registrations: ['DE'],
        oss_union: 'DE',
        distance_sales_prev_year_eur: 0,
      },
    })
    const sale = {
      date: '2026-03-10',
      type: 'SALE',
      depart: 'DE',
      arrive: 'FR',
      marketplace: 'amazon.de',
      buyer: 'B2C',
      currency: 'EUR',
      gross: '119',
    }
    const schemeAt = (sum: unknown) => vatEngine({ ...sale, distance_sales_ytd_eur: sum }).decision.scheme
    expect([0, 9900, '9900.01', undefined, 50_000, 0].map(schemeAt)).toEqual([
      'ORIGIN_BELOW_THRESHOLD',
      'ORIGIN_BELOW_THRESHOLD',
      'OSS_UNION',
      null,
      'OSS_UNION',
      'ORIGIN_BELOW_THRESHOLD',
    ])
  })

  test('gross is net and VAT, and a refund of the same day cancels its sale', () => {
    fc.assert(
      fc.property(transaction, seller, (raw, who) => {
        const sale = determineVat({ ...raw, type: 'SALE' }, { seller: who })
        if (sale.net === null || sale.vat === null) return
        expect(sale.net + sale.vat).toBe(sale.gross)
        const back = refundOf(raw, who)
        expect(back.decision.scheme).toBe(sale.decision.scheme)
        expect(back.decision.country).toBe(sale.decision.country)
        expect([
          (back.gross ?? 0) + (sale.gross ?? 0),
          (back.net ?? 0) + sale.net,
          (back.vat ?? 0) + sale.vat,
        ]).toEqual([0, 0, 0])
      }),
      RUNS,
    )
  })

  test('a refund never adds VAT, nor does a sale take it back', () => {
    const amounts = fc.tuple(fc.boolean(), cents).map(([below, amount]) => (below ? `-${amount}` : amount))
    fc.assert(
      fc.property(transaction, amounts, seller, (raw, gross, who) => {
        const refund = { ...raw, type: 'REFUND', original_supply_date: raw.date, gross }
        expect(determineVat(refund, { seller: who }).vat ?? 0).toBeLessThanOrEqual(0)
        const positive = determineVat({ ...refund, refund_sign: 'POSITIVE' }, { seller: who })
        expect(positive.vat ?? 0).toBeLessThanOrEqual(0)
        expect(
          determineVat({ ...raw, type: 'SALE', gross }, { seller: who }).vat ?? 0,
        ).toBeGreaterThanOrEqual(0)
      }),
      RUNS,
    )
  })

  test('states what is unknown: a missing decision comes with a question or a refusal', () => {
    fc.assert(
      fc.property(transaction, seller, (raw, who) => {
        const { decision } = determineVat(raw, { seller: who })
        if (decision.scheme !== null) expect(decision.sources.length).toBeGreaterThan(0)
        else expect(decision.questions.length > 0 || decision.refusal !== null).toBe(true)
      }),
      RUNS,
    )
  })
})

function refundOf(raw: Transaction, who: object): VatResult {
  const gross = String(raw.gross)
  const negative = gross === '0.00' ? gross : `-${gross}`
  return determineVat(
    { ...raw, type: 'REFUND', gross: negative, original_supply_date: raw.date },
    { seller: who },
  )
}

const localRate = (country: string, date: string): number | null =>
  determineVat(
    {
      date,
      type: 'SALE',
      depart: country,
      arrive: country,
      depart_postcode: 'x',
      arrive_postcode: 'x',
      marketplace: 'own web shop',
      buyer: 'B2C',
      gross: '100',
      currency: 'EUR',
    },
    { seller: { established: country, vat_registrations: [country] } },
  ).decision.basisPoints

describe('rates', () => {
  const changes = TAX_COUNTRIES.flatMap((country) => {
    const history = rateHistory(country)
    if ('refused' in history) return []
    const standard = history.rows.filter(({ category }) => category === 'standard')
    return standard
      .slice(1)
      .map((row, index) => [country, row.from, standard[index]?.basisPoints, row.basisPoints] as const)
  })

  test.each(changes)('%s: the rate from %s does not apply a day earlier', (country, from, before, after) => {
    const eve = new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10)
    expect([localRate(country, eve), localRate(country, from)]).toEqual([before, after])
  })

  test('a rate that staff added applies from its day', () => {
    const rates = [
      {
        country: 'DE',
        category: 'standard',
        basisPoints: 2100,
        from: '2027-01-01',
        until: null,
        source: 'OWN',
        confidence: 'high' as const,
      },
    ]
    const vatEngine = prepareVatEngine({ seller: { established: 'DE', vat_registrations: ['DE'] }, rates })
    const sale = {
      type: 'SALE',
      depart: 'DE',
      arrive: 'DE',
      marketplace: 'own web shop',
      buyer: 'B2C',
      gross: '121.00',
      currency: 'EUR',
    }
    expect(vatEngine({ ...sale, date: '2026-12-31' }).decision.basisPoints).toBe(1900)
    expect(vatEngine({ ...sale, date: '2027-01-01' })).toMatchObject({
      vat: 2100,
      decision: { basisPoints: 2100 },
    })
  })
})
