import { describe, expect, test } from 'vitest'
import { prepareVatEngine } from '#vat/engine/determine-vat.ts'
import { DistanceSales } from './distance-sales.ts'
import { IssueLog } from './issues.ts'
import { readReport } from './read-report.ts'
import { type AmazonRow, amazonFile } from './testing/amazon-file.ts'
import { opened } from './testing/read-bytes.ts'

const SELLER = {
  established: 'DE',
  vat_registrations: ['DE'],
  oss_union: 'DE',
  ioss: false,
  distance_sales_prev_year_eur: 0,
}

/** 1,190 euro gross are 1,000 without German VAT. */
const sale = (date: string, gross = '1190.00', more: AmazonRow = {}): AmazonRow => ({
  ARRIVAL_COUNTRY: 'FR',
  TRANSACTION_COMPLETE_DATE: date,
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: gross,
  ...more,
})

async function schemesOf(
  rows: AmazonRow[],
  before = 0,
  rates: Record<string, string> = {},
): Promise<unknown[]> {
  const schemes: unknown[] = []
  const probe = prepareVatEngine({ seller: { ...SELLER, distance_sales_ytd_eur: 0 } })
  await readReport(opened(Buffer.from(amazonFile(rows))), {
    engine: prepareVatEngine({ seller: { ...SELLER, distance_sales_ytd_eur: before / 100 } }),
    turnover: new DistanceSales(probe, (currency) => rates[currency] ?? null, before),
    issues: new IssueLog(),
    costPrices: { costOf: () => undefined },
    costCurrency: 'EUR',
    onRow: (_, { result }) => void schemes.push(result?.decision.scheme ?? null),
  })
  return schemes
}

const [ORIGIN, OSS] = ['ORIGIN_BELOW_THRESHOLD', 'OSS_UNION']
const REFUND = { TRANSACTION_TYPE: 'REFUND', TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '-1190.00' }

describe('the turnover of distance sales grows from row to row', () => {
  test.each<[string, AmazonRow[], number, unknown[]]>([
    [
      'to the threshold, and one cent above it',
      [sale('01-03-2026'), sale('02-03-2026'), sale('03-03-2026', '1.19')],
      800_000,
      [ORIGIN, ORIGIN, OSS],
    ],
    [
      'in any order of rows',
      [sale('03-03-2026', '1.19'), sale('01-03-2026'), sale('02-03-2026')],
      800_000,
      [OSS, ORIGIN, ORIGIN],
    ],
    [
      'all sales of the day that crosses it',
      [sale('01-03-2026'), sale('02-03-2026'), sale('02-03-2026')],
      800_000,
      [ORIGIN, OSS, OSS],
    ],
    [
      'not by sales at home',
      [sale('01-03-2026', '11900.00', { ARRIVAL_COUNTRY: 'DE' }), sale('02-03-2026')],
      0,
      ['LOCAL', ORIGIN],
    ],
    [
      'not by exports',
      [sale('01-03-2026', '11900.00', { ARRIVAL_COUNTRY: 'US' }), sale('02-03-2026')],
      0,
      ['EXPORT', ORIGIN],
    ],
    ['by one large sale alone', [sale('01-03-2026', '23800.00'), sale('02-03-2026')], 0, [OSS, OSS]],
    ['anew with the year', [sale('30-12-2025'), sale('02-01-2026')], 850_000, [ORIGIN, ORIGIN]],
    ['but above it after a year above it', [sale('30-12-2025'), sale('02-01-2026')], 950_000, [OSS, OSS]],
    [
      'a refund follows its sale of below the threshold',
      [
        sale('01-03-2026', '1190.00', { TRANSACTION_EVENT_ID: 'O' }),
        sale('02-03-2026', '2380.00'),
        { ...sale('03-03-2026'), ...REFUND, TRANSACTION_EVENT_ID: 'O' },
      ],
      850_000,
      [ORIGIN, OSS, ORIGIN],
    ],
  ])('%s', async (_, rows, before, schemes) => expect(await schemesOf(rows, before)).toEqual(schemes))

  test('in another currency, at its rate', async () => {
    const crowns = sale('01-03-2026', '11900.00', { TRANSACTION_CURRENCY_CODE: 'SEK' })
    expect(await schemesOf([crowns, sale('02-03-2026')], 850_000, { SEK: '10' })).toEqual([ORIGIN, OSS])
  })
})
