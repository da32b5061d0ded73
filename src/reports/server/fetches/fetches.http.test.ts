import { describe, expect, it } from 'vitest'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { userInfo } from '#accounts/contract.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { settableClock } from '#platform/server/clock.ts'
import { revokeAmazon, removeShop } from '#shops/contract.ts'
import { createAmazon } from '#shops/server/public.ts'
import { shopKeeper, withdrawAtAmazon } from '#shops/testing/shops.builders.ts'
import { fetchMonth, listImports } from '../../contract.ts'
import { finishedReports, proveTotals, reportFileIds } from '../public.ts'
import { monthKeeper } from '../../testing/fetches.builders.ts'
import { detailOf, imported } from '../../testing/imports.builders.ts'
import { LOCAL_SELLERS } from '#shops/local-amazon/local-sellers.ts'
import { localReport } from '#shops/local-amazon/local-report.ts'
import { fetchReport } from './fetch-report.ts'
import { requestLastMonth } from './request-fetch.ts'

const clock = settableClock(new Date('2026-11-22T10:00:00Z'))
const app = await testApp({ listen: true, clock })
const deps = { ...app.deps, amazon: createAmazon(app.deps) }

/** A company with a shop that is connected with an account of the local Amazon. */
async function connected(account: string, region: 'EU' | 'GB' = 'EU') {
  const as = await aSeller(app)
  const { body } = await app.get(userInfo, {}, { as })
  const companyId = body.data?.company.id ?? ''
  const shops = shopKeeper(app, as)
  const shopId = await shops.add({ name: 'Shop', region })
  await shops.connect(shopId, account)
  return { as, companyId, shopId, shops, months: monthKeeper(app, as) }
}
/** Accounts belong to one company at a time. */
const done = (as: Caller, shopId: string) => app.post(removeShop, { shopId }, { as })
const importsOf = async (as: Caller) => (await app.get(listImports, {}, { as })).body.data?.records ?? []
const told = async (as: Caller) =>
  ((await app.get(listMessages, {}, { as })).body.data?.records ?? []).map(({ title }) => title)

describe('the month of a shop', () => {
  it('is ordered, made, and imported like any file', async () => {
    const { as, companyId, shopId, months } = await connected('A1BRIGHTOAK001')
    expect((await months.month(shopId, '2026-10')).state).toBe('MISSING')
    expect((await months.fetch(shopId, '2026-10')).body).toMatchObject({ code: 0 })
    await months.settle()
    expect(await months.month(shopId, '2026-10')).toMatchObject({ state: 'RUNNING', fault: null })
    await months.pass(20)
    const month = await months.month(shopId, '2026-10')
    expect(month).toMatchObject({ state: 'REPORTED', askAgainAt: null, fault: null })
    const report = await detailOf(app, as, month.importId ?? '')
    expect(report).toMatchObject({
      status: 'FINISHED',
      source: 'AMAZON',
      shopId,
      fileName: 'Amazon 2026-10 Shop.txt',
      rowsRead: 48,
      rowsWithIssue: 0,
      from: '2026-10-01',
      to: '2026-10-28',
    })
    expect(await proveTotals(app.deps.db, { companyId, from: '2026-01', to: '2026-12' })).toEqual([])
    await done(as, shopId)
  })

  it('counts once, whether it is uploaded before or after, as the same file or with another name', async () => {
    const { as, shopId, months } = await connected('A2LUMENA000002')
    const seller = LOCAL_SELLERS.find(({ id }) => id === 'A2LUMENA000002')
    const text = seller
      ? localReport(
          seller,
          '2026-09',
          seller.countries.filter((one) => one !== 'GB'),
        )
      : ''
    const byHand = await imported(app, as, {
      name: 'by hand.csv',
      bytes: Buffer.from(text.replaceAll('\t', ',')),
    })
    expect(byHand).toMatchObject({ rowsKept: 48, status: 'FINISHED' })
    await months.fetch(shopId, '2026-09')
    await months.settle()
    await months.pass(20)
    const { importId, state } = await months.month(shopId, '2026-09')
    expect(state).toBe('REPORTED')
    expect(await detailOf(app, as, importId ?? '')).toMatchObject({ rowsKept: 0, rowsDuplicate: 48 })
    await months.fetch(shopId, '2026-09')
    await months.settle()
    await months.pass(20)
    // The very same file: it leads to the import that is there.
    expect((await months.month(shopId, '2026-09')).importId).toBe(importId)
    expect(await importsOf(as)).toHaveLength(2)
    await done(as, shopId)
  })

  it('without sales is reported with none, and no import is left behind', async () => {
    const { as, companyId, shopId, months } = await connected('A8NOSALES00204')
    await months.fetch(shopId, '2026-10')
    await months.settle()
    await months.pass(20)
    expect(await months.month(shopId, '2026-10')).toMatchObject({
      state: 'NO_SALES',
      importId: null,
      fault: null,
    })
    expect(await importsOf(as)).toEqual([])
    expect(await finishedReports(app.deps.db, companyId)).toEqual([
      { by: 'MARKETPLACE', shopId, firstDay: '2026-10-01', months: ['2026-10'] },
    ])
    await done(as, shopId)
  })

  it('that Amazon cannot make is ordered three times, then the seller is told what to do', async () => {
    const { as, shopId, months } = await connected('A8FAILING00500')
    await months.fetch(shopId, '2026-10')
    await months.settle()
    for (let times = 0; times < 3; times++) {
      expect((await months.month(shopId, '2026-10')).state).toBe('RUNNING')
      await months.pass(20)
      await months.pass(6 * 3_600)
    }
    expect(await months.month(shopId, '2026-10')).toMatchObject({
      state: 'MISSING',
      fault: expect.stringContaining('Seller Central'),
    })
    expect(await told(as)).toContain('Shop: the sales of October 2026 are missing')
    await done(as, shopId)
  })

  it('is asked for again after a link that was over, and while Amazon limits the questions', async () => {
    const overdue = await connected('A8OVERDUE00410')
    await overdue.months.fetch(overdue.shopId, '2026-10')
    await overdue.months.settle()
    await overdue.months.pass(20)
    expect((await overdue.months.month(overdue.shopId, '2026-10')).state).toBe('REPORTED')
    await done(overdue.as, overdue.shopId)
    const { as, shopId, months, shops } = await connected('A3LIMITED00429')
    // Amazon has not said yet where it sells, and whose it is.
    await months.pass(70)
    await months.pass(70)
    await months.pass(70)
    await shops.own(shopId)
    expect((await shops.find(shopId)).account).toMatchObject({ is: 'OTHER', confirmed: expect.anything() })
    await months.fetch(shopId, '2026-10')
    await months.settle()
    const waiting = await months.month(shopId, '2026-10')
    expect(waiting).toMatchObject({ state: 'RUNNING', fault: expect.stringMatching(/wait/) })
    for (let times = 0; times < 8; times++) await months.pass(90)
    expect((await months.month(shopId, '2026-10')).state).toBe('REPORTED')
    await done(as, shopId)
  })

  it('is given up after three days of silence, and fetched when somebody asks again', async () => {
    const { as, shopId, months } = await connected('A5SILENT000503')
    await months.fetch(shopId, '2026-10')
    await months.settle()
    expect((await months.month(shopId, '2026-10')).state).toBe('RUNNING')
    await months.pass(73 * 3_600)
    expect(await months.month(shopId, '2026-10')).toMatchObject({
      state: 'MISSING',
      fault: expect.stringContaining('no marketplace'),
    })
    await months.fetch(shopId, '2026-10')
    await months.settle()
    expect((await months.month(shopId, '2026-10')).state).toBe('RUNNING')
    await done(as, shopId)
  })

  it('is missing where consent was withdrawn at Amazon or here', async () => {
    const { as, shopId, months, shops } = await connected('A1BRIGHTOAK001')
    await withdrawAtAmazon(app, 'A1BRIGHTOAK001')
    await months.fetch(shopId, '2026-10')
    await months.settle()
    expect(await months.month(shopId, '2026-10')).toMatchObject({
      state: 'MISSING',
      fault: expect.stringContaining('withdrawn'),
    })
    expect((await shops.find(shopId)).status).toBe('BROKEN')
    expect((await months.shop(shopId)).mayFetch).toBe(false)
    expect((await months.fetch(shopId, '2026-10')).body.error).toBe('reports.shop_not_connected')
    // Consent given anew: the last month is asked for again by itself.
    clock.set(new Date(clock.now().getTime() + 60_000))
    await shops.connect(shopId)
    await requestLastMonth(deps)
    await months.settle()
    expect((await months.month(shopId, '2026-10')).state).toBe('RUNNING')
    await app.post(revokeAmazon, { shopId }, { as })
    await months.pass(20)
    expect(await months.month(shopId, '2026-10')).toMatchObject({ state: 'MISSING' })
    await done(as, shopId)
  })
})

describe('two processes, or one that was killed after a step', () => {
  it('bring the report in once', async () => {
    const { as, companyId, shopId, months } = await connected('A1BRIGHTOAK001')
    await months.fetch(shopId, '2026-08')
    const step = () =>
      Promise.all([1, 2, 3].map(() => fetchReport(deps, { companyId, shopId, month: '2026-08-01' })))
    await step()
    clock.set(new Date(clock.now().getTime() + 20_000))
    await step()
    await months.settle()
    expect((await months.month(shopId, '2026-08')).state).toBe('REPORTED')
    const [only, ...others] = await importsOf(as)
    expect([only?.rowsKept, only?.rowsDuplicate, others]).toEqual([48, 0, []])
    const named = new Set((await reportFileIds(app.deps.db)).map((id) => app.deps.files.entryOf(id)))
    for await (const { name } of app.deps.files.entries()) expect(named, name).toContain(name)
    await done(as, shopId)
  })
})

describe('asking by itself', () => {
  it('is for the last month of every shop, once, from the third on', async () => {
    clock.set(new Date('2027-01-03T11:59:00Z'))
    const { as, shopId, months } = await connected('A1BRIGHTOAK001')
    const rows = async () =>
      (
        await app.database.pool.query('select status from report_fetches where shop_id = $1 order by month', [
          shopId,
        ])
      ).rows
    await Promise.all([requestLastMonth(deps), requestLastMonth(deps)])
    expect(await rows()).toHaveLength(1)
    expect((await months.month(shopId, '2026-11')).state).toBe('RUNNING')
    clock.set(new Date('2027-01-03T12:00:00Z'))
    await Promise.all([requestLastMonth(deps), requestLastMonth(deps), requestLastMonth(deps)])
    await months.settle()
    await months.pass(20)
    expect((await months.month(shopId, '2026-12')).state).toBe('REPORTED')
    expect(await importsOf(as)).toHaveLength(2)
    await requestLastMonth(deps)
    await months.settle()
    expect(await importsOf(as)).toHaveLength(2)
    await done(as, shopId)
  })
})

describe('who may ask', () => {
  it('is whoever may write, for shops of the own company and months that are over', async () => {
    const { as, shopId, months } = await connected('A1BRIGHTOAK001')
    const other = await app.post(fetchMonth, { shopId, month: '2026-10' }, { as: await aSeller(app) })
    expect(other.body.error).toBe('reports.shop_not_found')
    for (const month of ['2027-01', '2025-01', '2030-12'])
      expect((await months.fetch(shopId, month)).body.error).toBe('reports.month_not_ready')
    expect((await months.fetch(shopId, '2026-13')).body.code).toBe(400)
    const answers = await Promise.all([1, 2, 3].map(() => months.fetch(shopId, '2026-12')))
    expect(answers.map(({ body }) => body.code)).toEqual([0, 0, 0])
    await months.settle()
    await months.pass(20)
    expect(await importsOf(as)).toHaveLength(1)
    await done(as, shopId)
  })
})
