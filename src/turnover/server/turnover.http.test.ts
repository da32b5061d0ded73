import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { aColleague, aSeller } from '#accounts/server/accounts.builders.ts'
import { companyInfo } from '#accounts/contract.ts'
import { testApp, type Caller, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { amazonFile, type AmazonRow } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import {
  exportStatements,
  listStatements,
  removeStatement,
  statementTemplate,
  uploadStatements,
} from '../contract.ts'
import { staffStatements } from '../staff/contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: settableClock(new Date('2026-11-20T09:00:00Z')) })
})

const HEAD = 'Statement,Marketplace,Country of arrival,First day,Last day,Currency,Amount,Refunds,Fees'
const upload = async (as: Caller, lines: string[], head = HEAD) =>
  (
    await app.upload(
      uploadStatements,
      { name: 'statements.csv', bytes: Buffer.from([head, ...lines].join('\n')) },
      { as },
    )
  ).body
const listed = async (as: Caller) => {
  await app.drain()
  return (await app.get(listStatements, {}, { as })).body.data?.records ?? []
}
const own = (gross: string, more: AmazonRow = {}): AmazonRow => ({
  MARKETPLACE: 'own shop',
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: gross,
  TRANSACTION_COMPLETE_DATE: '10-03-2026',
  ...more,
})
async function sold(rows: AmazonRow[]): Promise<Caller> {
  const as = await aSeller(app)
  await imported(app, as, { name: 'report.csv', bytes: Buffer.from(amazonFile(rows)) })
  return as
}
const stepsOf = async (as: Caller) =>
  (await listed(as)).map(({ comparison }) => [
    comparison?.declared,
    comparison?.difference,
    ...(comparison?.steps ?? []).map(({ cause, amount }) => `${cause} ${amount}`),
  ])

describe('statements of others', () => {
  it('are held against the imported sales, each difference by its cause', async () => {
    const as = await sold([own('119.00'), own('238.00'), own('-11.90', { TRANSACTION_TYPE: 'REFUND' })])
    const { data } = await upload(as, ['DAC7,own shop,DE,2026-01-01,2026-03-31,EUR,340.10,,5.00'])
    expect(data).toEqual({ lines: 1 })
    // 290.00 net was declared; 55.10 VAT is in the price, and 5.00 was withheld.
    expect(await stepsOf(as)).toEqual([[29_000, 5_010, 'OWN_TAX 5510', 'FEES -500']])
    const [one] = await listed(as)
    expect(one).toMatchObject({
      kind: 'DAC7',
      channel: 'own shop',
      country: 'DE',
      comparison: { unexplained: 0, missingRates: [] },
    })
    expect(one?.comparison?.steps[0]?.text).toContain('VAT that you pay yourself')
    const zh = await app.get(listStatements, {}, { as, lang: 'zh' })
    expect(zh.body.data?.records[0]?.comparison?.steps[0]?.text).toMatch(/\p{Script=Han}/u)
  })

  it('are compared again when sales arrive, and replaced when they are uploaded again', async () => {
    const as = await sold([own('119.00')])
    await upload(as, ['MARKETPLACE,,,2026-03-01,2026-03-31,EUR,238.00,,'])
    expect(await stepsOf(as)).toEqual([[10_000, 13_800, 'OWN_TAX 1900', 'UNEXPLAINED 11900']])
    await imported(app, as, { name: 'second.csv', bytes: Buffer.from(amazonFile([own('119.00')])) })
    expect(await stepsOf(as)).toEqual([[20_000, 3_800, 'OWN_TAX 3800']])
    await upload(as, ['MARKETPLACE,,,2026-03-01,2026-03-31,EUR,239.00,,'])
    expect(await stepsOf(as)).toEqual([[20_000, 3_900, 'OWN_TAX 3800', 'UNEXPLAINED 100']])
  })

  it('name rows that wait for an answer as a likely cause', async () => {
    const as = await sold([
      own('119.00'),
      own('50.00', {
        ARRIVAL_COUNTRY: 'FR',
        BUYER_VAT_NUMBER_COUNTRY: 'x',
        TRANSACTION_COMPLETE_DATE: '40-03-2026',
      }),
    ])
    await upload(as, ['MARKETPLACE,,,2026-03-01,2026-03-31,EUR,169.00,,'])
    const [found] = await stepsOf(as)
    expect(found?.[0]).toBe(10_000)
    expect(found?.at(-1)).toMatch(/^(OPEN_ROWS|UNEXPLAINED) 5000$/)
  })

  it('say which rate is missing', async () => {
    const as = await sold([own('119.00')])
    await upload(as, ['CHINA,,,2026-01-01,2026-03-31,CNY,900.00,,'])
    expect((await listed(as))[0]?.comparison?.missingRates).toEqual(['EUR'])
  })
})

describe('a file of statements', () => {
  it('is taken whole or not at all, and says what is wrong by line and column', async () => {
    const as = await aSeller(app)
    const answer = await upload(as, ['DAC7,,,2026-01-01,2026-03-31,EUR,1.00,,', 'VAT,,,2026-01-01,x,EUR,1,,'])
    expect(answer).toMatchObject({ error: 'turnover.lines_wrong' })
    expect(answer.message).toContain('Line 3, Statement “VAT”')
    expect(answer.message).toContain('Line 3, Last day “x”')
    expect(await listed(as)).toEqual([])
  })

  it.each<[string, string[], string, string]>([
    ['columns are missing', ['a,b'], 'Statement,Amount', 'turnover.columns_missing'],
    ['nothing below the headings', [], HEAD, 'turnover.no_lines'],
    ['no table', ['x'], 'hello', 'turnover.unreadable'],
    [
      'too many lines',
      Array.from({ length: 501 }, () => 'DAC7,,,2026-01-01,2026-03-31,EUR,1.00,,'),
      HEAD,
      'turnover.too_many_lines',
    ],
  ])('%s', async (_name, lines, head, error) => {
    expect((await upload(await aSeller(app), lines, head)).error).toBe(error)
  })

  it('comes from the template, whose examples can be read', async () => {
    const as = await aSeller(app)
    for (const format of ['xlsx', 'csv']) {
      const template = await app.get(
        statementTemplate,
        { format },
        { as, lang: format === 'csv' ? 'zh' : 'en' },
      )
      const sent = await app.upload(uploadStatements, { name: `t.${format}`, bytes: template.raw }, { as })
      expect(sent.body.data).toEqual({ lines: 3 })
    }
  })
})

describe('whose they are', () => {
  it('nobody else reads or removes them; staff read them', async () => {
    const as = await sold([own('119.00')])
    await upload(as, ['DAC7,,,2026-01-01,2026-03-31,EUR,119.00,,'])
    const [one] = await listed(as)
    const other = await aSeller(app)
    expect(await listed(other)).toEqual([])
    expect((await app.post(removeStatement, { id: one?.id }, { as: other })).body.error).toBe(
      'turnover.not_found',
    )
    const companyId = (await app.get(companyInfo, {}, { as })).body.data?.id ?? ''
    const seen = await app.get(staffStatements, { companyId }, { as: app.people.agent })
    expect(seen.body.data).toMatchObject({ total: 1, records: [{ id: one?.id }] })
    const file = await app.get(exportStatements, {}, { as })
    const rows = (await readXlsx(file.raw)).sheets[0]?.rows ?? []
    expect(rows[1]?.slice(0, 1)).toEqual(['DAC7 statement'])
    expect(rows.at(-1)?.[10]).toBe(19)
    expect((await app.post(removeStatement, { id: one?.id }, { as })).body.code).toBe(0)
    expect((await app.get(exportStatements, {}, { as })).body.error).toBe('turnover.nothing_to_export')
  })

  it('who may only look cannot upload', async () => {
    const { colleague } = await aColleague(app, { role: 'viewer' })
    expect((await upload(colleague, ['DAC7,,,2026-01-01,2026-03-31,EUR,1.00,,'])).code).not.toBe(0)
  })
})
