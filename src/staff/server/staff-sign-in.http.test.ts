import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { staffLogin, staffLogout, staffMe } from '../contract.ts'
import { totpCode } from '#platform/server/totp.ts'
import { staffMembers } from './staff.tables.ts'

/** The start of a window in which attempts are counted, so that none ends in the middle of a test. */
const A_MORNING = new Date('2026-03-02T09:00:05Z')
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: settableClock(A_MORNING), config: { trustProxy: '127.0.0.1' } })
})

const MINUTE = 60_000
const secretOf = (person: { totpSecret?: string }) => person.totpSecret ?? ''
const keysOf = (person: TestApp['people']['agent']) => ({
  email: person.email,
  password: person.password,
  otp: totpCode(secretOf(person), app.clock.now()),
})

async function freshToken(person: TestApp['people']['agent']): Promise<string> {
  app.clock.advance(2 * MINUTE)
  const { body } = await app.post(staffLogin, keysOf(person))
  if (!body.data) throw new Error(body.message)
  return body.data.token
}

describe('POST /staff/login', () => {
  it('needs address, password and code; any wrong one gets the same answer', async () => {
    app.clock.advance(2 * MINUTE)
    const right = keysOf(app.people.reviewer)
    const answers = await Promise.all(
      [
        { ...right, password: 'wrong' },
        { ...right, otp: '000000' },
        { ...right, otp: '' },
        { ...right, email: 'nobody@greenlane.example' },
        { ...right, email: app.people.seller.email, password: app.people.seller.password },
      ].map((keys) => app.post(staffLogin, keys)),
    )
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 422, body: { code: 499, error: 'staff.sign_in_failed' } })
      expect(answer.raw.toString()).toBe(answers[0]?.raw.toString())
    }
    const { body } = await app.post(staffLogin, right)
    expect(body.data?.staff).toMatchObject({ name: 'Jonas Brandt', role: 'reviewer' })
  })

  it('accepts a code once, also when it is sent ten times at once, and never an older one', async () => {
    app.clock.advance(2 * MINUTE)
    const keys = keysOf(app.people.agent)
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.post(staffLogin, keys)))
    expect(answers.filter((answer) => answer.body.code === 0)).toHaveLength(1)
    const earlier = totpCode(secretOf(app.people.agent), new Date(app.clock.now().getTime() - 30_000))
    expect((await app.post(staffLogin, { ...keys, otp: earlier })).body.code).toBe(499)
    app.clock.advance(2 * MINUTE)
    const spaced = keysOf(app.people.agent).otp.replace(/(...)/, '$1 ')
    expect((await app.post(staffLogin, { ...keys, otp: spaced })).body.code).toBe(0)
  })

  it('refuses the eleventh attempt', async () => {
    app.clock.advance(20 * MINUTE)
    const keys = keysOf(app.people.admin)
    for (let i = 0; i < 10; i++)
      expect((await app.post(staffLogin, { ...keys, otp: '111111' })).status).toBe(422)
    expect((await app.post(staffLogin, keys)).status).toBe(429)
    app.clock.advance(20 * MINUTE)
  })

  it('lets a member of staff in, from elsewhere or on a device used before, whatever a stranger tried', async () => {
    app.clock.advance(20 * MINUTE)
    const stranger = { 'x-forwarded-for': '203.0.113.66' }
    const first = await app.post(staffLogin, keysOf(app.people.admin), { headers: stranger })
    const cookie = [first.headers['set-cookie']].flat().join().split(';')[0] ?? ''
    const wrong = { ...keysOf(app.people.admin), password: 'wrong' }
    for (let i = 0; i < 11; i++) await app.post(staffLogin, wrong, { headers: stranger })
    const from = async (headers: Record<string, string>) => {
      app.clock.advance(MINUTE)
      return (await app.post(staffLogin, keysOf(app.people.admin), { headers })).status
    }
    expect(await from(stranger)).toBe(429)
    expect(await from({ 'x-forwarded-for': '192.0.2.10' })).toBe(200)
    expect(await from({ ...stranger, cookie })).toBe(200)
  })

  it('refuses bad input at its field', async () => {
    const { body } = await app.post(staffLogin, { email: 'x', password: 'y', otp: 'z' })
    expect(Object.keys(body.fields ?? {})).toEqual(['email'])
  })

  it('stores the authenticator secret sealed', async () => {
    const rows = JSON.stringify(await app.deps.db.select().from(staffMembers))
    expect(rows).not.toContain(secretOf(app.people.admin))
  })
})

describe('a staff session', () => {
  it('identifies the person, and ends with POST /staff/logout', async () => {
    const token = await freshToken(app.people.agent)
    expect((await app.get(staffMe, {}, { as: { token } })).body.data).toMatchObject({
      name: 'Lena Vogt',
      role: 'agent',
    })
    await app.post(staffLogout, {}, { as: { token } })
    expect(await app.get(staffMe, {}, { as: { token } })).toMatchObject({ status: 401, body: { code: 1 } })
    expect((await app.post(staffLogout, {})).body.code).toBe(1)
  })

  it('ends where somebody signs in over it', async () => {
    const token = await freshToken(app.people.agent)
    app.clock.advance(30_000)
    const { email, password, totpSecret } = app.people.agent
    const otp = totpCode(totpSecret ?? '', app.clock.now())
    const { body } = await app.post(staffLogin, { email, password, otp }, { as: { token } })
    expect(body.code).toBe(0)
    expect((await app.get(staffMe, {}, { as: { token } })).body.code).toBe(1)
    expect((await app.get(staffMe, {}, { as: { token: body.data?.token ?? '' } })).body.code).toBe(0)
  })

  it('does not work as a seller’s session, nor a seller’s token here', async () => {
    expect((await app.get(staffMe, {}, { as: app.people.seller })).body.code).toBe(1)
  })

  it('ends after half an hour without use and after twelve hours in any case', async () => {
    const idle = await freshToken(app.people.agent)
    app.clock.advance(31 * MINUTE)
    expect((await app.get(staffMe, {}, { as: { token: idle } })).body.code).toBe(1)

    const token = await freshToken(app.people.agent)
    const used = async () => (await app.get(staffMe, {}, { as: { token } })).body.code
    for (let passed = 0; passed < 700; passed += 20) {
      app.clock.advance(20 * MINUTE)
      expect(await used()).toBe(0)
    }
    app.clock.advance(25 * MINUTE)
    expect(await used()).toBe(1)
  })

  it('ends when the person leaves', async () => {
    const token = await freshToken(app.people.reviewer)
    const leaver = eq(staffMembers.email, app.people.reviewer.email)
    await app.deps.db.update(staffMembers).set({ disabledAt: app.clock.now() }).where(leaver)
    expect((await app.get(staffMe, {}, { as: { token } })).body.code).toBe(1)
    app.clock.advance(2 * MINUTE)
    expect((await app.post(staffLogin, keysOf(app.people.reviewer))).body.code).toBe(499)
  })
})
