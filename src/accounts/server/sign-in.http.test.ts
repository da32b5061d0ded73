import { beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import {
  changePassword,
  forgotPassword,
  login,
  logout,
  logoutOthers,
  resetPassword,
  updateUser,
  userInfo,
  userSessions,
} from '../contract.ts'
import { aSeller, confirmed, GOOD_PASSWORD, mailedToken, signIn } from './accounts.builders.ts'
import { userSessions as sessionTable } from './accounts.tables.ts'

/** The start of a window in which attempts are counted, so that none ends in the middle of a test. */
const A_MORNING = new Date('2026-03-02T09:00:05Z')
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: settableClock(A_MORNING), config: { trustProxy: '127.0.0.1' } })
})

const DAY = 24 * 3_600_000
/** As the declared proxy passes them on. */
const STRANGER = { 'x-forwarded-for': '203.0.113.66' }
const OWNER = { 'x-forwarded-for': '192.0.2.10' }

/** The cookie that a sign-in leaves on its device. */
async function deviceOf(call: typeof login, keys: unknown, headers: Record<string, string>): Promise<string> {
  const answer = await app.post(call, keys, { headers })
  const cookie = [answer.headers['set-cookie']].flat().join()
  expect(cookie).toMatch(/^device=v1\..*HttpOnly; SameSite=Lax/)
  return cookie.split(';')[0] ?? ''
}
const isSignedIn = async (token: string) => (await app.get(userInfo, {}, { as: { token } })).body.code === 0

describe('POST /user/login', () => {
  it('answers with a token of 256 bit, its end, and the person; the database stores only its hash', async () => {
    const { email, password } = app.people.seller
    const { body } = await app.post(login, { email, password })
    expect(body.data?.user).toMatchObject({ email, name: 'Lin Yue', company: { role: 'owner' } })
    expect(Buffer.from(body.data?.token ?? '', 'base64url')).toHaveLength(32)
    expect(Date.parse(body.data?.expiresAt ?? '')).toBeGreaterThan(app.clock.now().getTime() + 89 * DAY)
    const rows = JSON.stringify(await app.deps.db.select().from(sessionTable))
    expect(rows).not.toContain(body.data?.token)
  })

  it('answers an unknown address and a wrong password alike', async () => {
    const unknown = await app.post(login, { email: 'nobody@tests.example', password: GOOD_PASSWORD })
    const wrong = await app.post(login, { email: app.people.sellerOther.email, password: GOOD_PASSWORD })
    expect(unknown).toMatchObject({ status: 422, body: { code: 499, error: 'accounts.sign_in_failed' } })
    expect(wrong.raw.toString()).toBe(unknown.raw.toString())
  })

  it('refuses the eleventh attempt on an account, known or not, even with the right password', async () => {
    const seller = await aSeller(app)
    for (const email of [seller.email, 'ghost@tests.example']) {
      const wrong = { email, password: 'not-the-password' }
      for (let i = 0; i < 10; i++) expect((await app.post(login, wrong)).status).toBe(422)
      const blocked = await app.post(login, { email, password: seller.password }, { lang: 'zh' })
      expect(blocked).toMatchObject({ status: 429, body: { code: 499, error: 'limits.too_many_tries' } })
      expect(blocked.body.message).toContain('请')
    }
    app.clock.advance(16 * 60_000)
    expect((await app.post(login, { email: seller.email, password: seller.password })).body.code).toBe(0)
  })

  it('keeps an owner signed-in elsewhere, or on a device that they used before, out of reach of strangers', async () => {
    const { email, password } = await aSeller(app)
    const device = await deviceOf(login, { email, password }, STRANGER)
    for (let i = 0; i < 10; i++) await app.post(login, { email, password: 'wrong' }, { headers: STRANGER })
    expect((await app.post(login, { email, password }, { headers: STRANGER })).status).toBe(429)
    expect((await app.post(login, { email, password }, { headers: OWNER })).body.code).toBe(0)
    const here = { headers: { ...STRANGER, cookie: device } }
    expect((await app.post(login, { email, password }, here)).body.code).toBe(0)
  })

  it('stops strangers at many addresses, for the account, until a known device or a mailed link opens it', async () => {
    const { email, password } = await aSeller(app)
    const device = await deviceOf(login, { email, password }, OWNER)
    const statuses: number[] = []
    for (let i = 0; i < 60; i++) {
      const headers = { 'x-forwarded-for': `198.51.100.${i}` }
      statuses.push((await app.post(login, { email, password: 'wrong' }, { headers })).status)
    }
    expect(statuses.slice(0, 50)).not.toContain(429)
    expect(statuses.slice(50)).toEqual(Array.from({ length: 10 }, () => 429))
    expect((await app.post(login, { email, password }, { headers: OWNER })).status).toBe(429)
    const known = { headers: { ...OWNER, cookie: device } }
    expect((await app.post(login, { email, password }, known)).body.code).toBe(0)
    await app.post(forgotPassword, { email }, { headers: OWNER })
    const link = await mailedToken(app, email)
    await app.post(resetPassword, { token: link, password: 'eleven-green-lanes' }, { headers: OWNER })
    const again = await app.post(login, { email, password: 'eleven-green-lanes' }, { headers: OWNER })
    expect(again.body.code).toBe(0)
  })

  it('gives a known device ten tries of its own, and knows it only for its own account', async () => {
    const one = await aSeller(app)
    const other = await aSeller(app)
    const cookie = await deviceOf(login, one, OWNER)
    const wrong = (email: string) =>
      app.post(login, { email, password: 'wrong' }, { headers: { ...STRANGER, cookie } })
    for (let i = 0; i < 10; i++) expect((await wrong(one.email)).status).toBe(422)
    expect((await wrong(one.email)).status).toBe(429)
    app.clock.advance(61 * 60_000)
    for (let i = 0; i < 10; i++) await wrong(other.email)
    const elsewhere = await app.post(login, other, { headers: STRANGER })
    expect(elsewhere.status, 'counted by address, as for any device').toBe(429)
    const forged = { headers: { ...STRANGER, cookie: cookie.replace(/.{6}$/, 'AAAAAA') } }
    expect((await app.post(login, other, forged)).status).toBe(429)
    app.clock.advance(61 * 60_000)
  })

  it('refuses an IP address that tries many accounts, and does not count successful sign-ins', async () => {
    app.clock.advance(16 * 60_000)
    const { email, password } = app.people.seller
    for (let i = 0; i < 30; i++) await app.post(login, { email, password })
    const statuses: number[] = []
    for (let i = 0; i < 51; i++) {
      statuses.push(
        (await app.post(login, { email: `sprayed${i}@tests.example`, password: 'Spring2026?' })).status,
      )
    }
    expect(statuses.slice(0, 50)).not.toContain(429)
    expect(statuses[50]).toBe(429)
    app.clock.advance(16 * 60_000)
  })

  it('refuses bad input at its field', async () => {
    const { body } = await app.post(login, { email: 'x', password: 5 })
    expect(body.code).toBe(400)
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(['email', 'password'])
  })
})

describe('a session', () => {
  it('ends with POST /user/logout', async () => {
    const { token } = await aSeller(app)
    expect((await app.post(logout, {}, { as: { token } })).body.code).toBe(0)
    expect(await isSignedIn(token)).toBe(false)
    expect(await app.post(logout, {}, { as: { token } })).toMatchObject({ status: 401, body: { code: 1 } })
  })

  it('ends where somebody signs in over it, whoever they are', async () => {
    const [first, second] = [await aSeller(app), await aSeller(app)]
    const over = async (token: string, { email, password }: { email: string; password: string }) =>
      (await app.post(login, { email, password }, { as: { token } })).body.data?.token ?? ''
    const again = await over(first.token, first)
    expect([await isSignedIn(first.token), await isSignedIn(again)]).toEqual([false, true])
    const others = await over(again, second)
    expect([await isSignedIn(again), await isSignedIn(others)]).toEqual([false, true])
    await app.post(login, { email: second.email, password: 'not-this-one' }, { as: { token: others } })
    expect([await isSignedIn(second.token), await isSignedIn(others)]).toEqual([true, true])
  })

  it('is listed, and the others end together after the password', async () => {
    const { email, password, token } = await aSeller(app)
    const other = await signIn(app, email, password)
    const { body } = await app.get(userSessions, {}, { as: { token } })
    expect(body.data?.sessions).toHaveLength(2)
    expect(body.data?.sessions.filter((session) => session.current)).toHaveLength(1)
    const asked = await app.post(logoutOthers, {}, { as: { token } })
    expect(asked.body.error).toBe('accounts.confirm_needed')
    const as = await confirmed(app, { token, password })
    expect((await app.post(logoutOthers, {}, { as })).body.data).toEqual({ ended: 1 })
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false])
  })

  it('ends after 14 days without use, is extended by use, and ends after 90 days in any case', async () => {
    const { token, email, password } = await aSeller(app)
    const idle = await signIn(app, email, password)
    app.clock.advance(13 * DAY)
    expect(await isSignedIn(token)).toBe(true)
    app.clock.advance(2 * DAY)
    expect([await isSignedIn(idle), await isSignedIn(token)]).toEqual([false, true])
    for (let day = 15; day < 85; day += 10) {
      app.clock.advance(10 * DAY)
      expect(await isSignedIn(token)).toBe(true)
    }
    app.clock.advance(10 * DAY)
    expect(await isSignedIn(token)).toBe(false)
  })

  it('is taken from any of the three headers; two different ones are answered with code 1', async () => {
    const { token, email, password } = await aSeller(app)
    const second = await signIn(app, email, password)
    const places: Record<string, string>[] = [
      { token },
      { authorization: `Bearer ${token}` },
      { 'x-access-token': token },
    ]
    for (const headers of places) {
      expect((await app.get(userInfo, {}, { headers })).body.code).toBe(0)
    }
    const differ = await app.get(userInfo, {}, { headers: { token, authorization: second } })
    expect(differ).toMatchObject({ status: 401, body: { code: 1 } })
  })

  it('is never taken from a cookie, which a browser sends unasked', async () => {
    const { token } = await aSeller(app)
    const names = [
      'token',
      'access_token',
      'accessToken',
      'x-access-token',
      'authorization',
      'session',
      'sid',
    ]
    const ours = ['device', 'cart', 'language', 'currency', 'staffToken']
    const cookies = [...names, ...ours].flatMap((name) => [`${name}=${token}`, `__Host-${name}=${token}`])
    for (const cookie of [...cookies, cookies.join('; ')]) {
      const { body } = await app.get(userInfo, {}, { headers: { cookie } })
      expect(body, cookie.split('=')[0]).toMatchObject({ code: 1, data: null })
    }
    expect(await isSignedIn(token)).toBe(true)
  })

  it('opens nothing for staff, and a staff token nothing for sellers', async () => {
    expect(await isSignedIn(app.people.agent.token)).toBe(false)
    expect(await app.get(userInfo)).toMatchObject({ status: 401, body: { code: 1 } })
  })
})

describe('a new password', () => {
  it('is set by the mailed link, once; all sessions end and the person is notified', async () => {
    const { email, password, token } = await aSeller(app)
    await app.post(forgotPassword, { email })
    const link = await mailedToken(app, email)
    const weak = await app.post(resetPassword, { token: link, password: '12345678' })
    expect(weak.body).toMatchObject({ code: 400, fields: { password: expect.any(String) } })
    expect(
      (await app.post(resetPassword, { token: link, password: 'eleven-green-lanes' })).body.data,
    ).toEqual({ email })
    expect(await isSignedIn(token)).toBe(false)
    expect((await app.post(login, { email, password })).body.code).toBe(499)
    expect((await app.post(login, { email, password: 'eleven-green-lanes' })).body.code).toBe(0)
    const again = await app.post(resetPassword, { token: link, password: 'twelve-green-lanes' })
    expect(again.body).toMatchObject({ code: 499, error: 'accounts.link_used' })
    await app.drain()
    expect((await app.mails()).find((mail) => mail.to === email)?.subject).toContain('was changed')
  })

  it('is answered the same for an unknown address, which gets no mail', async () => {
    const known = await app.post(forgotPassword, { email: app.people.sellerOther.email })
    const unknown = await app.post(forgotPassword, { email: 'nobody-here@tests.example' })
    expect(unknown.raw.toString()).toBe(known.raw.toString())
    await app.drain()
    expect((await app.mails()).filter((mail) => mail.to === 'nobody-here@tests.example')).toEqual([])
  })

  it('is sent to the owner however often strangers asked for it, and to nobody without end', async () => {
    const { email, token: _token, ...seller } = await aSeller(app)
    const cookie = await deviceOf(login, { email, password: seller.password }, OWNER)
    const ask = async (headers: Record<string, string>) =>
      (await app.post(forgotPassword, { email }, { headers })).status
    for (let i = 0; i < 5; i++) expect(await ask(STRANGER)).toBe(200)
    expect(await ask(STRANGER)).toBe(429)
    expect(await ask(OWNER)).toBe(200)
    const statuses: number[] = []
    for (let i = 0; i < 30; i++) statuses.push(await ask({ 'x-forwarded-for': `198.51.100.${i}` }))
    expect(statuses.filter((status) => status === 200)).toHaveLength(14)
    expect(await ask({ ...OWNER, cookie })).toBe(200)
  })

  it('needs a link that is right, of its kind and not expired', async () => {
    const { email } = await aSeller(app)
    const password = 'eleven-green-lanes'
    const wrong = await app.post(resetPassword, { token: 'made-up', password })
    expect(wrong).toMatchObject({ status: 404, body: { error: 'accounts.link_wrong' } })
    await app.post(forgotPassword, { email })
    const token = await mailedToken(app, email)
    app.clock.advance(61 * 60_000)
    expect((await app.post(resetPassword, { token, password })).body.error).toBe('accounts.link_expired')
  })

  it('unlocks an account that wrong attempts had locked', async () => {
    const { email } = await aSeller(app)
    for (let i = 0; i < 11; i++) await app.post(login, { email, password: 'not-the-password' })
    await app.post(forgotPassword, { email })
    await app.post(resetPassword, { token: await mailedToken(app, email), password: 'eleven-green-lanes' })
    expect((await app.post(login, { email, password: 'eleven-green-lanes' })).body.code).toBe(0)
  })

  it('is set by whoever knows the old one; this session stays, the others end', async () => {
    const { email, password, token } = await aSeller(app)
    const other = await signIn(app, email, password)
    const as = { token }
    const wrong = await app.post(
      changePassword,
      { currentPassword: 'no', newPassword: 'ten-green-lanes' },
      { as },
    )
    expect(Object.keys(wrong.body.fields ?? {})).toEqual(['currentPassword'])
    const weak = await app.post(
      changePassword,
      { currentPassword: password, newPassword: 'qwertyuiop' },
      { as },
    )
    expect(Object.keys(weak.body.fields ?? {})).toEqual(['newPassword'])
    const right = await app.post(
      changePassword,
      { currentPassword: password, newPassword: 'ten-green-lanes' },
      { as },
    )
    expect(right.body.code).toBe(0)
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false])
    const nobody = await app.post(changePassword, {
      currentPassword: password,
      newPassword: 'ten-green-lanes',
    })
    expect(nobody.body.code).toBe(1)
  })
})

describe('POST /user/update', () => {
  it('changes name and language, and leaves what is absent', async () => {
    const { token, email } = await aSeller(app)
    const { body } = await app.post(updateUser, { lang: 'zh' }, { as: { token } })
    expect(body.data).toMatchObject({ email, name: 'Wang Fang', lang: 'zh' })
    expect((await app.post(updateUser, { name: '王芳' }, { as: { token } })).body.data?.name).toBe('王芳')
    expect((await app.post(updateUser, { name: '' }, { as: { token } })).body.code).toBe(400)
    expect((await app.post(updateUser, { name: 'x' })).body.code).toBe(1)
  })
})
