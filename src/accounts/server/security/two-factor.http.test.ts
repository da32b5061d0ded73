import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { totpCode } from '#platform/server/totp.ts'
import { login, resetPassword, userInfo } from '../../contract.ts'
import * as calls from '../../security-contract.ts'
import { aSeller, confirmed, GOOD_PASSWORD, mailedToken } from '../accounts.builders.ts'
import { authenticators, recoveryCodes } from '../security.tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({
    clock: settableClock(new Date('2026-03-02T09:00:05Z')),
    config: { trustProxy: '127.0.0.1' },
  })
})

const STEP = 30_000
const codeNow = (secret: string, shift = 0) =>
  totpCode(secret, new Date(app.clock.now().getTime() + shift * STEP))
const signInWith = (email: string, otp?: string) =>
  app.post(login, { email, password: GOOD_PASSWORD, ...(otp !== undefined && { otp }) })
const isSignedIn = async (as: { token: string }) => (await app.get(userInfo, {}, { as })).body.code === 0

/** Somebody whose sign-in asks for a code; the next code is not used yet. */
async function protectedSeller() {
  const seller = await confirmed(app, await aSeller(app))
  const begun = (await app.post(calls.beginTwoFactor, {}, { as: seller })).body.data
  const secret = begun?.secret ?? ''
  const on = await app.post(calls.enableTwoFactor, { otp: codeNow(secret) }, { as: seller })
  if (!on.body.data) throw new Error(on.body.message)
  app.clock.advance(STEP)
  return { ...seller, secret, address: begun?.address ?? '', codes: on.body.data.recoveryCodes }
}

describe('an authenticator app', () => {
  it('is asked for from its first code on, and not before', async () => {
    const seller = await confirmed(app, await aSeller(app))
    const begun = (await app.post(calls.beginTwoFactor, {}, { as: seller })).body.data
    expect(begun?.address).toMatch(/^otpauth:\/\/totp\/Greenlane:seller\d+%40tests\.example\?/)
    expect((await signInWith(seller.email)).body.code).toBe(0)
    const wrong = await app.post(calls.enableTwoFactor, { otp: '000000' }, { as: seller })
    expect(wrong.body).toMatchObject({ code: 400, fields: { otp: expect.any(String) } })
    const otp = codeNow(begun?.secret ?? '')
    const on = await app.post(calls.enableTwoFactor, { otp }, { as: seller })
    expect(on.body.data?.recoveryCodes).toHaveLength(10)
    const asked = await signInWith(seller.email)
    expect(asked.body).toMatchObject({ code: 499, error: 'accounts.code_needed' })
    expect((await signInWith(seller.email, otp)).body.error, 'used when it was set up').toBe(
      'accounts.code_wrong',
    )
    app.clock.advance(STEP)
    expect((await signInWith(seller.email, codeNow(begun?.secret ?? ''))).body.code).toBe(0)
    await app.drain()
    expect((await app.mails()).find((mail) => mail.to === seller.email)?.subject).toBe(
      'Two-factor sign-in is on',
    )
  })

  it('is set up, renewed and turned off only after the password', async () => {
    const as = await aSeller(app)
    const refused = [
      await app.post(calls.beginTwoFactor, {}, { as }),
      await app.post(calls.disableTwoFactor, {}, { as }),
      await app.post(calls.renewRecoveryCodes, {}, { as }),
    ]
    for (const { body } of refused) expect(body.error).toBe('accounts.confirm_needed')
    const on = await app.post(calls.enableTwoFactor, { otp: '123456' }, { as })
    expect(on.body.error).toBe('accounts.confirm_needed')
  })

  it('keeps neither secret nor recovery code in clear', async () => {
    const { secret, codes } = await protectedSeller()
    const rows = JSON.stringify([
      await app.deps.db.select().from(authenticators),
      await app.deps.db.select().from(recoveryCodes),
    ])
    for (const text of [secret, ...codes]) expect(rows).not.toContain(text)
  })

  it('may have a clock that is one step off, and no more', async () => {
    const { email, secret } = await protectedSeller()
    app.clock.advance(5 * STEP)
    expect((await signInWith(email, codeNow(secret, -2))).body.error).toBe('accounts.code_wrong')
    expect((await signInWith(email, codeNow(secret, 2))).body.error).toBe('accounts.code_wrong')
    expect((await signInWith(email, codeNow(secret, -1))).body.code).toBe(0)
    expect((await signInWith(email, codeNow(secret, 1))).body.code).toBe(0)
    expect((await signInWith(email, codeNow(secret, 0))).body.error, 'earlier than one used').toBe(
      'accounts.code_wrong',
    )
  })

  it('shows each code for one sign-in, also when two try at once', async () => {
    const { email, secret } = await protectedSeller()
    const otp = codeNow(secret)
    const answers = await Promise.all(Array.from({ length: 6 }, () => signInWith(email, otp)))
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(1)
  })

  it('is guessed ten times at most', async () => {
    const { email, secret } = await protectedSeller()
    for (let i = 0; i < 10; i++) expect((await signInWith(email, '000000')).status).toBe(422)
    expect((await signInWith(email, codeNow(secret))).status).toBe(429)
  })

  it('reveals itself to nobody who does not know the password', async () => {
    const { email } = await protectedSeller()
    const wrong = await app.post(login, { email, password: 'not-the-password' })
    expect(wrong.body.error).toBe('accounts.sign_in_failed')
  })

  it('stays when the password is set anew by mail', async () => {
    const { email } = await protectedSeller()
    const { forgotPassword } = await import('../../contract.ts')
    await app.post(forgotPassword, { email })
    await app.post(resetPassword, { token: await mailedToken(app, email), password: 'new-green-lanes' })
    const back = await app.post(login, { email, password: 'new-green-lanes' })
    expect(back.body.error).toBe('accounts.code_needed')
  })

  it('is turned off with its codes, and can be set up again', async () => {
    const seller = await protectedSeller()
    const { body } = await app.post(calls.disableTwoFactor, {}, { as: seller })
    expect(body.data).toMatchObject({ authenticatorSince: null, recoveryCodesLeft: 0 })
    expect((await signInWith(seller.email)).body.code).toBe(0)
    expect((await app.post(calls.disableTwoFactor, {}, { as: seller })).body.error).toBe(
      'accounts.authenticator_missing',
    )
    expect((await app.post(calls.beginTwoFactor, {}, { as: seller })).body.code).toBe(0)
  })

  it('is not replaced by another while it is on', async () => {
    const seller = await protectedSeller()
    expect((await app.post(calls.beginTwoFactor, {}, { as: seller })).body.error).toBe(
      'accounts.authenticator_on',
    )
  })
})

describe('a recovery code', () => {
  it('signs in once, however it is typed, and the rest is counted', async () => {
    const seller = await protectedSeller()
    const [first = '', second = ''] = seller.codes
    expect((await signInWith(seller.email, first.toUpperCase().replaceAll('-', ' '))).body.code).toBe(0)
    expect((await signInWith(seller.email, first)).body.error).toBe('accounts.code_wrong')
    expect((await app.get(calls.readSecurity, {}, { as: seller })).body.data?.recoveryCodesLeft).toBe(9)
    const answers = await Promise.all(Array.from({ length: 6 }, () => signInWith(seller.email, second)))
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(1)
    await app.drain()
    const mail = (await app.mails()).find(
      ({ to, subject }) => to === seller.email && subject.includes('recovery code was used'),
    )
    expect(mail?.text).toContain('Codes left: 8')
  })

  it('of somebody else opens nothing, and the earlier ones end with new ones', async () => {
    const one = await protectedSeller()
    const other = await protectedSeller()
    expect((await signInWith(one.email, other.codes[0])).body.error).toBe('accounts.code_wrong')
    const renewed = await app.post(calls.renewRecoveryCodes, {}, { as: one })
    expect((await signInWith(one.email, one.codes[0])).body.error).toBe('accounts.code_wrong')
    expect((await signInWith(one.email, renewed.body.data?.recoveryCodes[0])).body.code).toBe(0)
  })
})

const ELSEWHERE = {
  'x-forwarded-for': '203.0.113.66',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
}
const signInElsewhere = async (email: string) => {
  const { body } = await app.post(login, { email, password: GOOD_PASSWORD }, { headers: ELSEWHERE })
  if (!body.data) throw new Error(body.message)
  return body.data
}
const newDevices = async (as: { token: string }) =>
  (await app.get(calls.readSecurity, {}, { as })).body.data?.newDevices ?? []
const newDeviceMail = async (email: string) => {
  await app.drain()
  return (await app.mails()).find(({ to, subject }) => to === email && subject.startsWith('New sign-in'))
}

describe('a sign-in from a new device', () => {
  it('is told by mail and asked about, once; the same device is known then', async () => {
    const seller = await aSeller(app)
    await app.post(login, { email: seller.email, password: GOOD_PASSWORD })
    expect(await newDevices(seller)).toEqual([])
    await signInElsewhere(seller.email)
    const [found] = await newDevices(seller)
    expect(found).toMatchObject({ ip: '203.0.113.66', device: { browser: 'Chrome', system: 'Windows' } })
    expect((await newDeviceMail(seller.email))?.text).toContain('Chrome · Windows, address 203.0.113.66')
    await signInElsewhere(seller.email)
    expect(await newDevices(seller)).toHaveLength(1)
    const answer = { signInId: found?.signInId, wasMe: true }
    const { body } = await app.post(calls.answerSignIn, answer, { as: seller })
    expect(body.data?.newDevices).toEqual([])
    expect((await app.post(calls.answerSignIn, answer, { as: seller })).status).toBe(404)
  })

  it('ends when the person says that it was not them, and cannot answer for itself', async () => {
    const seller = await aSeller(app)
    const thief = await signInElsewhere(seller.email)
    expect(await newDevices(thief)).toEqual([])
    const [found] = await newDevices(seller)
    const itself = { signInId: found?.signInId, wasMe: true }
    expect((await app.post(calls.answerSignIn, itself, { as: thief })).status).toBe(404)
    const stranger = await aSeller(app)
    expect((await app.post(calls.answerSignIn, itself, { as: stranger })).status).toBe(404)
    await app.post(calls.answerSignIn, { ...itself, wasMe: false }, { as: seller })
    expect([await isSignedIn(thief), await isSignedIn(seller)]).toEqual([false, true])
  })

  it('is undone by the link in the mail, which ends every session and leads to a new password', async () => {
    const seller = await aSeller(app)
    const thief = await signInElsewhere(seller.email)
    const link = (await newDeviceMail(seller.email))?.links[0] ?? ''
    expect(link).toContain('/notMe#token=')
    const token = link.split('#token=')[1]
    const { body } = await app.post(calls.notMe, { token })
    expect([await isSignedIn(thief), await isSignedIn(seller)]).toEqual([false, false])
    const password = 'thirteen-green-lanes'
    await app.post(resetPassword, { token: body.data?.resetToken, password })
    expect((await app.post(login, { email: seller.email, password })).body.code).toBe(0)
    expect((await app.post(calls.notMe, { token })).body.error).toBe('accounts.link_used')
    expect((await app.post(calls.notMe, { token: 'made-up' })).status).toBe(404)
  })
})

describe('the history of sign-ins', () => {
  it('says who, when, where and with what result, to the person alone', async () => {
    const seller = await aSeller(app)
    await app.post(login, { email: seller.email, password: 'wrong' }, { headers: ELSEWHERE })
    await signInElsewhere(seller.email)
    const { body } = await app.get(calls.listSignIns, {}, { as: seller })
    expect(body.data).toMatchObject({
      total: 3,
      records: [
        { result: 'signed_in', method: 'password', ip: '203.0.113.66', newDevice: true, here: false },
        { result: 'wrong_password', method: null, ip: '203.0.113.66', device: { browser: 'Chrome' } },
        { result: 'signed_in', method: 'link', newDevice: false, here: true },
      ],
    })
    const page = await app.get(calls.listSignIns, { page: 2, pageSize: 2 }, { as: seller })
    expect(page.body.data?.records).toHaveLength(1)
  })

  it('keeps nothing of addresses without an account', async () => {
    const { signIns } = await import('../security.tables.ts')
    const before = (await app.deps.db.select().from(signIns)).length
    await app.post(login, { email: 'ghost-of-nobody@tests.example', password: 'x' })
    expect((await app.deps.db.select().from(signIns)).length).toBe(before)
  })

  it('is purged after half a year', async () => {
    const { purgeWhatIsOver } = await import('../accounts.jobs.ts')
    const { signIns } = await import('../security.tables.ts')
    const seller = await aSeller(app)
    const userId = (await app.get(userInfo, {}, { as: seller })).body.data?.id ?? ''
    app.clock.advance(184 * 24 * 3_600_000)
    await purgeWhatIsOver(app.deps)
    expect(await app.deps.db.select().from(signIns).where(eq(signIns.userId, userId))).toEqual([])
  })
})
