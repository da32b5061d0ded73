import { expect, it } from 'vitest'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { userInfo } from '#accounts/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { settableClock } from '#platform/server/clock.ts'
import { authorizationInfo } from '#shops/contract.ts'
import { shopKeeper } from '#shops/testing/shops.builders.ts'
import { amazonFile } from '../testing/amazon-file.ts'
import { monthKeeper } from '../testing/fetches.builders.ts'
import { imported, sent } from '../testing/imports.builders.ts'
import { beginImport, finishUpload, listMonths } from '../contract.ts'

const clock = settableClock(new Date('2026-12-05T10:00:00Z'))
const app = await testApp({ listen: true, clock })

/** A quarterly return of Germany that runs to the end of the year. */
async function filesQuarterly(companyId: string, key = 'q'): Promise<void> {
  const name = `'{"en":"Filing","zh":"申报"}'`
  await app.database.pool.query(`
    insert into registrations (id, company_id, work_order_id, work_order_number, order_id, order_number, product_id, product_code, product_name, country, created_at)
    values ('reg_${key}', '${companyId}', 'wo_${key}', '', '', '', '', '', ${name}, 'DE', now());
    insert into filing_terms (id, company_id, order_id, order_line_id, work_order_id, product_name, country, calendar, months, annual_returns, status, status_since, registration_id, covers_from, covers_until, created_at)
    values ('term_${key}', '${companyId}', '', 'line_${key}', 'wo_${key}', ${name}, 'DE', 'DE', 12, 0, 'RUNNING', now(), 'reg_${key}', '2026-10-01', '2027-09-30', now());
    insert into service_periods (id, company_id, registration_id, term_id, kind, rhythm, from_day, to_day, due_on, state, state_since)
    values ('per_${key}', '${companyId}', 'reg_${key}', 'term_${key}', 'RETURN', 'QUARTERLY', '2026-10-01', '2026-12-31', '2027-01-11', 'OPEN', now())`)
}

it('a month without report is to be done until it is reported, and before the return’s day', async () => {
  const as = await aSeller(app)
  const companyId = (await app.get(userInfo, {}, { as })).body.data?.company.id ?? ''
  const shops = shopKeeper(app, as)
  const months = monthKeeper(app, as)
  const waiting = async (lang: 'en' | 'zh' = 'en') =>
    ((await app.get(listPendingMatters, { pageSize: 50 }, { as, lang })).body.data?.records ?? [])
      .filter(({ type }) => type === 'DATA_MISSING')
      .map(({ title, dueAt, link }) => [title, dueAt, link])
  const shopId = await shops.add({ name: 'Brightoak' })
  await filesQuarterly(companyId)
  // Whoever adds a shop today owes nothing of the months before.
  expect(await waiting()).toEqual([])
  await app.database.pool.query("update shops set created_at = '2026-10-10'")
  const link = '/workspace/shopAuthorisation#months'
  expect(await waiting()).toEqual([
    ['Bring in the sales: Brightoak, October 2026', '2027-01-11', link],
    ['Bring in the sales: Brightoak, November 2026', '2027-01-11', link],
  ])
  expect((await waiting('zh'))[0]?.[0]).toBe('补充销售数据：Brightoak，2026年10月')
  const missing = async () => (await app.get(authorizationInfo, {}, { as })).body.data?.[0]?.missingMonths
  expect(await missing()).toEqual(['2026-10', '2026-11'])
  const bytes = Buffer.from(amazonFile([{ TRANSACTION_COMPLETE_DATE: '11-10-2026' }]))
  await imported(app, as, { name: 'october.csv', bytes })
  expect((await waiting()).map(([title]) => title)).toEqual(['Bring in the sales: Brightoak, November 2026'])
  expect(await missing()).toEqual(['2026-11'])
  await shops.connect(shopId, 'A8NOSALES00204')
  await months.fetch(shopId, '2026-11')
  expect(await waiting()).toEqual([])
  await months.settle()
  await months.pass(20)
  expect([await waiting(), await missing()]).toEqual([[], []])
  expect((await months.month(shopId, '2026-11')).state).toBe('NO_SALES')
})

it('a shop that is entered late has gaps since the first file of its own', async () => {
  const as = await aSeller(app)
  const companyId = (await app.get(userInfo, {}, { as })).body.data?.company.id ?? ''
  const shopId = await shopKeeper(app, as).add({ name: 'Late Oak' })
  await filesQuarterly(companyId, 'late')
  const read = async () => {
    const { body } = await app.get(listMonths, {}, { as })
    return Object.fromEntries(body.data?.[0]?.months.map(({ month, state }) => [month, state]) ?? [])
  }
  const waiting = async () =>
    ((await app.get(listPendingMatters, { pageSize: 50 }, { as })).body.data?.records ?? [])
      .filter(({ type }) => type === 'DATA_MISSING')
      .map(({ title }) => title)
  await app.database.pool.query("update shops set created_at = '2026-12-01' where id = $1", [shopId])
  expect(await read()).toMatchObject({ '2026-08': 'BEFORE', '2026-09': 'BEFORE' })
  expect(await waiting()).toEqual([])
  const bytes = Buffer.from(amazonFile([{ TRANSACTION_COMPLETE_DATE: '11-08-2026' }]))
  const asked = { fileName: 'august.csv', size: bytes.length, shopId }
  const importId = (await app.post(beginImport, asked, { as })).body.data?.id ?? ''
  await sent(app, as, { importId, offset: 0, bytes })
  await app.post(finishUpload, { importId }, { as })
  await app.drain()
  expect(await read()).toMatchObject({ '2026-07': 'BEFORE', '2026-08': 'REPORTED', '2026-09': 'MISSING' })
  expect(await waiting()).toEqual([
    'Bring in the sales: Late Oak, October 2026',
    'Bring in the sales: Late Oak, November 2026',
  ])
})
