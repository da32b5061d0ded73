import fc from 'fast-check'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { multiply, plansOf } from '#platform/testing/plans.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { downloadTemplate, withdrawImport } from '../contract.ts'
import { describeChanges } from '../fact-changes.ts'
import { amazonFile, type AmazonRow } from '../testing/amazon-file.ts'
import { detailOf, imported } from '../testing/imports.builders.ts'
import { firstSales } from './orders.queries.ts'
import { proveTotals, totalsOf } from './public.ts'
import { reportRejudgements } from './rejudgements.tables.ts'
import { transactions, transactionVerdicts } from './transactions.tables.ts'

const clock = settableClock(new Date('2026-11-20T09:00:00Z'))
const ALL = { from: '2020-01', to: '2027-12' }
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})

let made = 0
/** A German company with a one-stop shop. */
async function company() {
  const as = await aSeller(app)
  const { body } = await app.get(userInfo, {}, { as })
  const companyId = body.data?.company.id ?? ''
  made += 1
  await app.deps.db.insert(registrations).values({
    id: `rg_refund_${made}`,
    companyId,
    kind: 'OSS_CONFIRMATION',
    workOrderId: `wo_refund_${made}`,
    workOrderNumber: 'WO-1',
    orderId: 'or_1',
    orderNumber: 'OR-1',
    productId: 'pr_1',
    country: 'DE',
    productCode: 'oss-union-de',
    productName: { en: 'OSS', zh: 'OSS' },
    registrationNumber: 'DE123456789',
    createdAt: clock.now(),
  })
  return { as, companyId }
}
type Company = Awaited<ReturnType<typeof company>>

const csv = (rows: readonly AmazonRow[], name: string) => ({ name, bytes: Buffer.from(amazonFile(rows)) })
/** From the own shop to France: of the one-stop shop. */
const toFrance = (order: string, day: string, row: AmazonRow = {}): AmazonRow => ({
  SALES_CHANNEL: 'MCF',
  ARRIVAL_COUNTRY: 'FR',
  TRANSACTION_EVENT_ID: order,
  TRANSACTION_COMPLETE_DATE: day,
  ...row,
})
const REFUND = { TRANSACTION_TYPE: 'REFUND', TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '-119.00' }
const MARCH = [toFrance('A-1', '20-03-2026')]
/** A refund of March's sale, beside a sale of the same amount on the same route. */
const MAY = [toFrance('B-1', '02-05-2026'), toFrance('A-1', '10-05-2026', REFUND)]

const figures = async ({ companyId }: Company) =>
  (await totalsOf(app.deps.db, { companyId, ...ALL }))
    .map(({ treatment, month, count, gross }) => [
      month,
      treatment.scheme,
      treatment.correctionOf,
      count,
      gross,
    ])
    .toSorted()
const totals = async ({ companyId }: Company) =>
  (await totalsOf(app.deps.db, { companyId, ...ALL })).map(({ treatment, ...sums }) => [treatment.key, sums])
const refundOf = async ({ companyId }: Company) => {
  const [row] = await app.deps.db
    .select({ day: transactions.originalDay, importId: transactions.importId })
    .from(transactions)
    .where(and(eq(transactions.companyId, companyId), eq(transactions.type, 'REFUND')))
  return row
}
const codesOf = async ({ as }: Company, importId: string) =>
  (await detailOf(app, as, importId)).causes.filter(({ count }) => count > 0).map(({ code }) => code)

const CORRECTED = [
  ['2026-03', 'OSS_UNION', null, 1, 11_900],
  ['2026-05', 'OSS_UNION', null, 1, 11_900],
  ['2026-05', 'OSS_UNION', '2026-Q1', 1, -11_900],
]

describe('a refund whose sale is in another file', () => {
  it('finds it by its order, and corrects the quarter of the sale', async () => {
    const one = await company()
    await imported(app, one.as, csv(MARCH, 'march.csv'))
    const may = await imported(app, one.as, csv(MAY, 'may.csv'))
    expect(await figures(one)).toEqual(CORRECTED)
    expect(await refundOf(one)).toMatchObject({ day: '2026-03-20' })
    expect(await codesOf(one, may.id)).not.toContain('REFUND_SALE_BY_AMOUNT')
  })

  it('is determined anew when that file comes later, and says because of what', async () => {
    const one = await company()
    const may = await imported(app, one.as, csv(MAY, 'may.csv'))
    expect(await codesOf(one, may.id)).toContain('REFUND_SALE_BY_AMOUNT')
    expect(await refundOf(one)).toMatchObject({ day: '2026-05-02' })
    const march = await imported(app, one.as, csv(MARCH, 'march.csv'))
    await app.drain()
    expect(await figures(one)).toEqual(CORRECTED)
    expect(await codesOf(one, may.id)).not.toContain('REFUND_SALE_BY_AMOUNT')
    const { db } = app.deps
    const [run] = await db
      .select()
      .from(reportRejudgements)
      .where(eq(reportRejudgements.companyId, one.companyId))
    expect(run).toMatchObject({
      importId: may.id,
      changes: [{ fact: 'SALES_CAME', importId: march.id, file: 'march.csv' }],
      rowsChanged: 1,
      endedAt: expect.any(Date),
    })
    expect(describeChanges(run?.changes ?? []).en).toBe(
      'the file march.csv contains the sales that were refunded',
    )
    const verdicts = await db
      .select()
      .from(transactionVerdicts)
      .where(eq(transactionVerdicts.companyId, one.companyId))
    expect(verdicts).toMatchObject([{ why: run?.id, gross: -11_900 }])
    expect(await proveTotals(db, { companyId: one.companyId, ...ALL })).toEqual([])
  })

  it('loses it when that file is withdrawn', async () => {
    const one = await company()
    const march = await imported(app, one.as, csv(MARCH, 'march.csv'))
    const may = await imported(app, one.as, csv(MAY, 'may.csv'))
    const { body } = await app.post(withdrawImport, { importId: march.id }, { as: one.as })
    expect(body.code).toBe(0)
    await app.drain()
    expect(await figures(one)).toEqual([['2026-05', 'OSS_UNION', null, 2, 0]])
    expect(await codesOf(one, may.id)).toContain('REFUND_SALE_BY_AMOUNT')
  })

  it('is not taken for that of another account, nor of another company', async () => {
    const [one, other] = [await company(), await company()]
    await imported(app, other.as, csv(MARCH, 'march.csv'))
    await imported(
      app,
      one.as,
      csv([toFrance('A-1', '20-03-2026', { UNIQUE_ACCOUNT_IDENTIFIER: 'A2' })], 'a2.csv'),
    )
    const may = await imported(app, one.as, csv(MAY.slice(1), 'may.csv'))
    expect(await codesOf(one, may.id)).toContain('REFUND_SALE_BEFORE_FILE')
    expect(await refundOf(one)).toMatchObject({ day: '2026-04-30' })
  })

  it('takes the day that its row gives before all others', async () => {
    const one = await company()
    await imported(app, one.as, csv(MARCH, 'march.csv'))
    const given = toFrance('A-1', '10-05-2026', { ...REFUND, 'Original sale date': '28-12-2025' })
    await imported(app, one.as, csv([given], 'may.csv'))
    expect(await refundOf(one)).toMatchObject({ day: '2025-12-28' })
  })

  it('and a day that is none is an issue of its column', async () => {
    const one = await company()
    const given = toFrance('A-1', '10-05-2026', { ...REFUND, 'Original sale date': '31-02-2026' })
    const done = await imported(app, one.as, csv([given], 'may.csv'))
    expect(done).toMatchObject({ rowsKept: 0, rowsWithIssue: 1 })
    expect(done.causes).toMatchObject([{ code: 'DATE_NOT_READABLE', column: 'Original sale date' }])
  })
})

it.each(['en', 'zh'] as const)('the template asks for the day of a refund’s sale (%s)', async (lang) => {
  const one = await company()
  const { raw } = await app.get(downloadTemplate, { format: 'csv' }, { as: one.as, lang })
  const header = raw.toString('utf8').replace('\uFEFF', '').trim()
  const saleDay = header.split(',').indexOf(lang === 'en' ? 'Original sale date' : '原销售日期')
  expect(saleDay).toBeGreaterThan(0)
  const values: Record<string, string> = {
    0: '2026-05-10',
    1: 'REFUND',
    2: 'T-1',
    4: 'own shop',
    8: 'DE',
    10: 'FR',
    12: '-119.00',
    13: 'EUR',
    [saleDay]: '2026-02-11',
  }
  const row = header
    .split(',')
    .map((_name, at) => values[at] ?? '')
    .join(',')
  const done = await imported(app, one.as, {
    name: 'own.csv',
    bytes: Buffer.from(`${header}\n${row}\n`),
  })
  expect(done).toMatchObject({ rowsKept: 1, rowsWithIssue: 0 })
  expect(await refundOf(one)).toMatchObject({ day: '2026-02-11' })
})

describe('a file that is cut in two by month', () => {
  const order = fc.record({
    sold: fc.constantFrom('05-03-2026', '30-03-2026', '02-04-2026'),
    also: fc.constantFrom(null, '31-03-2026', '20-04-2026'),
    refunded: fc.constantFrom(null, '25-04-2026', '30-04-2026'),
    to: fc.constantFrom('FR', 'DE', 'PL'),
    gross: fc.constantFrom('119.00', '50.00'),
  })

  it(
    'comes to the same totals and periods as the whole, whichever half comes first',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 6 }), async (orders) => {
          const rows = orders.flatMap(({ sold, also, refunded, to, gross }, at): AmazonRow[] => {
            const row = (day: string, line: string): AmazonRow =>
              toFrance(`P-${at}`, day, {
                ARRIVAL_COUNTRY: to,
                TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: gross,
                ACTIVITY_TRANSACTION_ID: `P-${at}-${line}`,
              })
            return [
              row(sold, 'a'),
              ...(also === null ? [] : [row(also, 'b')]),
              ...(refunded === null
                ? []
                : [{ ...row(refunded, 'r'), ...REFUND, TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: `-${gross}` }]),
            ]
          })
          const of = (month: string) =>
            rows.filter(({ TRANSACTION_COMPLETE_DATE: day }) => day?.slice(3, 5) === month)
          const halves = [of('03'), of('04')].filter((half) => half.length > 0)
          const results = []
          for (const files of [[rows], halves, halves.toReversed()]) {
            const one = await company()
            for (const [at, file] of files.entries()) await imported(app, one.as, csv(file, `half-${at}.csv`))
            await app.drain()
            expect(await proveTotals(app.deps.db, { companyId: one.companyId, ...ALL })).toEqual([])
            results.push(await totals(one))
          }
          expect(results[1]).toEqual(results[0])
          expect(results[2]).toEqual(results[0])
        }),
        { numRuns: 8 },
      )
    },
  )
})

it('orders are looked up by the index of each month', async () => {
  const one = await company()
  await imported(app, one.as, csv([...MARCH, toFrance('C-1', '20-04-2026')], 'spring.csv'))
  for (const month of ['2026_03', '2026_04'])
    await multiply(
      app.database.pool,
      `transactions_${month}`,
      { company_id: `'${one.companyId}'`, id: 'gen_random_uuid()', order_id: "'X-' || n" },
      20_000,
    )
  const asked = Array.from({ length: 2000 }, (_, at) => ({ orderId: `X-${at}`, account: 'A1' }))
  const of = { companyId: one.companyId, months: ['2026-03-01', '2026-04-01'] }
  const explained = await plansOf(app.database.pool, () => firstSales(app.deps.db, of, asked))
  const plan = explained.replaceAll(/'\{X-[^']*'/g, 'orders')
  for (const month of ['2026_03', '2026_04'])
    expect(plan).toMatch(new RegExp(`transactions_${month}_company_id_order_id_idx`))
  expect(plan).not.toMatch(/Seq Scan on transactions_/)
  expect(plan).not.toMatch(/transactions_2026_(?!03|04)/)
})
