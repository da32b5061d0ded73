import { describe, expect, it, test } from 'vitest'
import { type AmazonRow, amazonFile } from '#reports/testing/amazon-file.ts'
import { judge } from '#reports/testing/read-bytes.ts'
import { thresholdStates } from './monitor.ts'
import type { Consignment, Held, ThresholdKind, ThresholdState, Watched } from './threshold.ts'

const held = (country: string, from: string | null = null, to: string | null = null): Held => ({
  country,
  from,
  to,
})
/** What one euro is worth. */
const RATES: Readonly<Record<string, number>> = { EUR: 1, PLN: 4, CZK: 25, GBP: 0.8 }
const worth: Watched['worth'] = (units, from, to) => {
  const [a, b] = [RATES[from], RATES[to]]
  return a === undefined || b === undefined ? null : Math.round((units / a) * b)
}

type Company = Partial<
  Pick<
    Watched,
    'established' | 'registrations' | 'oss' | 'today' | 'consignments' | 'rowsWaiting' | 'distance'
  >
>
async function statesOf(rows: AmazonRow[], company: Company = {}): Promise<ThresholdState[]> {
  const { established = ['CN'], registrations = [], oss = [] } = company
  const seller = {
    established: [...established],
    vat_registrations: registrations.map(({ country, from, to }) => ({
      country,
      ...(from && { from }),
      ...(to && { to }),
    })),
    oss_union: oss[0]?.country ?? null,
    ioss: false,
    distance_sales_ytd_eur: 0,
    distance_sales_prev_year_eur: 0,
  }
  const { totals } = await judge(amazonFile(rows), { seller })
  return thresholdStates({
    today: '2026-11-22',
    consignments: [],
    rowsWaiting: 0,
    ...company,
    established,
    registrations,
    oss,
    totals: totals.list,
    worth,
  })
}
const one = (states: ThresholdState[], kind: ThresholdKind, country: string) =>
  states.find((state) => state.kind === kind && state.country === country)

const sale = (
  from: string,
  to: string,
  gross: string,
  day = '10-03-2026',
  more: AmazonRow = {},
): AmazonRow => ({
  MARKETPLACE: 'own shop',
  DEPARTURE_COUNTRY: from,
  ARRIVAL_COUNTRY: to,
  ARRIVAL_POST_CODE: to === 'GB' ? 'M1 1AA' : '',
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: gross,
  TRANSACTION_COMPLETE_DATE: day,
  ...more,
})
const moved = (from: string, to: string, cost: string, day = '10-03-2026'): AmazonRow => ({
  TRANSACTION_TYPE: 'FC_TRANSFER',
  DEPARTURE_COUNTRY: from,
  ARRIVAL_COUNTRY: to,
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '',
  COST_PRICE_OF_ITEMS: cost,
  TRANSACTION_COMPLETE_DATE: day,
})

/** 10,010.00 net at origin: the sale that crosses is taxed there only if it is known what was before it. */
const ABOVE = (day?: string): AmazonRow[] => [
  sale('DE', 'FR', '11900.00', day),
  sale('DE', 'FR', '119.00', day),
]

describe('distance sales', () => {
  const german = { established: ['DE'], registrations: [held('DE')] }
  // At origin 19 % is in the price: 10115.00 is 8,500.00 net.
  test.each<[string, AmazonRow[], Partial<ThresholdState>]>([
    ['a cent below 85 %', [sale('DE', 'FR', '10114.98')], { level: 'OK', basisPoints: 8499, since: null }],
    ['85 %', [sale('DE', 'FR', '10115.00')], { level: 'NEAR', basisPoints: 8500, since: null }],
    ['the limit itself', [sale('DE', 'FR', '11900.00')], { level: 'NEAR', basisPoints: 10_000, since: null }],
    [
      'a cent above, in two months',
      [sale('DE', 'FR', '5950.00', '10-03-2026'), sale('DE', 'IT', '5950.01', '12-06-2026')],
      { level: 'CROSSED', since: '2026-06', reached: { amount: 1_000_001, currency: 'EUR' } },
    ],
    [
      'above in the year before: the whole of this one',
      [...ABOVE('10-03-2025'), sale('DE', 'FR', '11.90', '02-02-2026')],
      { level: 'CROSSED', since: '2026-01', reached: { amount: 1000, currency: 'EUR' } },
    ],
    ['sales at home do not count', [sale('DE', 'DE', '90000.00')], { level: 'OK', basisPoints: 0 }],
    [
      'refunds lower it',
      [...ABOVE(), sale('DE', 'FR', '-1190.00', '11-03-2026', { TRANSACTION_TYPE: 'REFUND' })],
      { level: 'NEAR' },
    ],
    [
      'a currency without a rate: nobody can say',
      [sale('DE', 'SE', '119.00', '10-03-2026', { TRANSACTION_CURRENCY_CODE: 'SEK' })],
      { level: 'UNKNOWN', doubt: 'RATE_MISSING', reached: null },
    ],
    [
      'unless the rest is above already',
      [...ABOVE(), sale('DE', 'SE', '119.00', '10-04-2026', { TRANSACTION_CURRENCY_CODE: 'SEK' })],
      { level: 'CROSSED', since: '2026-03', doubt: null },
    ],
  ])('%s', async (_name, rows, expected) => {
    const state = one(await statesOf(rows, german), 'DISTANCE_SALES', 'EU')
    expect(state).toMatchObject({ ...expected, serviceCode: 'oss-registration', settled: false })
  })

  it.each([
    ['a company from Shenzhen', ['CN']],
    ['a British company', ['GB']],
  ])('do not concern %s', async (_name, established) => {
    const states = await statesOf([sale('DE', 'FR', '119.00')], { established, registrations: [held('DE')] })
    expect(one(states, 'DISTANCE_SALES', 'EU')).toBeUndefined()
  })

  it('are settled by the one-stop shop', async () => {
    const states = await statesOf([...ABOVE()], { ...german, oss: [held('DE')] })
    expect(one(states, 'DISTANCE_SALES', 'EU')).toMatchObject({ settled: true, serviceCode: null })
  })
})

describe('rows that wait for an answer', () => {
  const german = { established: ['DE'], registrations: [held('DE')], rowsWaiting: 3 }
  test.each<[string, AmazonRow[], Partial<ThresholdState>]>([
    [
      'nothing is said to be reached',
      [sale('DE', 'DE', '119.00')],
      { level: 'UNKNOWN', doubt: 'ROWS_WAITING', reached: null, basisPoints: null },
    ],
    [
      'a sum is said',
      [sale('DE', 'FR', '119.00')],
      { level: 'OK', doubt: null, reached: { amount: 10_000, currency: 'EUR' } },
    ],
    ['what is crossed stays so', ABOVE(), { level: 'CROSSED', doubt: null }],
  ])('%s', async (_name, rows, expected) =>
    expect(one(await statesOf(rows, german), 'DISTANCE_SALES', 'EU')).toMatchObject(expected),
  )

  it('are one limit for the whole Union, wherever the goods go', async () => {
    const rows = [sale('DE', 'FR', '119.00'), sale('DE', 'IT', '119.00'), sale('DE', 'PL', '119.00')]
    const states = (await statesOf(rows, german)).filter(({ kind }) => kind === 'DISTANCE_SALES')
    expect(states.map(({ country }) => country)).toEqual(['EU'])
  })
})

describe('states without a VAT number', () => {
  test.each<[string, AmazonRow[], Company, [country: string, since: string, service: string][]]>([
    [
      'goods that arrived in Poland',
      [moved('DE', 'PL', '10.00', '05-02-2026'), moved('DE', 'PL', '10.00', '05-01-2026')],
      { registrations: [held('DE')] },
      [['PL', '2026-01', 'vat-registration-pl']],
    ],
    [
      'a sale from French stock that the marketplace owes',
      [sale('FR', 'DE', '119.00', '10-03-2026', { MARKETPLACE: 'amazon.fr' })],
      { registrations: [held('DE')] },
      [['FR', '2026-03', 'vat-registration-fr']],
    ],
    [
      'British stock of an overseas seller',
      [
        sale('GB', 'GB', '120.00', '10-03-2026', {
          MARKETPLACE: 'amazon.co.uk',
          TRANSACTION_CURRENCY_CODE: 'GBP',
        }),
      ],
      {},
      [['GB', '2026-03', 'vat-registration-gb']],
    ],
    [
      'a number that began later: the months before it',
      [sale('DE', 'DE', '119.00', '10-03-2026')],
      { registrations: [held('DE', '2026-04-01')] },
      [['DE', '2026-03', 'vat-retroactive-de']],
    ],
    [
      'a number that ended',
      [sale('DE', 'DE', '119.00', '10-03-2026')],
      { registrations: [held('DE', null, '2026-02-28')] },
      [['DE', '2026-03', 'vat-registration-de']],
    ],
    ['a number in force', [sale('DE', 'DE', '119.00')], { registrations: [held('DE')] }, []],
    ['the company’s own state', [sale('DE', 'DE', '119.00')], { established: ['DE'] }, []],
    [
      'Northern Ireland, with a British number',
      [sale('XI', 'XI', '120.00')],
      { registrations: [held('GB')] },
      [],
    ],
  ])('%s', async (_name, rows, company, expected) => {
    const states = (await statesOf(rows, company)).filter(({ kind }) => kind === 'UNREGISTERED')
    expect(states.map(({ country, since, serviceCode }) => [country, since, serviceCode])).toEqual(expected)
  })
})

describe('Intrastat', () => {
  const both = { registrations: [held('DE'), held('PL'), held('FR'), held('IT'), held('LT')] }
  test.each<[string, AmazonRow[], ThresholdKind, string, Partial<ThresholdState>]>([
    [
      'own goods sent from Germany',
      [moved('DE', 'PL', '1000000.01')],
      'INTRASTAT_DISPATCHES',
      'DE',
      { level: 'CROSSED', since: '2026-03' },
    ],
    ['85 % of them', [moved('DE', 'PL', '850000.00')], 'INTRASTAT_DISPATCHES', 'DE', { level: 'NEAR' }],
    [
      'arrivals in Poland, in zloty',
      [moved('DE', 'PL', '1500000.01')],
      'INTRASTAT_ARRIVALS',
      'PL',
      { level: 'CROSSED', limit: { amount: 600_000_000, currency: 'PLN' } },
    ],
    [
      'not by as much as the limit',
      [moved('DE', 'PL', '1500000.00')],
      'INTRASTAT_ARRIVALS',
      'PL',
      { level: 'NEAR', basisPoints: 10_000 },
    ],
    [
      'Italy asks from the first consignment',
      [moved('IT', 'DE', '0.01')],
      'INTRASTAT_DISPATCHES',
      'IT',
      { level: 'CROSSED', basisPoints: null },
    ],
    [
      'France writes to those who report',
      [moved('DE', 'FR', '1.00')],
      'INTRASTAT_ARRIVALS',
      'FR',
      { level: 'UNKNOWN', doubt: 'ON_REQUEST' },
    ],
    [
      'a state whose limit is not known',
      [moved('DE', 'LT', '1.00')],
      'INTRASTAT_ARRIVALS',
      'LT',
      { level: 'UNKNOWN', doubt: 'LIMIT_NOT_KNOWN', limit: null },
    ],
  ])('%s', async (_name, rows, kind, country, expected) => {
    expect(one(await statesOf(rows, both), kind, country)).toMatchObject({ ...expected, serviceCode: null })
  })

  it('is not about what a marketplace sells on', async () => {
    const states = await statesOf(
      [sale('DE', 'FR', '2000000.00', '10-03-2026', { MARKETPLACE: 'amazon.fr' })],
      both,
    )
    expect(states.filter(({ kind }) => kind.startsWith('INTRASTAT'))).toEqual([])
  })

  it('is asked only where there is a number', async () => {
    const states = await statesOf([moved('DE', 'CZ', '9000000.00')], both)
    expect(one(states, 'INTRASTAT_ARRIVALS', 'CZ')).toBeUndefined()
  })
})

describe('limits for a VAT number', () => {
  test.each<[string, AmazonRow[], Company, string, Partial<ThresholdState>]>([
    [
      'a German company at home, 85 % of the year’s limit',
      [sale('DE', 'DE', '101150.00')],
      { established: ['DE'] },
      'DE',
      { level: 'NEAR', limit: { amount: 10_000_000, currency: 'EUR' }, serviceCode: 'vat-registration-de' },
    ],
    [
      'above last year’s',
      [sale('DE', 'DE', '29750.01', '10-03-2025'), sale('DE', 'DE', '11.90')],
      { established: ['DE'] },
      'DE',
      { level: 'CROSSED', since: '2026-01' },
    ],
    [
      'a Spanish company: from the first sale',
      [sale('ES', 'ES', '1.21')],
      { established: ['ES'] },
      'ES',
      { level: 'CROSSED', limit: null },
    ],
  ])('%s', async (_name, rows, company, country, expected) => {
    expect(one(await statesOf(rows, company), 'REGISTRATION', country)).toMatchObject(expected)
  })

  it('are no question where there is one', async () => {
    const company = { established: ['DE'], registrations: [held('DE')] }
    expect(
      one(await statesOf([sale('DE', 'DE', '900000.00')], company), 'REGISTRATION', 'DE'),
    ).toBeUndefined()
  })
})

const parcel = (net: number, currency = 'EUR', to: Consignment['to'] = 'EU', month = '2026-03') => ({
  month,
  to,
  net,
  currency,
})

describe('parcels under a scheme', () => {
  test.each<[string, Consignment[], Partial<ThresholdState>]>([
    ['at the limit', [parcel(15_000)], { level: 'OK', cases: 0, since: null }],
    [
      'a cent above it',
      [parcel(15_001), parcel(9_000)],
      { level: 'CROSSED', cases: 1, reached: { amount: 15_001, currency: 'EUR' } },
    ],
    ['each for itself, never summed up', [parcel(9_000), parcel(9_000)], { level: 'OK' }],
    ['in another currency', [parcel(60_004, 'PLN')], { level: 'CROSSED' }],
    [
      'from the first month on',
      [parcel(20_000, 'EUR', 'EU', '2026-05'), parcel(16_000, 'EUR', 'EU', '2026-02')],
      { cases: 2, since: '2026-02', reached: { amount: 20_000, currency: 'EUR' } },
    ],
    ['without a rate', [parcel(60_004, 'SEK')], { level: 'UNKNOWN', doubt: 'RATE_MISSING' }],
  ])('%s', async (_name, consignments, expected) => {
    expect(one(await statesOf([], { consignments }), 'CONSIGNMENTS', 'EU')).toMatchObject(expected)
  })

  test('of Great Britain have their own limit', async () => {
    const states = await statesOf([], { consignments: [parcel(13_501, 'GBP', 'GB'), parcel(13_501)] })
    expect(one(states, 'CONSIGNMENTS', 'GB')).toMatchObject({ level: 'CROSSED', cases: 1 })
    expect(one(states, 'CONSIGNMENTS', 'EU')).toMatchObject({ level: 'OK' })
  })
})

test('what is crossed comes first, what is settled last', async () => {
  const rows = [...ABOVE(), moved('DE', 'PL', '900000.00'), moved('DE', 'FR', '1.00')]
  const company = { established: ['DE'], registrations: [held('DE'), held('FR')], oss: [held('DE')] }
  const states = await statesOf(rows, company)
  expect(states.map(({ kind, country, level }) => `${kind} ${country} ${level}`)).toEqual([
    'UNREGISTERED PL CROSSED',
    'INTRASTAT_DISPATCHES DE NEAR',
    'INTRASTAT_ARRIVALS FR UNKNOWN',
    'DISTANCE_SALES EU CROSSED',
  ])
})

describe('distance sales that no report tells of', () => {
  const of2026 = { year: 2026, previousYear: 0, before: { month: '2026-03', amount: 760_000 } }
  const german = { established: ['DE'], registrations: [held('DE')] }
  const rows = [sale('DE', 'FR', '595.00', '10-02-2026'), sale('DE', 'FR', '1190.00')]
  const about = (distance: NonNullable<Watched['distance']>) => statesOf(rows, { ...german, distance })
  it('count, with the reports of later months', async () => {
    const states = await about({ said: [of2026], years: [], opted: null, elsewhere: [] })
    expect(one(states, 'DISTANCE_SALES', 'EU')).toMatchObject({
      level: 'NEAR',
      reached: { amount: 860_000, currency: 'EUR' },
      since: null,
    })
  })
  it('of last year exceed the limit for all of this one', async () => {
    const states = await about({
      said: [{ ...of2026, previousYear: 1_000_001 }],
      years: [],
      opted: null,
      elsewhere: [],
    })
    expect(one(states, 'DISTANCE_SALES', 'EU')).toMatchObject({ level: 'CROSSED', since: '2026-01' })
  })
  it('exceed it on the day by which rows were determined', async () => {
    const years = [{ year: 2026, crossed: '2026-05-03' }]
    const states = await about({ said: [of2026], years, opted: null, elsewhere: [] })
    expect(one(states, 'DISTANCE_SALES', 'EU')).toMatchObject({ level: 'CROSSED', since: '2026-05' })
  })
  it.each([
    ['today', {}, 'NOT_APPLICABLE'],
    ['until yesterday', { to: '2026-11-21' }, 'NEAR'],
    ['from tomorrow on', { from: '2026-11-23' }, 'NEAR'],
  ])('have no limit for a company that is established in another state too: %s', async (_, days, level) => {
    const elsewhere = [{ country: 'FR', ...days }]
    const states = await about({ said: [of2026], years: [], opted: null, elsewhere })
    expect(one(states, 'DISTANCE_SALES', 'EU')).toMatchObject({ level, settled: false })
  })
  it('are no question once the company has opted', async () => {
    const states = await about({ said: [], years: [], opted: { from: '2026-01-01' }, elsewhere: [] })
    expect(one(states, 'DISTANCE_SALES', 'EU')).toMatchObject({ settled: true })
  })
})
