import { beforeAll, describe, expect, it } from 'vitest'
import { aColleague, aSeller } from '#accounts/server/accounts.builders.ts'
import { saveComment } from '#enquiries/contract.ts'
import { staffPerson } from '#main/testing/staff-person.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { addDays, dayOf } from '#platform/shared/calendar.ts'
import { approved, askedForErasure } from '#privacy/testing/erasure.builders.ts'
import { readErasure } from '../../erasure-contract.ts'
import { approveErasure, enterErasure, erasureDetail } from '../../staff/contract.ts'
import {
  askHoldLift,
  findHoldCompanies,
  type Hold,
  keepHold,
  liftHold,
  listHolds,
  setHold,
} from '../../staff/holds-contract.ts'
import { goOnErasing } from '../erasing/go-on-erasing.ts'
import { endHolds } from './lift-hold.ts'

let app: TestApp
let second: { token: string }
beforeAll(async () => {
  app = await testApp()
  second = await staffPerson(app, 'admin')
})
const admin = () => app.people.admin
const today = () => dayOf(app.clock.now(), app.config.agency.timeZone)
const REASON = 'Letter of the public prosecutor, 3 Js 1/26'
const set = (input: Record<string, unknown>, as = admin()) =>
  app.post(setHold, { reason: REASON, until: null, ...input }, { as })
async function held(input: Record<string, unknown>): Promise<Hold> {
  const { body } = await set(input)
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
const companyOf = async (email: string): Promise<string> =>
  (
    await app.database.pool.query(
      'select m.company_id as id from company_members m join users u on u.id = m.user_id where u.email = $1',
      [email],
    )
  ).rows[0].id
const listed = async (id: string) =>
  (await app.get(listHolds, { pageSize: 50 }, { as: admin() })).body.data?.records.find(
    (one) => one.id === id,
  )
const lifted = async (holdId: string) => {
  await app.post(askHoldLift, { holdId }, { as: admin() })
  const { body } = await app.post(liftHold, { holdId }, { as: second })
  expect(body).toMatchObject({ code: 0, data: { status: 'LIFTED' } })
}

describe('a hold', () => {
  it('is set by one, and lifted by two', async () => {
    const { email, companyName } = await aSeller(app, { companyName: 'Zhuqhold Ltd.' })
    const found = await app.get(findHoldCompanies, { name: 'zhuqhold' }, { as: admin() })
    expect(found.body.data?.companies).toMatchObject([{ name: companyName, closed: false }])
    const companyId = await companyOf(email)
    const { id: holdId, ...hold } = await held({ companyId })
    expect(hold).toMatchObject({ about: 'COMPANY', subject: companyName, status: 'HOLDING', reason: REASON })
    expect((await app.post(liftHold, { holdId }, { as: second })).body.error).toBe('privacy.hold_changed')
    expect((await app.post(askHoldLift, { holdId }, { as: admin() })).body.data).toMatchObject({
      status: 'LIFT_ASKED',
      liftAskedByMe: true,
    })
    expect((await app.post(liftHold, { holdId }, { as: admin() })).body.error).toBe(
      'privacy.hold_second_person',
    )
    expect((await app.post(keepHold, { holdId }, { as: second })).body.data?.status).toBe('HOLDING')
    await lifted(holdId)
    expect((await app.post(askHoldLift, { holdId }, { as: admin() })).body.error).toBe('privacy.hold_changed')
    const { rows } = await app.database.pool.query(
      'select action, company_id from audit_trail where record = $1 order by sequence',
      [holdId],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'privacy.hold_set',
      'privacy.hold_lift_asked',
      'privacy.hold_kept',
      'privacy.hold_lift_asked',
      'privacy.hold_lifted',
    ])
    expect(new Set(rows.map(({ company_id: of }) => of))).toEqual(new Set([companyId]))
  })

  it.each([
    ['a company that there is not', { companyId: 'com_none' }, 'privacy.hold_company_unknown'],
    ['nothing', {}, 'wire.bad_input'],
    ['both', { companyId: 'com_none', email: 'a@tests.example' }, 'wire.bad_input'],
    ['a day that has passed', { email: 'a@tests.example', until: '2020-01-01' }, 'privacy.hold_day_past'],
  ])('is not set on %s', async (_what, input, error) => {
    expect((await set(input)).body.error).toBe(error)
  })

  it('is a matter of administrators, and an unknown one is not found', async () => {
    expect((await set({ email: 'a@tests.example' }, app.people.agent)).body.code).not.toBe(0)
    const none = await app.post(askHoldLift, { holdId: 'hld_none' }, { as: admin() })
    expect(none.body.error).toBe('privacy.hold_not_found')
  })

  it('ends by itself after its last day, and forgets the address', async () => {
    const now = app.clock.now()
    const { id } = await held({ email: 'ends@tests.example', until: today() })
    await endHolds(app.deps)
    expect(await listed(id)).toMatchObject({ status: 'HOLDING', subject: 'ends@tests.example' })
    app.clock.advance(86_400_000)
    await endHolds(app.deps)
    const { rows } = await app.database.pool.query('select address, marks from legal_holds where id = $1', [
      id,
    ])
    expect(rows).toEqual([{ address: null, marks: [] }])
    app.clock.set(now)
    expect(await listed(id)).toMatchObject({ status: 'OVER', subject: '' })
  })
})

describe('an erasure waits', () => {
  it.each([
    ['the company', async (email: string) => ({ companyId: await companyOf(email) })],
    ['the account', (email: string) => Promise.resolve({ email })],
  ])('for a hold on %s, and says so to the person and the staff', async (_what, about) => {
    const { colleague } = await aColleague(app, { role: 'editor' })
    const until = addDays(today(), 30)
    const { id: holdId } = await held({ ...(await about(colleague.email)), until })
    const erasureId = await askedForErasure(app, colleague)
    await app.drain()
    const mine = await app.get(readErasure, {}, { as: colleague })
    expect(mine.body.data?.hold).toEqual({ until })
    expect(JSON.stringify(mine.body)).not.toContain('prosecutor')
    const told = (await app.mails()).filter(
      ({ to, text }) => to === colleague.email && text.includes(erasureId),
    )
    expect(told).toMatchObject([{ subject: expect.stringContaining('we have to keep') }])
    expect(told[0]?.text).not.toContain('prosecutor')
    const { body } = await app.get(erasureDetail, { erasureId }, { as: admin() })
    expect(body.data).toMatchObject({ status: 'REQUESTED', holds: [{ id: holdId, reason: REASON, until }] })
    const refused = await app.post(approveErasure, { erasureId }, { as: second })
    expect(refused.body.error).toBe('privacy.erasure_held')
    await lifted(holdId)
    await approved(app, erasureId)
    expect((await app.get(erasureDetail, { erasureId }, { as: admin() })).body.data).toMatchObject({
      status: 'DONE',
      hold: null,
    })
  })

  it('of an address, told in the language in which they wrote', async () => {
    const email = 'held@tests.example'
    const asked = { name: 'Li', email, topic: 'OTHER', message: 'What does it cost, please?', consent: true }
    await app.post(saveComment, asked, { lang: 'zh' })
    const { id: holdId } = await held({ email })
    const erasureId = (await app.post(enterErasure, { email }, { as: admin() })).body.data?.id ?? ''
    await app.drain()
    const told = (await app.mails()).filter(({ to, text }) => to === email && text.includes(erasureId))
    expect(told).toMatchObject([{ subject: expect.stringContaining('暂须留存') }])
    expect((await app.post(approveErasure, { erasureId }, { as: second })).body.error).toBe(
      'privacy.erasure_held',
    )
    await lifted(holdId)
    await approved(app, erasureId, second)
    const { rows } = await app.database.pool.query('select 1 from enquiries where email = $1', [email])
    expect(rows).toEqual([])
  })

  it.each([
    ['en', /we have to keep/],
    ['zh', /暂须留存/],
  ] as const)(
    'a hold that comes after the request is told too, once, in their language: %s',
    async (lang, subject) => {
      const { colleague } = await aColleague(app, { role: 'editor' })
      const erasureId = await askedForErasure(app, colleague, lang)
      await app.drain()
      const told = async () =>
        (await app.mails()).filter(({ to, text }) => to === colleague.email && text.includes(erasureId))
      expect(await told()).toEqual([])
      // A hold on somebody else is none of theirs.
      await held({ email: `else-${colleague.email}` })
      await app.drain()
      expect(await told()).toEqual([])
      const until = addDays(today(), 30)
      await held({ email: colleague.email, until })
      await app.drain()
      expect(await told()).toMatchObject([{ subject: expect.stringMatching(subject) }])
      expect((await told())[0]?.text).toContain(formatDay(until, lang, 'full'))
      expect((await told())[0]?.text).not.toContain('prosecutor')
      // A further hold of the same length changes nothing for them; a longer one does.
      await held({ companyId: await companyOf(colleague.email), until })
      await app.drain()
      expect(await told()).toHaveLength(1)
      const later = addDays(today(), 60)
      await held({ email: colleague.email, until: later })
      await app.drain()
      const newest = (await told()).map(({ text }) => text.includes(formatDay(later, lang, 'full')))
      expect(newest).toEqual([true, false])
    },
  )

  it('also where the hold comes after the approval, and goes on once it has ended', async () => {
    const { colleague } = await aColleague(app, { role: 'viewer' })
    const erasureId = await askedForErasure(app, colleague)
    await app.drain()
    await app.post(approveErasure, { erasureId }, { as: admin() })
    const { id: holdId } = await held({ email: colleague.email })
    await app.drain()
    const told = (await app.mails()).filter(
      ({ to, text }) => to === colleague.email && text.includes(erasureId),
    )
    expect(told).toMatchObject([{ subject: expect.stringContaining('we have to keep') }])
    const status = async () =>
      (await app.get(erasureDetail, { erasureId }, { as: admin() })).body.data?.status
    const there = async () =>
      (await app.database.pool.query('select 1 from users where email = $1', [colleague.email])).rows.length
    expect([await status(), await there()]).toEqual(['RUNNING', 1])
    await lifted(holdId)
    await goOnErasing(app.deps)
    await app.drain()
    expect([await status(), await there()]).toEqual(['DONE', 0])
  })
})
