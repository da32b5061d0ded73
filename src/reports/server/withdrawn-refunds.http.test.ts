import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { ownDatabase } from '#platform/testing/database.ts'
import { findImport } from './imports.repository.ts'
import { filesWithRefundsOfWithdrawn } from './orders.queries.ts'

/* A file with many sales was just withdrawn: the statistics of the table know nothing of its rows yet. */

const { db } = await ownDatabase()
const COMPANY = 'co_many'
const SALES = 30_000
const REFUNDS = 6_000
const OTHERS = 40
const SOON_MS = 2_000

type Rows = { company?: string; day: string; original: string; many: number }
const rowsOf = (table: string, importId: string, { company = COMPANY, day, original, many }: Rows) =>
  sql.raw(
    `insert into ${table} (company_id, month, id, import_id, line, day, original_day, type, order_id, channel, depart, depart_postcode, arrive, arrive_postcode, buyer, sku, quantity, currency, net, vat, gross, acquisition_vat, amount, treatment_id, reason_id)
     select '${company}', date_trunc('month', '${day}'::date), md5('${importId}${company}' || n)::uuid, '${importId}', n, '${day}', ${original}, 'SALE', 'order-' || n, '', 'DE', '', 'DE', '', 'B2C', '', 1, 'EUR', 1, 0, 1, 0, 1, md5('t')::uuid, md5('r')::uuid from generate_series(1, ${many}) as n`,
  )
const report = (id: string, status: string) =>
  sql.raw(
    `insert into report_imports (company_id, id, status, file_name, size, sums, created_by_id, created_at, changed_at, ended_at, first_day, last_day) values ('${COMPANY}', '${id}', '${status}', 'f', 1, '[]'::jsonb, 'u', now(), now(), now(), '2031-01-05', '2031-02-05')`,
  )

beforeAll(async () => {
  for (const month of ['2031-01', '2031-02'])
    await db.execute(
      sql.raw(
        `create table transactions_${month.replace('-', '_')} partition of transactions for values from ('${month}-01') to ('${month}-28')`,
      ),
    )
  // What the statistics know: others who withdrew files, each of them smaller.
  for (let n = 0; n < OTHERS; n++) {
    const company = `co_other_${n}`
    const before = { company, day: '2031-01-05', original: 'null', many: 1_500 }
    await db.execute(rowsOf('withdrawn_transactions', `imp_${n}`, before))
    const refunds = { company, day: '2031-02-05', original: `'2031-01-05'`, many: 300 }
    await db.execute(rowsOf('transactions', `imp_r${n}`, refunds))
  }
  await db.execute(sql`analyze`)
  for (const [id, status] of [
    ['imp_gone', 'WITHDRAWING'],
    ['imp_refunds', 'FINISHED'],
    ['imp_without', 'FINISHED'],
  ] as const)
    await db.execute(report(id, status))
  const sold = { day: '2031-01-05', original: 'null', many: SALES }
  await db.execute(rowsOf('withdrawn_transactions', 'imp_gone', sold))
  const refunds = { day: '2031-02-05', original: `'2031-01-05'`, many: REFUNDS }
  await db.execute(rowsOf('transactions', 'imp_refunds', refunds))
  const ofOthers = { day: '2031-02-06', original: `'2031-01-06'`, many: REFUNDS }
  await db.execute(rowsOf('transactions', 'imp_without', ofOthers))
}, 60_000)

it('the files with refunds of a file that was just withdrawn are found at once', async () => {
  const row = await findImport(db, { companyId: COMPANY, id: 'imp_gone' })
  if (!row) throw new Error('no import')
  const begun = performance.now()
  expect(await db.transaction((tx) => filesWithRefundsOfWithdrawn(tx, row))).toEqual(['imp_refunds'])
  expect(performance.now() - begun).toBeLessThan(SOON_MS)
})
