import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { newId } from '#platform/shared/ids.ts'
import { companyInfo, confirmPassword, login, updateCompany, userInfo } from '../../contract.ts'
import * as calls from '../../members-contract.ts'
import { aColleague, aSeller, confirmed, GOOD_PASSWORD, mailedToken } from '../accounts.builders.ts'
import { totpCode } from '#platform/server/totp.ts'
import { beginTwoFactor, enableTwoFactor } from '../../security-contract.ts'
import { companyMembers, mailTokens, users } from '../accounts.tables.ts'
import { wireRefusals } from '#platform/server/http/wire-refusals.ts'
import { startSession } from '../sessions.repository.ts'
import { asOwner } from './as-owner.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: settableClock(new Date('2026-03-02T09:00:05Z')) })
})

const DAY = 24 * 3_600_000
const NEWCOMER = { name: 'Wu Fang', password: 'eleven-green-lanes' }
type As = { token: string }
const isSignedIn = async (as: As) => (await app.get(userInfo, {}, { as })).body.code === 0
const listOf = async (as: As) => {
  const { body } = await app.get(calls.companyMembers, {}, { as })
  if (!body.data) throw new Error(body.message)
  return body.data
}
const memberOf = async (as: As, email: string) => {
  const found = (await listOf(as)).members.find((member) => member.email === email)
  if (!found) throw new Error(`${email} is no member`)
  return found
}
let made = 0
const anAddress = () => `invited${(made += 1)}@tests.example`
const anOwner = async () => confirmed(app, await aSeller(app))
const invite = (as: As, email: string, role = 'editor') =>
  app.post(calls.inviteMember, { email, role, mayConfirm: true }, { as })
const accept = (input: Record<string, unknown>, options = {}) =>
  app.post(calls.acceptInvitation, input, options)

describe('the password, asked for again', () => {
  it('opens for ten minutes, in this session alone, what is refused before', async () => {
    const owner = await aSeller(app)
    expect((await invite(owner, anAddress())).body).toMatchObject({
      code: 499,
      error: 'accounts.confirm_needed',
    })
    const other = (await app.post(login, { email: owner.email, password: GOOD_PASSWORD })).body.data
    const wrong = await app.post(confirmPassword, { password: 'not-mine' }, { as: owner })
    expect(wrong.body).toMatchObject({ code: 400, fields: { password: expect.any(String) } })
    await app.post(confirmPassword, { password: GOOD_PASSWORD }, { as: owner })
    expect((await invite(owner, anAddress())).body.code).toBe(0)
    expect((await invite({ token: other?.token ?? '' }, anAddress())).body.code).toBe(499)
    app.clock.advance(11 * 60_000)
    expect((await invite(owner, anAddress())).body.error).toBe('accounts.confirm_needed')
  })

  it('may be guessed ten times', async () => {
    const as = await aSeller(app)
    const guess = (password: string) => app.post(confirmPassword, { password }, { as })
    for (let i = 0; i < 10; i++) expect((await guess('wrong')).status).toBe(400)
    expect((await guess(GOOD_PASSWORD)).status).toBe(429)
  })
})

describe('an invitation', () => {
  it('reaches a new person by mail, who chooses a password and works in the company', async () => {
    const owner = await anOwner()
    const email = anAddress()
    const { body } = await invite(owner, email.toUpperCase())
    expect(body.data?.invitations).toMatchObject([
      { email, role: 'editor', mayConfirm: true, expired: false },
    ])
    const token = await mailedToken(app, email)
    const rows = JSON.stringify(await app.deps.db.select().from(mailTokens))
    expect(rows).not.toContain(token)
    const about = await app.post(calls.readInvitation, { token })
    expect(about.body.data).toMatchObject({
      email,
      invitedBy: 'Wang Fang',
      hasAccount: false,
      signedInAs: null,
    })
    const weak = await accept({ token, name: 'Wu Fang', password: '12345678' })
    expect(weak.body).toMatchObject({ code: 400, fields: { password: expect.any(String) } })
    const joined = await accept({ token, ...NEWCOMER })
    expect(joined.body.data?.user).toMatchObject({ email, name: 'Wu Fang', company: { role: 'editor' } })
    expect(await memberOf(owner, email)).toMatchObject({ role: 'editor', mayConfirm: true, you: false })
    expect((await listOf(owner)).invitations).toEqual([])
    expect((await accept({ token, ...NEWCOMER })).body.error).toBe('accounts.link_used')
    expect((await app.post(login, { email, password: NEWCOMER.password })).body.code).toBe(0)
  })

  it('lets an existing person in with their password, and not whoever got the mail passed on', async () => {
    const owner = await anOwner()
    const invited = await aSeller(app)
    await invite(owner, invited.email, 'viewer')
    const token = await mailedToken(app, invited.email)
    const wrong = await accept({ token, name: 'Thief', password: 'eleven-green-lanes' })
    expect(wrong.body.error).toBe('accounts.sign_in_failed')
    expect((await accept({ token })).body.error).toBe('accounts.sign_in_failed')
    const joined = await accept({ token, password: GOOD_PASSWORD })
    expect(joined.body.data?.user.companies).toHaveLength(2)
    expect(joined.body.data?.user.company.role).toBe('viewer')
  })

  it('is for its own address: another person who is signed in does not get in by it', async () => {
    const owner = await anOwner()
    const stranger = await aSeller(app)
    const invited = await aSeller(app)
    await invite(owner, invited.email)
    const token = await mailedToken(app, invited.email)
    const foreign = await accept({ token }, { as: stranger })
    expect(foreign.body).toMatchObject({ error: 'accounts.invitation_for_another' })
    expect(foreign.body.message).toContain(stranger.email)
    const joined = await accept({ token }, { as: invited })
    expect(joined.body.data).toMatchObject({ user: { email: invited.email, company: { role: 'editor' } } })
    expect(joined.body.data).not.toHaveProperty('token')
  })

  it('is answered alike for an address with an account and for one without', async () => {
    const owner = await anOwner()
    const other = await aSeller(app)
    const known = (await invite(owner, other.email)).body
    const unknown = (await invite(owner, anAddress())).body
    expect(Object.keys(known.data?.invitations[0] ?? {})).toEqual(
      Object.keys(unknown.data?.invitations[0] ?? {}),
    )
    expect(known.message).toBe(unknown.message)
  })

  it('ends when it is withdrawn, and after seven days; mailed again it works seven more', async () => {
    const owner = await anOwner()
    const email = anAddress()
    const id = (await invite(owner, email)).body.data?.invitations[0]?.id
    const first = await mailedToken(app, email)
    app.clock.advance(8 * DAY)
    expect((await accept({ token: first, ...NEWCOMER })).body.error).toBe('accounts.link_expired')
    expect((await listOf(owner)).invitations[0]?.expired).toBe(true)
    await app.post(calls.resendInvitation, { invitationId: id }, { as: owner })
    const second = await mailedToken(app, email)
    expect((await app.post(calls.readInvitation, { token: second })).body.code).toBe(0)
    await app.post(calls.revokeInvitation, { invitationId: id }, { as: owner })
    expect((await accept({ token: second, ...NEWCOMER })).body.error).toBe('accounts.invitation_ended')
    const again = await app.post(calls.resendInvitation, { invitationId: id }, { as: owner })
    expect(again).toMatchObject({ status: 404, body: { error: 'accounts.invitation_not_found' } })
  })

  it('is renewed, not doubled, when the address is invited again; a member is not invited', async () => {
    const owner = await anOwner()
    const email = anAddress()
    await invite(owner, email)
    const { body } = await invite(owner, email, 'viewer')
    expect(body.data?.invitations).toMatchObject([{ email, role: 'viewer', mayConfirm: false }])
    expect((await invite(owner, owner.email)).body.error).toBe('accounts.member_already')
  })

  it('is taken once, however often it is pressed at once', async () => {
    const owner = await anOwner()
    const email = anAddress()
    await invite(owner, email)
    const token = await mailedToken(app, email)
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept({ token, ...NEWCOMER })))
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(1)
    expect((await listOf(owner)).members).toHaveLength(2)
  })

  it('of a company that calls itself an advertisement does not carry the name into the mail', async () => {
    const owner = await anOwner()
    await app.post(updateCompany, { name: 'Free money at evil-pills.example' }, { as: owner })
    const email = anAddress()
    await invite(owner, email)
    await mailedToken(app, email)
    const mail = (await app.mails()).find((sent) => sent.to === email)
    expect(mail?.text).toContain(`${owner.email} invites you to work in the account of a company`)
    expect(mail?.text).not.toContain('evil-pills')
  })

  it('is made by owners alone, and thirty mails a day at most', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'editor' })
    await confirmed(app, colleague)
    expect((await invite(colleague, anAddress())).body.error).toBe('wire.not_allowed')
    await app.database.pool.query('delete from rate_counters')
    const answers = []
    for (let i = 0; i < 31; i++) answers.push((await invite(owner, anAddress())).status)
    expect(answers.slice(0, 30).every((status) => status === 200)).toBe(true)
    expect(answers[30]).toBe(429)
  })
})

describe('a member', () => {
  it('gets another role from the next call on, and their invitations end with the right to invite', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'owner' })
    await confirmed(app, colleague)
    await invite(colleague, anAddress())
    const { userId } = await memberOf(owner, colleague.email)
    const { body } = await app.post(calls.changeMember, { userId, role: 'viewer' }, { as: owner })
    expect(body.data?.members[1]).toMatchObject({ role: 'viewer', mayConfirm: false })
    expect(body.data?.invitations).toEqual([])
    expect((await app.get(userInfo, {}, { as: colleague })).body.data?.company.role).toBe('viewer')
    expect((await invite(colleague, anAddress())).body.error).toBe('wire.not_allowed')
  })

  it('may confirm returns as an editor where the owner allows it', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'editor' })
    const { userId, mayConfirm } = await memberOf(owner, colleague.email)
    expect(mayConfirm).toBe(false)
    await app.post(calls.changeMember, { userId, mayConfirm: true }, { as: owner })
    expect((await memberOf(owner, colleague.email)).mayConfirm).toBe(true)
    expect((await memberOf(owner, owner.email)).mayConfirm).toBe(true)
  })

  it('who is removed is signed out of this company at once, and of no other', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'editor' })
    const elsewhere = await aSeller(app)
    await confirmed(app, elsewhere)
    await invite(elsewhere, colleague.email)
    const token = await mailedToken(app, colleague.email)
    const joined = await accept({ token, password: colleague.password })
    const there = { token: joined.body.data?.token ?? '' }
    const { userId } = await memberOf(owner, colleague.email)
    const { body } = await app.post(calls.removeMember, { userId }, { as: owner })
    expect(body.data?.members).toHaveLength(1)
    expect([await isSignedIn(colleague), await isSignedIn(there)]).toEqual([false, true])
    expect((await app.get(companyInfo, {}, { as: there })).body.data?.id).not.toBe(
      (await app.get(companyInfo, {}, { as: owner })).body.data?.id,
    )
  })

  it('who belongs to no company any more is told so when signing in', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'editor' })
    const { userId } = await memberOf(owner, colleague.email)
    await app.post(calls.removeMember, { userId }, { as: owner })
    const back = await app.post(login, { email: colleague.email, password: colleague.password })
    expect(back.body.error).toBe('accounts.no_company')
    await invite(owner, colleague.email)
    const token = await mailedToken(app, colleague.email)
    expect((await accept({ token, password: colleague.password })).body.code).toBe(0)
  })

  it('of another company is treated as missing', async () => {
    const owner = await anOwner()
    const stranger = await aSeller(app)
    const foreign = (await app.get(userInfo, {}, { as: stranger })).body.data?.id
    for (const call of [calls.changeMember, calls.removeMember]) {
      const theirs = await app.post(call, { userId: foreign }, { as: owner })
      const nobody = await app.post(call, { userId: 'usr_none' }, { as: owner })
      expect(theirs).toMatchObject({ status: 404, body: { error: 'accounts.member_not_found' } })
      expect(theirs.raw.toString()).toBe(nobody.raw.toString())
    }
    expect(await isSignedIn(stranger)).toBe(true)
  })

  it('leaves by themselves, and goes on in their own company', async () => {
    const owner = await anOwner()
    const guest = await aSeller(app)
    await invite(owner, guest.email, 'viewer')
    await accept({ token: await mailedToken(app, guest.email) }, { as: guest })
    expect((await app.post(calls.leaveCompany, {}, { as: guest })).body.error).toBe('accounts.confirm_needed')
    await confirmed(app, guest)
    const { body } = await app.post(calls.leaveCompany, {}, { as: guest })
    expect(body.data?.user).toMatchObject({ company: { role: 'owner' } })
    expect(await isSignedIn(guest)).toBe(true)
    expect((await listOf(owner)).members).toHaveLength(1)
  })
})

describe('a weak sign-in', () => {
  it('is told to owners, and to nobody else', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'editor' })
    expect((await memberOf(owner, colleague.email)).weakSignIn).toBe(true)
    expect((await memberOf(colleague, owner.email)).weakSignIn).toBeNull()
    await confirmed(app, colleague)
    const begun = await app.post(beginTwoFactor, {}, { as: colleague })
    expect((await memberOf(owner, colleague.email)).weakSignIn, 'not finished').toBe(true)
    const otp = totpCode(begun.body.data?.secret ?? '', app.clock.now())
    await app.post(enableTwoFactor, { otp }, { as: colleague })
    expect((await memberOf(owner, colleague.email)).weakSignIn).toBe(false)
  })
})

describe('the last owner', () => {
  it('neither leaves, nor goes, nor becomes less', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'editor' })
    const { userId } = await memberOf(owner, owner.email)
    const tries = [
      app.post(calls.leaveCompany, {}, { as: owner }),
      app.post(calls.removeMember, { userId }, { as: owner }),
      app.post(calls.changeMember, { userId, role: 'viewer' }, { as: owner }),
    ]
    for (const { body } of await Promise.all(tries)) expect(body.error).toBe('accounts.last_owner')
    const other = await memberOf(owner, colleague.email)
    await app.post(calls.changeMember, { userId: other.userId, role: 'owner' }, { as: owner })
    expect((await app.post(calls.leaveCompany, {}, { as: owner })).body.code).toBe(0)
  })

  it('stays when all of fifty-one owners leave at once', async () => {
    const owner = await anOwner()
    const company = (await app.get(companyInfo, {}, { as: owner })).body.data?.id ?? ''
    const own = (await app.get(userInfo, {}, { as: owner })).body.data?.id ?? ''
    const [row] = await app.deps.db.select().from(users).where(eq(users.id, own))
    if (!row) throw new Error('no owner')
    const others = Array.from({ length: 50 }, (_, i) => ({
      ...row,
      id: newId('usr'),
      email: `many${i}-${own}@tests.example`,
    }))
    await app.deps.db.insert(users).values(others)
    await app.deps.db.insert(companyMembers).values(
      others.map(({ id: userId }) => ({
        companyId: company,
        userId,
        role: 'owner' as const,
        joinedAt: app.clock.now(),
      })),
    )
    const at = app.clock.now()
    const from = { at, ip: '192.0.2.1', userAgent: '' }
    const tokens = [owner.token]
    for (const { id: userId } of others) {
      const session = { userId, companyId: company, confirmedAt: at }
      tokens.push((await startSession(app.deps.db, session, from)).token)
    }
    const answers = await Promise.all(
      tokens.map((token) => app.post(calls.leaveCompany, {}, { as: { token } })),
    )
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(50)
    expect(answers.filter(({ body }) => body.error === 'accounts.last_owner')).toHaveLength(1)
    const left = await app.deps.db.select().from(companyMembers).where(eq(companyMembers.companyId, company))
    expect(left.map(({ role }) => role)).toEqual(['owner'])
  })

  it('is whoever is left when two owners leave at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { owner, colleague } = await aColleague(app, { role: 'owner' })
      await confirmed(app, colleague)
      const answers = await Promise.all(
        [owner, colleague].map((as) => app.post(calls.leaveCompany, {}, { as })),
      )
      expect(answers.map(({ body }) => body.code).toSorted()).toEqual([0, 499])
    }
  })

  it('is no owner any more when the change begins: a role that changed during the call counts', async () => {
    const { owner, colleague } = await aColleague(app, { role: 'viewer' })
    const { userId } = await memberOf(owner, colleague.email)
    const companyId = (await app.get(companyInfo, {}, { as: owner })).body.data?.id ?? ''
    // As the call saw them when it began.
    const stale = {
      kind: 'seller',
      userId,
      userName: '',
      email: '',
      companyId,
      role: 'owner',
      sessionId: 'x',
    } as const
    await expect(asOwner(app.deps, stale, async () => 'changed')).rejects.toMatchObject({
      error: wireRefusals.not_allowed().error,
    })
  })
})

describe('a further company', () => {
  it('belongs to whoever adds it; the session stays until it is switched', async () => {
    const as = await aSeller(app)
    const { body } = await app.post(calls.createCompany, { name: 'Second Ltd.', country: 'DE' }, { as })
    const user = (await app.get(userInfo, {}, { as })).body.data
    expect(user?.companies).toMatchObject([{ role: 'owner' }, { id: body.data?.companyId, role: 'owner' }])
    expect(user?.company.id).not.toBe(body.data?.companyId)
    const wrong = await app.post(calls.createCompany, { name: 'x', country: 'XX' }, { as })
    expect(wrong.body).toMatchObject({ code: 400, fields: { country: expect.any(String) } })
  })
})
