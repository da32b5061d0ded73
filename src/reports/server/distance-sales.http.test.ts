import { asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { amazonFile, type AmazonRow } from '../testing/amazon-file.ts'
import { detailOf, imported } from '../testing/imports.builders.ts'
import { proveTotals } from './public.ts'
import { distanceSalesFacts } from './reports.tables.ts'
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

const say = async ({ companyId }: Company, more: Partial<typeof distanceSalesFacts.$inferInsert>) => {
  await app.deps.db.insert(distanceSalesFacts).values({
    companyId,
    year: 2026,
    changedAt: clock.now(),
    changedById: 'x',
    changedByKind: 'seller',
    changedByName: 'Ann',
    ...more,
  })
}

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
})
