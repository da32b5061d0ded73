import { beforeAll, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { readDeclaration, stateNil } from '../../contract.ts'
import { declareNil, staffDeclaration } from '../../staff/contract.ts'
import { workTogether } from '../../staff/work-list-contract.ts'
import { declarationRow } from '../../testing/declarations.builders.ts'
import { makeFileable } from '../../testing/fileable.builders.ts'
import { germanSale } from '../../testing/sources.builders.ts'
import { declarations } from '../declarations.tables.ts'

/* Rows that wait to be corrected may be sales: until they are, nothing is declared as nil. */

const app = await testApp()
const as = await aSeller(app)
const { agent } = app.people
const IDS = { german: 'dcl_rows_de', polish: 'dcl_rows_pl' }
let companyId = ''

const read = async (id: string) => (await app.get(readDeclaration, { id }, { as })).body.data
const state = async (id: string) => (await app.post(stateNil, { id }, { as })).body
const nil = async (id: string) => (await app.post(declareNil, { companyId, id }, { as: agent })).body
const send = (name: string, rows: readonly ReturnType<typeof germanSale>[]) =>
  imported(app, as, { name, bytes: Buffer.from(amazonFile(rows)) })
const sale = (ordinal: number, gross: string, more = {}) =>
  germanSale(`2026-10-${10 + ordinal}`, gross, {
    SALES_CHANNEL: 'MCF',
    TRANSACTION_EVENT_ID: `O-${ordinal}`,
    ACTIVITY_TRANSACTION_ID: `T-${ordinal}`,
    ...more,
  })

beforeAll(async () => {
  companyId = (await app.get(userInfo, {}, { as })).body.data?.company.id ?? ''
  const october = {
    frequency: 'MONTHLY',
    label: '2026-10',
    fromDay: '2026-10-01',
    toDay: '2026-10-31',
  } as const
  for (const [at, [country, id]] of [['DE', IDS.german] as const, ['PL', IDS.polish] as const].entries()) {
    const row = declarationRow(app, {
      companyId,
      id,
      number: `DC-2026-79000${at}`,
      registrationId: `rg_rows_${country}`,
      status: 'AWAITING_DATA',
      country,
      currency: country === 'PL' ? 'PLN' : 'EUR',
      base: null,
      vat: null,
      payable: null,
      ...october,
    })
    await app.deps.db.insert(declarations).values(row)
    await makeFileable(app, row)
  }
  await send('one.csv', [sale(1, 'much'), sale(2, 'much')])
  await send('two.csv', [sale(3, 'much')])
})

it('tells the seller which rows need correcting, and takes no statement', async () => {
  const found = await read(IDS.german)
  expect(found?.waitingFor).toMatchObject([{ reason: 'ROWS', importId: expect.any(String) }])
  expect(found?.waitingFor[0]?.text).toMatch(
    /^3 rows of the sales reports need correcting \(see “one\.csv”\)/,
  )
  expect(await state(IDS.german)).toMatchObject({ error: 'declarations.rows_to_correct' })
  expect((await read(IDS.german))?.nilStated).toBeNull()
  const { body } = await app.get(listPendingMatters, {}, { as })
  expect(JSON.stringify(body.data)).toContain('DC-2026-790000')
})

it('makes no nil return of it, also of several, and says why', async () => {
  await app.deps.db.update(declarations).set({ nilStatedAt: app.clock.now(), nilStatedName: 'Lin' })
  expect((await nil(IDS.german)).error).toBe('declarations.rows_to_correct')
  const items = [{ companyId, id: IDS.german, revision: 0 }]
  const { body } = await app.post(workTogether, { action: 'nil', items }, { as: agent })
  expect(body.data?.results[0]?.refusal).toMatchObject({
    error: 'declarations.rows_to_correct',
    message: expect.stringContaining('need correcting: 3 (see “one.csv”)'),
  })
  const { body: seen } = await app.get(staffDeclaration, { companyId, id: IDS.german }, { as: agent })
  expect(seen.data).toMatchObject({ why: 'ROWS', turn: 'seller', waitingFor: [{ reason: 'ROWS' }] })
})

it('rows of another country do not hold it up, those of which nobody knows the country do', async () => {
  expect((await read(IDS.polish))?.waitingFor).toMatchObject([{ reason: 'NOTHING_FOUND' }])
  const unknown = { DEPARTURE_COUNTRY: '', ARRIVAL_COUNTRY: '' }
  await send('nowhere.csv', [sale(4, 'much', unknown)])
  expect((await read(IDS.polish))?.waitingFor[0]?.text).toMatch(
    /^A row of the sales reports needs correcting/,
  )
  expect((await nil(IDS.polish)).error).toBe('declarations.rows_to_correct')
})

it('a nil return does not stand when such rows come after it', async () => {
  await send('nowhere-again.csv', [sale(4, '119.00')])
  expect((await nil(IDS.polish)).data).toMatchObject({ status: 'CALCULATED', isNil: true })
  await send('late.csv', [sale(5, 'much', { ARRIVAL_COUNTRY: 'PL' })])
  expect(await read(IDS.polish)).toMatchObject({
    status: 'AWAITING_DATA',
    isNil: false,
    waitingFor: [{ reason: 'ROWS' }],
  })
})
