import { describe, expect, test } from 'vitest'
import { type AmazonRow, amazonFile } from '#reports/testing/amazon-file.ts'
import { judge } from '#reports/testing/read-bytes.ts'
import type { SchemeReturn } from './prepared-return.ts'
import { schemeReturns } from './scheme-returns.ts'

const NUMBERS = { oss: { country: 'DE', number: 'DE1' }, ioss: { number: 'IM2760000001' } }
const RATES: Readonly<Record<string, string>> = { SEK: '11.2', PLN: '4.25' }

async function returnsOf(rows: AmazonRow[], rates = RATES): Promise<SchemeReturn[]> {
  const seller = {
    established: 'DE',
    vat_registrations: ['DE', 'PL'],
    oss_union: 'DE',
    ioss: true,
    distance_sales_ytd_eur: 0,
    distance_sales_prev_year_eur: 20_000,
  }
  const { totals } = await judge(amazonFile(rows), { seller })
  return schemeReturns(totals.list, NUMBERS, (currency) => rates[currency] ?? null)
}

const sale = (arrive: string, gross: string, more: AmazonRow = {}): AmazonRow => ({
  ARRIVAL_COUNTRY: arrive,
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: gross,
  ...more,
})

describe('the Union scheme', () => {
  test('a line for each state, rate and place of dispatch, months of a quarter together', async () => {
    const [found] = await returnsOf([
      sale('FR', '120.00'),
      sale('FR', '12.00', { TRANSACTION_COMPLETE_DATE: '02-01-2026' }),
      sale('FR', '105.50', { PRODUCT_TAX_CODE: 'books' }),
      sale('FR', '120.00', { DEPARTURE_COUNTRY: 'PL' }),
      sale('SE', '1250.00', { TRANSACTION_CURRENCY_CODE: 'SEK' }),
    ])
    expect(found).toMatchObject({ kind: 'OSS_UNION', country: 'DE', rateDay: '2026-03-31', totalDue: 6982 })
    expect(found?.period.name).toBe('2026-Q1')
    expect(
      found?.rows?.map(({ dispatchedFrom, consumption, basisPoints, taxable, vat }) => [
        dispatchedFrom,
        consumption,
        basisPoints,
        taxable,
        vat,
      ]),
    ).toEqual([
      ['DE', 'FR', 550, 10_000, 550],
      ['DE', 'FR', 2000, 11_000, 2200],
      ['DE', 'SE', 2500, 8929, 2232],
      ['PL', 'FR', 2000, 10_000, 2000],
    ])
  })

  test('amounts in several currencies are rounded once', async () => {
    const rows = [
      sale('PL', '0.02', { TRANSACTION_CURRENCY_CODE: 'PLN' }),
      sale('PL', '0.02', { TRANSACTION_CURRENCY_CODE: 'SEK' }),
    ]
    const [found] = await returnsOf(rows, { PLN: '4', SEK: '4' })
    // 0.005 and 0.005 are one cent, not two.
    expect(found?.rows?.map(({ taxable }) => taxable)).toEqual([1])
  })

  test('one state’s credit does not lower what another gets', async () => {
    const refund = { TRANSACTION_TYPE: 'REFUND', TRANSACTION_COMPLETE_DATE: '15-01-2026' }
    const [found] = await returnsOf([sale('FR', '120.00'), sale('IT', '-122.00', refund)])
    expect(found?.corrections.map(({ period, consumption, vat }) => [period, consumption, vat])).toEqual([
      ['2025-Q4', 'IT', -2200],
    ])
    expect(found?.balances).toEqual([
      { consumption: 'FR', vat: 2000 },
      { consumption: 'IT', vat: -2200 },
    ])
    expect(found?.totalDue).toBe(2000)
  })

  test('without a rate nothing is known', async () => {
    const [found] = await returnsOf([sale('SE', '125.00', { TRANSACTION_CURRENCY_CODE: 'SEK' })], {})
    expect(found).toMatchObject({ rows: null, missingRates: [{ currency: 'SEK', day: '2026-03-31' }] })
  })
})

test('the import scheme is declared by the month', async () => {
  const rows = [sale('FR', '120.00', { DEPARTURE_COUNTRY: 'CN', MARKETPLACE: 'own shop' })]
  const [found] = await returnsOf(rows)
  expect(found).toMatchObject({ kind: 'IOSS', country: null, number: 'IM2760000001', totalDue: 2000 })
  expect(found?.period.name).toBe('2026-03')
  expect(found?.rows?.map(({ dispatchedFrom, consumption }) => [dispatchedFrom, consumption])).toEqual([
    [null, 'FR'],
  ])
})

const irishTotals = async (rows: AmazonRow[]) => {
  const seller = {
    established: 'XI',
    vat_registrations: ['XI'],
    oss_union: 'XI',
    ioss: true,
    distance_sales_ytd_eur: 0,
    distance_sales_prev_year_eur: 20_000,
  }
  return (await judge(amazonFile(rows), { seller })).totals.list
}

describe('Northern Ireland declares in pounds', () => {
  const numbers = { oss: { country: 'XI', number: 'XI195940512' }, ioss: { number: 'IM9001234567' } }

  test('each amount is converted once, from its own currency', async () => {
    const totals = await irishTotals([
      sale('FR', '120.00', { DEPARTURE_COUNTRY: 'XI', TRANSACTION_CURRENCY_CODE: 'GBP' }),
      sale('FR', '120.00', { DEPARTURE_COUNTRY: 'XI' }),
    ])
    const [found] = schemeReturns(totals, numbers, (currency) => (currency === 'GBP' ? '0.85' : null))
    expect(found).toMatchObject({ currency: 'GBP', totalDue: 3700 })
    expect(found?.rows?.map(({ taxable, vat }) => [taxable, vat])).toEqual([[18_500, 3700]])
  })

  test('sales in pounds alone need no rate; others ask for that of the pound', async () => {
    const inPounds = await irishTotals([
      sale('FR', '120.00', { DEPARTURE_COUNTRY: 'XI', TRANSACTION_CURRENCY_CODE: 'GBP' }),
    ])
    expect(schemeReturns(inPounds, numbers, () => null)).toMatchObject([{ totalDue: 2000, missingRates: [] }])
    const inEuro = await irishTotals([sale('FR', '120.00', { DEPARTURE_COUNTRY: 'XI' })])
    expect(schemeReturns(inEuro, numbers, () => null)).toMatchObject([
      { rows: null, missingRates: [{ currency: 'GBP', day: '2026-03-31' }] },
    ])
  })
})
