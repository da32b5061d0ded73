import { beforeAll, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp } from '#main/testing/test-app.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { rejudgeChanged } from '#reports/server/rejudge-company.ts'
import { costPrices } from '#reports/server/reports.tables.ts'
import { amazonFile, type AmazonRow } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { listCostPrices } from '#reports/costs-contract.ts'
import { staffBoxRows, staffDeclaration } from '../staff/contract.ts'
import { staffCostPrices, staffRemoveCostPrice, staffSaveCostPrice } from '../staff/costs-contract.ts'
import { confirmDeclaration, readBoxRows, readDeclaration } from '../contract.ts'
import { declarationRow } from '../testing/declarations.builders.ts'
import { registrationRow } from '../testing/hmrc.builders.ts'
import { findDeclaration } from './declarations.queries.ts'
import { insertDeclaration, updateDeclaration } from './declarations.repository.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { correctionOf } from './figures.queries.ts'

/* A cost price becomes known after the report: goods that were moved count now, in returns of all states. */

const app = await testApp()
const as = await aSeller(app)
let companyId = ''

const MOVED: AmazonRow = {
  TRANSACTION_TYPE: 'FC_TRANSFER',
  SELLER_SKU: 'SKU-1',
  ARRIVAL_COUNTRY: 'PL',
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '',
  TRANSACTION_CURRENCY_CODE: '',
}
const Q1 = { id: 'dc_judged', fromDay: '2026-01-01', toDay: '2026-03-31', label: '2026-Q1' }

const set = (row: Pick<DeclarationRow, 'id'>, changes: Partial<DeclarationRow>) =>
  app.deps.db.transaction((tx) => updateDeclaration(tx, { companyId, id: row.id }, changes))
const found = async (id = Q1.id) => {
  const row = await findDeclaration(app.deps.db, companyId, id)
  if (!row) throw new Error('no declaration')
  return row
}
const PRICE_KEY = [
  costPrices.companyId,
  costPrices.sku,
  costPrices.country,
  costPrices.currency,
  costPrices.fromDay,
]
async function pricedAt(amount: string): Promise<void> {
  const price = { amount, currency: 'EUR', changedAt: app.clock.now(), changedById: 'u' }
  await app.deps.db
    .insert(costPrices)
    .values({ companyId, sku: 'SKU-1', fromDay: '2026-01-01', ...price })
    .onConflictDoUpdate({ target: PRICE_KEY, set: price })
  await rejudgeChanged(app.deps)
  await app.drain()
}

const { agent, sellerOther } = app.people
const staffAt = { id: 'dc_judged' }

beforeAll(async () => {
  companyId = (await app.get(userInfo, {}, { as })).body.data?.company.id ?? ''
  const number = registrationRow(app, companyId)
  await app.deps.db.insert(registrations).values([
    { ...number, id: 'rg_judged', country: 'DE', registrationNumber: 'DE136695976' },
    {
      ...number,
      id: 'rg_judged_pl',
      workOrderId: 'wo_pl',
      country: 'PL',
      registrationNumber: 'PL5260001246',
    },
  ])
  const row = { ...Q1, companyId, registrationId: 'rg_judged', status: 'AWAITING_DATA' } as const
  const open = { ...row, revision: 0, base: null, vat: null, payable: null, number: 'DC-2026-700001' }
  await app.deps.db.transaction((tx) => insertDeclaration(tx, declarationRow(app, open)))
  const rows = amazonFile([{ SALES_CHANNEL: 'MCF' }, MOVED])
  await imported(app, as, { name: 'report.csv', bytes: Buffer.from(rows) })
})

it('staff of the declaration see what waits, and enter the price with its source', async () => {
  const at = { companyId, ...staffAt }
  const waiting = async () =>
    (await app.get(staffDeclaration, at, { as: agent })).body.data?.movementsWithoutPrice
  const missing = { count: 1, skus: 1, records: [{ sku: 'SKU-1', departs: ['DE'], movements: 1 }] }
  expect(await waiting()).toEqual(missing)
  const { body } = await app.get(readDeclaration, { id: Q1.id }, { as })
  expect(body.data?.movementsWithoutPrice).toEqual(missing)
  const price = { ...at, sku: 'SKU-9', country: 'PL', amount: '7,50', source: 'Invoice 4711' }
  expect((await app.post(staffSaveCostPrice, { ...price, id: 'dc_none' }, { as: agent })).body.error).toBe(
    'declarations.not_found',
  )
  expect((await app.post(staffSaveCostPrice, { ...price, source: '' }, { as: agent })).body.code).toBe(400)
  const saved = { sku: 'SKU-9', country: 'PL', amount: '7.50', changedBy: { kind: 'staff' } }
  expect((await app.post(staffSaveCostPrice, price, { as: agent })).body.data).toMatchObject(saved)
  const forStaff = (await app.get(staffCostPrices, at, { as: agent })).body.data
  expect(forStaff).toMatchObject({ total: 1, records: [saved], company: expect.stringMatching(/./) })
  const forSeller = async (who: Pick<typeof as, 'token'>) =>
    (await app.get(listCostPrices, {}, { as: who })).body.data?.records
  expect([await forSeller(as), await forSeller(sellerOther)]).toEqual([forStaff?.records, []])
  const drop = { ...at, sku: 'SKU-9', country: 'PL' }
  const removed = async () => (await app.post(staffRemoveCostPrice, drop, { as: agent })).body.data?.removed
  expect([await removed(), await removed()]).toEqual([true, false])
  const { rows } = await app.database.pool.query(
    "select action, detail->>'source' as source from audit_trail where company_id = $1 and action like 'declarations.cost_price%' order by at, action desc",
    [companyId],
  )
  expect(rows).toEqual([
    { action: 'declarations.cost_price_saved', source: 'Invoice 4711' },
    { action: 'declarations.cost_price_removed', source: null },
  ])
})

it('is calculated again; what was confirmed of the older figures is refused', async () => {
  expect(await found()).toMatchObject({ status: 'CALCULATED', revision: 1, vat: 1_900 })
  await set(Q1, { status: 'AWAITING_CONFIRMATION', checkedBy: 'st_2' })
  await pricedAt('7.50')
  expect(await found()).toMatchObject({ status: 'CALCULATED', revision: 2, checkedBy: null })
  const work = await app.get(staffDeclaration, { companyId, ...staffAt }, { as: agent })
  expect(work.body.data?.movementsWithoutPrice).toEqual({ count: 0, skus: 0, records: [] })
  const { body } = await app.post(confirmDeclaration, { id: Q1.id, revision: 1 }, { as })
  expect(body.error).toBe('declarations.outdated')
})

it('its rows say what they were, until when and because of what', async () => {
  const { body } = await app.get(readDeclaration, { id: Q1.id }, { as })
  const box = body.data?.boxes.find((one) => one.parts.some(({ treatment }) => treatment?.scheme !== 'LOCAL'))
  const at = { id: Q1.id, box: box?.box ?? '', part: box?.parts[0]?.part ?? '' }
  const rowsIn = async (lang: 'en' | 'zh') =>
    (await app.get(readBoxRows, at, { as, lang })).body.data?.records.map(({ earlier }) => earlier)
  expect(await rowsIn('en')).toEqual([
    {
      until: expect.any(String),
      treatment: null,
      vat: null,
      because: expect.stringMatching(/^cost prices changed \(1 SKU: SKU-1\), on \d+ \w+ \d{4}$/),
    },
  ])
  const price = { companyId, ...staffAt, sku: 'SKU-1', amount: '8.00', source: 'Invoice 4712' }
  const fromDay = '2026-01-01'
  await app.post(staffSaveCostPrice, { ...price, fromDay }, { as: agent })
  await rejudgeChanged(app.deps)
  await app.drain()
  expect(await rowsIn('zh')).toMatchObject([
    {
      treatment: { scheme: 'OWN_GOODS' },
      vat: 0,
      because: expect.stringMatching(/^成本价有变（1个SKU：SKU-1）（服务团队.+于\d+年\d+月\d+日修改）$/),
    },
  ])
  const forStaff = await app.get(staffBoxRows, { companyId, ...at }, { as: agent })
  expect(forStaff.body.data?.records[0]?.earlier?.because).toMatch(
    /SKU-1\), by our team \(.+\) on \d+ \w+ \d{4}$/,
  )
})

it('that was filed stays as it is, and another corrects it', async () => {
  const filed = await set(Q1, { status: 'FILED', reference: 'R1', filedAt: app.clock.now() })
  await pricedAt('9.00')
  expect(await found()).toEqual(filed)
  expect(await correctionOf(app.deps.db, filed)).toMatchObject({ status: 'CALCULATED', corrects: Q1.id })
})
