import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { type Caller, testApp, type TestApp } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { settableClock } from '#platform/server/clock.ts'
import { type AmazonRow, amazonFile } from '#reports/testing/amazon-file.ts'
import { transactionTotals } from '#reports/server/transactions.tables.ts'
import { saveDistanceFacts, saveEstablishment } from '#reports/distance-contract.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { listThresholds } from '../contract.ts'
import { watchThresholds } from './watch-thresholds.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: settableClock(new Date('2026-11-20T09:00:00Z')) })
})

const told = async (as: Caller, lang: 'en' | 'zh' = 'en') =>
  (await app.get(listThresholds, {}, { as, lang })).body.data
const sell = (as: Caller, rows: readonly AmazonRow[]) =>
  imported(app, as, { name: 'report.csv', bytes: Buffer.from(amazonFile(rows)) })
const messages = async (as: Caller) =>
  ((await app.get(listMessages, { pageSize: 50 }, { as })).body.data?.records ?? [])
    .map(({ title }) => title)
    .filter((title) => /limit/i.test(title))

const todos = async (as: Caller) =>
  ((await app.get(listPendingMatters, {}, { as })).body.data?.records ?? []).map(
    ({ title, subject, country }) => [title, subject, country],
  )

describe('limits of a company', () => {
  it('are not named before there are sales', async () => {
    expect(await told(await aSeller(app))).toMatchObject({ hasSales: false, thresholds: [] })
  })

  it('come from its own imported sales, with the service that helps', async () => {
    const [as, other] = [await aSeller(app), await aSeller(app)]
    await sell(as, [{ MARKETPLACE: 'amazon.de' }, { MARKETPLACE: 'amazon.de', DEPARTURE_COUNTRY: 'FR' }])
    const found = await told(as)
    expect(found).toMatchObject({ hasSales: true, today: '2026-11-20' })
    expect(
      found?.thresholds.map(({ kind, country, level, since, service }) => [
        kind,
        country,
        level,
        since,
        service?.code,
      ]),
    ).toEqual([
      ['UNREGISTERED', 'DE', 'CROSSED', '2026-03', 'vat-registration-de'],
      ['UNREGISTERED', 'FR', 'CROSSED', '2026-03', 'vat-registration-fr'],
    ])
    expect((await told(as, 'zh'))?.thresholds[0]?.service?.name).not.toBe(found?.thresholds[0]?.service?.name)
    expect(await told(other)).toMatchObject({ hasSales: false })
  })
})

it('says how many rows wait for an answer, and why, before it says that nothing was reached', async () => {
  const as = await aSeller(app)
  const { body } = await app.get(userInfo, {}, { as })
  await app.database.pool.query("update companies set country = 'DE' where id = $1", [body.data?.company.id])
  const own = { MARKETPLACE: 'own shop', ARRIVAL_COUNTRY: 'DE' }
  await sell(as, [own, { ...own, TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '-50.00' }])
  const found = await told(as)
  expect(found?.waiting).toMatchObject({ rows: 1, reasons: [{ rows: 1 }] })
  expect(found?.thresholds.find(({ kind }) => kind === 'DISTANCE_SALES')).toMatchObject({
    level: 'UNKNOWN',
    doubt: 'ROWS_WAITING',
    reached: null,
  })
  expect((await told(as, 'zh'))?.waiting.reasons[0]?.text).toMatch(/\p{Script=Han}/u)
})

it('counts the lines of an order from outside as one parcel', async () => {
  const as = await aSeller(app)
  const line = { DEPARTURE_COUNTRY: 'CN', ARRIVAL_COUNTRY: 'FR', MARKETPLACE: 'amazon.fr' }
  const part = (order: string, n: number, gross: string) => ({
    ...line,
    TRANSACTION_EVENT_ID: order,
    ACTIVITY_TRANSACTION_ID: `${order}-${n}`,
    TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: gross,
  })
  // 20 % is in the price: 100.00 net twice, and 150.00 net once.
  await sell(as, [part('O-1', 1, '120.00'), part('O-1', 2, '120.00'), part('O-2', 1, '180.00')])
  expect((await told(as))?.thresholds.find(({ kind }) => kind === 'CONSIGNMENTS')).toMatchObject({
    country: 'EU',
    level: 'CROSSED',
    cases: 1,
    since: '2026-03',
    reached: { amount: 20_000, currency: 'EUR' },
  })
})

it('is told once of each, when it is crossed', async () => {
  const as = await aSeller(app)
  await sell(as, [{ MARKETPLACE: 'amazon.de' }])
  expect(await watchThresholds(app.deps)).toBeGreaterThan(0)
  await watchThresholds(app.deps)
  expect(await todos(as)).toEqual([
    ['A limit was exceeded: goods or sales in Germany without a VAT number', 'since March 2026', 'DE'],
  ])
  expect(await messages(as)).toEqual(['Limit exceeded: goods or sales in Germany without a VAT number'])
  await sell(as, [{ MARKETPLACE: 'amazon.fr', DEPARTURE_COUNTRY: 'FR' }])
  await watchThresholds(app.deps)
  expect(await messages(as)).toHaveLength(2)
  expect(await todos(as)).toHaveLength(2)
})

it('no longer waits once it is not exceeded', async () => {
  const as = await aSeller(app)
  await sell(as, [{ MARKETPLACE: 'amazon.de' }])
  await watchThresholds(app.deps)
  expect(await todos(as)).toHaveLength(1)
  const { body } = await app.get(userInfo, {}, { as })
  await app.deps.db
    .update(transactionTotals)
    .set({ month: '2024-01-01' })
    .where(eq(transactionTotals.companyId, body.data?.company.id ?? ''))
  await sell(as, [{ MARKETPLACE: 'amazon.fr', DEPARTURE_COUNTRY: 'FR' }])
  await watchThresholds(app.deps)
  expect((await todos(as)).map(([, , country]) => country)).toEqual(['FR'])
})

it('sees the distance sales of a company in the EU, from what it said on: near, and exceeded', async () => {
  const as = await aSeller(app)
  const { body } = await app.get(userInfo, {}, { as })
  await app.database.pool.query("update companies set country = 'DE' where id = $1", [body.data?.company.id])
  const toFrance = { SALES_CHANNEL: 'MCF', ARRIVAL_COUNTRY: 'FR' }
  await sell(as, [{ ...toFrance, TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '1190.00' }])
  const distance = async () => (await told(as))?.thresholds.find(({ kind }) => kind === 'DISTANCE_SALES')
  const basis = async () => (await told(as))?.distance
  expect(await distance()).toMatchObject({ level: 'UNKNOWN', doubt: 'ROWS_WAITING' })
  expect(await basis()).toEqual({ established: ['DE'], previousYear: null, before: null })
  await app.post(
    saveDistanceFacts,
    { year: 2026, previousYear: '0', before: '7.800,00', beforeMonth: '2026-03' },
    { as },
  )
  await app.drain()
  expect(await distance()).toMatchObject({ level: 'NEAR', reached: { amount: 880_000, currency: 'EUR' } })
  await watchThresholds(app.deps)
  expect(await messages(as)).toContainEqual(expect.stringMatching(/distance sales/i))
  await sell(as, [
    { ...toFrance, TRANSACTION_COMPLETE_DATE: '10-04-2026', TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '2380.00' },
  ])
  expect(await distance()).toMatchObject({ level: 'CROSSED', since: '2026-04' })
  await watchThresholds(app.deps)
  expect((await messages(as)).filter((title) => /distance sales/i.test(title))).toHaveLength(2)
  expect(await basis()).toEqual({
    established: ['DE'],
    previousYear: 0,
    before: { month: '2026-03', amount: 780_000 },
  })
  await app.post(saveEstablishment, { country: 'FR' }, { as })
  await app.drain()
  expect(await basis()).toMatchObject({ established: ['DE', 'FR'] })
  expect(await distance()).toMatchObject({ level: 'NOT_APPLICABLE', service: null, limit: null })
})
