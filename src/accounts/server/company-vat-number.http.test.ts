import { beforeAll, describe, expect, it } from 'vitest'
import { testApp, testConfig, type TestApp } from '#main/testing/test-app.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { staffWorkOrder } from '#work-orders/staff/contract.ts'
import { openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { companyInfo, updateCompany } from '../contract.ts'
import { companies } from './accounts.tables.ts'
import { aSeller, signIn } from './accounts.builders.ts'
import { recheckVatNumbers } from './check-company-vat-number.ts'

/*
 * The local registers answer by the last three digits: 200 is in no register, 301 means the member state is
 * unavailable. These numbers have right check digits.
 */
const VALID = 'DE100008125'
const UNKNOWN = 'DE100006200'
const AWAY = 'DE100008301'

let app: TestApp
beforeAll(async () => {
  app = await testApp({
    listen: true,
    config: { vatLookup: { ...testConfig('', '').vatLookup, pausesMs: [1] } },
  })
})

type Seller = Awaited<ReturnType<typeof aSeller>>
const save = async (as: Seller, vatNumber: string) => {
  const { body } = await app.post(updateCompany, { vatNumber }, { as })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
const read = async (as: Seller) => {
  await app.drain()
  const { body } = await app.get(companyInfo, {}, { as })
  return body.data
}

describe('a VAT number of the company', () => {
  it('is well formed at once, and valid with its proof once the register has answered', async () => {
    const as = await aSeller(app, { companyCountry: 'FR' })
    expect(await save(as, VALID)).toMatchObject({
      vatNumber: VALID,
      vatNumberStatus: 'well_formed',
      vatNumberCheckedAt: null,
    })
    const checked = await read(as)
    expect(checked).toMatchObject({
      vatNumberStatus: 'valid',
      vatNumberCheckedAt: expect.stringContaining('T'),
      vatNumberConsultation: expect.stringMatching(/^WAPI/),
    })
    const rows = await app.deps.db.select().from(auditTrail)
    expect(rows.filter(({ record }) => record === checked?.id).map(({ action }) => action)).toEqual([
      'company.update',
      'company.vat_number_checked',
    ])
  })

  it('that another company names too is said to both, without a name, and to staff with it', async () => {
    const first = await aSeller(app, { companyCountry: 'FR', companyName: 'Kanarienvogel SARL' })
    const second = await aSeller(app, { companyCountry: 'FR' })
    await app.deps.db.update(companies).set({ vatNumber: null })
    expect(await save(first, VALID)).toMatchObject({ vatNumberElsewhere: false })
    const saved = await save(second, 'de 100 008 125')
    expect(saved).toMatchObject({ vatNumber: VALID, vatNumberElsewhere: true })
    expect(JSON.stringify(saved)).not.toContain(first.companyName)
    expect(await read(first)).toMatchObject({ vatNumberElsewhere: true })
    const address = { line1: '1 rue de Test', city: 'Paris', country: 'FR' }
    await app.post(updateCompany, { address }, { as: second })
    const { workOrderId } = await openWorkOrder(app, second)
    const { body } = await app.get(staffWorkOrder, { workOrderId }, { as: app.people.agent })
    expect(body.data?.company.sameVatNumber).toMatchObject([{ name: first.companyName }])
    await save(second, '')
    expect(await read(first)).toMatchObject({ vatNumberElsewhere: false })
  })

  it('keeps its status when other facts are saved, and loses it with the number', async () => {
    const as = await aSeller(app, { companyCountry: 'FR' })
    await save(as, VALID)
    await read(as)
    const { body } = await app.post(updateCompany, { name: 'Other name' }, { as })
    expect(body.data).toMatchObject({ vatNumberStatus: 'valid', name: 'Other name' })
    expect(await save(as, UNKNOWN)).toMatchObject({
      vatNumberStatus: 'well_formed',
      vatNumberCheckedAt: null,
      vatNumberConsultation: null,
    })
    expect(await read(as)).toMatchObject({ vatNumberStatus: 'invalid', vatNumberConsultation: null })
    expect(await save(as, '')).toMatchObject({ vatNumberStatus: 'none', vatNumberCheckedAt: null })
  })

  it('is unverified while the register does not answer, and is checked again later', async () => {
    const as = await aSeller(app, { companyCountry: 'FR' })
    await save(as, AWAY)
    expect(await read(as)).toMatchObject({ vatNumberStatus: 'unverified', vatNumberCheckedAt: null })
    const { rows } = await app.database.pool.query<{ minutes: string }>(
      `select round(extract(epoch from run_at - now()) / 60) as minutes
       from graphile_worker.jobs where task_identifier = 'accounts.check-vat-number'`,
    )
    expect(rows.map(({ minutes }) => Number(minutes))).toEqual([2])
  })

  it('is checked again after a month', async () => {
    const as = await aSeller(app, { companyCountry: 'FR' })
    await save(as, VALID)
    const first = await read(as)
    app.clock.advance(31 * 24 * 3_600_000)
    await recheckVatNumbers(app.deps)
    const token = await signIn(app, as.email, as.password)
    const second = await read({ ...as, token })
    expect(second?.vatNumberStatus).toBe('valid')
    expect(
      Date.parse(second?.vatNumberCheckedAt ?? '') - Date.parse(first?.vatNumberCheckedAt ?? ''),
    ).toBeGreaterThan(30 * 24 * 3_600_000)
  })
})
