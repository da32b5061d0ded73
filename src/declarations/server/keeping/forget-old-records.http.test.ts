import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { companyInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { proveTotals, REPORTS_CHANGED, totalsOf } from '#reports/server/public.ts'
import { germanSale } from '../../testing/sources.builders.ts'
import { declarationRow, filedDeclaration } from '../../testing/declarations.builders.ts'
import { declarations } from '../declarations.tables.ts'
import { forgetOldRecords } from './forget-old-records.ts'

const clock = settableClock(new Date('2026-04-20T09:00:00Z'))
const app = await testApp({ clock })
const { db } = app.deps
const ALL = { from: '2020-01', to: '2027-12' }

/** A company with a file of January, and one of February and March. */
async function withSales() {
  clock.set(new Date('2026-04-20T09:00:00Z'))
  const as = await aSeller(app)
  const companyId = (await app.get(companyInfo, {}, { as })).body.data?.id ?? ''
  const send = (name: string, days: readonly string[]) =>
    imported(app, as, { name, bytes: Buffer.from(amazonFile(days.map((day) => germanSale(day, '119.00')))) })
  await send('january.csv', ['2026-01-10', '2026-01-11'])
  await send('spring.csv', ['2026-02-10', '2026-03-10'])
  return companyId
}

async function night(at: string): Promise<void> {
  clock.set(new Date(at))
  await forgetOldRecords(app.deps)
  await app.drain()
}

const monthsOf = async (companyId: string) => {
  const { rows } = await app.database.pool.query<{ month: string }>(
    'select distinct month::text from transactions where company_id = $1 order by 1',
    [companyId],
  )
  return rows.map(({ month }) => month.slice(0, 7))
}

const filesOf = async (companyId: string) => {
  const { rows } = await app.database.pool.query<{ file_name: string }>(
    'select file_name from report_imports where company_id = $1 order by 1',
    [companyId],
  )
  return rows.map((row) => row.file_name)
}

const audited = async (companyId: string) => {
  const lines = await db
    .select({ detail: auditTrail.detail })
    .from(auditTrail)
    .where(and(eq(auditTrail.companyId, companyId), eq(auditTrail.action, 'sales.forgotten')))
  return lines.map(({ detail }) => detail)
}

it('ten years after the end of their year sales are forgotten, once', async () => {
  const companyId = await withSales()
  await night('2036-12-31T12:00:00Z')
  expect(await monthsOf(companyId)).toEqual(['2026-01', '2026-02', '2026-03'])
  expect(await audited(companyId)).toEqual([])

  await night('2037-01-01T12:00:00Z')
  expect(await monthsOf(companyId)).toEqual([])
  expect(await totalsOf(db, { companyId, ...ALL })).toEqual([])
  expect(await proveTotals(db, { companyId, ...ALL })).toEqual([])
  expect(await filesOf(companyId)).toEqual([])
  const lines = await audited(companyId)
  expect(lines).toHaveLength(5)
  expect(lines).toEqual(
    expect.arrayContaining([{ transactions: 2 }, { transactions: 1 }, { transactions: 1 }, { files: 1 }]),
  )

  await night('2037-01-02T12:00:00Z')
  expect(await audited(companyId)).toEqual(lines)
})

it('a correction that is open keeps its months and their report, until it is accepted', async () => {
  const companyId = await withSales()
  const days = { fromDay: '2026-03-01', toDay: '2026-03-31', label: '2026-03' }
  const row = declarationRow(app, {
    companyId,
    id: 'dc_open',
    corrects: 'dc_1',
    status: 'CALCULATED',
    ...days,
  })
  await db.insert(declarations).values(row)
  await night('2037-01-01T12:00:00Z')
  expect(await monthsOf(companyId)).toEqual(['2026-03'])
  expect(await filesOf(companyId)).toEqual(['spring.csv'])
  expect(await proveTotals(db, { companyId, ...ALL })).toEqual([])

  await db
    .update(declarations)
    .set({ status: 'ACCEPTED', taxStatus: 'DUE' })
    .where(eq(declarations.id, 'dc_open'))
  await night('2037-01-02T12:00:00Z')
  expect(await monthsOf(companyId)).toEqual(['2026-03'])

  await db.update(declarations).set({ taxStatus: 'PAID' }).where(eq(declarations.id, 'dc_open'))
  await night('2037-01-03T12:00:00Z')
  expect(await monthsOf(companyId)).toEqual([])
  expect(await filesOf(companyId)).toEqual([])
})

it('a return whose sales are forgotten is not corrected by what is missing', async () => {
  const companyId = await withSales()
  const row = await filedDeclaration(app, {
    companyId,
    id: 'dc_old',
    status: 'ACCEPTED',
    // It is kept for longer than the sales.
    filedAt: new Date('2027-01-10T09:00:00Z'),
  })
  await night('2037-01-01T12:00:00Z')
  const job = { companyId, from: '2026-01-01', to: '2026-03-31' }
  await db.transaction((tx) => app.deps.jobs.publish(tx, REPORTS_CHANGED, job))
  await app.drain()
  const found = await db.select().from(declarations).where(eq(declarations.companyId, companyId))
  expect(found).toEqual([expect.objectContaining({ id: row.id, status: 'ACCEPTED', corrects: null })])
})
