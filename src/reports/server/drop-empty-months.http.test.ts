import { expect, it } from 'vitest'
import { companyInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { amazonFile } from '../testing/amazon-file.ts'
import { imported } from '../testing/imports.builders.ts'
import { dropEmptyMonths } from './drop-empty-months.ts'
import { makePartitions, partitionsBefore } from './partitions.repository.ts'
import { forgetSales, proveTotals } from './public.ts'

const clock = settableClock(new Date('2026-04-20T09:00:00Z'))
const app = await testApp({ clock })
const { db } = app.deps
const { pool } = app.database
const MONTHS = { from: '2020-01', to: '2027-12' }

async function seller(...days: readonly string[]): Promise<string> {
  const as = await aSeller(app)
  const rows = days.map((day) => ({ TRANSACTION_COMPLETE_DATE: day }))
  await imported(app, as, { name: 'sales.csv', bytes: Buffer.from(amazonFile(rows)) })
  return (await app.get(companyInfo, {}, { as })).body.data?.id ?? ''
}
const tables = () => partitionsBefore(db, '2099-01-01')

it('the table of a month is dropped once all sales of it are forgotten, and made anew when one comes', async () => {
  const one = await seller('10-01-2026', '10-02-2026')
  const other = await seller('11-02-2026')
  // Nothing is in it, but its time is not over.
  await makePartitions(db, ['2027-01-01'])
  expect(await tables()).toEqual(['2026-01-01', '2026-02-01', '2027-01-01'])

  clock.set(new Date('2037-01-01T12:00:00Z'))
  expect(await dropEmptyMonths(app.deps)).toBe(0)
  await forgetSales(app.deps, one, [])
  expect(await dropEmptyMonths(app.deps)).toBe(1)
  expect(await tables()).toEqual(['2026-02-01', '2027-01-01'])
  expect(await proveTotals(db, { companyId: other, ...MONTHS })).toEqual([])
  await forgetSales(app.deps, other, [])
  expect(await dropEmptyMonths(app.deps)).toBe(1)
  expect(await tables()).toEqual(['2027-01-01'])

  await makePartitions(db, ['2026-01-01'])
  expect(await tables()).toEqual(['2026-01-01', '2027-01-01'])
})

it('whoever reads sales is not interrupted: the month goes the next night', async () => {
  await makePartitions(db, ['2025-12-01'])
  const reader = await pool.connect()
  try {
    await reader.query('begin')
    await reader.query('select count(*) from transactions')
    expect(await dropEmptyMonths(app.deps)).toBe(0)
    expect(await tables()).toContain('2025-12-01')
  } finally {
    await reader.query('rollback')
    reader.release()
  }
  expect(await dropEmptyMonths(app.deps)).toBe(2)
  expect(await tables()).toEqual(['2027-01-01'])
})
