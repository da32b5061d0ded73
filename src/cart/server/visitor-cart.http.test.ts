import { beforeEach, describe, expect, it } from 'vitest'
import { login } from '#accounts/contract.ts'
import { productDetails } from '#catalogue/contract.ts'
import { setStatus } from '#catalogue/testing/set-status.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { hashToken } from '#platform/server/secret-box.ts'
import {
  addToShoppingCart,
  countShoppingCart,
  deleteFromShoppingCart,
  readShoppingCart,
  updateShoppingCart,
} from '../contract.ts'
import { addAsVisitor } from './add-to-cart.ts'
import { cartLines, visitorCarts } from './cart.tables.ts'
import { purgeOldVisitorCarts } from './visitor-cart.ts'

const clock = settableClock()
const app = await testApp({ clock })
const { seller, viewer } = app.people
const idOf = async (code: string) => {
  const { body } = await app.get(productDetails, { code })
  if (!body.data) throw new Error(code)
  return body.data.id
}
const [german, french, eori] = [
  await idOf('vat-registration-de'),
  await idOf('vat-registration-fr'),
  await idOf('eori-eu'),
]

type Visitor = { cookie?: string; as?: Caller }
const settings = ({ cookie, as }: Visitor) => ({
  ...(as ? { as } : {}),
  ...(cookie === undefined ? {} : { headers: { cookie: `cart=${cookie}` } }),
})
const add = (visitor: Visitor, productId = german, more: object = {}) =>
  app.post(addToShoppingCart, { productId, ...more }, settings(visitor))
const count = async (visitor: Visitor) => (await app.get(countShoppingCart, {}, settings(visitor))).body.data
const read = (visitor: Visitor) => app.post(readShoppingCart, {}, settings(visitor))
const lines = async (visitor: Visitor) =>
  (await read(visitor)).body.data?.groups.flatMap((group) => group.lines) ?? []
const setCookie = (answer: { headers: Record<string, unknown> }) =>
  answer.headers['set-cookie'] as string | undefined
const secretIn = (answer: { headers: Record<string, unknown> }) =>
  /^cart=([\w-]*);/.exec(setCookie(answer) ?? '')?.[1]
const newVisitor = async (productId = german, more: object = {}): Promise<{ cookie: string }> => {
  const cookie = secretIn(await add({}, productId, more))
  if (!cookie) throw new Error('no cookie')
  return { cookie }
}

/** The clock of the tests runs past the end of the seed's sessions. */
const signIn = async (person: { email: string; password: string }): Promise<{ token: string }> => {
  const { body } = await app.post(login, { email: person.email, password: person.password })
  if (!body.data) throw new Error(body.message)
  return { token: body.data.token }
}

beforeEach(async () => {
  await app.deps.db.delete(cartLines)
  await app.deps.db.delete(visitorCarts)
})

describe("a visitor's cart", () => {
  it('opens with the first service, by a cookie that scripts cannot read, stored only as a hash', async () => {
    expect(setCookie(await read({}))).toBeUndefined()
    const first = await add({})
    expect(first.body).toMatchObject({ code: 0, data: 1 })
    const cookie = setCookie(first) ?? ''
    expect(cookie).toMatch(
      /^cart=[\w-]{43}; Max-Age=2592000; Path=\/server\/portal\/shoppingCart; HttpOnly; SameSite=Lax$/,
    )
    const secret = secretIn(first) ?? ''
    const [stored] = await app.deps.db.select().from(visitorCarts)
    expect(stored?.idHash).toBe(hashToken(secret))
    const second = await add({ cookie: secret }, eori)
    expect(second.body.data).toBe(2)
    expect(setCookie(second)).toBeUndefined()
    expect(await count({ cookie: secret })).toBe(2)
  })

  it('shows prices without VAT, and what may be required in addition', async () => {
    const { body } = await read(await newVisitor())
    expect(body.data?.totals).toMatchObject({ vat: null, treatment: null })
    expect(body.data?.totals.total.amount).toBe(body.data?.totals.net.amount)
    expect(body.data).toMatchObject({ count: 1, orderable: true })
  })

  it('is changed and emptied like any other', async () => {
    const visitor = await newVisitor()
    const [line] = await lines(visitor)
    const changed = await app.post(updateShoppingCart, { lineId: line?.id, options: {} }, settings(visitor))
    expect(changed.body).toMatchObject({ code: 0, data: 1 })
    const emptied = await app.post(deleteFromShoppingCart, { lineIds: [line?.id] }, settings(visitor))
    expect(emptied.body).toMatchObject({ code: 0, data: 0 })
  })

  it('is closed to others: other visitors, sellers, guessed secrets', async () => {
    const [mine] = await lines(await newVisitor())
    const other = await newVisitor(eori)
    const before = await app.deps.db.select().from(cartLines)
    for (const stranger of [other, { as: seller }, { cookie: 'x'.repeat(43) }, { cookie: "' or 1=1" }]) {
      const update = await app.post(updateShoppingCart, { lineId: mine?.id, quantity: 2 }, settings(stranger))
      expect(update).toMatchObject({ status: 404, body: { error: 'cart.line_not_found' } })
      await app.post(deleteFromShoppingCart, { lineIds: [mine?.id] }, settings(stranger))
    }
    const stored = await app.deps.db.select().from(cartLines)
    expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(before.map(({ id }) => id)))
  })

  it('never adopts a secret that the browser sends', async () => {
    const forged = 'A'.repeat(43)
    const answer = await add({ cookie: forged })
    expect(secretIn(answer)).toMatch(/^[\w-]{43}$/)
    expect(secretIn(answer)).not.toBe(forged)
    expect(await count({ cookie: forged })).toBe(0)
  })

  it('reports what was retired meanwhile', async () => {
    const visitor = await newVisitor(eori)
    await setStatus(app.deps.db, eori, 'RETIRED')
    const { body } = await read(visitor)
    expect(body.data?.orderable).toBe(false)
    expect(body.data?.groups[0]?.lines[0]?.problems[0]?.kind).toBe('NOT_SOLD')
    await setStatus(app.deps.db, eori, 'ON_SALE')
  })

  it('has a limited number of lines', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 70; i++) statuses.push((await add({})).status)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(60)
    expect(statuses.at(-1)).toBe(429)
    clock.advance(2 * 3_600_000)
  })

  it('is purged when its cookie expires', async () => {
    const old = await newVisitor()
    clock.advance(29 * 24 * 3_600_000)
    const young = await newVisitor()
    await purgeOldVisitorCarts(app.deps)
    expect([await count(old), await count(young)]).toEqual([1, 1])
    clock.advance(2 * 24 * 3_600_000)
    await purgeOldVisitorCarts(app.deps)
    expect([await count(old), await count(young)]).toEqual([0, 1])
    expect(await app.deps.db.select().from(cartLines)).toHaveLength(1)
  })
})

describe('new carts', () => {
  it('are counted by network: a subscriber with many addresses opens no more than one with a single address', async () => {
    const input = { productId: german, options: {}, quantity: 1, currency: 'EUR' } as const
    const open = (host: number) => addAsVisitor(app.deps, undefined, input, `2001:db8:0:7::${host}`)
    for (let host = 1; host <= 60; host++) expect((await open(host)).count).toBe(1)
    await expect(open(61)).rejects.toMatchObject({ error: 'limits.too_many_tries' })
    await app.deps.db.delete(visitorCarts)
  })
})

describe('signing in', () => {
  it('merges two carts: the same service once, in the larger quantity, and the cookie ends', async () => {
    const as = await signIn(seller)
    await add({ as }, german)
    await add({ as }, french)
    const visitor = await newVisitor(german)
    await add(visitor, eori)
    expect(await count({ ...visitor, as })).toBe(3)
    expect(await app.deps.db.select().from(visitorCarts)).toHaveLength(1)
    const merged = await read({ ...visitor, as })
    expect(merged.body.data?.count).toBe(3)
    expect(setCookie(merged)).toMatch(/^cart=; Max-Age=0; /)
    expect(await app.deps.db.select().from(visitorCarts)).toEqual([])
    expect(await count({ as })).toBe(3)
    expect(await count(visitor)).toBe(0)
  })

  it('shows what came from before, so that nobody orders what a planted cookie brought', async () => {
    const as = await signIn(seller)
    await add({ as }, german)
    await add({ as }, french, { quantity: 1 })
    const visitor = await newVisitor(german)
    await add(visitor, eori)
    await read({ ...visitor, as })
    const marks = async () =>
      new Map((await lines({ as })).map((line) => [line.productId, line.beforeSignIn]))
    expect(await marks()).toEqual(
      new Map([
        [german, null],
        [french, null],
        [eori, { quantity: null }],
      ]),
    )
    await add({ as }, eori)
    expect((await marks()).get(eori)).toBeNull()
  })

  it('shows a quantity that rose with it, until the buyer sets one or a day has passed', async () => {
    const as = await signIn(seller)
    const many = await idOf('company-gb-upkeep')
    await add({ as }, many, { quantity: 1 })
    const bring = async (quantity: number) => read({ ...(await newVisitor(many, { quantity })), as })
    await bring(2)
    const [line] = await lines({ as })
    expect(line).toMatchObject({ quantity: 2, beforeSignIn: { quantity: 1 } })
    await app.post(updateShoppingCart, { lineId: line?.id, quantity: 1 }, { as })
    expect((await lines({ as }))[0]).toMatchObject({ quantity: 1, beforeSignIn: null })
    await bring(3)
    expect((await lines({ as }))[0]?.beforeSignIn).toEqual({ quantity: 1 })
    clock.advance(24 * 3_600_000)
    expect((await lines({ as: await signIn(seller) }))[0]?.beforeSignIn).toBeNull()
  })

  it('merges once under fifty concurrent requests, and loses nothing', async () => {
    const as = await signIn(seller)
    for (let round = 0; round < 5; round++) {
      await app.deps.db.delete(cartLines)
      const visitor = await newVisitor(german)
      await add(visitor, eori)
      await add({ as }, german)
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          i % 3 === 0 ? add({ ...visitor, as }, french) : read({ ...visitor, as }),
        ),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      const stored = await app.deps.db.select().from(cartLines)
      expect(new Set(stored.map(({ productId }) => productId))).toEqual(new Set([german, french, eori]))
      expect(stored).toHaveLength(3)
    }
  })

  it('keeps what a second window adds while the first one signs in', async () => {
    const as = await signIn(seller)
    for (let round = 0; round < 10; round++) {
      await app.deps.db.delete(cartLines)
      const visitor = await newVisitor(german)
      const [late] = await Promise.all([add(visitor, eori), read({ ...visitor, as })])
      expect(late.body.code).toBe(0)
      const cookie = secretIn(late) ?? visitor.cookie
      await read({ cookie, as })
      expect(new Set((await lines({ as })).map((line) => line.productId))).toEqual(new Set([german, eori]))
    }
  })

  it('leaves it alone for a viewer, who could not order it', async () => {
    const as = await signIn(viewer)
    const visitor = await newVisitor()
    expect(await count({ ...visitor, as })).toBe(0)
    expect((await read({ ...visitor, as })).body.data?.count).toBe(0)
    expect(await count(visitor)).toBe(1)
    expect((await add({ ...visitor, as })).body).toMatchObject({ error: 'wire.not_allowed' })
  })
})

const totalsFor = async (visitor: Visitor, buyer: object) =>
  (await app.post(readShoppingCart, { buyer }, settings(visitor))).body.data?.totals

describe('VAT before there is an account', () => {
  it('is known once the visitor says where the company is', async () => {
    const visitor = await newVisitor()
    expect((await read(visitor)).body.data?.totals).toMatchObject({ vat: null, saving: null })
    expect(await totalsFor(visitor, { country: 'DE', number: '' })).toMatchObject({
      vat: { amount: 5510 },
      treatment: { kind: 'LOCAL' },
      saving: null,
    })
    expect(await totalsFor(visitor, { country: 'CN', number: '' })).toMatchObject({
      vat: { amount: 5510 },
      saving: { missing: 'registrationNumber', amount: { amount: 5510, currency: 'EUR' } },
    })
    expect(await totalsFor(visitor, { country: 'CN', number: '91440300708461136T' })).toMatchObject({
      vat: { amount: 0 },
      treatment: { kind: 'OUTSIDE_SCOPE' },
      saving: null,
      numberProblem: null,
    })
  })

  it('says what is wrong with a number, and does not count it', async () => {
    const totals = await totalsFor(await newVisitor(), { country: 'CN', number: '91440300708461136A' })
    expect(totals).toMatchObject({ vat: { amount: 5510 }, saving: { missing: 'registrationNumber' } })
    expect(totals?.numberProblem).not.toBeNull()
  })

  it('knows what the company needs besides', async () => {
    const visitor = await newVisitor(french)
    const needs = async (country: string) =>
      (
        await app.post(readShoppingCart, { buyer: { country, number: '' } }, settings(visitor))
      ).body.data?.groups
        .flatMap((group) => group.lines)
        .flatMap((line) => line.needs.map(({ code, certain }) => [code, certain]))
    expect(await needs('CN')).toEqual([['fiscal-representative-fr', true]])
    expect(await needs('DE')).toEqual([])
  })

  it('of a signed-in person depends on the company alone', async () => {
    await add({ as: seller })
    const own = (await read({ as: seller })).body.data?.totals
    expect(await totalsFor({ as: seller }, { country: 'DE', number: '' })).toEqual(own)
  })
})
