import type { LedgerLine } from '#ledger/ledger-line.ts'
import { describe, expect, it, test } from 'vitest'
import { amazonFile, type AmazonRow } from '#reports/testing/amazon-file.ts'
import { judge } from '#reports/testing/read-bytes.ts'
import { throughEuro } from './euro-sum.ts'
import { nationalReturn, type EnteredAmount } from './national-return.ts'
import { summaryOf } from './return-summary.ts'

const SELLER = { established: 'CN', vat_registrations: ['DE', 'FR', 'IT', 'ES', 'PL', 'GB', 'CZ'] }
const RATES: Readonly<Record<string, string>> = { PLN: '4.25', GBP: '0.85', CZK: '25' }
const Q1 = { name: '2026-Q1', from: '2026-01-01', to: '2026-03-31' }

async function returnOf(
  country: string,
  gross: string | null,
  { ledger = [], entered = [] }: { ledger?: LedgerLine[]; entered?: EnteredAmount[] } = {},
) {
  const rows: AmazonRow[] =
    gross === null
      ? []
      : [
          {
            MARKETPLACE: 'own shop',
            DEPARTURE_COUNTRY: country,
            ARRIVAL_COUNTRY: country,
            ARRIVAL_POST_CODE: country === 'GB' ? 'M1 1AA' : '',
            TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: gross,
            TRANSACTION_CURRENCY_CODE: { PL: 'PLN', GB: 'GBP', CZ: 'CZK' }[country] ?? 'EUR',
          },
        ]
  const totals = gross === null ? [] : (await judge(amazonFile(rows), { seller: SELLER })).totals.list
  return nationalReturn(
    { totals, ledger, entered },
    { country, number: `${country}1` },
    Q1,
    throughEuro((currency) => RATES[currency] ?? null),
  )
}

const bought = (country: string, vat: number): LedgerLine => ({
  id: 'L1',
  country,
  kind: 'PURCHASE',
  date: '2026-02-15',
  month: '2026-02',
  currency: { PL: 'PLN', GB: 'GBP', CZ: 'CZK' }[country] ?? 'EUR',
  net: 5 * vat,
  vat,
  deductible: vat,
  basisPoints: 2000,
  document: 'invoice.pdf',
})

describe('what a return comes to', () => {
  test.each([
    ['GB', '120.00', { base: 10_000, vat: 2_000, payable: 2_000 }],
    ['DE', '119.00', { base: 10_000, vat: 1_900, payable: 1_900 }],
    ['FR', '120.00', { base: 10_000, vat: 2_000, payable: 2_000 }],
    ['IT', '122.00', { base: 10_000, vat: 2_200, payable: 2_200 }],
    ['ES', '121.00', { base: 10_000, vat: 2_100, payable: 2_100 }],
    ['PL', '123.00', { base: 10_000, vat: 2_300, payable: 2_300 }],
    ['CZ', '121.00', { base: 10_000, vat: 2_100, payable: 2_100 }],
  ])('%s: a sale of %s, and what input VAT makes of it', async (country, gross, summary) => {
    expect(summaryOf(await returnOf(country, gross))).toEqual(summary)
    const credit = await returnOf(country, gross, { ledger: [bought(country, 5_000)] })
    expect(summaryOf(credit)).toEqual({ ...summary, payable: summary.payable - 5_000 })
    expect(summaryOf(await returnOf(country, null))).toEqual({ base: 0, vat: 0, payable: 0 })
  })

  it('is not known without a rate', async () => {
    expect(summaryOf({ ...(await returnOf('DE', null)), boxes: null })).toBeNull()
  })
})

const entered = (box: string, units: number, of = 'adjustment:adj_1') => [{ of, box, units }]

describe('figures that are entered', () => {
  it.each([
    ['DE', '39', 700, 1_900 - 700],
    ['FR', '22', 500, 2_000 - 500],
    ['IT', 'VP8', 500, 2_200 - 500],
    ['PL', 'P_39', 500, 2_300 - 500],
    ['ES', '110', 500, 2_100 - 500],
    // What is pending beyond the tax of the period stays pending.
    ['ES', '110', 9_000, 0],
  ])('%s, box %s with %i: %i to pay', async (country, box, units, payable) => {
    const gross = { DE: '119.00', FR: '120.00', IT: '122.00', PL: '123.00', ES: '121.00' }[country] ?? ''
    const prepared = await returnOf(country, gross, { entered: entered(box, units) })
    expect(summaryOf(prepared)?.payable).toBe(payable)
    expect(prepared.boxes?.find((one) => one.box === box)).toMatchObject({
      units,
      sources: [{ of: 'adjustment:adj_1', figure: 'entered', units }],
    })
  })

  it('add to what the rows give', async () => {
    const prepared = await returnOf('DE', '119.00', { entered: entered('81', 5_000) })
    const box = prepared.boxes?.find((one) => one.box === '81')
    expect([box?.units, box?.sources.length]).toEqual([15_000, 2])
    expect(summaryOf(prepared)).toEqual({ base: 15_000, vat: 2_850, payable: 2_850 })
  })
})

test('of another month or country there is nothing', async () => {
  const ledger = [bought('FR', 100), { ...bought('DE', 100), month: '2026-04' }]
  expect((await returnOf('DE', null, { ledger })).boxes).toEqual([
    { box: '83', units: 0, decimals: 2, sources: [] },
  ])
})
