import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { report } from './report.ts'

const SAMPLE = new URL('../../../reports/testing/avtr-sample.csv', import.meta.url).pathname
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

  test('names the columns that are missing', async () => {
    const text = readFileSync(SAMPLE, 'utf8').replace(',ARRIVAL_COUNTRY,', ',X,')
    const { code, answer } = await run(fileOf('columns.csv', text))
    expect([code, answer.columns]).toEqual([2, ['ARRIVAL_COUNTRY']])
  })
})
