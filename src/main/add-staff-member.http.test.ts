import { describe, expect, test } from 'vitest'
import { totpCode } from '#staff/server/public.ts'
import { staffLogin, staffMe } from '#staff/contract.ts'
import { addStaffMember, newStaffMember, type StaffKeys } from './add-staff-member.ts'
import { loadCatalogue } from './load-catalogue.ts'
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
