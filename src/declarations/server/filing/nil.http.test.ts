import { beforeAll, expect, it } from 'vitest'
import { companyInfo } from '#accounts/contract.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { createShop } from '#shops/contract.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { readDeclaration, stateNil } from '../../contract.ts'
import { calculateForStaff, check, declareNil } from '../../staff/contract.ts'
import { workTogether } from '../../staff/work-list-contract.ts'
import { declarationRow } from '../../testing/declarations.builders.ts'
import { makeFileable } from '../../testing/fileable.builders.ts'
import { germanSale } from '../../testing/sources.builders.ts'
import { declarations, type DeclarationRow } from '../declarations.tables.ts'

const app = await testApp()
const { seller, sellerOther, viewer, agent, reviewer } = app.people
let companyId = ''
beforeAll(async () => {
  companyId = (await app.get(companyInfo, {}, { as: seller })).body.data?.id ?? ''
})

let made = 0
async function open(changes: Partial<DeclarationRow> = {}) {
  const id = `dcl_nil_${++made}`
  const none = { base: null, vat: null, payable: null }
  const period = {
    frequency: 'MONTHLY',
    label: '2026-03',
    fromDay: '2026-03-01',
    toDay: '2026-03-31',
  } as const
  const row = declarationRow(app, {
    companyId,
    id,
    number: `DC-2026-7${String(made).padStart(5, '0')}`,
    registrationId: `rg_nil_${made}`,
    status: 'AWAITING_DATA',
    ...none,
    ...period,
    ...changes,
  })
  await app.deps.db.insert(declarations).values(row)
  await makeFileable(app, row)
  return id
}
const nil = async (id: string) => (await app.post(declareNil, { companyId, id }, { as: agent })).body
const state = async (id: string, as: Caller = seller) => (await app.post(stateNil, { id }, { as })).body

it('is made of the seller’s statement and of nothing found, never of one alone', async () => {
  const id = await open({ waitingFor: [{ reason: 'NOTHING_FOUND' }] })
  const isToDo = async () =>
    JSON.stringify((await app.get(listPendingMatters, {}, { as: seller })).body.data).includes(id)
  expect((await nil(id)).error).toBe('declarations.nil_not_stated')
  expect(await isToDo()).toBe(true)
  expect((await state(id, viewer)).code).not.toBe(0)
  expect((await state(id, sellerOther)).error).toBe('declarations.not_found')
  const stated = await state(id)
  expect(stated.data).toMatchObject({
    nilStated: { by: expect.any(String) },
    turn: 'agency',
    // What was stated is not asked for again.
    waitingFor: [{ text: 'The reports contain no sales for this declaration.' }],
    history: [{ action: 'state_nil' }],
  })
  expect(await isToDo()).toBe(false)
  expect((await state(id)).data?.nilStated).toEqual(stated.data?.nilStated)
  expect((await nil(id)).data).toMatchObject({
    status: 'CALCULATED',
    isNil: true,
    base: { amount: 0 },
    payable: { amount: 0 },
    mayCheck: false,
  })
  expect((await nil(id)).error).toBe('declarations.not_now')
  expect((await state(id)).error).toBe('declarations.not_now')
  const { body } = await app.post(check, { companyId, id, revision: 1 }, { as: reviewer })
  expect(body.data).toMatchObject({ status: 'AWAITING_CONFIRMATION', isNil: true })
})

it('is made of several in one go, each judged on its own', async () => {
  const [stated, silent] = [await open({ country: 'CZ' }), await open({ country: 'AT' })]
  await state(stated)
  const items = [stated, silent].map((id) => ({ companyId, id, revision: 0 }))
  const { body } = await app.post(workTogether, { action: 'nil', items }, { as: agent })
  expect(body.data?.results.map(({ refusal }) => refusal?.error ?? null)).toEqual([
    null,
    'declarations.nil_not_stated',
  ])
  const { body: made } = await app.get(readDeclaration, { id: stated }, { as: seller })
  expect(made.data).toMatchObject({ status: 'CALCULATED', isNil: true })
})

it('is refused while a shop has not reported, or has reported sales', async () => {
  await app.post(createShop, { marketplace: 'AMAZON', region: 'EU', name: 'Brightoak' }, { as: seller })
  await app.database.pool.query("update shops set created_at = '2025-01-01'")
  const silent = await open()
  await state(silent)
  expect((await nil(silent)).error).toBe('declarations.nil_not_shown')
  const calculated = await app.post(calculateForStaff, { companyId, id: silent }, { as: agent })
  expect(calculated.body.error).toBe('declarations.cannot_calculate')
  // The shop sold in March, but nothing that belongs into a Polish return.
  await imported(app, seller, {
    name: 'm.csv',
    bytes: Buffer.from(amazonFile([germanSale('2026-03-10', '119.00')])),
  })
  const polish = await open({ country: 'PL', currency: 'PLN' })
  await state(polish)
  expect((await nil(polish)).data).toMatchObject({ isNil: true, status: 'CALCULATED' })
  const german = await open()
  await state(german)
  expect((await nil(german)).error).toBe('declarations.nil_not_shown')
})

it('ends when sales come after all', async () => {
  const id = await open({ label: '2026-02', fromDay: '2026-02-01', toDay: '2026-02-28' })
  await state(id)
  await app.database.pool.query("update shops set removed_at = '2026-01-10'")
  expect((await nil(id)).data).toMatchObject({ isNil: true, revision: 1 })
  await imported(app, seller, {
    name: 'f.csv',
    bytes: Buffer.from(amazonFile([germanSale('2026-02-10', '119.00')])),
  })
  const { body } = await app.get(readDeclaration, { id }, { as: seller })
  expect(body.data).toMatchObject({
    isNil: false,
    revision: 2,
    base: { amount: 10_000 },
    status: 'CALCULATED',
  })
})
