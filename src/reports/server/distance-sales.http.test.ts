import { and, asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { amazonFile, type AmazonRow } from '../testing/amazon-file.ts'
import { detailOf, imported } from '../testing/imports.builders.ts'
import { proveTotals } from './public.ts'
import { withdrawImport } from '../contract.ts'
import { readDistanceFacts, saveDistanceFacts, saveEstablishment } from '../distance-contract.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { transactionVerdicts } from './transactions.tables.ts'
import { transactions, treatments } from './transactions.tables.ts'

const clock = settableClock(new Date('2026-11-20T09:00:00Z'))
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})

/** A company established in Germany alone. */
async function germanCompany() {
  const as = await aSeller(app)
  const { body } = await app.get(userInfo, {}, { as })
  const companyId = body.data?.company.id ?? ''
  await app.database.pool.query("update companies set country = 'DE' where id = $1", [companyId])
  return { as, companyId }
}
type Company = Awaited<ReturnType<typeof germanCompany>>

const inOss = ({ companyId }: Company, more: Partial<typeof registrations.$inferInsert> = {}) =>
  app.deps.db.insert(registrations).values({
    id: `rg_oss_${companyId}`,
    companyId,
    kind: 'OSS_CONFIRMATION',
    workOrderId: `wo_${companyId}`,
    workOrderNumber: 'WO-1',
    orderId: 'or_1',
    orderNumber: 'OR-1',
    productId: 'pr_1',
    country: 'DE',
    productCode: 'oss-union-de',
    productName: { en: 'OSS', zh: 'OSS' },
    registrationNumber: 'DE123456789',
    createdAt: clock.now(),
    ...more,
  })

/** 1,190 euro are 1,000 without German VAT. */
const toFrance = (day: string, gross = '1190.00', more: AmazonRow = {}): AmazonRow => ({
  SALES_CHANNEL: 'MCF',
  ARRIVAL_COUNTRY: 'FR',
  TRANSACTION_COMPLETE_DATE: day,
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: gross,
  ...more,
})
let files = 0
const send = ({ as }: Company, rows: readonly AmazonRow[]) =>
  imported(app, as, { name: `report-${++files}.csv`, bytes: Buffer.from(amazonFile(rows)) })

/** The verdicts of the company's rows, by day. */
async function verdicts({ companyId }: Company) {
  const rows = await app.deps.db
    .select({ day: transactions.day, id: transactions.treatmentId })
    .from(transactions)
    .where(eq(transactions.companyId, companyId))
    .orderBy(asc(transactions.day), asc(transactions.orderId))
  const known = await app.deps.db.select().from(treatments).where(eq(treatments.companyId, companyId))
  return rows.map(({ day, id }) => {
    const facts = known.find((one) => one.id === id)?.facts
    return `${day} ${facts?.scheme} ${facts?.country}`
  })
}

const NOTHING_BEFORE = { year: 2026, previousYear: '0', before: '0', beforeMonth: '2026-03' }
const say = async ({ as }: Company, more: Partial<typeof NOTHING_BEFORE> & { optedFrom?: string } = {}) => {
  const { body } = await app.post(saveDistanceFacts, { ...NOTHING_BEFORE, ...more }, { as })
  if (!body.data) throw new Error(body.message)
  await app.drain()
  return body.data.years
}
const proven = async ({ companyId }: Company) =>
  expect(await proveTotals(app.deps.db, { companyId, from: '2020-01', to: '2027-12' })).toEqual([])
const facts = async ({ as }: Company) => (await app.get(readDistanceFacts, {}, { as })).body.data
const established = async ({ as }: Company, more: object = {}) => {
  const { body } = await app.post(saveEstablishment, { country: 'FR', ...more }, { as })
  await app.drain()
  return (
    body.fields ?? body.error ?? body.data?.establishments.map(({ country, from, to }) => [country, from, to])
  )
}

const [ORIGIN, DESTINATION] = ['ORIGIN_BELOW_THRESHOLD DE', 'LOCAL FR']

describe('a company established in one member state', () => {
  it('that is in the one-stop shop is asked for no sum', async () => {
    const one = await germanCompany()
    await inOss(one)
    const done = await send(one, [toFrance('10-03-2026')])
    expect(done.causes.map(({ code }) => code)).toEqual([])
    expect(await verdicts(one)).toEqual(['2026-03-10 OSS_UNION FR'])
  })

  it('is asked for the months before, and then for last year', async () => {
    const one = await germanCompany()
    const done = await send(one, [toFrance('10-03-2026')])
    expect(done.causes.map(({ code }) => code)).toEqual(['ASK_DISTANCE_SALES_YTD_EUR'])
    expect(await verdicts(one)).toEqual([])
  })

  it('is taxed at home below the limit; what waited is determined once it was said', async () => {
    const one = await germanCompany()
    const done = await send(one, [toFrance('10-03-2026'), toFrance('11-03-2026')])
    expect(await say(one)).toMatchObject([{ year: 2026, asks: null, previousYear: 0, before: 0 }])
    expect(await verdicts(one)).toEqual([`2026-03-10 ${ORIGIN}`, `2026-03-11 ${ORIGIN}`])
    const { causes } = await detailOf(app, one.as, done.id)
    expect(causes.map(({ code }) => code)).toEqual(['NO_REGISTRATION'])
    const [line] = await app.deps.db
      .select()
      .from(auditTrail)
      .where(
        and(eq(auditTrail.companyId, one.companyId), eq(auditTrail.action, 'reports.distance_sales_saved')),
      )
    expect(line?.detail).toMatchObject({ year: 2026, previousYear: 0 })
    await say(one, { previousYear: '10000.01' })
    expect(await verdicts(one)).toEqual([`2026-03-10 ${DESTINATION}`, `2026-03-11 ${DESTINATION}`])
    const kept = await app.deps.db
      .select()
      .from(transactionVerdicts)
      .where(eq(transactionVerdicts.companyId, one.companyId))
    expect(kept.filter(({ treatmentId }) => treatmentId !== null)).toHaveLength(2)
    await proven(one)
  })

  it('is taxed at arrival from the day on which a file exceeds the limit, waiting rows of the file among them', async () => {
    const one = await germanCompany()
    const rows = [
      toFrance('10-03-2026', '5950.00'),
      toFrance('11-03-2026', '5950.00'),
      toFrance('12-03-2026', '1.19'),
    ]
    await send(one, [...rows])
    await say(one)
    const expected = [`2026-03-10 ${ORIGIN}`, `2026-03-11 ${ORIGIN}`, `2026-03-12 ${DESTINATION}`]
    expect(await verdicts(one)).toEqual(expected)
    const other = await germanCompany()
    await say(other)
    await send(other, [...rows])
    expect(await verdicts(other)).toEqual(expected)
    await proven(one)
  })

  it('has opted', async () => {
    const one = await germanCompany()
    await send(one, [toFrance('10-03-2026'), toFrance('11-04-2026')])
    await say(one, { optedFrom: '2026-04-01' })
    expect(await verdicts(one)).toEqual([`2026-03-10 ${ORIGIN}`, `2026-04-11 ${DESTINATION}`])
  })

  const march = [toFrance('10-03-2026', '9520.00')]
  const april = [toFrance('05-04-2026', '2380.00'), toFrance('06-04-2026', '1190.00')]
  const both = [`2026-03-10 ${ORIGIN}`, `2026-04-05 ${ORIGIN}`, `2026-04-06 ${DESTINATION}`]

  it('is judged alike when the later file comes first, and when the other is withdrawn', async () => {
    const one = await germanCompany()
    await say(one)
    await send(one, april)
    expect(await verdicts(one)).toEqual([`2026-04-05 ${ORIGIN}`, `2026-04-06 ${ORIGIN}`])
    const first = await send(one, march)
    expect(await verdicts(one)).toEqual(both)
    await app.post(withdrawImport, { importId: first.id }, { as: one.as })
    await app.drain()
    expect(await verdicts(one)).toEqual([`2026-04-05 ${ORIGIN}`, `2026-04-06 ${ORIGIN}`])
    await proven(one)
  }, 60_000)

  it('is judged alike when both files waited for an answer', async () => {
    const one = await germanCompany()
    await send(one, april)
    await send(one, march)
    expect(await verdicts(one)).toEqual([])
    await say(one)
    expect(await verdicts(one)).toEqual(both)
    await proven(one)
  }, 60_000)

  it('counts a row once that two files have', async () => {
    const one = await germanCompany()
    await say(one)
    const same = toFrance('10-03-2026', '9520.00', {
      TRANSACTION_EVENT_ID: `SAME-${one.companyId}`,
      ACTIVITY_TRANSACTION_ID: 'SAME',
    })
    await send(one, [same])
    await send(one, [same, toFrance('12-03-2026', '1190.00')])
    expect(await verdicts(one)).toEqual([`2026-03-10 ${ORIGIN}`, `2026-03-12 ${ORIGIN}`])
    await proven(one)
  }, 60_000)

  it('refuses a month of another year', async () => {
    const { as } = await germanCompany()
    const { body } = await app.post(saveDistanceFacts, { ...NOTHING_BEFORE, beforeMonth: '2025-03' }, { as })
    expect(body).toMatchObject({ error: 'distanceSales.other_year' })
  })

  it('says what waits, and what does not', async () => {
    const one = await germanCompany()
    expect(await facts(one)).toMatchObject({
      applies: true,
      seat: 'DE',
      establishments: [],
      years: [{ year: 2026, asks: 'YEAR', waits: false }],
    })
    await send(one, [toFrance('10-03-2026')])
    expect((await facts(one))?.years).toMatchObject([{ year: 2026, asks: 'YEAR', waits: true }])
  })

  it('is taxed at arrival while it is established in another state too, and asked for no sum of these days', async () => {
    const one = await germanCompany()
    await send(one, [toFrance('10-03-2026'), toFrance('11-04-2026')])
    expect(await established(one, { from: '2026-04-01' })).toEqual([['FR', '2026-04-01', null]])
    expect(await verdicts(one)).toEqual([`2026-04-11 ${DESTINATION}`])
    await say(one)
    expect(await verdicts(one)).toEqual([`2026-03-10 ${ORIGIN}`, `2026-04-11 ${DESTINATION}`])
    expect(await established(one, { isGone: true })).toEqual([])
    expect(await verdicts(one)).toEqual([`2026-03-10 ${ORIGIN}`, `2026-04-11 ${ORIGIN}`])
    await proven(one)
  }, 60_000)

  it('is asked nothing where it always was', async () => {
    const one = await germanCompany()
    await send(one, [toFrance('10-03-2026')])
    await established(one)
    expect(await verdicts(one)).toEqual([`2026-03-10 ${DESTINATION}`])
    expect(await facts(one)).toMatchObject({
      applies: true,
      establishments: [{ country: 'FR', from: null, to: null, changed: { kind: 'seller' } }],
      years: [{ year: 2026, asks: null, waits: false, exempt: 'ELSEWHERE' }],
    })
    const { rows } = await app.database.pool.query(
      "select detail->>'country' as country from audit_trail where company_id = $1 and action like 'reports.establishment%'",
      [one.companyId],
    )
    expect(rows).toEqual([{ country: 'FR' }])
  })

  it.each([
    ['its own country', { country: 'DE' }, 'distanceSales.own_seat'],
    ['a country outside the EU', { country: 'CH' }, { country: expect.stringMatching('EU') }],
    ['days in the wrong order', { from: '2026-04-01', to: '2026-03-31' }, { to: expect.stringMatching(/./) }],
  ])('refuses %s', async (_, more, expected) => {
    expect(await established(await germanCompany(), more)).toEqual(expected)
  })
})
