import { beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import {
  changePassword,
  companyInfo,
  login,
  logoutSession,
  updateCompany,
  updateUser,
  userInfo,
  userSessions,
} from '../contract.ts'
import { aSeller, confirmed, GOOD_PASSWORD, signIn } from './accounts.builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: settableClock(new Date('2026-03-02T09:00:05Z')) })
})

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
/** Up to the minute: the clock goes on. */
const minute = () => app.clock.now().toISOString().slice(0, 16)
const sessionsOf = async (token: string) =>
  (await app.get(userSessions, {}, { as: { token } })).body.data?.sessions ?? []
const isSignedIn = async (token: string) => (await app.get(userInfo, {}, { as: { token } })).body.code === 0

describe('the sessions of a person', () => {
  it('say from which device, with what and when; the current one is marked', async () => {
    const { email, token } = await aSeller(app)
    app.clock.advance(60_000)
    const phone = { headers: { 'user-agent': IPHONE } }
    await app.post(login, { email, password: GOOD_PASSWORD }, phone)
    const [newest, first] = await sessionsOf(token)
    expect(newest).toMatchObject({
      current: false,
      device: { browser: 'Safari', system: 'iPhone', kind: 'phone' },
      method: 'password',
      createdAt: expect.stringContaining(minute()),
    })
    expect(first).toMatchObject({ current: true, method: 'link' })
  })

  it('end one by one after the password, for their own person alone', async () => {
    const { email, token } = await aSeller(app)
    const other = await signIn(app, email, GOOD_PASSWORD)
    const stranger = await confirmed(app, await aSeller(app))
    const found = (await sessionsOf(token)).find(({ current }) => !current)
    const input = { sessionId: found?.id }
    const foreign = await app.post(logoutSession, input, { as: stranger })
    const missing = await app.post(logoutSession, { sessionId: 'ses_none' }, { as: stranger })
    expect((await app.post(logoutSession, input, { as: { token } })).body.error).toBe(
      'accounts.confirm_needed',
    )
    const as = await confirmed(app, { token, password: GOOD_PASSWORD })
    expect(foreign).toMatchObject({ status: 404, body: { error: 'accounts.session_not_found' } })
    expect(foreign.raw.toString()).toBe(missing.raw.toString())
    expect(await isSignedIn(other)).toBe(true)
    expect((await app.post(logoutSession, input, { as })).body.code).toBe(0)
    expect([await isSignedIn(other), await isSignedIn(token)]).toEqual([false, true])
    expect((await app.post(logoutSession, input, { as })).body.code).toBe(499)
  })
})

describe('the time zone', () => {
  it('is the company’s until a person chooses another, and again when they give theirs up', async () => {
    const as = await aSeller(app)
    const zoneOf = async () => (await app.get(userInfo, {}, { as })).body.data?.timeZone
    expect(await zoneOf()).toBeNull()
    await app.post(updateUser, { timeZone: 'Europe/Lisbon' }, { as })
    expect(await zoneOf()).toBe('Europe/Lisbon')
    await app.post(updateUser, { name: 'Wang Fang' }, { as })
    expect(await zoneOf()).toBe('Europe/Lisbon')
    await app.post(updateUser, { timeZone: null }, { as })
    expect(await zoneOf()).toBeNull()
  })

  it.each(['Mars/Olympus', '+08:00', '', 'europe/berlin', '../etc'])(
    'is none that is called %j',
    async (zone) => {
      const as = app.people.seller
      const { body } = await app.post(updateUser, { timeZone: zone }, { as })
      expect(body).toMatchObject({ code: 400, fields: { timeZone: expect.stringContaining('list') } })
    },
  )

  it('of the company follows its country until an owner chooses one', async () => {
    const as = await aSeller(app, { companyCountry: 'HK' })
    const zoneOf = async () => (await app.get(companyInfo, {}, { as })).body.data?.timeZone
    expect(await zoneOf()).toBe('Asia/Hong_Kong')
    await app.post(updateCompany, { timeZone: 'Asia/Shanghai' }, { as })
    await app.post(updateCompany, { country: 'HK' }, { as })
    expect(await zoneOf()).toBe('Asia/Shanghai')
    await app.post(updateCompany, { country: 'PL' }, { as })
    expect(await zoneOf()).toBe('Europe/Warsaw')
  })
})

describe('the password', () => {
  it('says when it was changed', async () => {
    const as = await aSeller(app)
    const changedAt = async () => (await app.get(userInfo, {}, { as })).body.data?.passwordChangedAt
    expect(await changedAt()).toContain(minute())
    app.clock.advance(24 * 3_600_000)
    const input = { currentPassword: GOOD_PASSWORD, newPassword: 'ten-green-lanes' }
    await app.post(changePassword, input, { as })
    expect(await changedAt()).toContain(minute())
  })
})

describe('a name', () => {
  it.each(['<script>alert(1)</script>', '𠮷野家', 'مريم', '王芳 & Söhne'])('may be %s', async (name) => {
    const as = await aSeller(app)
    expect((await app.post(updateUser, { name }, { as })).body.data?.name).toBe(name)
  })

  it.each(['Wang\u202EFang', 'a\u200Bb', 'a\nb'])('holds no marks that nobody sees: %j', async (name) => {
    const { body } = await app.post(updateUser, { name }, { as: app.people.seller })
    expect(body).toMatchObject({ code: 400, fields: { name: expect.any(String) } })
  })
})

describe('the sessions listed', () => {
  it('are those that still open something', async () => {
    const { email, token } = await aSeller(app)
    await signIn(app, email, GOOD_PASSWORD)
    app.clock.advance(13 * 86_400_000)
    expect(await sessionsOf(token)).toHaveLength(2)
    app.clock.advance(2 * 86_400_000)
    expect(await sessionsOf(token)).toMatchObject([{ current: true }])
  })
})
