import { PassThrough } from 'node:stream'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addCompanyMember } from '#accounts/server/add-company-member.ts'
import { login, updateCompany, userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { settableClock } from '#platform/server/clock.ts'
import { openPersonal } from '#platform/server/person-keys.ts'
import { createSecretBox } from '#platform/server/secret-box.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { staffLogin } from '#staff/contract.ts'
import { staffCoupons } from '#coupons/staff/contract.ts'
import { checkEncryptionKeys } from './check-encryption-keys.ts'
import { newDemoSecrets } from './config.ts'
import { testApp } from './testing/test-app.ts'

/* What a person who has to find out what happened must be able to read. */

const lines: string[] = []
const logTo = new PassThrough().on(
  'data',
  (chunk: Buffer) => void lines.push(...chunk.toString().split('\n')),
)
/** The start of a window in which attempts are counted, so that none ends in the middle of a test. */
const clock = settableClock(new Date('2026-03-02T09:00:05Z'))
const product = await testApp({ logTo, clock, config: { trustProxy: '127.0.0.1' } })
const { people, deps } = product
const FROM = { headers: { 'x-forwarded-for': '203.0.113.9' } }

const trailOf = async (action: string) => {
  const lines = deps.db.select().from(auditTrail).where(eq(auditTrail.action, action))
  return openPersonal(deps, await lines.orderBy(desc(auditTrail.sequence)))
}
const idOf = async (as: { token: string }) => (await product.get(userInfo, {}, { as })).body.data?.id ?? ''

describe('the audit trail holds', () => {
  test('sign-ins, right and wrong, with person and address, and never what was typed', async () => {
    const { email, password } = people.seller
    const id = await idOf(people.seller)
    await product.post(login, { email, password: 'hunter2-typed' }, FROM)
    await product.post(login, { email: 'my-secret-typed@here.example', password }, FROM)
    await product.post(login, { email, password }, FROM)
    const [unknown, known] = await trailOf('account.sign_in_failed')
    expect(known).toMatchObject({
      actorId: id,
      personal: { address: '203.0.113.9' },
      detail: { knownDevice: false },
    })
    expect(unknown).toMatchObject({
      actorId: 'unknown',
      record: 'unknown',
      personal: { address: '203.0.113.9' },
    })
    expect((await trailOf('account.sign_in'))[0]).toMatchObject({
      actorId: id,
      personal: { address: '203.0.113.9' },
    })
    const all = JSON.stringify(await deps.db.select().from(auditTrail))
    expect(all).not.toMatch(/hunter2-typed|my-secret-typed|203\.0\.113\.9/)
  })

  test('the same of staff, whichever of the keys was wrong', async () => {
    const { email, password } = people.agent
    await product.post(staffLogin, { email, password, otp: '000000' }, FROM)
    expect((await trailOf('staff.sign_in_failed'))[0]).toMatchObject({
      actorKind: 'staff',
      actorId: expect.stringMatching(/^stf_/),
      personal: { address: '203.0.113.9' },
    })
  })

  test('what somebody tried that their role does not include, once an hour for each call', async () => {
    const as = people.viewer
    for (let i = 0; i < 5; i++) {
      const answer = await product.post(updateCompany, { name: 'Mine' }, { as, ...FROM })
      expect(answer.body.error).toBe('wire.not_allowed')
    }
    await product.get(staffCoupons, {}, { as: people.agent })
    const denials = await trailOf('access.denied')
    expect(denials).toMatchObject([
      {
        actorKind: 'staff',
        record: '/staff/coupon/list',
        detail: { error: 'wire.staff_role', role: 'agent' },
      },
      {
        actorKind: 'seller',
        actorId: await idOf(as),
        record: '/company/update',
        personal: { address: '203.0.113.9' },
        companyId: expect.stringMatching(/^com_/),
        detail: { error: 'wire.not_allowed', role: 'viewer' },
      },
    ])
    product.clock.advance(3_600_000)
    await product.post(updateCompany, { name: 'Mine' }, { as, ...FROM })
    expect(await trailOf('access.denied')).toHaveLength(3)
  })

  test('roles that were given, and keys that were changed', async () => {
    const owner = await aSeller(product)
    const companyId = (await product.get(userInfo, {}, { as: owner })).body.data?.company.id ?? ''
    const colleague = { email: 'colleague@tests.example', name: 'Colleague', password: 'nine-green-lanes' }
    const { userId } = await addCompanyMember(deps, { ...colleague, companyId, lang: 'en', role: 'editor' })
    expect((await trailOf('company.member_added'))[0]).toMatchObject({
      record: userId,
      companyId,
      detail: { role: 'editor' },
    })
    const box = createSecretBox([newDemoSecrets().encryptionKey, ...deps.config.encryptionKeys])
    await checkEncryptionKeys({ ...deps, box })
    await checkEncryptionKeys({ ...deps, box })
    const changes = await trailOf('encryption_key.change')
    expect(changes.map(({ record }) => record)).toEqual([box.currentKeyId])
  })
})

const last = (path: string) =>
  JSON.parse(lines.findLast((line) => line.includes(`"path":"/server/portal${path}"`)) ?? '{}') as object

describe('a line of the log', () => {
  test('says by which name a call was refused: for its input, its token, or a limit', async () => {
    await product.post(login, { email: 'no address', password: 'x' }, FROM)
    expect(last('/user/login')).toMatchObject({ status: 400, refused: 'wire.bad_input' })
    await product.get(userInfo, {}, { headers: { token: 'A'.repeat(43) } })
    expect(last('/user/info')).toMatchObject({ status: 401, refused: 'wire.session_invalid' })
    for (let i = 0; i < 11; i++)
      await product.post(login, { email: 'nobody@example.com', password: 'wrong-wrong' }, FROM)
    expect(last('/user/login')).toMatchObject({ status: 429, refused: 'limits.too_many_tries' })
    await product.app.inject('/server/portal/no/such/call')
    expect(last('/no/such/call')).toMatchObject({ refused: 'wire.unknown_call' })
    await product.get(userInfo, {}, { as: people.seller })
    expect(last('/user/info')).not.toHaveProperty('refused')
  })

  test('says who made a call, by id, and from which address', async () => {
    await product.get(userInfo, {}, { as: people.seller, ...FROM })
    const { email, token } = people.seller
    expect(last('/user/info')).toMatchObject({
      who: await idOf(people.seller),
      ip: '203.0.113.9',
      status: 200,
    })
    await product.get(userInfo, {}, { headers: { token: 'A'.repeat(43) } })
    expect(last('/user/info')).toMatchObject({ who: 'invalid', status: 401 })
    await product.post(login, { email, password: 'wrong' }, FROM)
    expect(last('/user/login')).toMatchObject({ who: 'visitor', ip: '203.0.113.9' })
    expect(lines.join('\n')).not.toContain(email)
    expect(lines.join('\n')).not.toContain(token)
  })
})
