import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { companies, companyMembers, users, userSessions } from '#accounts/server/accounts.tables.ts'
import { addToShoppingCart, readShoppingCart } from '#cart/contract.ts'
import { cartLines } from '#cart/server/cart.tables.ts'
import { claimCoupon, listCoupons } from '#coupons/contract.ts'
import { setStatus } from '#catalogue/testing/set-status.ts'
import { couponClaims, coupons, couponUses } from '#coupons/server/coupons.tables.ts'
import { makeCoupon } from '#coupons/testing/coupons.builders.ts'
import { type Caller, testApp } from '#main/testing/test-app.ts'
import { hashToken, newToken } from '#platform/server/secret-box.ts'
import { newId } from '#platform/shared/ids.ts'
import { cancelOrder, createOrder, orderDetails } from '../contract.ts'
import { productId } from '../testing/orders.builders.ts'
import { createPayment, paymentResult } from '#payments/contract.ts'
import { expireOrders } from './expire-orders.ts'
import { orderLines, orders } from './orders.tables.ts'
import { lockOrderForPayment } from './order-for-payment.ts'
import { recordOrderPaid } from './record-order-paid.ts'

const app = await testApp()
const { seller, sellerOther } = app.people
const german = await productId(app)
const service = async (code: string) => productId(app, code)

const add = async (id = german, as = seller, options: object = {}) =>
  app.post(addToShoppingCart, { productId: id, options }, { as })
const cart = async (input: object = {}, as = seller) =>
  (await app.post(readShoppingCart, input, { as })).body.data
const order = async (input: object, as = seller) => {
  const lines = (await cart({}, as))?.groups.flatMap((group) => group.lines.map((line) => line.id)) ?? []
  return app.post(
    createOrder,
    { cartLineIds: lines, currency: 'EUR', agreementVersion: AGREEMENT_VERSION, ...input },
    { as },
  )
}
const coupon = async (code: string) => {
  const [row] = await app.deps.db.select().from(coupons).where(eq(coupons.code, code))
  if (!row) throw new Error(code)
  return row
}
const live = async (code: string) => {
  const { id, uses } = await coupon(code)
  const held = await app.deps.db.select().from(couponUses).where(eq(couponUses.couponId, id))
  const claims = await app.deps.db.select().from(couponClaims).where(eq(couponClaims.couponId, id))
  return {
    uses,
    held: held.filter(({ returnedAt }) => returnedAt === null).length,
    claimed: claims.reduce((sum, claim) => sum + claim.uses, 0),
  }
}

const companyOf = async (as: typeof seller) => {
  const [row] = await app.deps.db
    .select({ id: companyMembers.companyId })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(eq(users.email, as.email))
  return row?.id ?? ''
}

beforeEach(async () => {
  await app.deps.db.delete(cartLines)
})

describe('an order with discounts', () => {
  it('stores them as lines of its own, to the cent, with VAT on what is left', async () => {
    for (const code of ['vat-registration-de', 'vat-registration-fr', 'vat-registration-gb'])
      await add(await service(code), sellerOther)
    const code = await makeCoupon(app, { basisPoints: 777 })
    const seen = await cart({ coupon: code }, sellerOther)
    const { body } = await order({ coupon: code, expectedTotal: seen?.totals.total }, sellerOther)
    expect(body).toMatchObject({ code: 0, data: { discounts: seen?.discounts, net: seen?.totals.net } })
    expect(body.data?.discounts.map(({ kind }) => kind)).toEqual(['BUNDLE', 'COUPON'])
    const lines = await app.deps.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, body.data?.id ?? ''))
    const sum = (pick: (line: (typeof lines)[number]) => number) =>
      lines.reduce((total, line) => total + pick(line), 0)
    const off = body.data?.discounts.reduce((total, { amount }) => total + amount.amount, 0)
    expect(sum((line) => line.discount)).toBe(off)
    expect(sum((line) => line.net - line.discount)).toBe(body.data?.net.amount)
    const chinese = await app.get(orderDetails, { id: body.data?.id ?? '' }, { as: sellerOther, lang: 'zh' })
    expect(chinese.body.data?.discounts[0]?.label).toBe('一单三国，9.5折')
  })

  it('is refused at another sum than the one on the button', async () => {
    await add()
    const before = await cart()
    const code = await makeCoupon(app)
    const { body } = await order({ coupon: code, expectedTotal: before?.totals.total })
    expect(body.error).toBe('order.price_changed')
    expect(await live(code)).toEqual({ uses: 0, held: 0, claimed: 0 })
  })

  it('answers the same order to a second click, and does not use the coupon twice', async () => {
    await add()
    const code = await makeCoupon(app, { usesPerCompany: 5 })
    const lines = (await cart())?.groups.flatMap((group) => group.lines.map((line) => line.id))
    const click = () => order({ cartLineIds: lines, coupon: code })
    const [first, second] = [await click(), await click()]
    expect(second.body.data?.id).toBe(first.body.data?.id)
    expect((await order({ cartLineIds: lines })).body.error).toBe('order.cart_changed')
    expect(await live(code)).toEqual({ uses: 1, held: 1, claimed: 1 })
  })

  test.each([
    ['unknown', async () => 'NO-SUCH-CODE', 'coupon.not_found'],
    ['for another product', async () => makeCoupon(app, { products: ['eori-eu'] }), 'coupon.other_services'],
    [
      'expired',
      async () => makeCoupon(app, { validUntil: '2026-01-31', validFrom: '2026-01-01' }),
      'coupon.expired',
    ],
    [
      'below its minimum',
      async () => makeCoupon(app, { minimums: { EUR: 9_000_000 } }),
      'coupon.below_minimum',
    ],
  ])('is not made with a coupon that is %s', async (_name, make, error) => {
    await add()
    const { body } = await order({ coupon: await make() })
    expect(body.error).toBe(error)
    expect((await cart())?.count).toBe(1)
  })

  it('is paid at once, and its work opened, when a coupon leaves nothing to pay', async () => {
    await add()
    const code = await makeCoupon(app, { basisPoints: 10_000 })
    const seen = await cart({ coupon: code })
    expect(seen?.totals.total.amount).toBe(0)
    const { body } = await order({ coupon: code, expectedTotal: seen?.totals.total })
    expect(body).toMatchObject({
      code: 0,
      data: { status: 'PAID', total: { amount: 0 }, actions: { pay: false, cancel: false }, payments: [] },
    })
    expect(body.data?.history.map(({ event }) => event)).toEqual(['PLACED', 'PAID'])
    const request = { orderId: body.data?.id ?? '' }
    expect((await app.post(paymentResult, request, { as: seller })).body.data?.state).toBe('PAID')
    expect((await app.post(createPayment, { ...request, method: 'CARD' }, { as: seller })).body.error).toBe(
      'payment.already_paid',
    )
    await app.drain()
    const after = await app.get(orderDetails, { id: request.orderId }, { as: seller })
    expect(after.body.data).toMatchObject({ status: 'FULFILLING' })
    expect(after.body.data?.lines[0]?.workOrder).not.toBeNull()
    expect(await live(code)).toEqual({ uses: 1, held: 1, claimed: 1 })
  })

  it('does not help to guess codes', async () => {
    const guesser = sellerOther
    await add(german, guesser)
    const known = await makeCoupon(app)
    const errors: (string | undefined)[] = []
    for (let guess = 0; guess < 31; guess++)
      errors.push((await order({ coupon: `GUESS-${guess}` }, guesser)).body.error)
    expect(errors.slice(0, 30)).toEqual(Array(30).fill('coupon.not_found'))
    expect(errors[30]).toBe('limits.too_many_tries')
    expect((await order({ coupon: known }, guesser)).body.error).toBe('limits.too_many_tries')
    await app.deps.limits.clear(`coupon:${await companyOf(guesser)}`)
    expect((await order({ coupon: known }, guesser)).body.code).toBe(0)
  })

  it('is not made when a service was retired between cart and order', async () => {
    await add()
    const eori = await service('eori-eu')
    await add(eori)
    const seen = await cart()
    await setStatus(app.deps.db, eori, 'RETIRED')
    const { body } = await order({ expectedTotal: seen?.totals.total })
    expect(body.error).toBe('order.line_problem')
    await setStatus(app.deps.db, eori, 'ON_SALE')
  })
})

describe('a use', () => {
  it('returns when the order is cancelled, once', async () => {
    await add()
    const code = await makeCoupon(app, { totalUses: 1 })
    const made = await order({ coupon: code })
    expect(await live(code)).toEqual({ uses: 1, held: 1, claimed: 1 })
    await add()
    expect((await order({ coupon: code })).body.error).toBe('coupon.used')
    const id = made.body.data?.id ?? ''
    await Promise.all(Array.from({ length: 5 }, () => app.post(cancelOrder, { id }, { as: seller })))
    expect(await live(code)).toEqual({ uses: 0, held: 0, claimed: 0 })
    expect((await order({ coupon: code })).body.code).toBe(0)
  })

  it('returns when the order expires', async () => {
    await add()
    const code = await makeCoupon(app)
    const made = await order({ coupon: code })
    await app.deps.db
      .update(orders)
      .set({ expiresAt: new Date(0) })
      .where(eq(orders.id, made.body.data?.id ?? ''))
    await expireOrders(app.deps)
    await expireOrders(app.deps)
    expect(await live(code)).toEqual({ uses: 0, held: 0, claimed: 0 })
  })

  it('that cannot be returned does not keep other orders from expiring', async () => {
    await add()
    const code = await makeCoupon(app)
    const stuck = (await order({ coupon: code })).body.data?.id ?? ''
    await add()
    const other = (await order({})).body.data?.id ?? ''
    const { db } = app.deps
    const due = (id: string, at: number) =>
      db
        .update(orders)
        .set({ expiresAt: new Date(at) })
        .where(eq(orders.id, id))
    await due(stuck, 0)
    await due(other, 1)
    await db.update(coupons).set({ uses: 0 }).where(eq(coupons.code, code))
    expect(await expireOrders(app.deps)).toBe(1)
    const status = async (id: string) =>
      (await app.get(orderDetails, { id }, { as: seller })).body.data?.status
    expect([await status(stuck), await status(other)]).toEqual(['AWAITING_PAYMENT', 'EXPIRED'])
    await db.update(coupons).set({ uses: 1 }).where(eq(coupons.code, code))
    expect(await expireOrders(app.deps)).toBe(1)
    expect(await status(stuck)).toBe('EXPIRED')
  })

  it('is taken again when the money of an expired order arrives, once, even if others took the last one', async () => {
    await add()
    const code = await makeCoupon(app, { totalUses: 1 })
    const made = (await order({ coupon: code })).body.data
    const id = made?.id ?? ''
    await app.deps.db
      .update(orders)
      .set({ expiresAt: new Date(0) })
      .where(eq(orders.id, id))
    await expireOrders(app.deps)
    await add(german, sellerOther)
    expect((await order({ coupon: code }, sellerOther)).body.code).toBe(0)
    const arrive = () =>
      app.deps.db.transaction(async (tx) => {
        const late = await lockOrderForPayment(tx, id)
        if (!late || !made) throw new Error('no order')
        return recordOrderPaid(tx, app.deps, late, { amount: made.total, at: app.clock.now() })
      })
    expect([await arrive(), await arrive()]).toEqual(['PAID', 'PAID_TWICE'])
    expect(await live(code)).toEqual({ uses: 2, held: 2, claimed: 2 })
    const paid = await app.get(orderDetails, { id }, { as: seller })
    expect(paid.body.data).toMatchObject({ status: 'PAID', discounts: made?.discounts, total: made?.total })
  })
})

describe('fifty concurrent orders', () => {
  const ROUNDS = 20
  const COMPANIES = 25
  const PEOPLE = 2

  type Buyer = NonNullable<Caller> & { companyId: string; userId: string }
  let buyers: Buyer[] = []

  beforeAll(async () => {
    buyers = await manyBuyers()
  })

  /** Companies with two owners each, so that the carts of the fifty do not wait for each other. */
  async function manyBuyers(): Promise<Buyer[]> {
    const { db, clock } = app.deps
    const [pattern] = await db.select().from(companies).where(eq(companies.country, 'CN'))
    const [person] = await db.select().from(users).where(eq(users.email, seller.email))
    if (!pattern || !person) throw new Error('nobody to copy')
    const at = clock.now()
    const all = Array.from({ length: COMPANIES }, () => newId('co')).flatMap((companyId) =>
      Array.from({ length: PEOPLE }, () => ({ companyId, userId: newId('us'), token: newToken() })),
    )
    const companyIds = [...new Set(all.map(({ companyId }) => companyId))]
    await db.insert(companies).values(companyIds.map((id) => ({ ...pattern, id })))
    await db
      .insert(users)
      .values(all.map(({ userId }) => ({ ...person, id: userId, email: `${userId}@many.example` })))
    await db
      .insert(companyMembers)
      .values(
        all.map(({ companyId, userId }) => ({ companyId, userId, role: 'owner' as const, joinedAt: at })),
      )
    for (const { companyId, userId, token } of all)
      await db.insert(userSessions).values({
        id: newId('ses'),
        tokenHash: hashToken(token),
        companyId,
        userId,
        createdAt: at,
        lastSeenAt: at,
        expiresAt: new Date(at.getTime() + 3_600_000),
        ip: 'test',
        userAgent: 'test',
      })
    return all
  }

  /** The same service in each cart. */
  async function fillCarts(): Promise<Map<Buyer, string>> {
    await add()
    const [pattern] = await app.deps.db.select().from(cartLines)
    if (!pattern) throw new Error('no line')
    const lines = new Map(buyers.map((buyer) => [buyer, newId('cl')]))
    await app.deps.db.delete(cartLines)
    await app.deps.db
      .insert(cartLines)
      .values([...lines].map(([{ companyId, userId }, id]) => ({ ...pattern, id, companyId, userId })))
    return lines
  }

  test.each([
    ['in all', (round: number) => ({ totalUses: 1 + (round % 9), usesPerCompany: 9 })],
    ['by one company', () => ({ totalUses: null, usesPerCompany: 1 })],
  ])(
    'never use a coupon more often than it may be used %s, and never lose a use',
    async (_name, limits) => {
      for (let round = 0; round < ROUNDS; round++) {
        const { totalUses, usesPerCompany } = limits(round)
        const code = await makeCoupon(app, { totalUses, usesPerCompany })
        const lines = await fillCarts()
        const input = { currency: 'EUR', agreementVersion: AGREEMENT_VERSION, coupon: code }
        const answers = await Promise.all(
          [...lines].map(async ([as, id]) => ({
            as,
            ...(await app.post(createOrder, { ...input, cartLineIds: [id] }, { as })),
          })),
        )
        const made = answers.filter(({ body }) => body.code === 0)
        const expected = totalUses ?? COMPANIES
        expect(made).toHaveLength(expected)
        for (const { body } of answers)
          if (body.code !== 0) expect(body.error).toMatch(/^coupon\.used(_up)?$/)
        expect(await live(code)).toEqual({ uses: expected, held: expected, claimed: expected })
        await Promise.all(
          made.map(({ as, body }) => app.post(cancelOrder, { id: body.data?.id ?? '' }, { as })),
        )
        expect(await live(code)).toEqual({ uses: 0, held: 0, claimed: 0 })
      }
    },
    300_000,
  )
})

describe('a coupon for the first order', () => {
  it('is offered and accepted before any order, and refused with its reason after one', async () => {
    await app.deps.db.update(orders).set({ status: 'CANCELLED', paidAt: null })
    const code = await makeCoupon(app, { firstOrderOnly: true, claimable: true, usesPerCompany: 5 })
    await add()
    expect((await cart({ coupon: code }))?.coupon.applied?.code).toBe(code)
    const offered = async () =>
      (
        await app.get(listCoupons, { state: 'offered', pageSize: 100 }, { as: seller })
      ).body.data?.records.map((one) => one.code)
    expect(await offered()).toContain(code)
    const first = await order({})
    expect(first.body.code).toBe(0)

    expect(await offered()).not.toContain(code)
    await add(await service('oss-registration'))
    expect((await cart({ coupon: code }))?.coupon.refused?.message).toContain('first order')
    const second = await order({ coupon: code })
    expect(second.body).toMatchObject({ code: 499, error: 'coupon.not_first_order' })
    const claimed = await app.post(claimCoupon, { code }, { as: seller })
    expect(claimed.body).toMatchObject({ code: 499, error: 'coupon.not_first_order' })

    await app.post(cancelOrder, { id: first.body.data?.id ?? '' }, { as: seller })
    expect((await order({ coupon: code })).body.code).toBe(0)
  })
})
