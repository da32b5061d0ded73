import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { login, register, userInfo, verifyEmail } from '../contract.ts'
import { aRegistration, mailedToken, signIn } from './accounts.builders.ts'
import { purgeWhatIsOver } from './accounts.jobs.ts'
import { mailTokens, signUps } from './accounts.tables.ts'

/** The start of a window in which attempts are counted, so that none ends in the middle of a test. */
const A_MORNING = new Date('2026-03-02T09:00:05Z')
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: settableClock(A_MORNING) })
})

const HOUR = 3_600_000

describe('POST /user/register', () => {
  it('sends a link that opens the account, with the person as owner of the company', async () => {
    const typed = aRegistration({ email: ' New.Person@Tests.example ', companyName: 'Kite Ltd.' })
    const answer = await app.post(register, typed)
    expect(answer).toMatchObject({ status: 200, body: { code: 0, data: {} } })
    const token = await mailedToken(app, 'new.person@tests.example')
    expect((await app.post(verifyEmail, { token })).body).toMatchObject({
      code: 0,
      data: { email: 'new.person@tests.example' },
    })
    const session = await signIn(app, 'NEW.person@tests.example', typed.password)
    const info = await app.get(userInfo, {}, { as: { token: session } })
    expect(info.body.data).toMatchObject({ name: 'Wang Fang', company: { name: 'Kite Ltd.', role: 'owner' } })
  })

  it('answers the same for a known address, changes nothing there, and notifies its owner by mail', async () => {
    const { email } = app.people.seller
    const known = await app.post(register, aRegistration({ email, password: 'another-password-77' }))
    const unknown = await app.post(register, aRegistration())
    expect(known.raw.toString()).toBe(unknown.raw.toString())
    await app.drain()
    const mail = (await app.mails()).find((stored) => stored.to === email)
    expect(mail?.subject).toContain('已有')
    expect(mail?.links).toEqual([`${app.config.publicUrl}/login`])
    expect((await app.post(login, { email, password: app.people.seller.password })).body.code).toBe(0)
  })

  it('does not reveal by a later sign-in whether the address had an account', async () => {
    const password = 'the-curious-own-9'
    const tryBoth = async (email: string) => {
      await app.post(register, aRegistration({ email, password }))
      const atOnce = await app.post(login, { email, password })
      await app.drain()
      const later = await app.post(login, { email, password })
      const wrong = await app.post(login, { email, password: 'some-other-word' })
      return [atOnce, later, wrong].map((answer) => answer.raw.toString())
    }
    const known = await tryBoth(app.people.sellerOther.email)
    expect(known).toEqual(await tryBoth(aRegistration().email))
    expect(known[0]).toContain('accounts.email_not_verified')
    expect(known[2]).toContain('accounts.sign_in_failed')
    const { email, password: own } = app.people.sellerOther
    expect((await app.post(login, { email, password: own })).body.code).toBe(0)
  })

  it('puts nothing that was typed into the mail, and builds its link only from the configured address', async () => {
    const typed = aRegistration({ name: 'Buy at evil.example', companyName: 'http://evil.example' })
    await app.post(register, typed, { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } })
    const token = await mailedToken(app, typed.email)
    const mail = (await app.mails()).find((stored) => stored.to === typed.email)
    expect(mail?.links).toEqual([`${app.config.publicUrl}/verifyEmail#token=${token}`])
    expect(JSON.stringify(mail)).not.toContain('evil')
  })

  it('writes in the language of the person', async () => {
    const typed = aRegistration({ lang: 'zh' })
    await app.post(register, typed)
    await app.drain()
    expect((await app.mails()).find((stored) => stored.to === typed.email)?.subject).toBe(
      '请验证您的Greenlane邮箱',
    )
  })

  it.each([
    ['a short password', { password: 'short7!' }, 'password'],
    ['a common password', { password: 'Password123!' }, 'password'],
    ['the own name', { password: 'wang fang' }, 'password'],
    ['no address', { email: 'nobody' }, 'email'],
    ['an empty name', { name: '   ' }, 'name'],
    ['a name with a control character', { name: 'a\u0007b' }, 'name'],
    ['a country that is none', { companyCountry: 'QQ' }, 'companyCountry'],
    ['a language that is none', { lang: 'fr' }, 'lang'],
    ['a very long company', { companyName: 'x'.repeat(201) }, 'companyName'],
  ])('refuses %s at its field', async (_what, changes, field) => {
    const { status, body } = await app.post(register, aRegistration(changes))
    expect(status).toBe(400)
    expect(body.code).toBe(400)
    expect(Object.keys(body.fields ?? {})).toEqual([field])
  })

  it('refuses an agreement that is not the one in force', async () => {
    const { body } = await app.post(register, aRegistration({ agreementVersion: '1999' }))
    expect(body).toMatchObject({ code: 499, error: 'accounts.agreement_outdated' })
  })

  it('stops after five attempts for one address in an hour', async () => {
    const typed = aRegistration()
    for (let i = 0; i < 5; i++) expect((await app.post(register, typed)).status).toBe(200)
    expect(await app.post(register, typed)).toMatchObject({
      status: 429,
      body: { error: 'limits.too_many_tries' },
    })
  })
})

describe('POST /user/verifyEmail', () => {
  it('answers a wrong, a used and an expired link differently, in both languages', async () => {
    const typed = aRegistration()
    await app.post(register, typed)
    const token = await mailedToken(app, typed.email)
    const wrong = await app.post(verifyEmail, { token: `${token}x` })
    expect(wrong).toMatchObject({ status: 404, body: { code: 499, error: 'accounts.link_wrong' } })
    expect((await app.post(verifyEmail, { token })).body.code).toBe(0)
    const used = await app.post(verifyEmail, { token }, { lang: 'zh' })
    expect(used.body).toMatchObject({ code: 499, error: 'accounts.link_used', message: '该链接已使用过。' })

    const late = aRegistration()
    await app.post(register, late)
    const lateToken = await mailedToken(app, late.email)
    app.clock.advance(49 * HOUR)
    const expired = await app.post(verifyEmail, { token: lateToken })
    app.clock.advance(-49 * HOUR)
    expect(expired.body).toMatchObject({ code: 499, error: 'accounts.link_expired' })
  })

  it('opens one account when the link is opened ten times at once', async () => {
    const typed = aRegistration()
    await app.post(register, typed)
    const token = await mailedToken(app, typed.email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.post(verifyEmail, { token })))
    expect(answers.filter((answer) => answer.body.code === 0)).toHaveLength(1)
    expect(answers.filter((answer) => answer.body.error === 'accounts.link_used')).toHaveLength(9)
  })

  it('does not let a second registration of the address take over the first', async () => {
    const mine = aRegistration()
    await app.post(register, mine)
    const token = await mailedToken(app, mine.email)
    await app.post(register, { ...mine, password: 'the-intruders-own' })
    await app.post(verifyEmail, { token })
    expect((await app.post(login, { email: mine.email, password: 'the-intruders-own' })).body.code).toBe(499)
    expect((await app.post(login, { email: mine.email, password: mine.password })).body.code).toBe(0)
  })

  it('sends the link again to whoever signs in with the right password before confirming', async () => {
    const typed = aRegistration()
    await app.post(register, typed)
    const early = await app.post(login, { email: typed.email, password: typed.password })
    expect(early.body).toMatchObject({ code: 499, error: 'accounts.email_not_verified' })
    const wrong = await app.post(login, { email: typed.email, password: 'not-the-password' })
    expect(wrong.body.error).toBe('accounts.sign_in_failed')
    const token = await mailedToken(app, typed.email)
    expect((await app.post(verifyEmail, { token })).body.code).toBe(0)
  })
})

it('stores no link and no password in clear: not in the database, not in the jobs', async () => {
  const typed = aRegistration({ password: 'very-secret-words' })
  await app.post(register, typed)
  const jobs = await app.deps.db.execute(sql`select payload::text from graphile_worker._private_jobs`)
  expect(JSON.stringify(jobs.rows)).toContain('reg_')
  expect(JSON.stringify(jobs.rows)).not.toContain(typed.email)
  const token = await mailedToken(app, typed.email)
  const stored = JSON.stringify(await app.deps.db.select().from(mailTokens))
  expect(stored).not.toContain(token)
  const people = await app.deps.db.execute(sql`select * from sign_ups`)
  expect(JSON.stringify(people.rows)).toContain('$argon2id$')
  expect(JSON.stringify(people.rows)).not.toContain('very-secret-words')
})

it('purges after a week what was never confirmed, and after a month its link', async () => {
  const typed = aRegistration()
  await app.post(register, typed)
  const token = await mailedToken(app, typed.email)
  const stored = async () => (await app.deps.db.select().from(signUps)).map((row) => row.email)
  app.clock.advance(6 * 24 * HOUR)
  await purgeWhatIsOver(app.deps)
  expect(await stored()).toContain(typed.email)
  app.clock.advance(2 * 24 * HOUR)
  await purgeWhatIsOver(app.deps)
  expect(await stored()).not.toContain(typed.email)
  expect((await app.post(verifyEmail, { token })).body.error).toBe('accounts.link_expired')
  app.clock.advance(31 * 24 * HOUR)
  await purgeWhatIsOver(app.deps)
  expect((await app.post(verifyEmail, { token })).body.error).toBe('accounts.link_wrong')
})
