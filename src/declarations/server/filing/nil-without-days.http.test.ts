import { beforeAll, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp } from '#main/testing/test-app.ts'
import { withdrawImport } from '#reports/contract.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { readDeclaration, stateNil } from '../../contract.ts'
import { declareNil } from '../../staff/contract.ts'
import { declarationRow } from '../../testing/declarations.builders.ts'
import { makeFileable } from '../../testing/fileable.builders.ts'
import { calculateDeclaration } from '../calculate-declaration.ts'
import { declarations } from '../declarations.tables.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { realSources } from '../real-sources.ts'

/* Rows whose day cannot be read may be of any month that their file may have, and of no other. */

const app = await testApp()
const as = await aSeller(app)
const { agent } = app.people
const IDS = { october: 'dcl_dayless', old: 'dcl_dayless_old' }
let companyId = ''

const read = async (id: string) => (await app.get(readDeclaration, { id }, { as })).body.data
const reasons = async (id: string) => (await read(id))?.waitingFor.map(({ reason }) => reason)
const calculate = (id: string) =>
  calculateDeclaration({ ...app.deps, sources: realSources('UTC') }, { companyId, id, by: PORTAL })

const HEADER =
  'Date,Type,Order number,Sales channel,SKU,Quantity,Dispatch country,Arrival country,Amount incl. VAT,Currency'
const row = (day: string, order: string) => `${day},SALE,${order},own shop,S-1,1,DE,DE,119.00,EUR`
/** In the portal’s own table. */
const send = (name: string, rows: readonly string[]) =>
  imported(app, as, { name, bytes: Buffer.from(`${[HEADER, ...rows].join('\n')}\n`) })

beforeAll(async () => {
  companyId = (await app.get(userInfo, {}, { as })).body.data?.company.id ?? ''
  const periods = [
    {
      id: IDS.october,
      number: 'DC-2026-791000',
      label: '2026-10',
      fromDay: '2026-10-01',
      toDay: '2026-10-31',
    },
    { id: IDS.old, number: 'DC-2024-791001', label: '2024-05', fromDay: '2024-05-01', toDay: '2024-05-31' },
  ]
  for (const period of periods) {
    const of = { companyId, registrationId: 'rg_dayless', country: 'DE', frequency: 'MONTHLY' } as const
    const none = { status: 'AWAITING_DATA', revision: 0, base: null, vat: null, payable: null } as const
    const declaration = declarationRow(app, { ...of, ...none, ...period })
    await app.deps.db.insert(declarations).values(declaration)
    await makeFileable(app, declaration)
    await calculate(period.id)
  }
})

it('a nil return does not stand when rows come after it whose day cannot be read', async () => {
  expect(await reasons(IDS.october)).toEqual(['NOTHING_FOUND'])
  expect((await app.post(stateNil, { id: IDS.october }, { as })).body.code).toBe(0)
  const made = await app.post(declareNil, { companyId, id: IDS.october }, { as: agent })
  expect(made.body.data).toMatchObject({ status: 'CALCULATED', isNil: true })
  const rows = [row('03/04/2026', 'A-1'), row('05/06/2026', 'A-2')]
  expect(await send('either.csv', rows)).toMatchObject({ rowsKept: 0, rowsWithIssue: 2, from: null })
  expect(await read(IDS.october)).toMatchObject({
    status: 'AWAITING_DATA',
    isNil: false,
    waitingFor: [{ reason: 'ROWS' }],
  })
})

it('returns of years before are not held up by them', async () => {
  await calculate(IDS.old)
  expect(await reasons(IDS.old)).toEqual(['NOTHING_FOUND'])
})

it('nothing is held up any longer once their file is withdrawn', async () => {
  const rows = [row('07/08/2026', 'B-1')]
  const file = await send('withdrawn.csv', rows)
  const first = await send('again.csv', [row('2026-11-02', 'A-1'), row('2026-11-02', 'A-2')])
  expect(first).toMatchObject({ rowsKept: 2 })
  await calculate(IDS.october)
  expect(await reasons(IDS.october)).toEqual(['ROWS'])
  await app.post(withdrawImport, { importId: file.id }, { as })
  await app.drain()
  expect(await reasons(IDS.october)).toEqual(['NOTHING_FOUND'])
})
