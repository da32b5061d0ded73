import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { transactions } from '#reports/server/transactions.tables.ts'
import { salesOf, someSales } from './box-sales.queries.ts'
import { salesOfThen } from './box-sales-then.queries.ts'
import { salesThen } from './sales-then.queries.ts'

/* A page of the rows behind a box is read from an index, however many rows there are, and wherever the page lies. */

const app = await testApp()
const { db } = app.deps
const COMPANY = 'co_many'
const KEYS = ['{"scheme":"LOCAL"}', '{"scheme":"EXPORT"}']
const MONTHS = ['2031-01', '2031-02']
const EACH = 4_000
/** Others have as many, so that a scan of all is not the shortest way. */
const COMPANIES = 12
const sums = MONTHS.map((month) => ({ month, currency: 'EUR' }))
const wanted = { companyId: COMPANY, treatment: KEYS[0] ?? '', sums, pageSize: 20 }

beforeAll(async () => {
  for (const month of MONTHS)
    await db.execute(
      sql.raw(
        `create table transactions_${month.replace('-', '_')} partition of transactions for values from ('${month}-01') to ('${month}-28')`,
      ),
    )
  for (const key of KEYS)
    await db.execute(
      sql`insert into treatments (company_id, id, facts) values (${COMPANY}, md5(${key})::uuid, ${JSON.stringify({ key })}::jsonb)`,
    )
  await db.execute(
    sql`insert into transactions (company_id, month, id, import_id, line, day, type, order_id, channel, depart, depart_postcode, arrive, arrive_postcode, buyer, sku, quantity, currency, net, vat, gross, acquisition_vat, amount, treatment_id, reason_id) select case when company = 0 then ${COMPANY} else 'co_other_' || company end, month::date, md5(month || copy)::uuid, 'imp', copy, month::date + copy % 20, 'SALE', copy::text, '', 'DE', '', 'DE', '', 'B2C', '', 1, case when copy % 500 = 1 then 'PLN' else 'EUR' end, copy, 0, copy, 0, copy, md5(case when copy % 10 = 0 then ${KEYS[1]}::text else ${KEYS[0]}::text end)::uuid, md5('r')::uuid from generate_series(1, ${EACH}) as copy, unnest(array['2031-01-01', '2031-02-01']) as month, generate_series(0, ${COMPANIES}) as company`,
  )
  await db.execute(
    sql`insert into transaction_totals (company_id, month, treatment_id, currency, count, net, vat, gross, acquisition_vat, amount) select company_id, month, treatment_id, currency, count(*), sum(net), 0, sum(net), 0, sum(net) from transactions where company_id = ${COMPANY} group by 1, 2, 3, 4`,
  )
  await vacuum()
}, 60_000)

/** An index alone answers only for pages that a vacuum found free of anybody's open transaction. */
async function vacuum(): Promise<void> {
  for (let times = 0; times < 60; times++) {
    await db.execute(sql`vacuum analyze transactions`)
    const { rows } = await db.execute<{ left: number }>(
      sql`select sum(relpages - relallvisible)::int as left from pg_class where relname like 'transactions_2031___' and relkind = 'r'`,
    )
    if (rows[0]?.left === 0) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('the sales never became visible to all')
}

/** What the database did for some work: scans of whole tables, and rows that it fetched by an index. */
async function effort<T>(work: (tx: Parameters<Parameters<typeof db.transaction>[0]>[0]) => Promise<T>) {
  return db.transaction(async (tx) => {
    const counted = async () => {
      const { rows } = await tx.execute<{ scans: number; fetched: number }>(
        sql`select sum(seq_scan)::int as scans, sum(idx_tup_fetch)::int as fetched from pg_stat_xact_user_tables where relname like 'transactions_2031_%'`,
      )
      return rows[0] ?? { scans: -1, fetched: -1 }
    }
    const before = await counted()
    const done = await work(tx)
    const after = await counted()
    return { done, scans: after.scans - before.scans, fetched: after.fetched - before.fetched }
  })
}

describe('a page of the sales behind a box', () => {
  it.each([1, 2, 100, 180, 200, 359])(
    'page %i is found without reading the pages before it',
    async (page) => {
      const { done, scans, fetched } = await effort((tx) => salesOf(tx, { ...wanted, page }))
      const expected = await db
        .select({ id: transactions.id })
        .from(transactions)
        .where(
          sql`company_id = ${COMPANY} and currency = 'EUR' and treatment_id = md5(${KEYS[0]}::text)::uuid`,
        )
        .orderBy(transactions.month, transactions.day, transactions.id)
        .limit(20)
        .offset((page - 1) * 20)
      expect(done.rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      expect(done.total).toBe(2 * (EACH * 0.9 - EACH / 500))
      expect(scans).toBe(0)
      // Some sales of its month are in another currency, so that all of them are looked at, and those of no other month.
      expect(fetched).toBeLessThan(EACH + 100)
    },
  )

  it('reads only its own rows where a month has one currency', async () => {
    const all = [...sums, ...MONTHS.map((month) => ({ month, currency: 'PLN' }))]
    const { done, scans, fetched } = await effort((tx) => salesOf(tx, { ...wanted, sums: all, page: 300 }))
    expect(done.rows).toHaveLength(20)
    expect(scans).toBe(0)
    expect(fetched).toBeLessThanOrEqual(40)
  })
})

it('the sales of a declaration are read in the order of their key, page after page', async () => {
  const asked = { companyId: COMPANY, treatments: KEYS, from: '2031-01', to: '2031-02' }
  const first = await effort((tx) => someSales(tx, { ...asked, after: null }))
  const last = first.done.at(-1) ?? null
  const second = await effort((tx) => someSales(tx, { ...asked, after: last }))
  expect([first.scans, second.scans]).toEqual([0, 0])
  expect(new Set([...first.done, ...second.done].map(({ id }) => id)).size).toBe(4_000)
})

it('a page of the sales of then reads those of their months by an index, and no table whole', async () => {
  const at = new Date('2031-03-01')
  const report = (id: string, ended: string) =>
    sql`insert into report_imports (company_id, id, status, file_name, size, sums, created_by_id, created_at, changed_at, ended_at) values (${COMPANY}, ${id}, 'FINISHED', 'f', 1, '[]'::jsonb, 'u', now(), now(), ${ended}::timestamptz)`
  await db.execute(report('imp', '2031-02-01'))
  const span = { companyId: COMPANY, from: '2031-01', to: '2031-02', at }
  expect(await salesThen(db, span)).toBeUndefined()
  await db.execute(report('late', '2031-04-01'))
  await db.execute(
    sql`update transactions set import_id = 'late' where company_id = ${COMPANY} and line % 100 = 7`,
  )
  const asOf = await salesThen(db, span)
  if (!asOf) throw new Error('a report came later')
  const { done, scans } = await effort((tx) => salesOfThen(tx, { ...wanted, page: 100, asOf }))
  expect(scans).toBe(0)
  expect(done).toMatchObject({ total: 2 * (EACH * 0.9 - EACH / 500 - EACH / 100), inDoubt: 0 })
  const expected = await db
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      sql`company_id = ${COMPANY} and currency = 'EUR' and import_id <> 'late' and treatment_id = md5(${KEYS[0]}::text)::uuid`,
    )
    .orderBy(transactions.month, transactions.day, transactions.id)
    .limit(20)
    .offset(99 * 20)
  expect(done.rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
})
