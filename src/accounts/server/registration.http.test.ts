import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { checkEmailLink, forgotPassword, login, register, userInfo, verifyEmail } from '../contract.ts'
import { aRegistration, aSeller, GOOD_PASSWORD, mailedToken, signIn } from './accounts.builders.ts'
import { purgeWhatIsOver } from './accounts.jobs.ts'
import { mailTokens, signUps } from './accounts.tables.ts'

/** The start of a window in which attempts are counted, so that none ends in the middle of a test. */
const A_MORNING = new Date('2026-03-02T09:00:05Z')
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: settableClock(A_MORNING) })
})

const HOUR = 3_600_000
/** What the page behind the mailed link sends. */
const opening = (token: string, password = GOOD_PASSWORD) => ({ token, password })

describe('POST /user/register', () => {
  it('sends a link that opens the account, with the person as owner of the company', async () => {
    const typed = aRegistration({ email: ' New.Person@Tests.example ', companyName: 'Kite Ltd.' })
    const answer = await app.post(register, typed)
    expect(answer).toMatchObject({ status: 200, body: { code: 0, data: {} } })
    const token = await mailedToken(app, 'new.person@tests.example')
    const { body } = await app.post(verifyEmail, opening(token))
    expect(body).toMatchObject({ code: 0, data: { user: { email: 'new.person@tests.example' } } })
    const later = await signIn(app, 'NEW.person@tests.example', GOOD_PASSWORD)
    for (const session of [body.data?.token ?? '', later]) {
      const info = await app.get(userInfo, {}, { as: { token: session } })
      expect(info.body.data).toMatchObject({
        name: 'Wang Fang',
        company: { name: 'Kite Ltd.', role: 'owner' },
      })
    }
  })

  it('answers the same for a known address, changes nothing there, and notifies its owner by mail', async () => {
    const { email } = app.people.seller
    const known = await app.post(register, aRegistration({ email }))
    const unknown = await app.post(register, aRegistration())
    expect(known.raw.toString()).toBe(unknown.raw.toString())
    await app.drain()
    const mail = (await app.mails()).find((stored) => stored.to === email)
    expect(mail?.subject).toContain('已有')
    expect(mail?.links).toEqual([`${app.config.publicUrl}/login?lang=zh`])
    expect((await app.post(login, { email, password: app.people.seller.password })).body.code).toBe(0)
  })

  it('does not reveal by a later sign-in whether the address had an account', async () => {
    const tryBoth = async (email: string) => {
      await app.post(register, aRegistration({ email }))
      const atOnce = await app.post(login, { email, password: 'the-curious-own-9' })
      await app.drain()
      const later = await app.post(login, { email, password: 'the-curious-own-9' })
      return [atOnce, later].map((answer) => answer.raw.toString())
    }
    const known = await tryBoth(app.people.sellerOther.email)
    expect(known).toEqual(await tryBoth(aRegistration().email))
    expect(known[0]).toContain('accounts.sign_in_failed')
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
    ['no address', { email: 'nobody' }, 'email'],
    ['an empty name', { name: '   ' }, 'name'],
    ['a name with a control character', { name: 'a\u0007b' }, 'name'],
    ['a name written backwards', { name: 'Wang\u202EgnaF' }, 'name'],
    ['a company with a direction mark', { companyName: 'Kite\u2067 Ltd.' }, 'companyName'],
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

it('POST /user/checkEmailLink says without a password what a link is worth, and changes nothing', async () => {
  const typed = aRegistration()
  await app.post(register, typed)
  const token = await mailedToken(app, typed.email)
  for (const _time of [1, 2]) expect((await app.post(checkEmailLink, { token })).body.code).toBe(0)
  expect((await app.post(checkEmailLink, { token: `${token}x` })).body.error).toBe('accounts.link_wrong')
  app.clock.advance(49 * HOUR)
  expect((await app.post(checkEmailLink, { token })).body.error).toBe('accounts.link_expired')
  app.clock.advance(-49 * HOUR)
  expect((await app.post(verifyEmail, opening(token))).body.code).toBe(0)
  expect((await app.post(checkEmailLink, { token })).body.error).toBe('accounts.link_used')
})

describe('POST /user/verifyEmail', () => {
  it('answers a wrong, a used and an expired link differently, in both languages', async () => {
    const typed = aRegistration()
    await app.post(register, typed)
    const token = await mailedToken(app, typed.email)
    const wrong = await app.post(verifyEmail, opening(`${token}x`))
    expect(wrong).toMatchObject({ status: 404, body: { code: 499, error: 'accounts.link_wrong' } })
    expect((await app.post(verifyEmail, opening(token))).body.code).toBe(0)
    const used = await app.post(verifyEmail, opening(token), { lang: 'zh' })
    expect(used.body).toMatchObject({
      code: 499,
      error: 'accounts.link_used',
      message: '该链接已使用过，请直接登录或重新获取链接。',
    })

    const late = aRegistration()
    await app.post(register, late)
    const lateToken = await mailedToken(app, late.email)
    app.clock.advance(49 * HOUR)
    const expired = await app.post(verifyEmail, opening(lateToken))
    app.clock.advance(-49 * HOUR)
    expect(expired.body).toMatchObject({ code: 499, error: 'accounts.link_expired' })
  })

  it.each([
    ['no password, as a mail scanner that opens the link', undefined],
    ['a short one', 'short7!'],
    ['a common one', 'Password123!'],
    ['the own name', 'wang fang'],
  ])('opens no account with %s, and the link stays good', async (_what, password) => {
    const typed = aRegistration()
    await app.post(register, typed)
    const token = await mailedToken(app, typed.email)
    const { status, body } = await app.post(verifyEmail, { token, password })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['password']])
    expect((await app.post(verifyEmail, opening(token))).body.code).toBe(0)
  })

  it('opens one account when the link is pressed ten times at once', async () => {
    const typed = aRegistration()
    await app.post(register, typed)
    const token = await mailedToken(app, typed.email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.post(verifyEmail, opening(token))))
    expect(answers.filter((answer) => answer.body.code === 0)).toHaveLength(1)
    expect(answers.filter((answer) => answer.body.error === 'accounts.link_used')).toHaveLength(9)
  })

  it('leaves a stranger who registered the address first with nothing', async () => {
    const stranger = aRegistration({ password: 'the-strangers-own' })
    await app.post(register, stranger)
    const first = await mailedToken(app, stranger.email)
    await app.post(register, aRegistration({ email: stranger.email, companyName: 'Owner Ltd.' }))
    const own = await mailedToken(app, stranger.email)
    const { body } = await app.post(verifyEmail, opening(own))
    expect(body.data?.user.company.name).toBe('Owner Ltd.')
    expect((await app.post(verifyEmail, opening(first, 'the-strangers-own'))).body.error).toBe(
      'accounts.link_used',
    )
    expect((await app.post(login, { email: stranger.email, password: 'the-strangers-own' })).body.code).toBe(
      499,
    )
    expect(await app.deps.db.select().from(signUps).where(eq(signUps.email, stranger.email))).toEqual([])
  })

  it('opens one account when two links of one address are pressed at once', async () => {
    const { email } = aRegistration()
    const links: string[] = []
    for (let i = 0; i < 4; i++) {
      await app.post(register, aRegistration({ email }))
      links.push(await mailedToken(app, email))
    }
    const answers = await Promise.all(links.map((token) => app.post(verifyEmail, opening(token))))
    expect(answers.filter((answer) => answer.body.code === 0)).toHaveLength(1)
    expect(answers.filter((answer) => answer.body.error === 'accounts.link_used')).toHaveLength(3)
  })

  it('sends the link again to whoever asks for a new password before there is an account', async () => {
    const typed = aRegistration()
    await app.post(register, typed)
    const first = await mailedToken(app, typed.email)
    await app.post(forgotPassword, { email: typed.email })
    const again = await mailedToken(app, typed.email)
    expect(again).not.toBe(first)
    expect((await app.post(verifyEmail, opening(again))).body.code).toBe(0)
    expect((await app.post(verifyEmail, opening(first))).body.error).toBe('accounts.link_used')
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
  const waiting = await app.deps.db.execute(sql`select * from sign_ups`)
  expect(JSON.stringify(waiting.rows)).toContain(typed.email)
  expect(JSON.stringify(waiting.rows)).not.toMatch(/argon2|very-secret-words/)
  const seller = await aSeller(app)
  const people = await app.deps.db.execute(sql`select * from users`)
  expect(JSON.stringify(people.rows)).toContain('$argon2id$')
  expect(JSON.stringify(people.rows)).not.toContain(seller.password)
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
  expect((await app.post(verifyEmail, opening(token))).body.error).toBe('accounts.link_expired')
  app.clock.advance(31 * 24 * HOUR)
  await purgeWhatIsOver(app.deps)
  expect((await app.post(verifyEmail, opening(token))).body.error).toBe('accounts.link_wrong')
})
