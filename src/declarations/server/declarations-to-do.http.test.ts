import { beforeAll, expect, it } from 'vitest'
import { companyInfo } from '#accounts/contract.ts'
import { listCalendar } from '#calendar/contract.ts'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { filedMonthly, monthFromNow } from '#registrations/testing/registrations.builders.ts'
import { declarationRow } from '../testing/declarations.builders.ts'
import { findDeclaration } from './declarations.queries.ts'
import { updateDeclaration } from './declarations.repository.ts'
import { declarations, type DeclarationRow } from './declarations.tables.ts'
import { listDeclarations } from '../contract.ts'
import { openDeclarations } from './open-declarations.ts'

const app = await testApp()
const { seller: as, sellerOther } = app.people

let companyId = ''
beforeAll(async () => {
  companyId = (await app.get(companyInfo, {}, { as })).body.data?.id ?? ''
})

const DECLARED = new Set(['DATA_MISSING', 'DECLARATION_CONFIRM', 'TAX_PAYMENT'])
const waiting = async (lang: 'en' | 'zh' = 'en', who = as) =>
  ((await app.get(listPendingMatters, { pageSize: 100 }, { as: who, lang })).body.data?.records ?? []).filter(
    ({ type }) => DECLARED.has(type),
  )
const set = (id: string, changes: Partial<DeclarationRow>) =>
  app.deps.db.transaction((tx) => updateDeclaration(tx, { companyId, id }, changes))

it('a declaration waits for the seller by what it lacks, and for nobody else', async () => {
  const dueOn = addDays(agencyToday(app), 5)
  const row = declarationRow(app, {
    companyId,
    id: 'dcl_to_do',
    country: 'PL',
    currency: 'PLN',
    status: 'AWAITING_DATA',
    payable: 123_400,
    dueOn,
    payBy: addDays(dueOn, 1),
  })
  await app.deps.db.insert(declarations).values(row)
  const first = await waiting()
  expect(first).toMatchObject([
    {
      id: 'dcl_to_do_data',
      type: 'DATA_MISSING',
      title: 'Send what is missing: VAT return Q1 2026',
      number: row.number,
      country: 'PL',
      dueAt: dueOn,
      money: null,
      link: '/workspace/declaration/detail?id=dcl_to_do',
    },
  ])
  const periods = [
    ['MONTHLY', '2026-02-01', '2026-02-28', 'February 2026', '2026年2月'],
    ['YEARLY', '2025-01-01', '2025-12-31', '2025', '2025年'],
    ['QUARTERLY', '2026-08-01', '2026-10-31', 'August to October 2026', '2026年8月至10月'],
    ['QUARTERLY', '2026-01-01', '2026-03-31', 'Q1 2026', '2026年第1季度'],
  ] as const
  for (const [frequency, fromDay, toDay, en, zh] of periods) {
    await set(row.id, { frequency, fromDay, toDay })
    const titles = async (lang: 'en' | 'zh') => (await waiting(lang)).map(({ title }) => title)
    expect(await titles('en')).toEqual([`Send what is missing: VAT return ${en}`])
    expect((await titles('zh')).join()).toContain(`${zh}VAT申报`)
  }
  expect(await waiting('en', sellerOther)).toEqual([])
  await set(row.id, { waitingFor: [{ reason: 'RATE', currency: 'SEK', day: '2026-03-31' }] })
  expect(await waiting()).toEqual([])
  await set(row.id, { waitingFor: [{ reason: 'REPORT', channel: 'x', month: '2026-03' }] })
  expect(await waiting()).toHaveLength(1)
  await set(row.id, { status: 'AWAITING_CONFIRMATION', waitingFor: [] })
  expect(await waiting('zh')).toMatchObject([
    { id: 'dcl_to_do_confirm', type: 'DECLARATION_CONFIRM', title: '确认申报：2026年第1季度VAT申报' },
  ])
  await set(row.id, { status: 'FILED', taxStatus: 'DUE' })
  expect(await waiting()).toMatchObject([
    {
      id: 'dcl_to_do_pay',
      type: 'TAX_PAYMENT',
      money: { amount: 123_400, currency: 'PLN' },
      dueAt: addDays(dueOn, 1),
    },
  ])
  await set(row.id, { taxStatus: 'PAID' })
  expect(await waiting()).toEqual([])
})

it('is opened with a message, and its period stands in the calendar once', async () => {
  await filedMonthly(app, { number: 'DE136695976', firstMonth: monthFromNow(app, -1) })
  const returns = async () => {
    const from = agencyToday(app)
    const { body } = await app.get(listCalendar, { from: addDays(from, -40), to: addDays(from, 20) }, { as })
    return (body.data?.entries ?? []).filter(
      ({ country, kind }) => country === 'DE' && (kind === 'RETURN' || kind === 'TODO'),
    )
  }
  const before = (await returns()).find(({ kind }) => kind === 'RETURN')
  expect(await openDeclarations(app.deps)).toBe(1)
  const told = (await app.get(listMessages, { type: 'DECLARATION' }, { as })).body.data?.records ?? []
  expect(told.map(({ title }) => title)).toMatchObject([
    expect.stringMatching(/^VAT return for Germany, .*: we have started$/),
  ])
  const { body } = await app.get(listDeclarations, { country: 'DE' }, { as })
  const id = body.data?.records[0]?.id ?? ''
  const day = before?.day
  const listed = async () => (await returns()).filter((entry) => entry.day === day)
  expect((await listed()).map((entry) => entry.id)).toEqual([`${id}_data`])
  await set(id, { status: 'AWAITING_CONFIRMATION', payable: 1_900 })
  expect((await listed()).map((entry) => entry.id)).toEqual([`${id}_confirm`])
  // To be confirmed before it is due: both days are there.
  const early = addDays(day ?? '', -6)
  await set(id, { confirmBy: early })
  expect((await listed()).map((entry) => entry.id)).toEqual([before?.id])
  expect((await returns()).find((entry) => entry.id === `${id}_confirm`)?.day).toBe(early)
  await set(id, { status: 'CALCULATED' })
  expect((await listed()).map((entry) => entry.id)).toEqual([before?.id])
  await set(id, { status: 'FILED', taxStatus: 'DUE' })
  expect(await listed()).toMatchObject([
    { id: `${id}_pay`, money: { part: 'TAX', certain: true, amount: 1_900 } },
  ])
  expect(await findDeclaration(app.deps.db, companyId, id)).toMatchObject({ status: 'FILED' })
})
