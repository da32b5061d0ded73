import { beforeAll, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { enterExchangeRates } from '#exchange-rates/staff/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { readDeclaration } from '../contract.ts'
import { declarationRow } from '../testing/declarations.builders.ts'
import { registrationRow } from '../testing/hmrc.builders.ts'
import { findDeclaration } from './declarations.queries.ts'
import { insertDeclaration, updateDeclaration } from './declarations.repository.ts'
import { correctionOf } from './figures.queries.ts'

/* Staff correct a rate after returns were calculated by it. */

const app = await testApp()
const as = await aSeller(app)
const ID = 'dc_rate'
let companyId = ''

async function enter(rate: string): Promise<void> {
  const input = {
    source: 'DE_BMF',
    key: '2026-03',
    document: 'letter of the ministry',
    confirmed: true,
  } as const
  const { body } = await app.post(
    enterExchangeRates,
    { ...input, rates: [{ currency: 'SEK', rate }] },
    { as: app.people.admin },
  )
  expect(body.error).toBeUndefined()
  await app.drain()
}
const found = async () => {
  const row = await findDeclaration(app.deps.db, companyId, ID)
  if (!row) throw new Error('no declaration')
  return row
}

beforeAll(async () => {
  companyId = (await app.get(userInfo, {}, { as })).body.data?.company.id ?? ''
  const german = { id: 'rg_rate', country: 'DE', registrationNumber: 'DE136695976' }
  await app.deps.db.insert(registrations).values({ ...registrationRow(app, companyId), ...german })
  const open = { id: ID, companyId, registrationId: 'rg_rate', number: 'DC-2026-710001', revision: 0 }
  const none = { status: 'AWAITING_DATA', base: null, vat: null, payable: null } as const
  await app.deps.db.transaction((tx) => insertDeclaration(tx, declarationRow(app, { ...open, ...none })))
  const rows = amazonFile([{ SALES_CHANNEL: 'MCF', TRANSACTION_CURRENCY_CODE: 'SEK' }])
  await imported(app, as, { name: 'report.csv', bytes: Buffer.from(rows) })
})

it('what waits for a rate is calculated as soon as somebody enters it', async () => {
  expect(await found()).toMatchObject({
    status: 'AWAITING_DATA',
    waitingFor: [{ reason: 'RATE', currency: 'SEK' }],
  })
  await enter('10')
  expect(await found()).toMatchObject({ status: 'CALCULATED', revision: 1, waitingFor: [] })
})

it('what is not filed is calculated again, and what was filed gets a correction', async () => {
  const first = await found()
  expect(first).toMatchObject({ status: 'CALCULATED', revision: 1, base: 1_000 })
  await enter('10')
  expect(await found()).toEqual(first)
  await enter('8')
  expect(await found()).toMatchObject({ status: 'CALCULATED', revision: 2, base: 1_200 })
  const noteOf = async (id: string) =>
    (await app.get(readDeclaration, { id }, { as })).body.data?.history.at(-1)?.note
  expect(await noteOf(ID)).toMatch(/^2026-03 SEK 10 → 8 · letter of the ministry · \S/)
  const filed = await app.deps.db.transaction((tx) =>
    updateDeclaration(
      tx,
      { companyId, id: ID },
      { status: 'FILED', reference: 'R1', filedAt: app.clock.now() },
    ),
  )
  await enter('5')
  expect(await found()).toEqual(filed)
  expect(await correctionOf(app.deps.db, filed)).toMatchObject({ corrects: ID, base: 2_000 })
  const correction = await correctionOf(app.deps.db, filed)
  expect(await noteOf(correction?.id ?? '')).toMatch(/^2026-03 SEK 8 → 5 · letter of the ministry · \S/)
})
