import { beforeAll, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp } from '#main/testing/test-app.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { importDetail, stateNoSales, withdrawImport } from '#reports/contract.ts'
import { amazonFile, type AmazonRow } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { staffWithdrawalEffect, staffWithdrawImport } from '../staff/imports-contract.ts'
import { declarationRow } from '../testing/declarations.builders.ts'
import { registrationRow } from '../testing/hmrc.builders.ts'
import { withdrawalEffect } from '../withdrawal-contract.ts'
import { findDeclaration } from './declarations.queries.ts'
import { insertDeclaration, updateDeclaration } from './declarations.repository.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { correctionOf } from './figures.queries.ts'

/* A wrong file is withdrawn: what is not filed is calculated again, what was filed stays and gets a correction. */

const app = await testApp()
const as = await aSeller(app)
const { agent, sellerOther } = app.people
let companyId = ''
const IDS = { q1: 'dc_wd_q1', q2: 'dc_wd_q2', pl: 'dc_wd_pl' }

const OWN: AmazonRow = { SALES_CHANNEL: 'MCF' }
const key = (name: string): AmazonRow => ({
  ...OWN,
  TRANSACTION_EVENT_ID: `O-${name}`,
  ACTIVITY_TRANSACTION_ID: `T-${name}`,
})
const IN_APRIL = { TRANSACTION_COMPLETE_DATE: '12-04-2026' }
const IN_JUNE = { TRANSACTION_COMPLETE_DATE: '12-06-2026' }
const send = (name: string, rows: readonly AmazonRow[]) =>
  imported(app, as, { name, bytes: Buffer.from(amazonFile(rows)) })
const set = (id: string, changes: Partial<DeclarationRow>) =>
  app.deps.db.transaction((tx) => updateDeclaration(tx, { companyId, id }, changes))
const found = async (id: string) => {
  const row = await findDeclaration(app.deps.db, companyId, id)
  if (!row) throw new Error('no declaration')
  return row
}

beforeAll(async () => {
  companyId = (await app.get(userInfo, {}, { as })).body.data?.company.id ?? ''
  const number = { ...registrationRow(app, companyId), country: 'DE', registrationNumber: 'DE136695976' }
  await app.deps.db.insert(registrations).values([
    { ...number, id: 'rg_wd' },
    { ...number, id: 'rg_wd_pl', workOrderId: 'wo_wd_pl', country: 'PL', registrationNumber: 'PL5260001246' },
  ])
  const open = {
    companyId,
    status: 'AWAITING_DATA',
    revision: 0,
    base: null,
    vat: null,
    payable: null,
  } as const
  const german = { ...open, registrationId: 'rg_wd' }
  const second = { fromDay: '2026-04-01', toDay: '2026-06-30', label: '2026-Q2' }
  const rows = [
    { ...german, id: IDS.q1, number: 'DC-2026-720001' },
    { ...german, ...second, id: IDS.q2, number: 'DC-2026-720002' },
    {
      ...open,
      id: IDS.pl,
      number: 'DC-2026-720003',
      registrationId: 'rg_wd_pl',
      country: 'PL',
      currency: 'PLN',
    },
  ]
  await app.deps.db.transaction(async (tx) => {
    for (const row of rows) await insertDeclaration(tx, declarationRow(app, row))
  })
})

it('says before which months and returns it reaches, to the seller and to staff, and to nobody else', async () => {
  for (const month of ['2026-04', '2026-05']) await app.post(stateNoSales, { month }, { as })
  const wrong = await send('wrong.csv', [key('A'), key('B'), { ...key('C'), ...IN_JUNE }])
  expect(await found(IDS.q1)).toMatchObject({ status: 'CALCULATED', vat: 3_800 })
  await set(IDS.q1, { status: 'FILED', reference: 'R1', filedAt: app.clock.now() })
  const { body } = await app.get(withdrawalEffect, { importId: wrong.id }, { as })
  expect(body.data).toEqual({
    rows: 3,
    months: ['2026-03', '2026-06'],
    open: [
      {
        id: IDS.q2,
        number: 'DC-2026-720002',
        name: 'Germany, VAT return Q2 2026',
        scheme: 'LOCAL',
        status: 'CALCULATED',
      },
    ],
    filed: [expect.objectContaining({ id: IDS.q1, status: 'FILED' })],
  })
  const zh = await app.get(withdrawalEffect, { importId: wrong.id }, { as, lang: 'zh' })
  expect(zh.body.data?.open[0]?.name).toBe('德国，2026年第2季度VAT申报')
  const at = { companyId, id: IDS.q1, importId: wrong.id }
  const forStaff = await app.get(staffWithdrawalEffect, at, { as: agent })
  expect(forStaff.body.data).toEqual(body.data)
  const foreign = await app.get(withdrawalEffect, { importId: wrong.id }, { as: sellerOther })
  expect(foreign.body.error).toBe('reports.import_not_found')
})

it('recalculates what is not filed; what was confirmed of figures that are gone is not confirmed any more', async () => {
  const right = await send('right.csv', [key('A')])
  expect(right).toMatchObject({ rowsKept: 0, rowsDuplicate: 1 })
  await set(IDS.q2, { status: 'CONFIRMED', confirmedRevision: 1, confirmedBy: 'u', checkedBy: 'st_2' })
  const filed = await found(IDS.q1)
  const wrong = (await app.get(withdrawalEffect, { importId: right.id }, { as })).body.data
  expect(wrong).toMatchObject({ rows: 0, months: [], open: [], filed: [] })
  const { rows } = await app.database.pool.query(
    "select id from report_imports where company_id = $1 and file_name = 'wrong.csv'",
    [companyId],
  )
  const importId = String(rows[0]?.id)
  await app.post(withdrawImport, { importId }, { as })
  await app.drain()
  // Not nil, but zero for a person to look at.
  expect(await found(IDS.q2)).toMatchObject({
    status: 'CALCULATED',
    vat: 0,
    isNil: false,
    checkedBy: null,
    confirmedRevision: null,
  })
  expect(await found(IDS.q1)).toEqual(filed)
  // One of the two sales of March is in another file, and counts from there.
  expect(await correctionOf(app.deps.db, filed)).toMatchObject({ status: 'CALCULATED', vat: 1_900 })
})

it('staff withdraw it for the seller, who sees that they did', async () => {
  const again = await send('again.csv', [
    { ...key('D'), ...IN_APRIL },
    { ...key('E'), ...IN_JUNE },
  ])
  expect(await found(IDS.q2)).toMatchObject({ status: 'CALCULATED', vat: 3_800 })
  const at = { companyId, id: IDS.q2, importId: again.id }
  const refused = await app.post(staffWithdrawImport, { ...at, id: 'dc_none' }, { as: agent })
  expect(refused.body.error).toBe('declarations.not_found')
  const unknown = await app.post(staffWithdrawImport, { ...at, importId: 'imp_none' }, { as: agent })
  expect(unknown.body.error).toBe('reports.import_not_found')
  const { body } = await app.post(staffWithdrawImport, at, { as: agent })
  expect(body.data?.status).toBe('WITHDRAWING')
  await app.drain()
  const seen = await app.get(importDetail, { importId: again.id }, { as })
  expect(seen.body.data).toMatchObject({ status: 'WITHDRAWN', withdrawn: { by: { kind: 'staff' } } })
  expect(await found(IDS.q2)).toMatchObject({ status: 'CALCULATED', vat: 0 })
  const { rows } = await app.database.pool.query(
    "select actor_kind from audit_trail where record = $1 and action = 'reports.withdrawn'",
    [again.id],
  )
  expect(rows).toEqual([{ actor_kind: 'staff' }])
})
