import { describe, expect, it } from 'vitest'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { userInfo } from '#accounts/contract.ts'
import { staffPerson } from '#main/testing/staff-person.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { readDistanceFacts } from '#reports/distance-contract.ts'
import {
  staffDistanceFacts,
  staffSaveDistanceFacts,
  staffSaveEstablishment,
} from '../../staff/distance-contract.ts'
import { declarationRow } from '../../testing/declarations.builders.ts'
import { insertDeclaration } from '../declarations.repository.ts'

const app = await testApp()
const { agent } = app.people

let made = 0
/** A German company with an open return. */
async function company() {
  const as = await aSeller(app)
  const companyId = (await app.get(userInfo, {}, { as })).body.data?.company.id ?? ''
  await app.database.pool.query("update companies set country = 'DE' where id = $1", [companyId])
  const id = `dc_dist_${++made}`
  const row = declarationRow(app, {
    companyId,
    id,
    number: `DC-2026-74000${made}`,
    registrationId: `rg_${id}`,
  })
  await app.deps.db.transaction((tx) => insertDeclaration(tx, row))
  return { as, at: { companyId, id } }
}
const YEAR = {
  year: 2026,
  previousYear: '4,200.00',
  before: '',
  beforeMonth: '2026-01',
  source: 'E-mail of 3 May',
}
const PLACE = { country: 'FR', from: '2026-04-01', to: null, source: 'Register of Lyon' }

describe('what staff say of distance sales for a seller', () => {
  it('is seen by both: the figures, the establishments, and who said so', async () => {
    const { as, at } = await company()
    await app.post(staffSaveDistanceFacts, { ...at, ...YEAR }, { as: agent })
    await app.post(staffSaveEstablishment, { ...at, ...PLACE }, { as: agent })
    const changed = { kind: 'staff', name: expect.stringMatching(/./), at: expect.any(String) }
    const expected = {
      seat: 'DE',
      establishments: [{ country: 'FR', from: '2026-04-01', to: null, changed }],
      years: [{ year: 2026, previousYear: 420_000, before: null, changed }],
    }
    expect((await app.get(staffDistanceFacts, at, { as: agent })).body.data).toMatchObject(expected)
    expect((await app.get(readDistanceFacts, {}, { as })).body.data).toMatchObject(expected)
    const { rows } = await app.database.pool.query(
      "select actor_kind, detail->>'source' as source from audit_trail where company_id = $1 and action like 'reports.%' order by at, action",
      [at.companyId],
    )
    expect(rows).toEqual([
      { actor_kind: 'staff', source: YEAR.source },
      { actor_kind: 'staff', source: PLACE.source },
    ])
    await app.post(
      staffSaveEstablishment,
      { ...at, country: 'FR', isGone: true, source: 'Closed' },
      { as: agent },
    )
    expect((await app.get(readDistanceFacts, {}, { as })).body.data?.establishments).toEqual([])
  })

  it('names its source, and not the state of the seat', async () => {
    const { at } = await company()
    const said = async (more: object) => {
      const { body } = await app.post(staffSaveEstablishment, { ...at, ...PLACE, ...more }, { as: agent })
      return body.error
    }
    expect(await said({ source: ' ' })).toBe('wire.bad_input')
    expect(await said({ country: 'DE' })).toBe('distanceSales.own_seat')
    expect(await said({})).toBeUndefined()
  })

  it('is refused through the declaration of another company, and to whoever has it not in their scope', async () => {
    const { at } = await company()
    const other = await company()
    const partner = await staffPerson(app, 'partner')
    await app.database.pool.query(`update staff_members set countries = '["SE"]' where email like 'partner%'`)
    const errors = async (of: typeof at, by: Caller) => [
      (await app.get(staffDistanceFacts, of, { as: by })).body.error,
      (await app.post(staffSaveDistanceFacts, { ...of, ...YEAR }, { as: by })).body.error,
      (await app.post(staffSaveEstablishment, { ...of, ...PLACE }, { as: by })).body.error,
    ]
    const hidden = Array.from({ length: 3 }, () => 'declarations.not_found')
    expect(await errors({ ...at, id: other.at.id }, agent)).toEqual(hidden)
    expect(await errors(at, partner)).toEqual(hidden)
    const { rows } = await app.database.pool.query(
      'select 1 from company_establishments where company_id = $1 union all select 1 from distance_sales_facts where company_id = $1',
      [at.companyId],
    )
    expect(rows).toEqual([])
  })
})
