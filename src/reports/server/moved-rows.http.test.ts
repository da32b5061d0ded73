import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { multiply, plansOf } from '#platform/testing/plans.ts'
import { listIssues, withdrawImport } from '../contract.ts'
import { previewMapping, saveMapping } from '../mapping-contract.ts'
import { amazonFile, type AmazonRow } from '../testing/amazon-file.ts'
import { detailOf, imported, uploaded } from '../testing/imports.builders.ts'
import { proveTotals, totalsOf } from './public.ts'
import { rejudgeCompany } from './rejudge-company.ts'
import { runImport } from './run-import.ts'
import { storedElsewhere } from './transactions.repository.ts'

const clock = settableClock(new Date('2026-11-20T09:00:00Z'))
const ALL = { from: '2020-01', to: '2027-12' }
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})

async function company() {
  const as = await aSeller(app)
  const { body } = await app.get(userInfo, {}, { as })
  return { as, companyId: body.data?.company.id ?? '' }
}
type Company = Awaited<ReturnType<typeof company>>

const csv = (rows: readonly AmazonRow[], name: string) => ({ name, bytes: Buffer.from(amazonFile(rows)) })
const sale = (order: string, day: string): AmazonRow => ({
  TRANSACTION_EVENT_ID: order,
  ACTIVITY_TRANSACTION_ID: order,
  TRANSACTION_COMPLETE_DATE: day,
})
const counted = async ({ companyId }: Company) => {
  expect(await proveTotals(app.deps.db, { companyId, ...ALL })).toEqual([])
  const totals = await totalsOf(app.deps.db, { companyId, ...ALL })
  return totals.map(({ month, count, gross }) => [month, count, gross])
}
const errorsOf = async ({ as }: Company, importId: string) =>
  (await detailOf(app, as, importId)).causes
    .filter(({ severity, count }) => severity === 'ERROR' && count > 0)
    .map(({ code, count, reason }) => [code, count, reason])

/** An order of a Shopify export, as it stands before and after somebody paid for it. */
const shopify = (
  paidAt: string,
): string => `Name,Financial Status,Paid at,Created at,Currency,Total,Shipping Country,Dispatch country
#1001,${paidAt === '' ? 'pending' : 'paid'},${paidAt},2026-01-31 22:10:00 +0100,EUR,119.00,DE,DE
`

async function importedShopify({ as }: Company, name: string, paidAt: string) {
  const { id } = await uploaded(app, as, { name, bytes: Buffer.from(shopify(paidAt)) })
  const { body } = await app.post(previewMapping, { importId: id }, { as })
  const { mapping } = body.data ?? {}
  if (mapping) await app.post(saveMapping, { importId: id, name: 'Shopify', mapping }, { as })
  await app.drain()
  return detailOf(app, as, id)
}

describe('a row that comes again in another month', () => {
  it('counts once: an order that was exported unpaid in January and paid in February', async () => {
    const one = await company()
    const before = await importedShopify(one, 'january.csv', '')
    expect(before).toMatchObject({ status: 'FINISHED', rowsKept: 1 })
    const after = await importedShopify(one, 'february.csv', '2026-02-02 08:00:00 +0100')
    expect(after).toMatchObject({ status: 'FINISHED', rowsKept: 0, rowsWithIssue: 1 })
    expect(await counted(one)).toEqual([['2026-01', 1, 11_900]])
    expect(await errorsOf(one, after.id)).toEqual([
      ['IMPORTED_DIFFERENTLY', 1, expect.stringMatching(/january\.csv already has a row in January 2026/)],
    ])
    const { body } = await app.get(
      listIssues,
      { importId: after.id, page: 1, pageSize: 10 },
      { as: one.as, lang: 'zh' },
    )
    const issue = body.data?.records.find(({ code }) => code === 'IMPORTED_DIFFERENTLY')
    expect(issue).toMatchObject({ severity: 'ERROR', amount: { amount: 11_900, currency: 'EUR' } })
    expect(issue?.reason).toContain('文件january.csv在2026年1月已有')
  })

  it('counts where the later file has it, once the earlier one is withdrawn', async () => {
    const one = await company()
    const first = await imported(app, one.as, csv([sale('M-1', '31-01-2026')], 'january.csv'))
    const second = await imported(
      app,
      one.as,
      csv([sale('M-1', '02-02-2026'), sale('M-2', '03-02-2026')], 'february.csv'),
    )
    expect(await counted(one)).toEqual([
      ['2026-01', 1, 11_900],
      ['2026-02', 1, 11_900],
    ])
    await app.post(withdrawImport, { importId: first.id }, { as: one.as })
    await app.drain()
    expect(await counted(one)).toEqual([['2026-02', 2, 23_800]])
    expect(await errorsOf(one, second.id)).toEqual([])
  })

  it('stays counted once when its file is determined anew', async () => {
    const one = await company()
    await imported(app, one.as, csv([sale('M-1', '31-01-2026')], 'january.csv'))
    const second = await imported(app, one.as, csv([sale('M-1', '02-02-2026')], 'february.csv'))
    const before = await detailOf(app, one.as, second.id)
    await app.deps.db.execute(
      sql`update report_imports set facts_hash = null where company_id = ${one.companyId}`,
    )
    await rejudgeCompany(app.deps, { companyId: one.companyId })
    expect(await counted(one)).toEqual([['2026-01', 1, 11_900]])
    const after = await detailOf(app, one.as, second.id)
    expect([after.sums, after.rowsWithIssue, after.causes]).toEqual([
      before.sums,
      before.rowsWithIssue,
      before.causes,
    ])
  })

  it('of a month that says the same is a duplicate as ever, also beside one that moved', async () => {
    const one = await company()
    await imported(app, one.as, csv([sale('M-1', '31-01-2026')], 'january.csv'))
    await imported(app, one.as, csv([sale('M-2', '02-02-2026')], 'february.csv'))
    const both = [
      sale('M-1', '31-01-2026'),
      sale('M-2', '28-01-2026'),
      sale('M-3', '01-03-2026'),
      sale('M-4', '01-01-2026'),
    ]
    const done = await imported(app, one.as, csv(both, 'both.csv'))
    expect(done).toMatchObject({ rowsKept: 2, rowsDuplicate: 1, rowsWithIssue: 1 })
    expect(await errorsOf(one, done.id)).toEqual([
      ['IMPORTED_DIFFERENTLY', 1, expect.stringContaining('february.csv already has a row in February 2026')],
    ])
  })
})

it('an import that is killed takes none of its own rows for repeated ones', { timeout: 60_000 }, async () => {
  const one = await company()
  await imported(app, one.as, csv([sale('K-1', '15-05-2026')], 'may.csv'))
  const ROWS = 15_000
  const rows = Array.from({ length: ROWS }, (_, at) => sale(`K-${at}`, `15-0${1 + (at % 9)}-2026`))
  const { id } = await uploaded(app, one.as, csv(rows, 'year.csv'))
  // The server stops behind the first batch.
  const jobs = Object.assign(Object.create(app.deps.jobs), { stopping: AbortSignal.abort() })
  await expect(runImport({ ...app.deps, jobs }, { companyId: one.companyId, id })).rejects.toThrow('stopping')
  const half = await detailOf(app, one.as, id)
  expect(half.rowsRead).toBeGreaterThan(0)
  expect(half.rowsRead).toBeLessThan(ROWS)
  await app.drain()
  // One was sold in February by this file, and in May by the other.
  expect(await detailOf(app, one.as, id)).toMatchObject({
    status: 'FINISHED',
    rowsRead: ROWS,
    rowsKept: ROWS - 1,
    rowsDuplicate: 0,
    rowsWithIssue: 1,
  })
  expect((await counted(one)).reduce((sum, [, count]) => sum + Number(count), 0)).toBe(ROWS)
})

it('ids are looked up by the key of each month', async () => {
  const one = await company()
  await imported(app, one.as, csv([sale('E-1', '10-01-2026'), sale('E-2', '10-02-2026')], 'winter.csv'))
  const { pool } = app.database
  for (const month of ['2026_01', '2026_02'])
    await multiply(
      pool,
      `transactions_${month}`,
      { company_id: `'${one.companyId}'`, id: 'gen_random_uuid()' },
      20_000,
    )
  const { rows } = await pool.query<{ id: string }>('select id from transactions_2026_01 limit 500')
  const plan = await shortPlanOf(() =>
    storedElsewhere(
      app.deps.db,
      { companyId: one.companyId, id: 'none' },
      { months: ['2026-01-01', '2026-02-01'], ids: rows.map(({ id }) => id) },
    ),
  )
  for (const month of ['2026_01', '2026_02']) {
    expect(plan).toContain(`transactions_${month}_pkey`)
    expect(plan).not.toContain(`Seq Scan on transactions_${month}`)
  }
  expect(plan).toMatch(/Index Cond: .*id = ANY/)
})

async function shortPlanOf(work: () => Promise<unknown>): Promise<string> {
  return (await plansOf(app.database.pool, work)).replaceAll(/'\{[0-9a-f]{8}-[^']*'/g, 'ids')
}
