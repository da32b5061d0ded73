import { beforeAll, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { cancelImport, stateNoSales } from '#reports/contract.ts'
import { previewMapping, saveMapping } from '#reports/mapping-contract.ts'
import { uploaded } from '#reports/testing/imports.builders.ts'
import { readDeclaration, stateNil } from '../../contract.ts'
import { declareNil, staffDeclaration } from '../../staff/contract.ts'
import { declarationRow } from '../../testing/declarations.builders.ts'
import { makeFileable } from '../../testing/fileable.builders.ts'
import { calculateDeclaration } from '../calculate-declaration.ts'
import { declarations } from '../declarations.tables.ts'
import { realSources } from '../real-sources.ts'

/* A file that nobody has read yet may have sales: until it is read, nothing is declared as nil. */

const app = await testApp()
const as = await aSeller(app)
const { agent } = app.people
const IDS = { september: 'dcl_unread_09', october: 'dcl_unread_10', old: 'dcl_unread_old' }
let companyId = ''

const read = async (id: string) => (await app.get(readDeclaration, { id }, { as })).body.data
const reasons = async (id: string) => (await read(id))?.waitingFor.map(({ reason }) => reason)
const state = async (id: string) => (await app.post(stateNil, { id }, { as })).body
const nil = async (id: string) => (await app.post(declareNil, { companyId, id }, { as: agent })).body

/** A table whose columns somebody has to name: it does not say where goods came from. */
async function toMap(name: string, order: string, day: string) {
  const text = `Name,Paid at,Currency,Total,Refunded Amount,Lineitem sku,Shipping Country
${order},${day} 14:33:10 +0100,EUR,119.00,0.00,A,FR
`
  const { id, status } = await uploaded(app, as, { name, bytes: Buffer.from(text) })
  expect(status).toBe('MAPPING')
  await app.drain()
  return id
}

beforeAll(async () => {
  companyId = (await app.get(userInfo, {}, { as })).body.data?.company.id ?? ''
  const periods = [
    { id: IDS.september, number: 'DC-2026-792009', label: '2026-09', day: '2026-09-30' },
    { id: IDS.october, number: 'DC-2026-792010', label: '2026-10', day: '2026-10-31' },
    { id: IDS.old, number: 'DC-2024-792005', label: '2024-05', day: '2024-05-31' },
  ]
  for (const { day, ...period } of periods) {
    const of = { companyId, registrationId: 'rg_unread', country: 'DE', frequency: 'MONTHLY' } as const
    const none = { status: 'AWAITING_DATA', revision: 0, base: null, vat: null, payable: null } as const
    const days = { fromDay: `${day.slice(0, 7)}-01`, toDay: day }
    const row = declarationRow(app, { ...of, ...none, ...period, ...days })
    await app.deps.db.insert(declarations).values(row)
    await makeFileable(app, row)
    const deps = { ...app.deps, sources: realSources('UTC') }
    await calculateDeclaration(deps, { companyId, id: row.id, by: PORTAL })
  }
  await state(IDS.october)
  await nil(IDS.october)
})

it('a return of nothing is made as nil while no file is unread', async () => {
  expect(await read(IDS.october)).toMatchObject({ status: 'CALCULATED', isNil: true })
})

it('a file whose columns nobody has named holds up what would be nil, and says so', async () => {
  const importId = await toMap('shop.csv', '#1', '2026-11-05')
  const found = await read(IDS.september)
  expect(found?.waitingFor).toMatchObject([{ reason: 'UNREAD', importId }])
  expect(found?.waitingFor[0]?.text).toMatch(/^The file “shop\.csv” has not been read: its columns/)
  expect(await state(IDS.september)).toMatchObject({
    error: 'declarations.file_not_read',
    message: expect.stringContaining('“shop.csv”'),
  })
  await app.deps.db.update(declarations).set({ nilStatedAt: app.clock.now(), nilStatedName: 'Lin' })
  expect((await nil(IDS.september)).error).toBe('declarations.file_not_read')
  const { body } = await app.get(staffDeclaration, { companyId, id: IDS.september }, { as: agent })
  expect(body.data).toMatchObject({ why: 'UNREAD', turn: 'seller', waitingFor: [{ reason: 'UNREAD' }] })
  const matters = await app.get(listPendingMatters, {}, { as })
  expect(JSON.stringify(matters.body.data)).toContain('DC-2026-792009')
})

it('a nil return that was made does not stand; one of years before does not wait', async () => {
  expect(await read(IDS.october)).toMatchObject({
    status: 'AWAITING_DATA',
    isNil: false,
    waitingFor: [{ reason: 'UNREAD' }],
  })
  expect(await reasons(IDS.old)).toEqual(['NOTHING_FOUND'])
})

it('nor is it stated of a month without shops that there were no sales', async () => {
  const asked = { month: '2026-09' }
  const { body } = await app.post(stateNoSales, asked, { as })
  expect(body).toMatchObject({ error: 'reports.file_not_read' })
  expect(body.message).toContain('“shop.csv”')
})

it('once it is read, it holds up no return that its rows do not belong to', async () => {
  const [unread] = (await read(IDS.september))?.waitingFor ?? []
  const importId = unread?.importId ?? ''
  const { mapping } = (await app.post(previewMapping, { importId }, { as })).body.data ?? {}
  const whole = { ...mapping, constants: { ...mapping?.constants, depart: 'FR' } } as never
  await app.post(saveMapping, { importId, name: 'Shop', mapping: whole }, { as })
  await app.drain()
  // Its one sale is of November, and French.
  expect(await reasons(IDS.september)).toEqual(['NOTHING_FOUND'])
  expect(await reasons(IDS.october)).toEqual(['NOTHING_FOUND'])
})

it('nor once its import is cancelled', async () => {
  const other = 'Name;Created at;Currency;Total;Lineitem sku;Shipping Country\n#2;2026-11-06;EUR;1.00;A;DE\n'
  const { id: importId } = await uploaded(app, as, { name: 'other.csv', bytes: Buffer.from(other) })
  await app.drain()
  expect(await reasons(IDS.september)).toEqual(['UNREAD'])
  await app.post(cancelImport, { importId }, { as })
  await app.drain()
  expect(await reasons(IDS.september)).toEqual(['NOTHING_FOUND'])
})
