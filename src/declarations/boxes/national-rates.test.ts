import { describe, expect, test } from 'vitest'
import { type PublishedRates, rateBetween } from '#exchange-rates/rate-between.ts'
import type { LedgerLine } from '#ledger/ledger-line.ts'
import { type AmazonRow, amazonFile } from '#reports/testing/amazon-file.ts'
import { judge } from '#reports/testing/read-bytes.ts'
import { nationalReturns } from './national-returns.ts'

const PUBLISHED: Readonly<Record<string, string>> = {
  'PL_NBP 2026-03-09 EUR': '4.20',
  'PL_NBP 2026-03-10 EUR': '4.30',
  'PL_NBP 2026-03-13 EUR': '4.40',
  'DE_BMF 2026-03 USD': '1.25',
  'GB_HMRC 2026-03 EUR': '1.20',
  'GB_HMRC 2026-02 EUR': '1.25',
  'ECB 2026-03-10 CZK': '25',
  'ECB 2026-03-11 CZK': '24',
}
const rates: PublishedRates = (source, key, currency) => PUBLISHED[`${source} ${key} ${currency}`] ?? null

async function boxesOf(country: string, rows: AmazonRow[], ledger: LedgerLine[] = []) {
  const seller = { established: 'CN', vat_registrations: ['DE', 'PL', 'GB', 'CZ'] }
  const { totals } = await judge(amazonFile(rows), { seller })
  const registration = {
    country,
    number: `${country}1`,
    from: null,
    to: null,
    rhythm: 'MONTHLY',
    offset: 0,
  } as const
  const returns = nationalReturns(totals.list, ledger, [registration], (from, to, at) =>
    rateBetween(from, to, at, rates),
  )
  return returns.find(({ period }) => period.name === '2026-03')
}
const unitsIn = (found: Awaited<ReturnType<typeof boxesOf>>, box: string) =>
  found?.boxes?.find((one) => one.box === box)?.units

const sale = (country: string, gross: string, day: string, more: AmazonRow = {}): AmazonRow => ({
  MARKETPLACE: 'own shop',
  DEPARTURE_COUNTRY: country,
  ARRIVAL_COUNTRY: country,
  ARRIVAL_POST_CODE: country === 'GB' ? 'M1 1AA' : '',
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: gross,
  TRANSACTION_COMPLETE_DATE: day,
  ...more,
})

describe('each state converts by its own rule', () => {
  test('Poland: each sale at the rate of the working day before it', async () => {
    const rows = [
      sale('PL', '123.00', '10-03-2026'),
      sale('PL', '123.00', '11-03-2026'),
      // A Monday: the table of the Friday before.
      sale('PL', '123.00', '16-03-2026'),
    ]
    const found = await boxesOf('PL', rows)
    expect(unitsIn(found, 'K_19')).toBe(42_000 + 43_000 + 44_000)
    expect(unitsIn(found, 'K_20')).toBe(9_660 + 9_890 + 10_120)
  })

  test('Poland: a refund at the rate of its sale', async () => {
    const order = { TRANSACTION_EVENT_ID: 'O-77' }
    const rows = [
      sale('PL', '123.00', '10-03-2026', order),
      sale('PL', '-123.00', '16-03-2026', {
        ...order,
        TRANSACTION_TYPE: 'REFUND',
        ACTIVITY_TRANSACTION_ID: 'R-77',
      }),
    ]
    expect(unitsIn(await boxesOf('PL', rows), 'K_19')).toBe(0)
  })

  test('Germany: the average of the month, whatever the day', async () => {
    const inDollars = { TRANSACTION_CURRENCY_CODE: 'USD' }
    const rows = [
      sale('DE', '119.00', '01-03-2026', inDollars),
      sale('DE', '119.00', '31-03-2026', inDollars),
    ]
    expect(unitsIn(await boxesOf('DE', rows), '81')).toBe(16_000)
  })

  test('Great Britain: HMRC’s rate of the month', async () => {
    expect(unitsIn(await boxesOf('GB', [sale('GB', '144.00', '20-03-2026')]), '6')).toBe(10_000)
  })

  test('elsewhere: the European Central Bank’s of the day', async () => {
    const rows = [sale('CZ', '121.00', '10-03-2026'), sale('CZ', '121.00', '11-03-2026')]
    expect(unitsIn(await boxesOf('CZ', rows), 'sales 21% base')).toBe(250_000 + 240_000)
  })

  test('a document at the rate of its own day, though it is declared later', async () => {
    const line: LedgerLine = {
      id: 'L1',
      country: 'GB',
      kind: 'PURCHASE',
      date: '2026-02-20',
      month: '2026-03',
      currency: 'EUR',
      net: 12_500,
      vat: 2_500,
      deductible: 2_500,
      basisPoints: 2000,
      document: 'invoice.pdf',
    }
    expect(unitsIn(await boxesOf('GB', [], [line]), '4')).toBe(2_000)
  })

  test.each([
    ['PL', sale('PL', '123.00', '12-03-2026'), { source: 'PL_NBP', currency: 'EUR', day: '2026-03-11' }],
    [
      'DE',
      sale('DE', '119.00', '12-03-2026', { TRANSACTION_CURRENCY_CODE: 'SEK' }),
      { source: 'DE_BMF', currency: 'SEK', day: '2026-03-31' },
    ],
    ['CZ', sale('CZ', '121.00', '12-03-2026'), { source: 'ECB', currency: 'CZK', day: '2026-03-12' }],
  ])('%s: without it there are no boxes, and what is missing is named', async (country, row, missing) => {
    expect(await boxesOf(country, [row])).toMatchObject({ boxes: null, missingRates: [missing] })
  })
})
