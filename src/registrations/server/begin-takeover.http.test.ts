import { describe, expect, it } from 'vitest'
import { companyInfo } from '#accounts/contract.ts'
import { listMessages } from '#messages/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { multiply, plansOf } from '#platform/testing/plans.ts'
import * as staff from '../staff/takeover-contract.ts'
import { answerTakeover, readTakeover } from '../takeover-contract.ts'
import { countTakeovers } from './takeovers/count-takeovers.ts'
import { filedMonthly, monthFromNow } from '../testing/registrations.builders.ts'
import { registeredElsewhere } from '../testing/takeovers.builders.ts'

const app = await testApp()
const { seller, sellerOther, agent } = app.people
const at = await registeredElsewhere(app, seller)
const { companyId, registrationId } = at
const info = (await app.get(companyInfo, {}, { as: seller })).body.data
const query = (sql: string) => app.database.pool.query(sql)

const find = async (q: string) =>
  (await app.get(staff.findForTakeover, { q }, { as: agent })).body.data?.companies ?? []
const numberOf = async (id: string, q = 'DE129273398') =>
  (await find(q)).flatMap(({ numbers }) => numbers).find((one) => one.registrationId === id)
const begin = async (more: object = {}, as = agent) =>
  (
    await app.post(
      staff.staffStartTakeover,
      { companyId, registrationId, earlierAgency: 'Other Tax Ltd.', ...more },
      { as },
    )
  ).body
const detail = async () =>
  (await app.get(staff.staffTakeover, { companyId, registrationId }, { as: agent })).body.data

describe('staff look for a number', () => {
  it('by its company in either script, by an e-mail, by the number', async () => {
    await query(`update companies set name_original = '深圳市明橡贸易有限公司' where id = '${companyId}'`)
    const { rows } = await app.database.pool.query<{ email: string }>(
      'select u.email from users u join company_members m on m.user_id = u.id where m.company_id = $1 limit 1',
      [companyId],
    )
    for (const typed of [info?.name ?? '', '明橡', rows[0]?.email ?? '', 'DE 129 273 398', '1292 7339']) {
      const [found] = await find(typed)
      expect(found, typed).toMatchObject({
        id: companyId,
        numbers: [{ registrationId, number: 'DE129273398' }],
      })
    }
    expect(await find('Nobody of this name')).toEqual([])
    for (const odd of ['%', '_', '\\', '😀']) expect(await find(odd), odd).toEqual([])
  })

  it('and see from which days on we may file', async () => {
    expect(await numberOf(registrationId)).toMatchObject({
      state: 'FREE',
      ours: null,
      firstDays: ['2026-12-01', '2026-11-01', '2026-10-01', '2026-09-01', '2026-08-15'],
    })
  })

  it('by indexes, however many numbers there are', async () => {
    await multiply(app.database.pool, 'registrations', {
      id: `'other_' || n`,
      company_id: `'other_' || n / 3`,
      work_order_id: `'wo_other_' || n`,
      registration_number: `'FR' || 40000000000 + n`,
    })
    const plans = await plansOf(app.database.pool, () => find('DE129273398'))
    expect(plans).toContain('registrations_digits')
    // Several begin with the company.
    expect(plans).toMatch(/registrations_(company|work_order)/)
    expect(plans).not.toContain('Seq Scan on registrations')
  })

  it('which is for those who handle cases', async () => {
    const asked = await app.get(staff.findForTakeover, { q: 'DE129273398' }, { as: seller })
    expect(asked.body.code).not.toBe(0)
  })
})

describe('staff begin a takeover', () => {
  it('with the first day of a period, of a number of that company that stands', async () => {
    expect(await begin({ firstDay: '2026-10-02' })).toMatchObject({
      error: 'takeover.first_day_wrong',
      fields: { firstDay: expect.any(String) as string },
    })
    expect(await begin({ firstDay: '2026-08-01' })).toMatchObject({ error: 'takeover.first_day_wrong' })
    const foreign = (await app.get(companyInfo, {}, { as: sellerOther })).body.data?.id
    expect(await begin({ companyId: foreign })).toMatchObject({ error: 'takeover.no_registration' })
    await query(`update registrations set ended_on = '2026-10-31' where id = '${registrationId}'`)
    expect(await numberOf(registrationId)).toMatchObject({ state: 'ENDED' })
    expect(await begin()).toMatchObject({ error: 'takeover.number_ended' })
    await query(`update registrations set ended_on = null where id = '${registrationId}'`)
    expect(await detail()).toBeNull()
  })

  it('and only the periods before ours are asked about', async () => {
    expect(await begin({ firstDay: '2026-10-01' })).toMatchObject({ code: 0 })
    const begun = await detail()
    expect(begun?.periods.map(({ point }) => point)).toEqual([
      '2026-09-01..2026-09-30',
      '2026-08-15..2026-08-31',
    ])
    expect(begun?.points.find(({ kind }) => kind === 'OURS')).toMatchObject({
      day: '2026-10-01',
      checked: { name: expect.any(String) as string },
    })
    await app.drain()
    const told = await app.get(listMessages, {}, { as: seller })
    expect(told.body.data?.records[0]?.title).toContain('DE129273398')
    expect(await begin()).toMatchObject({ error: 'takeover.started_already' })
    expect(await numberOf(registrationId)).toMatchObject({ state: 'BEGUN' })
  })

  it('and change that day, which the seller only reads', async () => {
    const { revision = 0 } = (await detail()) ?? {}
    const answer = { registrationId, revision, points: ['OURS'], answer: 'KNOWN' as const }
    const own = await app.post(answerTakeover, { ...answer, day: '2026-11-01' }, { as: seller })
    expect(own.body.error).toBe('takeover.no_such_point')
    const asStaff = (day: string) =>
      app.post(staff.staffAnswerTakeover, { companyId, ...answer, day }, { as: agent })
    expect((await asStaff('2026-11-02')).body.error).toBe('takeover.first_day_wrong')
    expect((await asStaff('2026-12-01')).body.data?.periods.map(({ to }) => to)).toEqual([
      '2026-11-30',
      '2026-10-31',
      '2026-09-30',
      '2026-08-31',
    ])
    const read = await app.get(readTakeover, { registrationId }, { as: seller })
    expect(read.body.data?.points.find(({ kind }) => kind === 'OURS')?.day).toBe('2026-12-01')
  })

  it('without saying a day where filing was bought', async () => {
    const firstMonth = monthFromNow(app, -2)
    const filed = await filedMonthly(app, { number: 'DE811569869', firstMonth, as: sellerOther })
    expect(await numberOf(filed.id, 'DE811569869')).toMatchObject({ ours: `${firstMonth}-01`, firstDays: [] })
    const company = (await app.get(companyInfo, {}, { as: sellerOther })).body.data?.id
    const own = { companyId: company, registrationId: filed.id }
    expect(await begin({ ...own, firstDay: '2026-11-01' })).toMatchObject({
      error: 'takeover.first_day_wrong',
    })
    const begun = await begin(own)
    expect(begun.data?.points.map(({ kind }) => kind)).not.toContain('OURS')
    expect(begun.data?.periods[0]?.to).toBe('2026-08-31')
  })
})

const pointsOf = async (more: Parameters<typeof registeredElsewhere>[2], firstDay: string) => {
  const other = await registeredElsewhere(app, sellerOther, more)
  const { companyId: of, registrationId: id } = other
  const begun = await begin({ companyId: of, registrationId: id, firstDay })
  expect(begun).toMatchObject({ code: 0 })
  return { ...other, points: begun.data?.periods.map(({ point }) => point), toAnswer: begun.data?.toAnswer }
}

describe('what another agency had to file besides', () => {
  it('a return of each year that was over, told apart from its quarter', async () => {
    const germany = { validFrom: '2025-10-01', rhythm: 'QUARTERLY' as const }
    const { points, companyId: of, registrationId: id } = await pointsOf(germany, '2026-01-01')
    expect(points).toEqual(['ANNUAL:2025-10-01..2025-12-31', '2025-10-01..2025-12-31'])
    const given = { companyId: of, registrationId: id, revision: 1, answer: 'NOT_FILED' as const }
    const year = await app.post(
      staff.staffAnswerTakeover,
      { ...given, points: ['ANNUAL:2025-10-01..2025-12-31'] },
      { as: agent },
    )
    expect(year.body.data).toMatchObject({
      gaps: [{ kind: 'ANNUAL', from: '2025-10-01', to: '2025-12-31' }],
      gapsKnown: false,
      periods: [
        { kind: 'ANNUAL', answer: 'NOT_FILED' },
        { kind: 'RETURN', answer: null },
      ],
    })
  })

  it('quarters of a one-stop shop, months of the import scheme, and no years', async () => {
    const scheme = { kind: 'OSS_CONFIRMATION' as const, country: 'EU', rhythm: null, validFrom: '2025-10-01' }
    const union = { ...scheme, registrationNumber: 'DE136695976', productCode: 'oss-registration' }
    expect((await pointsOf(union, '2026-04-01')).points).toEqual([
      '2026-01-01..2026-03-31',
      '2025-10-01..2025-12-31',
    ])
    const imports = { ...scheme, registrationNumber: 'IM2760000001', productCode: 'ioss-registration' }
    expect((await pointsOf(imports, '2025-12-01')).points).toEqual([
      '2025-11-01..2025-11-30',
      '2025-10-01..2025-10-31',
    ])
  })

  it('is counted each night, for those that began before it was asked about', async () => {
    const { companyId: of, registrationId: id } = await pointsOf({ validFrom: '2025-12-01' }, '2026-01-01')
    const counted = async () => {
      const { body } = await app.get(staff.staffTakeovers, { pageSize: 50 }, { as: agent })
      return body.data?.records.find(({ companyId: one, registrationId: it }) => one === of && it === id)
        ?.toAnswer
    }
    const before = await counted()
    await query(`update takeovers set to_answer = 0 where registration_id = '${id}'`)
    expect(await countTakeovers(app.deps)).toBe(1)
    expect(await counted()).toBe(before)
  })
})
