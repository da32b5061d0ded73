import { beforeAll, describe, expect, it } from 'vitest'
import { readWithReason } from '#documents/testing/read-with-reason.ts'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { filedMonthly, monthFromNow } from '#registrations/testing/registrations.builders.ts'
import {
  checkTakeover,
  staffAnswerTakeover,
  staffStartTakeover,
} from '#registrations/staff/takeover-contract.ts'
import type { GermanState } from '#tax-numbers/german-states.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { enterTaxNumber, listDeclarations, readDeclaration, signStandingChoice } from '../../contract.ts'
import * as staff from '../../staff/contract.ts'
import { endLicence, saveLicence } from '../../staff/licences-contract.ts'
import { CHOICE_VERSION } from '../../standing-choice.ts'
import { germanSale } from '../../testing/sources.builders.ts'
import { openDeclarations } from '../open-declarations.ts'

const app = await testApp()
const { seller, sellerOther, viewer, reviewer, admin } = app.people
const month = monthFromNow(app, -1)
let at = { companyId: '', id: '' }
let registrationId = ''
const FEDERAL = '1121081508150'

const blocked = async () => {
  const [mine, theirs] = [
    (await app.get(readDeclaration, { id: at.id }, { as: seller })).body.data,
    (await app.get(staff.staffDeclaration, at, { as: reviewer })).body.data,
  ]
  const codes = theirs?.blockers.map(({ code }) => code)
  expect(mine?.blockers.map(({ code }) => code)).toEqual(codes)
  return codes
}
const check = async () => {
  const seen = (await app.get(staff.staffDeclaration, at, { as: reviewer })).body.data
  const input = { ...at, revision: seen?.revision ?? 0 }
  const { body } = await app.post(staff.check, input, { as: reviewer })
  return body.error ?? body.data?.status
}
const licensed = async (): Promise<string> => {
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select id from staff_members where email = $1',
    [reviewer.email],
  )
  const licence = { country: 'DE', act: 'FILE_RETURNS', holder: 'Muster GmbH', number: 'StB 1' }
  const input = { ...licence, validFrom: '2020-01-01', signers: [rows[0]?.id ?? ''] }
  return (await app.post(saveLicence, input, { as: admin })).body.data?.id ?? ''
}
const enter = async (number: string, as: Caller = seller, state?: GermanState) =>
  (await app.post(enterTaxNumber, { id: at.id, number, state }, { as })).body

const numbered = (number: string | null) =>
  app.database.pool.query("update registrations set registration_number = $1 where kind = 'VAT_NUMBER'", [
    number,
  ])

beforeAll(async () => {
  const { registration } = await filedMonthly(app, { number: 'DE136695976', firstMonth: month })
  registrationId = registration.id
  await openDeclarations(app.deps)
  const { body } = await app.get(listDeclarations, { country: 'DE' }, { as: seller })
  const { rows } = await app.database.pool.query<{ company_id: string }>(
    'select company_id from registrations where id = $1',
    [registration.id],
  )
  at = { companyId: rows[0]?.company_id ?? '', id: body.data?.records[0]?.id ?? '' }
  const bytes = Buffer.from(amazonFile([germanSale(`${month}-03`, '119.00')]))
  await imported(app, seller, { name: 'month.csv', bytes })
}, 60_000)

describe('what stands in the way of filing', () => {
  let licence = ''

  it('is told to both sides before anybody checks, and the check is refused', async () => {
    expect(await blocked()).toEqual(['NO_LICENCE', 'NO_TAX_NUMBER'])
    expect(await check()).toBe('declarations.no_licence')
  })

  it('is a licence that nobody holds, until somebody does', async () => {
    licence = await licensed()
    expect(await blocked()).toEqual(['NO_TAX_NUMBER'])
    expect(await check()).toBe('declarations.no_tax_number')
    await app.post(endLicence, { id: licence }, { as: admin })
    expect(await blocked()).toEqual(['NO_LICENCE', 'NO_TAX_NUMBER'])
    await licensed()
  })

  it('is a mandate that ended, until there is another', async () => {
    await app.database.pool.query(
      "update mandates set ended_on = '2020-01-01', status = 'ENDED' where country = 'DE'",
    )
    expect(await blocked()).toEqual(['NO_MANDATE', 'NO_TAX_NUMBER'])
    expect(await check()).toBe('declarations.no_mandate')
    await app.database.pool.query(
      "update mandates set ended_on = null, status = 'IN_FORCE' where country = 'DE'",
    )
    expect(await blocked()).toEqual(['NO_TAX_NUMBER'])
  })

  it('is a registration without its number', async () => {
    await numbered(null)
    expect(await blocked()).toContain('NO_NUMBER')
    expect(await check()).toBe('declarations.no_number')
    await numbered('DE136695976')
  })

  it('is a takeover in which nobody knows what was filed before', async () => {
    const own = { companyId: at.companyId, registrationId }
    const started = { ...own, earlierAgency: 'Other Tax Ltd.' }
    const { body } = await app.post(staffStartTakeover, started, { as: reviewer })
    const points = body.data?.periods.map(({ point }) => point) ?? []
    expect(points.length).toBeGreaterThan(3)
    expect(await blocked()).toEqual(['GAPS_UNKNOWN', 'NO_TAX_NUMBER'])
    expect(await check()).toBe('declarations.gaps_unknown')
    const seen = (await app.get(staff.staffDeclaration, at, { as: reviewer })).body.data
    expect(seen?.obstacles).toEqual(['GAPS_UNKNOWN'])
    const answered = { points, answer: 'NOT_FILED' as const, revision: 1 }
    await app.post(staffAnswerTakeover, { ...own, ...answered }, { as: reviewer })
    expect(await blocked()).toContain('GAPS_UNKNOWN')
    await app.post(checkTakeover, { ...own, revision: 2, points: ['START'] }, { as: reviewer })
    expect(await blocked()).toEqual(['NO_TAX_NUMBER'])
  })

  it('is the tax number, until it is entered with the federal state that several could be', async () => {
    expect(await enter('21/815/08150')).toMatchObject({
      error: 'declarations.tax_number_wrong',
      fields: { state: expect.any(String) },
    })
    expect((await enter('21/815/08150', seller, 'BY')).fields).toEqual({ state: expect.any(String) })
    expect((await enter('123456789')).fields).toEqual({ number: expect.any(String) })
    const text = { number: expect.stringContaining('check digit') }
    expect((await enter('2893081508155')).fields).toEqual(text)
    expect((await enter('93815/08155')).fields).toEqual(text)
    expect((await enter('21/815/08150', seller, 'NI')).fields).toEqual(text)
    expect((await enter(FEDERAL, viewer)).code).not.toBe(0)
    expect((await enter(FEDERAL, sellerOther)).error).toBe('declarations.not_found')
    expect(await blocked()).toEqual(['NO_TAX_NUMBER'])
    expect((await enter('11 21/0815/08150')).data?.blockers).toEqual([])
    expect((await enter('21/815/08150', seller, 'BE')).data?.blockers).toEqual([])
    const { body } = await app.get(staff.listFiles, at, { as: reviewer })
    expect(body.data?.files).toMatchObject([{ name: `de-${month}.xml`, problems: [] }])
  })

  it('may be entered by the staff, too; the last one counts', async () => {
    const input = { ...at, number: '93815/08152' }
    expect((await app.post(staff.saveTaxNumber, input, { as: reviewer })).body.data?.blockers).toEqual([])
    const { raw } = await readWithReason(
      app,
      staff.downloadFile,
      { ...at, file: `de-${month}.xml` },
      reviewer,
    )
    expect(raw.toString()).toContain('<Steuernummer>2893081508152</Steuernummer>')
  })

  it('is gone at last: the check goes through', async () => {
    expect(await check()).toBe('AWAITING_CONFIRMATION')
  })

  it('later keeps a standing choice from filing', async () => {
    // Whatever day it is: a choice counts only where its seller has time to look.
    const dueOn = addDays(agencyToday(app), 60)
    await app.database.pool.query('update declarations set due_on = $1 where id = $2', [dueOn, at.id])
    const { body } = await app.get(readDeclaration, { id: at.id }, { as: seller })
    expect(body.data?.silence?.outcome).toBe('HELD')
    const names = await app.database.pool.query<{ name: string }>('select name from users where email = $1', [
      seller.email,
    ])
    const choice = { country: 'DE', choice: 'FILE', to: 100_000, version: CHOICE_VERSION }
    await app.post(signStandingChoice, { ...choice, signature: names.rows[0]?.name ?? '' }, { as: seller })
    const outcome = async () =>
      (await app.get(readDeclaration, { id: at.id }, { as: seller })).body.data?.silence?.outcome
    expect(await outcome()).toBe('FILED_BY_CHOICE')
    await app.database.pool.query("update mandates set ended_on = '2020-01-01', status = 'ENDED'")
    expect(await outcome()).toBe('HELD')
  })
})
