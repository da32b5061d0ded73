import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { cancelImport, listIssues, listWithdrawnRows, withdrawImport } from '../contract.ts'
import { amazonFile, type AmazonRow } from '../testing/amazon-file.ts'
import { begun, detailOf, imported } from '../testing/imports.builders.ts'
import { changeImport } from './imports.repository.ts'
import { moveToWithdrawn } from './transactions.repository.ts'
import { proveTotals, totalsOf } from './public.ts'
import { reportImports } from './reports.tables.ts'
import { runImport } from './run-import.ts'
import { transactions, transactionVerdicts } from './transactions.tables.ts'

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

const csv = (rows: readonly AmazonRow[], name = 'report.csv') => ({
  name,
  bytes: Buffer.from(amazonFile(rows)),
})
let made = 0
/** A sale that is known again, in whatever file. */
const sale = (more: AmazonRow = {}): AmazonRow => {
  made += 1
  return { TRANSACTION_EVENT_ID: `W-${made}`, ACTIVITY_TRANSACTION_ID: `V-${made}`, ...more }
}

/** The same row, with a country that nobody knows. */
const torn = (row: AmazonRow) => ({ ...row, ARRIVAL_COUNTRY: 'QQ' })

const withdraw = ({ as }: Company, importId: string) => app.post(withdrawImport, { importId }, { as })

async function withdrawn(one: Company, importId: string) {
  const { body } = await withdraw(one, importId)
  expect(body.data?.status).toBe('WITHDRAWING')
  await app.drain()
  return detailOf(app, one.as, importId)
}

/** What counts: how many rows and how much, month by month; proven against the rows. */
async function counted({ companyId }: Company) {
  expect(await proveTotals(app.deps.db, { companyId, ...ALL })).toEqual([])
  const totals = await totalsOf(app.deps.db, { companyId, ...ALL })
  return totals.map(({ month, count, gross }) => [month, count, gross])
}

describe('a withdrawn file', () => {
  it('counts no more, says who withdrew it and when, and stays readable', async () => {
    const one = await company()
    const done = await imported(
      app,
      one.as,
      csv([sale(), sale({ TRANSACTION_COMPLETE_DATE: '11-04-2026' }), sale({ ARRIVAL_COUNTRY: 'QQ' })]),
    )
    const gone = await withdrawn(one, done.id)
    expect(gone).toMatchObject({
      status: 'WITHDRAWN',
      withdrawn: {
        at: expect.stringContaining('2026-11-20T09:'),
        by: { kind: 'seller', name: expect.any(String) },
      },
      rowsKept: 2,
      rowsWithIssue: 1,
      from: '2026-03-10',
      to: '2026-04-11',
      sums: done.sums,
    })
    expect(gone.causes.length).toBe(done.causes.length)
    expect(await counted(one)).toEqual([])
    const { body } = await app.get(listWithdrawnRows, { importId: done.id }, { as: one.as })
    expect(body.data).toMatchObject({ total: 2, records: [{ day: '2026-03-10', gross: 11_900 }, {}] })
    const issues = await app.get(listIssues, { importId: done.id }, { as: one.as })
    expect(issues.body.data?.total).toBeGreaterThan(0)
    const { rows } = await app.database.pool.query(
      "select action, actor_kind, detail->>'rows' as rows from audit_trail where record = $1 order by sequence",
      [done.id],
    )
    const { rows: whole } = await app.database.pool.query<{ line: string }>(
      'select t::text as line from audit_trail t where record = $1',
      [done.id],
    )
    expect(done.fileName).not.toBe('')
    for (const { line } of whole) expect(line).not.toContain(done.fileName)
    expect(rows).toEqual([
      { action: 'reports.withdrawn', actor_kind: 'seller', rows: '2' },
      { action: 'reports.rows_withdrawn', actor_kind: 'system', rows: '2' },
    ])
  })

  it('is withdrawn once, however often it is said', async () => {
    const one = await company()
    const { id } = await imported(app, one.as, csv([sale()]))
    const both = await Promise.all([withdraw(one, id), withdraw(one, id)])
    expect(both.map(({ body }) => body.data?.status)).toEqual(['WITHDRAWING', 'WITHDRAWING'])
    await app.drain()
    expect((await withdraw(one, id)).body.data?.status).toBe('WITHDRAWN')
    const { rows } = await app.database.pool.query(
      "select 1 from audit_trail where record = $1 and action = 'reports.withdrawn'",
      [id],
    )
    expect(rows).toHaveLength(1)
    expect((await app.post(cancelImport, { importId: id }, { as: one.as })).body.error).toBe(
      'reports.already_over',
    )
  })

  it('may be imported again', async () => {
    const one = await company()
    const file = csv([sale(), sale()])
    const first = await imported(app, one.as, file)
    const before = await counted(one)
    await withdrawn(one, first.id)
    const second = await imported(app, one.as, file)
    expect(second.id).not.toBe(first.id)
    expect(second).toMatchObject({ status: 'FINISHED', rowsKept: 2, rowsDuplicate: 0 })
    expect(await counted(one)).toEqual(before)
    await withdrawn(one, second.id)
    expect(await counted(one)).toEqual([])
  })

  it('is refused while it is imported, where nothing was imported, and to others', async () => {
    const one = await company()
    const importId = await begun(app, one.as, csv([sale()]))
    expect((await withdraw(one, importId)).body.error).toBe('reports.still_importing')
    const failed = await imported(app, one.as, csv([]))
    expect((await withdraw(one, failed.id)).body.error).toBe('reports.nothing_to_withdraw')
    for (const call of [withdrawImport, cancelImport])
      expect((await app.post(call, { importId }, { as: app.people.seller })).body.error).toBe(
        'reports.import_not_found',
      )
  })
})

describe('rows of other files', () => {
  it('count that were skipped as repeats, once, from the oldest file that has them', async () => {
    const one = await company()
    const [a, b, c] = [sale(), sale(), sale()]
    const wrong = await imported(app, one.as, csv([a, b]))
    const second = await imported(app, one.as, csv([b, c], 'second.csv'))
    const third = await imported(app, one.as, csv([b, a], 'third.csv'))
    expect([second.rowsDuplicate, third.rowsDuplicate]).toEqual([1, 2])
    await withdrawn(one, wrong.id)
    expect(await counted(one)).toEqual([['2026-03', 3, 35_700]])
    expect(await detailOf(app, one.as, second.id)).toMatchObject({ rowsKept: 2, rowsDuplicate: 0 })
    expect(await detailOf(app, one.as, third.id)).toMatchObject({ rowsKept: 1, rowsDuplicate: 1 })
    // They were counted all along: no row says that it was treated otherwise.
    const verdicts = await app.deps.db
      .select()
      .from(transactionVerdicts)
      .where(eq(transactionVerdicts.companyId, one.companyId))
    expect(verdicts).toEqual([])
  })

  it('count as they are where the withdrawn file had them otherwise', async () => {
    const one = await company()
    const row = sale()
    const wrong = await imported(app, one.as, csv([row]))
    const right = await imported(
      app,
      one.as,
      csv([{ ...row, TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '238.00' }], 'right.csv'),
    )
    expect(right).toMatchObject({ rowsKept: 0, rowsWithIssue: 1 })
    await withdrawn(one, wrong.id)
    expect(await counted(one)).toEqual([['2026-03', 1, 23_800]])
    expect(await detailOf(app, one.as, right.id)).toMatchObject({ rowsKept: 1, rowsWithIssue: 0 })
  })

  it('wait again that the withdrawn file had mended, unless another one mends them too', async () => {
    const one = await company()
    const [lost, kept] = [sale(), sale()]
    const first = await imported(app, one.as, csv([torn(lost), torn(kept)]))
    const mending = await imported(app, one.as, csv([lost, kept], 'mended.csv'))
    const also = await imported(app, one.as, csv([kept], 'also.csv'))
    const openOf = async (id: string) =>
      (await detailOf(app, one.as, id)).causes
        .filter(({ severity }) => severity === 'ERROR')
        .map(({ open }) => open)
    expect([also.rowsDuplicate, await openOf(first.id)]).toEqual([1, [0]])
    await withdrawn(one, mending.id)
    expect(await openOf(first.id)).toEqual([1])
    expect(await counted(one)).toEqual([['2026-03', 1, 11_900]])
  })

  it('are not lost where a file was broken off while another was withdrawn', async () => {
    const one = await company()
    const [row, other] = [sale(), sale()]
    const first = await imported(app, one.as, csv([row]))
    const broken = await imported(app, one.as, csv([row, other], 'slow.csv'))
    const at = { companyId: one.companyId, id: broken.id }
    await changeImport(app.deps.db, at, ['FINISHED'], { status: 'RUNNING' })
    await withdrawn(one, first.id)
    expect(await counted(one)).toEqual([['2026-03', 1, 11_900]])
    await runImport(app.deps, at)
    await app.drain()
    expect(await counted(one)).toEqual([['2026-03', 2, 23_800]])
  })
})

describe('a withdrawal that is killed', () => {
  it('goes on with what is left: nothing is lost, nothing is taken twice', async () => {
    const one = await company()
    const rows = Array.from({ length: 9 }, () => sale())
    const wrong = await imported(app, one.as, csv(rows))
    const later = await imported(app, one.as, csv([...rows.slice(0, 4), sale()], 'later.csv'))
    const id = { companyId: one.companyId, id: wrong.id }
    await withdraw(one, wrong.id)
    // One step of it, by whoever was killed then; and one that did not get to its end.
    const { changeTotals } = await import('./transactions.repository.ts')
    const step = (fails: boolean) =>
      app.deps.db.transaction(async (tx) => {
        const gone = await moveToWithdrawn(tx, id, { month: '2026-03-01', after: null }, 3)
        if (gone) await changeTotals(tx, id.companyId, gone.changes)
        if (fails) throw new Error('killed')
      })
    await step(false)
    expect(await proveTotals(app.deps.db, { companyId: one.companyId, ...ALL })).toEqual([])
    await expect(step(true)).rejects.toThrow('killed')
    expect(await proveTotals(app.deps.db, { companyId: one.companyId, ...ALL })).toEqual([])
    await app.drain()
    expect(await counted(one)).toEqual([['2026-03', 5, 59_500]])
    const { body } = await app.get(listWithdrawnRows, { importId: wrong.id }, { as: one.as })
    expect(body.data?.total).toBe(9)
    const own = await app.deps.db
      .select({ importId: transactions.importId })
      .from(transactions)
      .where(and(eq(transactions.companyId, one.companyId)))
    expect(new Set(own.map(({ importId }) => importId))).toEqual(new Set([later.id]))
    const [row] = await app.deps.db.select().from(reportImports).where(eq(reportImports.id, wrong.id))
    expect(row).toMatchObject({ status: 'WITHDRAWN', withdrawnByKind: 'seller' })
  })
})
