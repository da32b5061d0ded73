import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { report } from './report.ts'

const SAMPLE = new URL('../../../reports/testing/avtr-sample.csv', import.meta.url).pathname
const EXPECTED = JSON.parse(
  readFileSync(new URL('../../../reports/testing/avtr-sample-expected.json', import.meta.url), 'utf8'),
) as { oss_return: { rows: unknown[]; corrections: unknown[]; total_vat_due_eur: string } }
const BRITISH = amazonFile([
  {
    DEPARTURE_COUNTRY: 'GB',
    ARRIVAL_COUNTRY: 'GB',
    ARRIVAL_POST_CODE: 'M1 1AA',
    DEPARTURE_POST_CODE: 'M1 1AA',
    TRANSACTION_CURRENCY_CODE: 'GBP',
    TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '120.00',
  },
])
const folder = mkdtempSync(join(tmpdir(), 'report-'))
afterAll(() => rmSync(folder, { recursive: true }))

const COMPANY = {
  name: 'Muster GmbH',
  established: 'DE',
  registrations: [
    { country: 'DE', number: 'DE136695976', rhythm: 'monthly' },
    { country: 'PL', number: 'PL5260001246', rhythm: 'monthly' },
    { country: 'CZ', number: 'CZ25123891', rhythm: 'monthly' },
  ],
  oss: { country: 'DE', number: 'DE136695976' },
  distance_sales_ytd_eur: '0',
  distance_sales_prev_year_eur: '15000.00',
}

function fileOf(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

async function run(
  file: string,
  company: unknown = COMPANY,
  ...options: string[]
): Promise<{ code: number; answer: Record<string, unknown> }> {
  let written = ''
  const path = fileOf('c.json', typeof company === 'string' ? company : JSON.stringify(company))
  const code = await report([file, '--company', path, ...options], (text) => (written += text))
  return { code, answer: JSON.parse(written) as Record<string, unknown> }
}

const saleToFrance = (day: string, gross: string): Record<string, string> => ({
  ARRIVAL_COUNTRY: 'FR',
  TRANSACTION_COMPLETE_DATE: day,
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: gross,
})

describe('npm run tax -- report', () => {
  test('answers one object, in which the sum comes out', async () => {
    const { code, answer } = await run(SAMPLE)
    expect(code).toBe(0)
    expect(answer).toMatchObject({
      rows: 32,
      check: {
        in: { EUR: '2914.84', GBP: '150.00', HUF: '25400.00' },
        treated: { EUR: '2594.84', GBP: '150.00', HUF: '25400.00' },
        issues: {},
        outside: { EUR: '320.00' },
        holds: true,
      },
    })
    expect(answer.totals).toContainEqual({
      treatment: 'LOCAL',
      country: 'DE',
      period: '2026-02',
      currency: 'EUR',
      count: 3,
      net: '92.34',
      vat: '17.55',
      gross: '109.89',
    })
    expect(answer.totals).toContainEqual(
      expect.objectContaining({ treatment: 'OWN_GOODS', route: 'DE>PL', acquisition_vat: '287.50' }),
    )
    expect(answer.outside).toContainEqual({
      reason: 'OWN_GOODS_SAME_STATE',
      count: 1,
      amount: '320.00',
      currency: 'EUR',
    })
  })

  test('ends with 1 where money waits for an answer', async () => {
    const text = readFileSync(SAMPLE, 'utf8').replace('25400.00,HUF', '25400.00,HUX')
    const { code, answer } = await run(fileOf('wrong.csv', text))
    expect(code).toBe(1)
    expect(answer).toMatchObject({ check: { issues: { HUX: '25400.00' }, holds: true } })
    expect(answer.issues).toContainEqual(
      expect.objectContaining({
        line: 13,
        column: 'TRANSACTION_CURRENCY_CODE',
        value: 'HUX',
        amount: '25400.00',
        reason: '“HUX” is not a currency code. Enter three letters, such as EUR.',
      }),
    )
  })

  test.each([
    ['no file', join(folder, 'none.csv'), COMPANY, 'ENOENT'],
    ['no table', fileOf('a.txt', 'hello'), COMPANY, 'NOT_A_TABLE'],
    ['nothing', fileOf('b.txt', ''), COMPANY, 'FILE_EMPTY'],
    ['other columns', fileOf('c.csv', 'a,b\n1,2\n'), COMPANY, 'FORMAT_NOT_KNOWN'],
    ['a company that is no JSON', SAMPLE, 'no', 'COMPANY_NOT_READABLE'],
    ['a company without a seat', SAMPLE, {}, 'COMPANY_NOT_READABLE'],
    [
      'no rhythm',
      SAMPLE,
      { ...COMPANY, registrations: [{ country: 'DE', rhythm: 'x' }] },
      'COMPANY_NOT_READABLE',
    ],
    [
      'no day',
      SAMPLE,
      { ...COMPANY, registrations: [{ country: 'DE', from: '1.1.26' }] },
      'COMPANY_NOT_READABLE',
    ],
  ])('ends with 2 for %s', async (_, file, company, reason) => {
    const { code, answer } = await run(file, company)
    expect([code, answer.code]).toEqual([2, reason])
    expect(answer.error_zh).toMatch(/[一-鿿]/)
  })

  test('lets the turnover of distance sales grow with the file', async () => {
    const file = fileOf(
      'turnover.csv',
      amazonFile([saleToFrance('03-03-2026', '1.19'), saleToFrance('02-03-2026', '1190.00')]),
    )
    const seller = { distance_sales_prev_year_eur: '0', distance_sales_ytd_eur: '9000.00' }
    const { answer } = await run(file, { ...COMPANY, ...seller })
    expect(answer.totals).toMatchObject([
      { treatment: 'ORIGIN_BELOW_THRESHOLD', country: 'DE', net: '1000.00' },
      { treatment: 'OSS_UNION', country: 'FR', net: '0.99' },
    ])
  })

  test('names the columns that are missing', async () => {
    const text = readFileSync(SAMPLE, 'utf8').replace(',ARRIVAL_COUNTRY,', ',X,')
    const { code, answer } = await run(fileOf('columns.csv', text))
    expect([code, answer.columns]).toEqual([2, ['ARRIVAL_COUNTRY']])
  })

  const RATES = { PLN: '4.2500', CZK: '25.000', SEK: '11.200', HUF: '400.00', GBP: '0.8500' }

  test('makes the returns, the one-stop shop’s as expected', async () => {
    const { answer } = await run(SAMPLE, COMPANY, '--rates', fileOf('fx.json', JSON.stringify(RATES)))
    const returns = answer.returns as {
      scheme?: string
      country: string
      period: string
      boxes: Record<string, unknown>
    }[]
    expect(returns.map(({ scheme, country, period }) => [scheme ?? country, period])).toEqual([
      ['CZ', '2026-02'],
      ['DE', '2026-01'],
      ['DE', '2026-02'],
      ['DE', '2026-03'],
      ['PL', '2026-01'],
      ['PL', '2026-02'],
      ['OSS_UNION', '2026-Q1'],
    ])
    const { rows, corrections, total_vat_due_eur } = EXPECTED.oss_return
    expect(returns.at(-1)?.boxes).toMatchObject({ rows, corrections, total_vat_due_eur })
    expect(returns[1]?.boxes).toEqual({ '41': '1350', '43': '185', '45': '50', '81': '113', '83': '21.47' })
  })

  test('a return whose rates are not given waits for them', async () => {
    const { answer } = await run(SAMPLE)
    expect(answer.returns).toContainEqual(
      expect.objectContaining({
        country: 'DE',
        period: '2026-01',
        status: 'AWAITING_DATA',
        boxes: null,
        missing_rates: [{ currency: 'GBP', day: '2026-02-02' }],
      }),
    )
  })

  test('writes the body of HMRC’s call', async () => {
    const company = {
      established: 'GB',
      registrations: [
        { country: 'GB', number: 'GB123456782', rhythm: 'quarterly', period_keys: { '2026-Q1': '26A1' } },
      ],
      ledger: [
        {
          country: 'GB',
          kind: 'IMPORT',
          date: '2026-02-01',
          currency: 'GBP',
          net: '50',
          vat: '10',
          document: 'c79.pdf',
        },
      ],
    }
    const file = fileOf('gb.csv', BRITISH)
    const out = join(folder, 'out')
    const { answer } = await run(file, company, '--out', out)
    expect(answer.returns).toMatchObject([
      { country: 'GB', period: '2026-Q1', file: 'gb-2026-Q1.json', files: [{ label: 'validated' }] },
    ])
    expect(JSON.parse(readFileSync(join(out, 'gb-2026-Q1.json'), 'utf8'))).toEqual({
      periodKey: '26A1',
      vatDueSales: 20,
      vatDueAcquisitions: 0,
      totalVatDue: 20,
      vatReclaimedCurrPeriod: 10,
      netVatDue: 10,
      totalValueSalesExVAT: 100,
      totalValuePurchasesExVAT: 50,
      totalValueGoodsSuppliedExVAT: 0,
      totalAcquisitionsExVAT: 0,
      finalised: true,
    })
  })

  test('does not invent the key of a period', async () => {
    const company = { established: 'GB', registrations: [{ country: 'GB', rhythm: 'quarterly' }] }
    const { answer } = await run(fileOf('gb.csv', BRITISH), company)
    expect(answer.returns).toMatchObject([
      { files: [{ problems: [{ code: 'MANDATORY_FIELD_MISSING', path: '/periodKey' }] }] },
    ])
  })

  test.each([
    ['no JSON', 'x'],
    ['no object', '[]'],
    ['no currency', '{"XXQ":"1"}'],
    ['a rate of zero', '{"PLN":"0"}'],
    ['no decimal', '{"2026-03-31":{"PLN":"4,25"}}'],
  ])('refuses rates: %s', async (_, text) => {
    const { code, answer } = await run(SAMPLE, COMPANY, '--rates', fileOf('fx.json', text))
    expect([code, answer.code]).toEqual([2, 'RATES_NOT_READABLE'])
  })

  test.each([
    ['kind', { kind: 'X' }],
    ['document', { document: '' }],
    ['date', { date: '1.2.26' }],
    ['currency', { currency: 'XXQ' }],
    ['vat', { vat: 'x' }],
  ])('refuses a line of the ledger: %s', async (name, wrong) => {
    const line = {
      country: 'DE',
      kind: 'PURCHASE',
      date: '2026-02-01',
      currency: 'EUR',
      net: '1',
      vat: '1',
      document: 'a',
      ...wrong,
    }
    const { code, answer } = await run(SAMPLE, { ...COMPANY, ledger: [line] })
    expect([code, answer.code]).toEqual([2, 'COMPANY_NOT_READABLE'])
    expect(answer.error).toContain(`"${name}"`)
  })
})

const move = (changes: Record<string, string>) => ({
  TRANSACTION_TYPE: 'FC_TRANSFER',
  SELLER_SKU: 'A',
  ARRIVAL_COUNTRY: 'PL',
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '',
  TRANSACTION_CURRENCY_CODE: '',
  ...changes,
})

test('cost prices of c.json: as decimals, or by country, currency and day', async () => {
  const moves = fileOf(
    'moves.csv',
    amazonFile([
      move({}),
      move({ DEPARTURE_COUNTRY: 'CZ' }),
      move({ SELLER_SKU: 'B', TRANSACTION_CURRENCY_CODE: 'GBP' }),
    ]),
  )
  const costOf = async (cost_prices: unknown) =>
    (await run(moves, { ...COMPANY, cost_prices })).answer['check'] as { treated: unknown }
  expect((await costOf({ A: '7.50', B: 2 })).treated).toEqual({ EUR: '15.00', GBP: '2.00' })
  const A = [{ price: '7.50' }, { price: '200', country: 'CZ', currency: 'CZK', from: '2026-01-01' }]
  expect((await costOf({ A, B: [{ price: 3, currency: 'EUR' }] })).treated).toEqual({
    EUR: '10.50',
    CZK: '200.00',
  })
  const { code, answer } = await run(moves, { ...COMPANY, cost_prices: { A: [{ country: 'CZ' }] } })
  expect([code, answer['error']]).toEqual([2, 'A cost price of "A" has no "price" such as "12.30".'])
})

const polish = (changes: Record<string, string>) => ({
  MARKETPLACE: 'own shop',
  DEPARTURE_COUNTRY: 'PL',
  ARRIVAL_COUNTRY: 'PL',
  TRANSACTION_CURRENCY_CODE: 'PLN',
  TRANSACTION_COMPLETE_DATE: '03-03-2026',
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '123.00',
  ...changes,
})

test('Poland’s file lists invoices to businesses one by one, each with its buyer; sales to consumers are summed up', async () => {
  const toBusiness = (number: string, VAT_INV_NUMBER: string, more = {}) =>
    polish({
      BUYER_VAT_NUMBER: number,
      BUYER_VAT_NUMBER_COUNTRY: number.slice(0, 2),
      VAT_INV_NUMBER,
      ...more,
    })
  const ksef = '5260001246-20260303-0A1B2C-3D4E5F-77'
  const rows = [
    toBusiness('PL7740001454', 'FV/7'),
    polish({}),
    toBusiness('DE136695976', 'WDT/1', {
      ARRIVAL_COUNTRY: 'DE',
      TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '50.00',
      'KSeF number': ksef,
    }),
    toBusiness('PL7740001454', 'FV/7'),
    polish({}),
    toBusiness('PL7740001454', '', { TRANSACTION_EVENT_ID: '305-1' }),
  ]
  const company = { ...COMPANY, email: 'vat@example.com', registrations: COMPANY.registrations.slice(0, 2) }
  const out = join(folder, 'polish')
  const { answer } = await run(fileOf('polish.csv', amazonFile(rows)), company, '--out', out)
  expect(answer['returns']).toContainEqual(
    expect.objectContaining({
      country: 'PL',
      files: [
        {
          file: 'pl-2026-03.xml',
          label: 'validated',
          problems: [{ code: 'INVOICE_NUMBER_MISSING', path: '305-1' }],
        },
        // To be typed in while the register lacks a number.
        { file: 'pl-2026-03.xlsx', label: 'worksheet' },
      ],
    }),
  )
  expect(readdirSync(out).filter((name) => name.startsWith('pl-2026-03'))).toEqual([
    'pl-2026-03.xlsx',
    'pl-2026-03.xml',
  ])
  const xml = readFileSync(join(out, 'pl-2026-03.xml'), 'utf8')
  const listed = [...xml.matchAll(/<SprzedazWiersz>(.*)<\/SprzedazWiersz>/g)].map(([, row = '']) =>
    ['NrKontrahenta', 'DowodSprzedazy', 'K_19', 'K_20', 'K_21'].map(
      (name) => new RegExp(`<${name}>([^<]*)<`).exec(row)?.[1] ?? '',
    ),
  )
  expect(listed).toEqual([
    ['7740001454', 'BRAK', '100.00', '23.00', ''],
    ['7740001454', 'FV/7', '200.00', '46.00', ''],
    ['136695976', 'WDT/1', '', '', '50.00'],
    ['BRAK', 'WEW/2026-03/K_19', '200.00', '46.00', ''],
  ])
  expect(xml).toContain(
    `<DowodSprzedazy>WDT/1</DowodSprzedazy><DataWystawienia>2026-03-03</DataWystawienia><NrKSeF>${ksef}</NrKSeF>`,
  )
})
