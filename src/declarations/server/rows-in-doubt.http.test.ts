import { beforeAll, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp } from '#main/testing/test-app.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { amazonFile, type AmazonRow } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { readDeclaration } from '../contract.ts'
import { staffDeclaration } from '../staff/contract.ts'
import { declarationRow } from '../testing/declarations.builders.ts'
import { registrationRow } from '../testing/hmrc.builders.ts'
import { calculateDeclaration } from './calculate-declaration.ts'
import { insertDeclaration } from './declarations.repository.ts'
import { realSources } from './real-sources.ts'

/* Rows that could not be determined, and rows that the marketplace treats otherwise, are told with the return. */

const app = await testApp()
const as = await aSeller(app)
const { agent } = app.people
let companyId = ''

const OWN: AmazonRow = { SALES_CHANNEL: 'MCF' }
const key = (name: string): AmazonRow => ({
  ...OWN,
  TRANSACTION_EVENT_ID: `O-${name}`,
  ACTIVITY_TRANSACTION_ID: `T-${name}`,
})
const send = (name: string, rows: readonly AmazonRow[]) =>
  imported(app, as, { name, bytes: Buffer.from(amazonFile(rows)) })
const IDS = { q1: 'dc_doubt', q2: 'dc_doubt_q2', pl: 'dc_doubt_pl' }

const findingsOf = async (id: string) =>
  (await app.get(readDeclaration, { id }, { as })).body.data?.findings ?? []
const foundIn = async (id: string, code: string) => (await findingsOf(id)).filter((one) => one.code === code)

beforeAll(async () => {
  companyId = (await app.get(userInfo, {}, { as })).body.data?.company.id ?? ''
  const number = { ...registrationRow(app, companyId), country: 'DE', registrationNumber: 'DE136695976' }
  await app.deps.db.insert(registrations).values([
    { ...number, id: 'rg_doubt' },
    {
      ...number,
      id: 'rg_doubt_pl',
      workOrderId: 'wo_doubt_pl',
      country: 'PL',
      registrationNumber: 'PL5260001246',
    },
  ])
  const open = {
    companyId,
    status: 'AWAITING_DATA',
    revision: 0,
    base: null,
    vat: null,
    payable: null,
  } as const
  const german = { ...open, registrationId: 'rg_doubt' }
  const rows = [
    { ...german, id: IDS.q1, number: 'DC-2026-710001' },
    {
      ...german,
      id: IDS.q2,
      number: 'DC-2026-710002',
      fromDay: '2026-04-01',
      toDay: '2026-06-30',
      label: '2026-Q2',
    },
    {
      ...open,
      id: IDS.pl,
      number: 'DC-2026-710003',
      registrationId: 'rg_doubt_pl',
      country: 'PL',
      currency: 'PLN',
    },
  ]
  await app.deps.db.transaction(async (tx) => {
    for (const row of rows) await insertDeclaration(tx, declarationRow(app, row))
  })
})

it('a row that nobody could determine is told with the returns it may belong to', async () => {
  const faulty = { ...key('A'), TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '-119.00' }
  const later = { ...key('B'), TRANSACTION_COMPLETE_DATE: '12-05-2026' }
  const first = await send('march.csv', [faulty, key('C'), later])
  expect(first).toMatchObject({ rowsWithIssue: 1, rowsKept: 2 })
  const [found, ...more] = await foundIn(IDS.q1, 'SALES_WITH_ISSUES')
  expect([found?.importId, more]).toEqual([first.id, []])
  expect(found?.text).toMatch(/issues: 1 .*march\.csv/)
  const { body } = await app.get(staffDeclaration, { companyId, id: IDS.q1 }, { as: agent, lang: 'zh' })
  expect(body.data?.findings.map(({ text }) => text).join()).toContain('有1行问题尚未解决（见“march.csv”）')
  await calculateDeclaration(
    { ...app.deps, sources: realSources('UTC') },
    { companyId, id: IDS.pl, by: PORTAL },
  )
  // Another period; another country.
  expect(await foundIn(IDS.q2, 'SALES_WITH_ISSUES')).toEqual([])
  expect(await foundIn(IDS.pl, 'SALES_WITH_ISSUES')).toEqual([])
})

it('and no longer, as soon as a later file has it right', async () => {
  await send('again.csv', [key('A')])
  expect(await foundIn(IDS.q1, 'SALES_WITH_ISSUES')).toEqual([])
  expect((await app.get(readDeclaration, { id: IDS.q1 }, { as })).body.data?.vat?.amount).toBe(3_800)
})

it('a file with nothing but such rows is told too', async () => {
  const undone = await send('undone.csv', [{ ...key('D'), TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: 'much' }])
  expect(await foundIn(IDS.q1, 'SALES_WITH_ISSUES')).toMatchObject([{ importId: undone.id }])
  await send('done.csv', [key('D')])
  expect(await foundIn(IDS.q1, 'SALES_WITH_ISSUES')).toEqual([])
})

/** A file in which a line has a quotation mark that never closes. */
const torn = (rows: readonly AmazonRow[], line: number) =>
  amazonFile(rows)
    .split('\n')
    .map((text, at) => (at === line ? `"${text.slice(0, 20)}` : text))
    .join('\n')

it('a line that could not be taken apart is told with the returns of the days of its file, until it comes whole', async () => {
  const rows = [key('T1'), key('T2')]
  const broken = await imported(app, as, { name: 'torn.csv', bytes: Buffer.from(torn(rows, 2)) })
  expect(broken).toMatchObject({ rowsWithIssue: 1, rowsKept: 1 })
  expect(await foundIn(IDS.q1, 'SALES_WITH_ISSUES')).toMatchObject([{ importId: broken.id }])
  expect(await foundIn(IDS.q2, 'SALES_WITH_ISSUES')).toEqual([])
  await send('other-month.csv', [key('T3')])
  expect(await foundIn(IDS.q1, 'SALES_WITH_ISSUES')).toHaveLength(1)
  await send('whole.csv', rows)
  expect(await foundIn(IDS.q1, 'SALES_WITH_ISSUES')).toEqual([])
})

it('a file of nothing but such lines belongs to the months before it came', async () => {
  const name = 'all-torn.csv'
  const broken = await imported(app, as, { name, bytes: Buffer.from(torn([key('T4')], 1)) })
  expect(broken).toMatchObject({ rowsWithIssue: 1, rowsKept: 0 })
  expect(await foundIn(IDS.q1, 'SALES_WITH_ISSUES')).toMatchObject([{ importId: broken.id }])
  await send(name, [key('T4')])
  expect(await foundIn(IDS.q1, 'SALES_WITH_ISSUES')).toEqual([])
})

it('what the marketplace says otherwise is told with the return of its month', async () => {
  expect(await foundIn(IDS.q1, 'MARKETPLACE_DISAGREES')).toEqual([])
  const said = { PRICE_OF_ITEMS_VAT_RATE_PERCENT: '0.07' }
  const other = await send('other.csv', [{ ...key('E'), ...said }, { ...key('F'), ...said }, key('G')])
  const [found] = await foundIn(IDS.q1, 'MARKETPLACE_DISAGREES')
  expect(found?.importId).toBe(other.id)
  expect(found?.text).toMatch(/differently: 2 .*other\.csv/)
  expect(await foundIn(IDS.q2, 'MARKETPLACE_DISAGREES')).toEqual([])
})
