import { PassThrough } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { acceptInvitation, changeMember, companyMembers } from '#accounts/members-contract.ts'
import { changePassword, confirmPassword, userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { countShoppingCart } from '#cart/contract.ts'
import { listMessages } from '#messages/contract.ts'
import { settableClock } from '#platform/server/clock.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { listProducts } from '#catalogue/contract.ts'
import { downloadDocument } from '#documents/contract.ts'
import { updateDocument } from '#documents/vault-contract.ts'
import { createOrder, listOrders } from '#orders/contract.ts'
import { uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import { announceEnds } from './announce-ends.ts'
import { nameWorkOrder } from '#work-orders/contract.ts'
import { createApiKey, listApiKeys, revokeApiKey } from '../contract.ts'
import type { Scope } from '../scopes.ts'

const clock = settableClock(new Date('2026-11-20T09:00:00Z'))
const logged: string[] = []
const logTo = new PassThrough().on('data', (chunk: Buffer) => void logged.push(chunk.toString()))
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock, logTo })
})
const DAY = 86_400_000

async function owner() {
  const as = await aSeller(app)
  await app.post(confirmPassword, { password: as.password }, { as })
  return as
}
type Owner = Awaited<ReturnType<typeof owner>>
const create = (as: Owner, scopes: readonly Scope[] = ['orders:read'], days: 30 | 90 | 365 = 90) =>
  app.post(createApiKey, { name: 'Warehouse', scopes: [...scopes], days }, { as })
async function made(as: Owner, scopes?: readonly Scope[]) {
  const { data } = (await create(as, scopes)).body
  if (!data) throw new Error('no key')
  return { ...data.made, key: data.key, token: data.key }
}
const keys = async (as: Owner) => (await app.get(listApiKeys, {}, { as })).body.data?.keys ?? []

describe('an API key', () => {
  it('makes the calls of its scopes, and no others', async () => {
    const as = await owner()
    const key = await made(as)
    expect((await app.get(listOrders, {}, { as: key })).body.code).toBe(0)
    const errors = [
      (await app.get(listMessages, {}, { as: key })).body.error,
      (await app.get(userInfo, {}, { as: key })).body.error,
      (await app.get(listApiKeys, {}, { as: key })).body.error,
    ]
    expect(errors).toEqual(['wire.key_scope', 'wire.key_scope', 'wire.not_allowed'])
  })

  it('is accepted as a bearer token, and refused where it is changed by a character', async () => {
    const { key } = await made(await owner())
    const call = (authorization: string) =>
      app.app.inject({ url: '/server/portal/order/list', headers: { authorization } })
    expect((await call(`Bearer ${key}`)).json()).toMatchObject({ code: 0 })
    expect((await call(`Bearer ${key.slice(0, -1)}`)).json()).toMatchObject({ code: 1 })
    const inAddress = await app.app.inject({ url: `/server/portal/order/list?token=${key}` })
    expect(inAddress.json()).toMatchObject({ code: 1 })
  })

  it('in an address opens nothing, and stands in no line of the log and no record', async () => {
    const { key } = await made(await owner())
    logged.length = 0
    for (const name of [
      'token',
      'key',
      'api_key',
      'apiKey',
      'access_token',
      'x-access-token',
      'authorization',
    ]) {
      const [list, gone, page] = await Promise.all(
        ['/server/portal/order/list', '/server/portal/no/such', '/services'].map((path) =>
          app.app.inject({ url: `${path}?${name}=${key}` }),
        ),
      )
      expect(list?.json(), name).toMatchObject({ code: 1 })
      expect(gone?.json().code, name).not.toBe(0)
      expect(page?.body, name).not.toContain(key)
      const written = { method: 'POST', url: `/server/portal/shoppingCart/add?${name}=${key}` } as const
      expect((await app.app.inject({ ...written, payload: {} })).json().code, name).not.toBe(0)
    }
    const inPath = await app.app.inject({ url: `/server/portal/order/list/${key}` })
    expect(inPath.json().code).not.toBe(0)
    expect(logged.length).toBeGreaterThan(20)
    expect(logged.join('')).not.toContain(key)
    const { rows } = await app.database.pool.query('select t::text from audit_trail t')
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  it('is shown once, and stored as a hash alone', async () => {
    const as = await owner()
    const { key, begins } = await made(as)
    expect(key).toMatch(/^glk_[A-Za-z0-9_-]{43}$/)
    expect(key.startsWith(begins)).toBe(true)
    expect(JSON.stringify(await keys(as))).not.toContain(key)
    const { rows } = await app.database.pool.query('select * from api_keys')
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  it('writes only with a scope for writing', async () => {
    const as = await owner()
    const [reader, writer] = [await made(as, ['services:read']), await made(as, ['services:write'])]
    const input = { workOrderId: 'wo_x', label: 'Mine' }
    expect((await app.post(nameWorkOrder, input, { as: reader })).body.error).toBe('wire.not_allowed')
    expect((await app.post(nameWorkOrder, input, { as: writer })).body.error).toBe('work_orders.not_found')
  })

  it('ends when it is revoked, and when its days are over', async () => {
    const as = await owner()
    const [gone, old] = [await made(as), await made(as)]
    const after = await app.post(revokeApiKey, { id: gone.id }, { as })
    expect(after.body.data?.keys.map(({ id }) => id)).toEqual([old.id])
    expect((await app.get(listOrders, {}, { as: gone })).body.code).toBe(1)
    expect((await app.post(revokeApiKey, { id: gone.id }, { as })).body.error).toBe('api_keys.not_found')
    const at = clock.now()
    clock.set(new Date(at.getTime() + 91 * DAY))
    expect((await app.get(listOrders, {}, { as: old })).body.code).toBe(1)
    clock.set(at)
  })

  it('says when it was used', async () => {
    const as = await owner()
    const key = await made(as)
    expect((await keys(as))[0]?.lastUsedAt).toBeNull()
    await app.get(listOrders, {}, { as: key })
    expect((await keys(as))[0]?.lastUsedAt).toMatch(/^2026-11-20T09:0/)
  })

  it('stops where its maker is no owner any more', async () => {
    const { seller, viewer } = app.people
    const own = (await app.get(companyMembers, {}, { as: seller })).body.data?.members ?? []
    const other = own.find(({ email }) => email === viewer.email)
    await app.post(confirmPassword, { password: seller.password }, { as: seller })
    const change = (userId: string | undefined, role: 'owner' | 'viewer', as: typeof seller) =>
      app.post(changeMember, { userId, role, mayConfirm: false }, { as })
    await change(other?.userId, 'owner', seller)
    await app.post(confirmPassword, { password: viewer.password }, { as: viewer })
    const key = await made(viewer as unknown as Owner)
    expect((await app.get(listOrders, {}, { as: key })).body.code).toBe(0)
    await change(other?.userId, 'viewer', seller)
    expect((await app.get(listOrders, {}, { as: key })).body.code).toBe(1)
    await app.drain()
    expect(await keys(seller as unknown as Owner)).toEqual([])
    await change(other?.userId, 'owner', seller)
    expect((await app.get(listOrders, {}, { as: key })).body.code).toBe(1)
  })

  it('stops when its maker changes the password, and a new one can be made', async () => {
    const as = await owner()
    const key = await made(as)
    clock.advance(1_000)
    const change = { currentPassword: as.password, newPassword: 'another long password 71' }
    expect((await app.post(changePassword, change, { as })).body.code).toBe(0)
    expect((await app.get(listOrders, {}, { as: key })).body.code).toBe(1)
    await app.post(confirmPassword, { password: change.newPassword }, { as })
    expect((await keys(as))[0]?.status).toBe('STOPPED')
    clock.advance(1_000)
    expect((await app.get(listOrders, {}, { as: await made(as) })).body.code).toBe(0)
  })

  it('is anybody to what is open to anybody: it joins no company for its maker', async () => {
    const key = await made(await owner())
    const join = await app.post(acceptInvitation, { token: 'x'.repeat(43) }, { as: key })
    expect(join.body.code).not.toBe(0)
    expect((await app.post(listProducts, {}, { as: key })).body.code).toBe(0)
  })

  it('orders nothing, and opens no passport', async () => {
    const as = await owner()
    const key = await made(as, ['cart:write', 'documents:read', 'documents:write', 'orders:read'])
    const order = { cartLineIds: ['cl_x'], currency: 'EUR', agreementVersion: '2026-11' }
    expect((await app.post(createOrder, order, { as: key })).body.error).toBe('wire.key_scope')
    const uploadId = await uploadSampleFile(app, as, 'passport.pdf')
    await app.post(updateDocument, { uploadId, kind: 'PASSPORT' }, { as })
    const open = (who: typeof key | Owner) => app.get(downloadDocument, { uploadId }, { as: who })
    expect((await open(as)).status).toBe(200)
    expect((await open(key)).body.error).toBe('documents.writers_only')
  })

  it('leaves its own line in the trail for what it changes', async () => {
    const as = await owner()
    const key = await made(as, ['documents:write'])
    const uploadId = await uploadSampleFile(app, as, 'lease.pdf')
    await app.post(updateDocument, { uploadId, kind: 'CONTRACT' }, { as: key })
    const { rows } = await app.database.pool.query(
      "select action, detail from audit_trail where record = $1 and action = 'api_key.called'",
      [key.id],
    )
    expect(rows).toEqual([{ action: 'api_key.called', detail: { call: 'POST /document/update' } }])
  })

  it('may not call without pause', async () => {
    const key = await made(await owner(), ['orders:read'])
    const many = Array.from({ length: 400 }, () => app.get(countShoppingCart, {}, { as: key }))
    const errors = (await Promise.all(many)).map(({ body }) => body.error)
    expect(errors.filter((error) => error === undefined).length).toBeGreaterThanOrEqual(60)
    expect(new Set(errors)).toEqual(new Set([undefined, 'wire.key_too_fast']))
    clock.advance(5_000)
    expect((await app.get(countShoppingCart, {}, { as: key })).body.code).toBe(0)
  })
})

describe('making one', () => {
  it('asks for the password again', async () => {
    const as = await aSeller(app)
    expect((await create(as as Owner)).body.error).toBe('accounts.confirm_needed')
  })

  it('stands in the audit trail', async () => {
    const { id } = await made(await owner())
    const { rows } = await app.database.pool.query('select action from audit_trail where record = $1', [id])
    expect(rows).toEqual([{ action: 'api_key.created' }])
  })

  it('stops at ten, also when many ask at once', async () => {
    const as = await owner()
    const answers = await Promise.all(Array.from({ length: 14 }, () => create(as)))
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(10)
    expect(answers.find(({ body }) => body.code !== 0)?.body.error).toBe('api_keys.too_many')
  })
})

it('the owners hear of an end that is near, once', async () => {
  const as = await owner()
  await create(as, ['orders:read'], 30)
  // Fifteen days later the session is over, too.
  const told = async () => {
    const { rows } = await app.database.pool.query(
      "select 1 from messages join users on users.id = user_id where kind = 'apiKeys.ending' and email = $1",
      [as.email],
    )
    return rows.length
  }
  const at = clock.now()
  for (const days of [15, 17, 18]) {
    clock.set(new Date(at.getTime() + days * DAY))
    await announceEnds(app.deps)
    await app.drain()
    expect(await told()).toBe(days === 15 ? 0 : 1)
  }
})
