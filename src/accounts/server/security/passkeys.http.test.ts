import { beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { inviteMember } from '../../members-contract.ts'
import * as calls from '../../passkeys-contract.ts'
import { readSecurity } from '../../security-contract.ts'
import { aSeller, confirmed } from '../accounts.builders.ts'
import { softPasskey } from './soft-passkey.ts'

let app: TestApp
const HERE = { origin: 'http://localhost:8080', rpId: 'localhost' }
beforeAll(async () => {
  app = await testApp({
    clock: settableClock(new Date('2026-03-02T09:00:05Z')),
    config: { publicUrl: HERE.origin },
  })
})

type As = { token: string }
const begun = async (as: As) => (await app.post(calls.beginPasskey, {}, { as })).body.data?.options ?? {}
const add = (as: As, credential: unknown, name = 'Office laptop') =>
  app.post(calls.addPasskey, { name, credential }, { as })
const asked = async () => (await app.post(calls.beginPasskeySignIn, {})).body.data?.options ?? {}
const signIn = (credential: unknown) => app.post(calls.signInWithPasskey, { credential })
const FAILED = { status: 422, body: { code: 499, error: 'accounts.passkey_failed' } }

/** A person with a passkey. */
async function withPasskey() {
  const seller = await confirmed(app, await aSeller(app))
  const device = softPasskey(HERE)
  const { body } = await add(seller, device.create(await begun(seller)))
  if (!body.data) throw new Error(body.message)
  return { seller, device, passkey: body.data.passkeys[0] }
}

describe('a passkey', () => {
  it('is added after the password, told by mail, and signs in without one', async () => {
    const as = await aSeller(app)
    expect((await app.post(calls.beginPasskey, {}, { as })).body.error).toBe('accounts.confirm_needed')
    await confirmed(app, as)
    const device = softPasskey(HERE)
    const added = await add(as, device.create(await begun(as)))
    expect(added.body.data?.passkeys).toMatchObject([{ name: 'Office laptop', lastUsedAt: null }])
    const { body } = await signIn(device.sign(await asked()))
    expect(body.data?.user.email).toBe(as.email)
    const security = await app.get(readSecurity, {}, { as })
    expect(security.body.data?.passkeys[0]?.lastUsedAt).not.toBeNull()
    await app.drain()
    const subjects = (await app.mails()).filter(({ to }) => to === as.email).map(({ subject }) => subject)
    expect(subjects).toContain('A passkey was added to your account')
  })

  it('of another site is refused, for adding and for signing in', async () => {
    const { seller, device } = await withPasskey()
    const evil = 'https://greenlane.evil.example'
    expect(await signIn(device.sign(await asked(), { at: evil }))).toMatchObject(FAILED)
    const other = softPasskey(HERE)
    expect(await add(seller, other.create(await begun(seller), evil))).toMatchObject(FAILED)
    const wrongSite = softPasskey({ origin: HERE.origin, rpId: 'evil.example' })
    expect(await add(seller, wrongSite.create(await begun(seller)))).toMatchObject(FAILED)
    expect((await app.get(readSecurity, {}, { as: seller })).body.data?.passkeys).toHaveLength(1)
  })

  it('answers each challenge once, also when it is sent twice at the same time', async () => {
    const { device } = await withPasskey()
    const signed = device.sign(await asked())
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(signed)))
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(1)
    expect(await signIn(signed)).toMatchObject(FAILED)
  })

  it('answers only what this portal asked, for this purpose, in this session and in time', async () => {
    const { seller, device } = await withPasskey()
    expect(await signIn(device.sign({ challenge: 'bWFkZS11cA' }))).toMatchObject(FAILED)
    expect(await signIn(device.sign(await begun(seller)))).toMatchObject(FAILED)
    const another = await confirmed(app, await aSeller(app))
    const stolen = softPasskey(HERE).create(await begun(another))
    expect(await add(seller, stolen)).toMatchObject(FAILED)
    const late = await asked()
    app.clock.advance(6 * 60_000)
    expect(await signIn(device.sign(late))).toMatchObject(FAILED)
  })

  it('that falls behind its counter is a copy, and refused', async () => {
    const { device } = await withPasskey()
    expect((await signIn(device.sign(await asked(), { as: 10 }))).body.code).toBe(0)
    expect(await signIn(device.sign(await asked(), { as: 9 }))).toMatchObject(FAILED)
    expect((await signIn(device.sign(await asked(), { as: 11 }))).body.code).toBe(0)
  })

  it('that nobody added, or that another key signed, is refused alike', async () => {
    const { device } = await withPasskey()
    const unknown = await signIn(softPasskey(HERE).sign(await asked()))
    const forged = {
      ...softPasskey(HERE).sign(await asked()),
      id: device.sign({}).id,
      rawId: device.sign({}).id,
    }
    const wrong = await signIn(forged)
    expect(unknown).toMatchObject(FAILED)
    expect(wrong.raw.toString()).toBe(unknown.raw.toString())
  })

  it('is named, renamed and removed by its owner alone, and then signs in no more', async () => {
    const { seller, device, passkey } = await withPasskey()
    const stranger = await confirmed(app, await aSeller(app))
    const id = passkey?.id
    for (const { status } of [
      await app.post(calls.renamePasskey, { id, name: 'mine' }, { as: stranger }),
      await app.post(calls.removePasskey, { id }, { as: stranger }),
    ])
      expect(status).toBe(404)
    const renamed = await app.post(calls.renamePasskey, { id, name: '<b>𠮷</b>' }, { as: seller })
    expect(renamed.body.data?.passkeys[0]?.name).toBe('<b>𠮷</b>')
    expect((await app.post(calls.removePasskey, { id }, { as: seller })).body.data?.passkeys).toEqual([])
    expect(await signIn(device.sign(await asked()))).toMatchObject(FAILED)
  })

  it('is added once, to one person', async () => {
    const { seller, device } = await withPasskey()
    expect(await add(seller, device.create(await begun(seller)))).toMatchObject(FAILED)
    const other = await confirmed(app, await aSeller(app))
    expect(await add(other, device.create(await begun(other)))).toMatchObject(FAILED)
  })

  it('confirms in place of the password, in its own person’s session', async () => {
    const { seller, device } = await withPasskey()
    app.clock.advance(11 * 60_000)
    const invite = () => app.post(inviteMember, { email: 'x@tests.example', role: 'viewer' }, { as: seller })
    expect((await invite()).body.error).toBe('accounts.confirm_needed')
    const options = (await app.post(calls.beginPasskeyConfirm, {}, { as: seller })).body.data?.options ?? {}
    const foreign = (await withPasskey()).device
    expect(
      await app.post(calls.confirmWithPasskey, { credential: foreign.sign(options) }, { as: seller }),
    ).toMatchObject(FAILED)
    const again = (await app.post(calls.beginPasskeyConfirm, {}, { as: seller })).body.data?.options ?? {}
    await app.post(calls.confirmWithPasskey, { credential: device.sign(again) }, { as: seller })
    expect((await invite()).body.code).toBe(0)
  })
})
