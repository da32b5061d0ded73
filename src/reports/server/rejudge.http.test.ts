import { Writable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { writeReport } from '#main/command-line/make-report.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import type { FileStore } from '#platform/server/files.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { listIssues } from '../contract.ts'
import { amazonFile, type AmazonRow } from '../testing/amazon-file.ts'
import { detailOf, imported } from '../testing/imports.builders.ts'
import { proveTotals, totalsOf } from './public.ts'
import { rejudgeChanged, rejudgeCompany } from './rejudge-company.ts'
import { reportRejudgements } from './rejudgements.tables.ts'
import { costPrices } from './reports.tables.ts'
import { transactionReasons, transactions, transactionVerdicts } from './transactions.tables.ts'

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

let made = 0
type Registration = typeof registrations.$inferInsert
const register = async ({ companyId }: Company, changes: Partial<Registration>): Promise<void> => {
  made += 1
  await app.deps.db.insert(registrations).values({
    id: `rg_judge_${made}`,
    companyId,
    kind: 'VAT_NUMBER',
    workOrderId: `wo_judge_${made}`,
    workOrderNumber: 'WO-1',
    orderId: 'or_1',
    orderNumber: 'OR-1',
    productId: 'pr_1',
    country: 'PL',
    productCode: 'vat-registration-pl',
    productName: { en: 'VAT registration', zh: '增值税注册' },
    registrationNumber: 'PL5260001246',
    createdAt: clock.now(),
    ...changes,
  })
}
const OSS = {
  kind: 'OSS_CONFIRMATION',
  country: 'DE',
  productCode: 'oss-union-de',
  registrationNumber: 'DE123456789',
} as const

const file = (rows: readonly AmazonRow[]) => ({ name: 'report.csv', bytes: Buffer.from(amazonFile(rows)) })
const OWN_SHOP = { SALES_CHANNEL: 'MCF' }
const TO_FRANCE: AmazonRow = { ...OWN_SHOP, ARRIVAL_COUNTRY: 'FR' }

const rejudge = ({ companyId }: Company) => rejudgeCompany(app.deps, { companyId })

/** Everything that an import leaves behind, without what tells when and how often. */
async function leftOf({ as, companyId }: Company, importId: string) {
  const { db } = app.deps
  const { rows } = await db.execute(
    sql`select t.month::text, t.id, t.line, t.net, t.vat, t.gross, t.acquisition_vat, t.amount, t.rate_day, t.original_day, x.facts, r.reason, r.warnings from transactions t join treatments x on x.company_id = t.company_id and x.id = t.treatment_id join transaction_reasons r on r.company_id = t.company_id and r.id = t.reason_id where t.company_id = ${companyId} order by t.month, t.id`,
  )
  const issues = await db.execute(
    sql`select i.line, c.code, c.severity, c.reason, i.value, i.params, i.amount, i.currency, i.row_id from report_issues i join report_issue_causes c using (company_id, import_id, cause) where i.company_id = ${companyId} order by 1, 2, i.place`,
  )
  const totals = await totalsOf(db, { companyId, ...ALL })
  const { sums, causes, rowsRead, rowsKept, rowsDuplicate, rowsWithIssue, from, to } = await detailOf(
    app,
    as,
    importId,
  )
  const counted = { sums, rowsRead, rowsKept, rowsDuplicate, rowsWithIssue, from, to }
  const why = causes.map((one) => JSON.stringify({ ...one, cause: 0 })).toSorted()
  return { rows, issues: issues.rows, totals, counted, why }
}

describe('a fact that changes', () => {
  it('gives its rows another verdict, and the old one is kept with its reason', async () => {
    const one = await company()
    await register(one, { country: 'DE', registrationNumber: 'DE136695976' })
    const done = await imported(app, one.as, file([TO_FRANCE, OWN_SHOP]))
    const before = await app.deps.db
      .select()
      .from(transactions)
      .where(eq(transactions.companyId, one.companyId))
    await register(one, {
      country: 'FR',
      registrationNumber: 'FR40303265045',
      validFrom: '2026-01-01',
      changedAt: clock.now(),
      changedByKind: 'staff',
      changedByName: 'Jan',
    })
    await rejudge(one)
    const after = await app.deps.db
      .select()
      .from(transactions)
      .where(eq(transactions.companyId, one.companyId))
    const reasons = await app.deps.db
      .select()
      .from(transactionReasons)
      .where(eq(transactionReasons.companyId, one.companyId))
    expect(after).toHaveLength(before.length)
    const [run] = await app.deps.db
      .select()
      .from(reportRejudgements)
      .where(eq(reportRejudgements.companyId, one.companyId))
    expect(run).toMatchObject({
      importId: done.id,
      changes: [
        {
          fact: 'NUMBER',
          what: 'NEW',
          country: 'FR',
          from: '2026-01-01',
          said: [
            { kind: 'staff', name: 'Jan', at: expect.stringContaining('2026-11-20T09:'), day: '2026-11-20' },
          ],
        },
      ],
      rowsChanged: 1,
      endedAt: expect.any(Date),
    })
    const verdicts = await app.deps.db
      .select()
      .from(transactionVerdicts)
      .where(eq(transactionVerdicts.companyId, one.companyId))
    expect(verdicts).toHaveLength(1)
    const [verdict] = verdicts
    const was = before.find(({ id }) => id === verdict?.id)
    expect(verdict).toMatchObject({
      at: expect.any(Date),
      why: run?.id,
      treatmentId: was?.treatmentId,
      reasonId: was?.reasonId,
    })
    const now = after.find(({ id }) => id === verdict?.id)
    const warningsOf = (id?: string) => reasons.find((reason) => reason.id === id)?.warnings.length
    expect([warningsOf(was?.reasonId), warningsOf(now?.reasonId)]).toEqual([1, 0])
    expect((await detailOf(app, one.as, done.id)).causes).toEqual([])
    expect(await proveTotals(app.deps.db, { companyId: one.companyId, ...ALL })).toEqual([])
  })

  it('that comes after a file, or is known already, changes nothing and keeps nobody busy', async () => {
    const one = await company()
    const done = await imported(app, one.as, file([TO_FRANCE]))
    const before = await leftOf(one, done.id)
    await register(one, { country: 'FR', validFrom: '2027-01-01' })
    await rejudgeChanged(app.deps)
    await app.drain()
    expect(await leftOf(one, done.id)).toEqual(before)
    expect(
      await app.deps.db
        .select()
        .from(reportRejudgements)
        .where(eq(reportRejudgements.companyId, one.companyId)),
    ).toEqual([])
  })

  it('turns an issue into a row that counts, and back', async () => {
    const one = await company()
    const move: AmazonRow = {
      TRANSACTION_TYPE: 'FC_TRANSFER',
      SELLER_SKU: 'SKU-1',
      ARRIVAL_COUNTRY: 'PL',
      TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '',
      TRANSACTION_CURRENCY_CODE: '',
    }
    const done = await imported(app, one.as, file([OWN_SHOP, move]))
    expect(done).toMatchObject({ rowsKept: 1, rowsWithIssue: 1 })
    const price = {
      companyId: one.companyId,
      sku: 'SKU-1',
      fromDay: '2026-01-01',
      amount: '7.50',
      currency: 'EUR',
    }
    await app.deps.db.insert(costPrices).values({ ...price, changedAt: clock.now(), changedById: 'u' })
    await rejudge(one)
    const priced = await detailOf(app, one.as, done.id)
    expect(priced).toMatchObject({ rowsKept: 2, rowsWithIssue: 0 })
    expect(priced.sums.treated).toEqual([{ amount: 11_900 + 750, currency: 'EUR' }])
    const { body } = await app.get(listIssues, { importId: done.id, pageSize: 20 }, { as: one.as })
    expect(body.data?.records.filter(({ severity }) => severity === 'ERROR')).toEqual([])
    await app.deps.db.delete(costPrices).where(eq(costPrices.companyId, one.companyId))
    await rejudge(one)
    expect(await detailOf(app, one.as, done.id)).toMatchObject({ rowsKept: 1, rowsWithIssue: 1 })
    const verdicts = await app.deps.db
      .select()
      .from(transactionVerdicts)
      .where(eq(transactionVerdicts.companyId, one.companyId))
    expect(verdicts.map(({ net }) => net).toSorted()).toEqual([750, null])
    expect(await proveTotals(app.deps.db, { companyId: one.companyId, ...ALL })).toEqual([])
  })
})

const move = (id: string, changes: AmazonRow): AmazonRow => ({
  TRANSACTION_TYPE: 'FC_TRANSFER',
  TRANSACTION_EVENT_ID: id,
  ACTIVITY_TRANSACTION_ID: id,
  SELLER_SKU: 'SKU-1',
  ARRIVAL_COUNTRY: 'PL',
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '',
  TRANSACTION_CURRENCY_CODE: '',
  ...changes,
})

describe('a cost price of a country, or from a day on', () => {
  it('changes the rows that it holds for, in its currency, and no others', async () => {
    const one = await company()
    const general = { companyId: one.companyId, sku: 'SKU-1', fromDay: '2000-01-01', amount: '7.50' }
    const said = { currency: 'EUR', changedAt: clock.now(), changedById: 'u' }
    await app.deps.db.insert(costPrices).values({ ...general, ...said })
    await imported(
      app,
      one.as,
      file([
        move('M-1', {}),
        move('M-2', { DEPARTURE_COUNTRY: 'CZ', TRANSACTION_COMPLETE_DATE: '20-02-2026' }),
        move('M-3', { DEPARTURE_COUNTRY: 'CZ', TRANSACTION_COMPLETE_DATE: '20-03-2026' }),
      ]),
    )
    const stored = async () =>
      (
        await app.deps.db
          .select()
          .from(transactions)
          .where(eq(transactions.companyId, one.companyId))
          .orderBy(transactions.line)
      ).map(({ amount, currency }) => `${amount} ${currency}`)
    expect(await stored()).toEqual(['750 EUR', '750 EUR', '750 EUR'])
    await app.deps.db
      .insert(costPrices)
      .values({ ...general, ...said, country: 'CZ', fromDay: '2026-03-01', amount: '200', currency: 'CZK' })
    await rejudge(one)
    expect(await stored()).toEqual(['750 EUR', '750 EUR', '20000 CZK'])
    const runs = await app.deps.db
      .select()
      .from(reportRejudgements)
      .where(eq(reportRejudgements.companyId, one.companyId))
    expect(runs).toMatchObject([{ changes: [{ fact: 'COST_PRICES', count: 1 }], rowsChanged: 1 }])
    expect(await proveTotals(app.deps.db, { companyId: one.companyId, ...ALL })).toEqual([])
    await app.deps.db
      .insert(costPrices)
      .values({ ...general, ...said, country: 'PL', fromDay: '2027-03-01', amount: '8' })
    await rejudge(one)
    expect(
      await app.deps.db
        .select()
        .from(reportRejudgements)
        .where(eq(reportRejudgements.companyId, one.companyId)),
    ).toHaveLength(1)
  })
})

const ROWS = 1_500
async function generated(seed: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  const output = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece)
      done()
    },
  })
  await writeReport(['--rows', String(ROWS), '--seed', String(seed)], output)
  // Half of them in shops of their own, where it is the seller who owes the tax.
  const lines = Buffer.concat(pieces).toString().split('\r\n')
  return Buffer.from(lines.map((line, at) => (at % 2 ? line.replace(',AFN,', ',MCF,') : line)).join('\r\n'))
}

const GERMAN = { country: 'DE', registrationNumber: 'DE136695976', productCode: 'vat-registration-de' }
const FACTS: Record<string, (one: Company) => Promise<void>> = {
  'a number in Poland': (one) => register(one, {}),
  'a number from a day on': (one) => register(one, { country: 'FR', validFrom: '2026-02-10' }),
  'a number that ended': (one) =>
    register(one, { country: 'IT', validFrom: '2025-01-01', endedOn: '2026-02-01' }),
  'the one-stop shop': (one) => register(one, OSS),
  'the one-stop shop from a day on': (one) => register(one, { ...OSS, validFrom: '2026-02-01' }),
  'all of them': async (one) => {
    await register(one, {})
    await register(one, { country: 'CZ' })
    await register(one, OSS)
  },
}

describe('to import after a fact, and to import before it and determine anew, is the same', () => {
  it.each(Object.entries(FACTS))('%s', { timeout: 60_000 }, async (name, learn) => {
    const bytes = await generated(name.length)
    const [after, before] = [await company(), await company()]
    await register(after, GERMAN)
    await register(before, GERMAN)
    await learn(after)
    const expected = await imported(app, after.as, { name: 'report.csv', bytes })
    const found = await imported(app, before.as, { name: 'report.csv', bytes })
    await learn(before)
    await rejudge(before)
    expect(await leftOf(before, found.id)).toEqual(await leftOf(after, expected.id))
    expect(await proveTotals(app.deps.db, { companyId: before.companyId, ...ALL })).toEqual([])
    const verdicts = await app.deps.db
      .select()
      .from(transactionVerdicts)
      .where(eq(transactionVerdicts.companyId, before.companyId))
    expect(verdicts.length).toBeGreaterThan(0)
  })
})

describe('a process that dies meanwhile', () => {
  it('leaves nothing twice and nothing lost', { timeout: 60_000 }, async () => {
    const bytes = await generated(3)
    const [after, before] = [await company(), await company()]
    await register(after, OSS)
    const expected = await imported(app, after.as, { name: 'report.csv', bytes })
    const found = await imported(app, before.as, { name: 'report.csv', bytes })
    await register(before, OSS)
    for (const reads of [1, 2]) {
      const deps = { ...app.deps, files: dyingAfter(reads) }
      await expect(rejudgeCompany(deps, { companyId: before.companyId })).rejects.toThrow('killed')
      expect(await proveTotals(app.deps.db, { companyId: before.companyId, ...ALL })).toEqual([])
    }
    await rejudge(before)
    await rejudge(before)
    expect(await leftOf(before, found.id)).toEqual(await leftOf(after, expected.id))
    const runs = await app.deps.db
      .select()
      .from(reportRejudgements)
      .where(eq(reportRejudgements.companyId, before.companyId))
    expect(runs).toHaveLength(1)
  })
})

const dyingAfter = (reads: number): FileStore => {
  let left = reads
  return {
    ...app.deps.files,
    get: (...asked) => {
      if (left-- === 0) throw new Error('killed')
      return app.deps.files.get(...asked)
    },
  }
}
