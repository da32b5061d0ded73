import { desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { totpCode } from '#platform/server/totp.ts'
import {
  confirmStaff,
  endColleagueSessions,
  staffLogin,
  staffLogoutOthers,
  staffLogoutSession,
  staffMe,
  staffSessions,
} from '../contract.ts'
import { staffMembers } from './staff.tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: settableClock(new Date('2026-03-02T09:00:05Z')) })
})

const MINUTE = 60_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
type Person = TestApp['people']['agent']

async function signIn(person: Person, headers: Record<string, string> = {}) {
  app.clock.advance(2 * MINUTE)
  const { email, password, totpSecret = '' } = person
  const otp = totpCode(totpSecret, app.clock.now())
  const { body } = await app.post(staffLogin, { email, password, otp }, { headers })
  if (!body.data) throw new Error(body.message)
  return { token: body.data.token, password }
}
type As = { token: string }
const listOf = async (as: As) => (await app.get(staffSessions, {}, { as })).body.data?.sessions ?? []
const isIn = async (as: As) => (await app.get(staffMe, {}, { as })).body.code === 0
const endOne = (sessionId: string, as: As) => app.post(staffLogoutSession, { sessionId }, { as })
const errorOf = async (who: As) => (await endOne('sts_none', who)).body.error
async function signedInAfresh(person: Person) {
  app.clock.advance(31 * MINUTE)
  return signIn(person)
}
async function confirm<T extends As & { password: string }>(as: T): Promise<T> {
  const { body } = await app.post(confirmStaff, { password: as.password }, { as })
  expect(body).toMatchObject({ code: 0, data: { confirmedUntil: expect.any(String) } })
  return as
}

describe('the sessions of a member of staff', () => {
  it('say from which device, from where and when; the current one is marked', async () => {
    const as = await signedInAfresh(app.people.agent)
    const begun = app.clock.now().toISOString().slice(0, 16)
    await signIn(app.people.agent, { 'user-agent': FIREFOX })
    const [first, other, ...more] = await listOf(as)
    expect(other).toMatchObject({
      current: false,
      device: { browser: 'Firefox', system: 'Linux', kind: 'computer' },
      ip: expect.any(String),
    })
    expect(first).toMatchObject({
      current: true,
      createdAt: expect.stringContaining(begun),
      lastSeenAt: expect.any(String),
    })
    expect(more).toEqual([])
  })

  it('are listed while they open something, and nobody else’s are', async () => {
    const idle = await signedInAfresh(app.people.agent)
    await signIn(app.people.reviewer)
    app.clock.advance(20 * MINUTE)
    const as = await signIn(app.people.agent)
    expect(await listOf(as)).toHaveLength(2)
    app.clock.advance(10 * MINUTE)
    expect(await listOf(as)).toMatchObject([{ current: true }])
    expect(await isIn(idle)).toBe(false)
  })

  it('end one by one, after the password alone, for their own person alone', async () => {
    const as = await signedInAfresh(app.people.agent)
    const other = await signIn(app.people.agent)
    const colleague = await confirm(await signIn(app.people.reviewer))
    const id = (await listOf(as)).find(({ current }) => !current)?.id ?? ''
    expect((await endOne(id, as)).body.error).toBe('accounts.confirm_needed')
    const foreign = await endOne(id, colleague)
    expect(foreign).toMatchObject({ status: 404, body: { error: 'accounts.session_not_found' } })
    expect(foreign.raw.toString()).toBe((await endOne('sts_none', colleague)).raw.toString())
    expect(await isIn(other)).toBe(true)
    await confirm(as)
    expect((await endOne(id, as)).body.code).toBe(0)
    expect([await isIn(other), await isIn(as), await isIn(colleague)]).toEqual([false, true, true])
    expect((await endOne(id, as)).body.error).toBe('accounts.session_not_found')
  })

  it('end all but this one, after the password', async () => {
    const as = await signedInAfresh(app.people.agent)
    const others = [await signIn(app.people.agent), await signIn(app.people.agent)]
    const colleague = await signIn(app.people.reviewer)
    const ask = () => app.post(staffLogoutOthers, {}, { as })
    expect((await ask()).body.error).toBe('accounts.confirm_needed')
    await confirm(as)
    expect((await ask()).body.data).toEqual({ ended: 2 })
    expect(await Promise.all([as, colleague, ...others].map(isIn))).toEqual([true, true, false, false])
  })
})

describe('the password typed again by staff', () => {
  it('holds for ten minutes, in its own session', async () => {
    const as = await confirm(await signedInAfresh(app.people.agent))
    const other = await signIn(app.people.agent)
    expect(await errorOf(other)).toBe('accounts.confirm_needed')
    expect(await errorOf(as)).toBe('accounts.session_not_found')
    app.clock.advance(10 * MINUTE)
    expect(await errorOf(as)).toBe('accounts.confirm_needed')
  })

  it('is refused at its field where it is wrong, and is not guessed', async () => {
    const as = await signedInAfresh(app.people.admin)
    const guess = (password: string) => app.post(confirmStaff, { password }, { as })
    expect((await guess('not-mine')).body).toMatchObject({
      code: 400,
      fields: { password: expect.stringContaining('current password') },
    })
    for (let i = 0; i < 9; i++) await guess('not-mine')
    expect((await guess(app.people.admin.password)).status).toBe(429)
  })

  it('is in the audit trail, and so is what it opened', async () => {
    const as = await confirm(await signedInAfresh(app.people.agent))
    const other = await signIn(app.people.agent)
    const id = (await listOf(as)).find(({ current }) => !current)?.id ?? ''
    await endOne(id, as)
    await app.post(staffLogoutOthers, {}, { as })
    const me = (await app.get(staffMe, {}, { as })).body.data?.id ?? ''
    const lines = await app.deps.db
      .select({ action: auditTrail.action })
      .from(auditTrail)
      .where(eq(auditTrail.actorId, me))
      .orderBy(desc(auditTrail.sequence))
      .limit(4)
    expect(lines.map(({ action }) => action)).toEqual([
      'staff.sign_out_others',
      'staff.sign_out_session',
      'staff.sign_in',
      'staff.confirm',
    ])
    expect(await isIn(other)).toBe(false)
  })

  it('does not open a session whose password somebody else chose', async () => {
    const as = await signedInAfresh(app.people.agent)
    const mine = eq(staffMembers.email, app.people.agent.email)
    await app.deps.db.update(staffMembers).set({ mustChangePassword: true }).where(mine)
    expect((await app.get(staffSessions, {}, { as })).body.error).toBe('wire.staff_password')
    await app.deps.db.update(staffMembers).set({ mustChangePassword: false }).where(mine)
  })
})

const idOf = async (as: As) => (await app.get(staffMe, {}, { as })).body.data?.id ?? ''
const end = (staffId: string, as: As) => app.post(endColleagueSessions, { staffId }, { as })

describe('the sessions of a colleague', () => {
  it('are ended by an administrator after the password, and the trail says by whom', async () => {
    const agent = await signedInAfresh(app.people.agent)
    const other = await signIn(app.people.agent)
    const reviewer = await signIn(app.people.reviewer)
    const admin = await signIn(app.people.admin)
    const staffId = await idOf(agent)
    expect((await end(staffId, reviewer)).body.code).not.toBe(0)
    expect((await end(staffId, admin)).body.error).toBe('accounts.confirm_needed')
    expect(await isIn(agent)).toBe(true)
    await confirm(admin)
    expect((await end('stf_none', admin)).body.error).toBe('staff.not_a_member')
    expect((await end(staffId, admin)).body).toMatchObject({ code: 0, data: { ended: 2 } })
    expect([await isIn(agent), await isIn(other), await isIn(reviewer)]).toEqual([false, false, true])
    const [line] = await app.deps.db
      .select()
      .from(auditTrail)
      .where(eq(auditTrail.action, 'staff.sessions_ended'))
      .orderBy(desc(auditTrail.sequence))
    expect(line).toMatchObject({ actorId: await idOf(admin), record: staffId, detail: { ended: 2 } })
  })

  it('are one’s own but for the one that asks', async () => {
    const here = await confirm(await signedInAfresh(app.people.admin))
    const elsewhere = await signIn(app.people.admin)
    expect((await end(await idOf(here), here)).body.data).toEqual({ ended: 1 })
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false])
  })
})
