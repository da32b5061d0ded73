import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openPersonal } from '#platform/server/person-keys.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { totpCode } from '#platform/server/totp.ts'
import { staffQueue } from '#work-orders/staff/contract.ts'
import { changeStaffPassword, staffLogin, staffLogout, staffMe } from '#staff/contract.ts'
import { staffMembers, staffSessions } from '#staff/server/staff.tables.ts'
import { addStaffMember, newStaffMember, type StaffKeys } from './add-staff-member.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { switchStaffAccess } from './set-staff-access.ts'
import { testApp } from './testing/test-app.ts'

const product = await testApp()
const { deps, clock } = product
const add = (given: object) =>
  addStaffMember(
    deps,
    newStaffMember.parse({ name: 'Mia Wagner', email: 'Mia.Wagner@example.com ', role: 'finance', ...given }),
  )

/** A code is valid once: time moves on between two tries. */
async function signIn(keys: Pick<StaffKeys, 'password' | 'totpSecret'>) {
  clock.advance(30_000)
  const otp = totpCode(keys.totpSecret, clock.now())
  const { body } = await product.post(staffLogin, {
    email: 'mia.wagner@example.com',
    password: keys.password,
    otp,
  })
  return body
}

describe('a password that somebody else chose', () => {
  const OWN = 'my-own-green-lane'

  test('a first password opens nothing any more after a week', async () => {
    const keys = await add({ email: 'late@example.com', role: 'agent' })
    const signInLate = async (password: string) => {
      clock.advance(30_000)
      const otp = totpCode(keys.totpSecret, clock.now())
      return (await product.post(staffLogin, { email: 'late@example.com', password, otp })).body
    }
    clock.advance(6 * 86_400_000)
    expect((await signInLate(keys.password)).code).toBe(0)
    clock.advance(86_400_000)
    expect((await signInLate(keys.password)).error).toBe('staff.sign_in_failed')
    const renewed = await add({ email: 'late@example.com', role: 'agent', renew: true })
    keys.totpSecret = renewed.totpSecret
    const token = (await signInLate(renewed.password)).data?.token ?? ''
    await product.post(
      changeStaffPassword,
      { currentPassword: renewed.password, newPassword: OWN },
      { as: { token } },
    )
    clock.advance(30 * 86_400_000)
    expect((await signInLate(OWN)).code).toBe(0)
  })

  test('opens nothing until its owner has chosen another; that ends the other sessions', async () => {
    const keys = await add({ email: 'mia.wagner@example.com', role: 'admin' })
    const other = (await signIn(keys)).data?.token ?? ''
    const first = await signIn(keys)
    expect(first.data?.staff.mustChangePassword).toBe(true)
    const as = { token: first.data?.token ?? '' }
    const refused = await product.get(staffQueue, {}, { as })
    expect(refused).toMatchObject({ status: 422, body: { code: 499, error: 'wire.staff_password' } })
    expect((await product.get(staffMe, {}, { as })).body.data?.mustChangePassword).toBe(true)

    const change = (currentPassword: string, newPassword: string) =>
      product.post(changeStaffPassword, { currentPassword, newPassword }, { as })
    const fieldOf = async (...words: [string, string]) =>
      Object.keys((await change(...words)).body.fields ?? {})
    expect(await fieldOf('not-the-password', OWN)).toEqual(['currentPassword'])
    expect(await fieldOf(keys.password, keys.password)).toEqual(['newPassword'])
    expect(await fieldOf(keys.password, 'qwertyuiop')).toEqual(['newPassword'])
    expect((await product.get(staffQueue, {}, { as })).body.error).toBe('wire.staff_password')
    expect((await change(keys.password, OWN)).body.code).toBe(0)

    expect((await product.get(staffQueue, {}, { as })).body.code).toBe(0)
    expect((await product.get(staffMe, {}, { as: { token: other } })).body.code).toBe(1)
    expect((await signIn(keys)).code).toBe(499)
    const again = await signIn({ ...keys, password: OWN })
    expect(again.data?.staff.mustChangePassword).toBe(false)
    await product.post(staffLogout, {}, { as })
    await deps.db.delete(staffSessions)
    await deps.db.delete(staffMembers).where(eq(staffMembers.email, 'mia.wagner@example.com'))
  })

  test('is open, before it is changed, for these calls alone', () => {
    const open = product.wired.routes
      .filter(({ call }) => call.access === 'staff')
      .map(({ call }) => call.path)
    expect(open.toSorted()).toEqual(['/staff/changePassword', '/staff/logout', '/staff/me'])
  })
})

describe('access', () => {
  test('is taken away in every session, and given back with the same keys', async () => {
    const email = 'leaves@example.com'
    const keys = await add({ email })
    const signInAs = async () => {
      clock.advance(30_000)
      const otp = totpCode(keys.totpSecret, clock.now())
      return (await product.post(staffLogin, { email, password: keys.password, otp })).body
    }
    const token = (await signInAs()).data?.token ?? ''
    await switchStaffAccess(deps, { email, enabled: false })
    expect((await product.get(staffMe, {}, { as: { token } })).body.code).toBe(1)
    expect((await signInAs()).error).toBe('staff.sign_in_failed')
    await switchStaffAccess(deps, { email, enabled: true })
    expect((await product.get(staffMe, {}, { as: { token } })).body.code, 'the old session stays ended').toBe(
      1,
    )
    expect((await signInAs()).code).toBe(0)
    const trail = await openPersonal(deps, await deps.db.select().from(auditTrail))
    const added = trail.find(({ personal }) => personal?.['email'] === email)
    const actions = trail.filter(
      ({ record, actorKind }) => record === added?.record && actorKind === 'system',
    )
    expect(actions.map(({ action }) => action)).toEqual(['staff.add', 'staff.disable', 'staff.enable'])
  })

  test('of somebody unknown cannot be switched', async () => {
    const nobody = { email: 'nobody@example.com', enabled: false }
    await expect(switchStaffAccess(deps, nobody)).rejects.toThrow(/not a member of staff/)
  })
})

describe('a new member of staff', () => {
  test('signs in with the keys shown, in the given role', async () => {
    const keys = await add({})
    expect(keys.password).toMatch(/^([A-Za-z2-9]{4}-){3}[A-Za-z2-9]{4}$/)
    expect(new URL(keys.totpUrl)).toMatchObject({ protocol: 'otpauth:', host: 'totp' })
    expect(new URL(keys.totpUrl).searchParams.get('secret')).toBe(keys.totpSecret)
    expect(await signIn(keys)).toMatchObject({
      code: 0,
      data: { staff: { name: 'Mia Wagner', role: 'finance', lang: 'en' } },
    })
  })

  test('an existing member is left alone, unless new keys are requested: the old ones and all sessions end', async () => {
    await expect(add({})).rejects.toThrow(/already/)
    const old = await add({ renew: true })
    const session = (await signIn(old)).data?.token ?? ''
    const keys = await add({ renew: true, role: 'reviewer' })
    expect((await product.get(staffMe, {}, { as: { token: session } })).body.code).toBe(1)
    expect((await signIn(old)).code).toBe(499)
    expect(await signIn(keys)).toMatchObject({ code: 0, data: { staff: { role: 'reviewer' } } })
  })

  test('an unknown member cannot be renewed', async () => {
    await expect(add({ email: 'nobody@example.com', renew: true })).rejects.toThrow(/not a member of staff/)
  })

  test.each([
    [{ name: '' }, '--name is empty'],
    [{ name: undefined }, '--name is missing'],
    [{ email: 'mia' }, '--email is not an address'],
    [{ role: 'owner' }, '--role must be one of'],
    [{ role: undefined }, '--role must be one of'],
    [{ lang: 'de' }, '--lang must be one of'],
  ])('%j is refused in words', (wrong, words) => {
    const { error } = newStaffMember.safeParse({ name: 'A', email: 'a@b.example', role: 'agent', ...wrong })
    expect(error?.issues.map((issue) => issue.message).join()).toContain(words)
  })
})

test('a catalogue with content is not overwritten', async () => {
  await expect(loadCatalogue(deps)).rejects.toThrow(/already contains \d+ services/)
})
