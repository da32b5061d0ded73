import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { countShoppingCart, readShoppingCart } from '#cart/contract.ts'
import { priceDay, setPrice } from '#catalogue/server/public.ts'
import { testApp } from '#main/testing/test-app.ts'
import { cancelOrder, createOrder, listOrders, orderDetails } from '../contract.ts'
import { fillCart, placeOrderOf, productId } from '../testing/orders.builders.ts'
import { expireOrders } from './expire-orders.ts'
import { orders } from './orders.tables.ts'

const app = await testApp()
const { seller, sellerOther, viewer } = app.people
const terms = { currency: 'EUR', agreementVersion: AGREEMENT_VERSION }
const detail = async (id: string, as = seller) => (await app.get(orderDetails, { id }, { as })).body.data

describe('making an order', () => {
  it('copies price, buyer, agreement and VAT, gives a number, and empties the cart', async () => {
    const { cartLineIds, total } = await fillCart(app, seller)
    const { body } = await app.post(
      createOrder,
      { ...terms, cartLineIds, expectedTotal: total },
      { as: seller },
    )
    expect(body.data).toMatchObject({
      number: expect.stringMatching(/^OR-20\d\d-\d{6}$/),
      status: 'AWAITING_PAYMENT',
      total,
      agreementVersion: AGREEMENT_VERSION,
      vat: { kind: 'OUTSIDE_SCOPE', amount: { amount: 0 }, source: 'Directive 2006/112 art. 44, 59' },
      buyer: { companyName: expect.stringContaining('Brightoak'), country: 'CN' },
      actions: { pay: true, cancel: true },
      history: [{ event: 'PLACED' }],
    })
    expect(body.data?.lines).toHaveLength(1)
    const waits = Date.parse(body.data?.expiresAt ?? '') - Date.parse(body.data?.createdAt ?? '')
    expect(waits).toBe(48 * 3_600_000)
    expect((await app.get(countShoppingCart, {}, { as: seller })).body.data).toBe(0)
  })

  it('makes one order of a double click, with and without a key', async () => {
    const { cartLineIds } = await fillCart(app, seller)
    const input = { ...terms, cartLineIds }
    const clicks = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        app.post(createOrder, input, { as: seller, headers: i % 2 ? { 'idempotency-key': 'same' } : {} }),
      ),
    )
    const ids = new Set(clicks.map((click) => click.body.data?.id))
    expect(clicks.map((click) => click.body.code)).toEqual(Array(8).fill(0))
    expect(ids.size).toBe(1)
  })

  it('does not return another order for the one that a second tab requests', async () => {
    await fillCart(app, seller, 'eori-eu')
    const { cartLineIds, total } = await fillCart(app, seller)
    const made = await app.post(createOrder, { ...terms, cartLineIds }, { as: seller })
    const again = (input: object) =>
      app.post(createOrder, { ...terms, cartLineIds, ...input }, { as: seller })
    expect((await again({ expectedTotal: total })).body.data?.id).toBe(made.body.data?.id)
    const others = [
      { currency: 'GBP' },
      { cartLineIds: cartLineIds.slice(0, 1) },
      { expectedTotal: { ...total, amount: total.amount - 1 } },
    ]
    for (const other of others)
      expect(await again(other)).toMatchObject({ status: 409, body: { error: 'order.cart_changed' } })
  })

  it('numbers without gaps, in order', async () => {
    const numbers = []
    for (let i = 0; i < 3; i++) numbers.push(Number((await placeOrderOf(app, seller)).number.slice(-6)))
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1)
    expect(numbers[2]).toBe((numbers[0] ?? 0) + 2)
  })

  it('refuses another sum than was seen, and returns the new one', async () => {
    const { cartLineIds, total } = await fillCart(app, seller)
    const expectedTotal = { ...total, amount: total.amount - 100 }
    const answer = await app.post(createOrder, { ...terms, cartLineIds, expectedTotal }, { as: seller })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 499, error: 'order.price_changed', data: { total } },
    })
    expect((await app.get(countShoppingCart, {}, { as: seller })).body.data).toBe(1)
  })

  it('refuses a price that changed since the cart was filled', async () => {
    const { cartLineIds } = await fillCart(app, seller)
    const key = { productId: await productId(app), option: null, value: null, currency: 'EUR' as const }
    const from = priceDay(app.deps)
    await setPrice(app.deps, { ...key, amount: 99_900, from })
    const { body } = await app.post(createOrder, { ...terms, cartLineIds }, { as: seller })
    expect(body).toMatchObject({
      code: 499,
      error: 'order.price_changed',
      data: { problems: [{ cartLineId: cartLineIds[0], kind: 'PRICE_CHANGED' }] },
    })
    const chinese = await app.post(createOrder, { ...terms, cartLineIds }, { as: seller, lang: 'zh' })
    expect(chinese.body.message).toBe('价格已有变动，请核对新的金额后再次确认。')
    const accepted = await placeOrderOf(app, seller)
    expect(accepted.lines[0]?.quote[0]?.amount.amount).toBe(99_900)
  })

  it('refuses an old agreement, an empty selection, and lines that are gone or somebody else’s', async () => {
    const { cartLineIds } = await fillCart(app, sellerOther)
    const tryWith = async (input: object) =>
      (await app.post(createOrder, { ...terms, cartLineIds, ...input }, { as: sellerOther })).body
    expect(await tryWith({ agreementVersion: '2019-01' })).toMatchObject({
      error: 'order.agreement_outdated',
      data: { agreementVersion: AGREEMENT_VERSION },
    })
    expect(await tryWith({ cartLineIds: [] })).toMatchObject({ code: 400 })
    expect(await tryWith({ cartLineIds: ['cl_gone'] })).toMatchObject({
      code: 499,
      error: 'order.cart_changed',
    })
    const theft = await app.post(createOrder, { ...terms, cartLineIds }, { as: seller })
    expect(theft.body).toMatchObject({ code: 499, error: 'order.cart_changed' })
    expect((await app.post(readShoppingCart, {}, { as: sellerOther })).body.data?.count).toBe(1)
  })

  it('is closed to viewers and without a session', async () => {
    const input = { ...terms, cartLineIds: ['cl_x'] }
    expect((await app.post(createOrder, input, { as: viewer })).body).toMatchObject({
      code: 499,
      error: 'wire.not_allowed',
    })
    expect((await app.post(createOrder, input)).body.code).toBe(1)
  })
})

describe('reading orders', () => {
  it('lists those with a service in a country or a word in number or service, whatever the status', async () => {
    const eori = await placeOrderOf(app, seller, 'eori-eu')
    const german = await placeOrderOf(app, seller, 'vat-registration-de')
    const found = async (filter: object, as = seller) =>
      (await app.get(listOrders, { ...filter, pageSize: 100 }, { as })).body.data?.records.map(({ id }) => id)
    expect(await found({ country: 'DE' })).toContain(german.id)
    expect(await found({ country: 'DE' })).not.toContain(eori.id)
    expect(await found({ keyword: german.number.toLowerCase() })).toEqual([german.id])
    expect(await found({ keyword: 'eori' })).toContain(eori.id)
    expect(await found({ keyword: '德国', status: 'AWAITING_PAYMENT' })).toContain(german.id)
    expect(await found({ keyword: '德国', status: 'COMPLETED' })).toEqual([])
    expect(await found({ keyword: '%' })).toEqual([])
    expect(await found({ keyword: german.number }, sellerOther)).toEqual([])
  })

  it('lists those of the company, newest first, in pages', async () => {
    const newest = await placeOrderOf(app, seller, 'eori-eu')
    const { body } = await app.get(listOrders, { page: 1, pageSize: 2 }, { as: viewer })
    expect(body.data?.records[0]).toMatchObject({ id: newest.id, actions: { pay: false, cancel: false } })
    expect(body.data?.records).toHaveLength(2)
    expect(body.data?.total).toBeGreaterThan(2)
    const others = await app.get(listOrders, {}, { as: sellerOther })
    expect(others.body.data?.records.map((order) => order.id)).not.toContain(newest.id)
    expect((await app.get(listOrders, { status: 'PAID' }, { as: seller })).body.data?.total).toBe(0)
    expect((await app.get(listOrders, { pageSize: 1000 }, { as: seller })).body.code).toBe(400)
    expect((await app.get(listOrders)).body.code).toBe(1)
  })

  it('treats somebody else’s order like one that does not exist', async () => {
    const { id } = await placeOrderOf(app, seller)
    const foreign = await app.get(orderDetails, { id }, { as: sellerOther })
    const none = await app.get(orderDetails, { id: 'or_none' }, { as: sellerOther })
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(none.body)
    expect((await app.post(cancelOrder, { id }, { as: sellerOther })).body).toEqual(none.body)
    expect((await detail(id))?.status).toBe('AWAITING_PAYMENT')
  })
})

describe('an order that is not paid', () => {
  it('can be cancelled, once and for all', async () => {
    const { id } = await placeOrderOf(app, seller)
    for (let i = 0; i < 2; i++)
      expect((await app.post(cancelOrder, { id }, { as: seller })).body.data).toMatchObject({
        status: 'CANCELLED',
        actions: { pay: false, cancel: false },
        history: [{ event: 'PLACED' }, { event: 'CANCELLED' }],
      })
    expect((await app.post(cancelOrder, { id }, { as: viewer })).body.error).toBe('wire.not_allowed')
  })

  it('does not expire when it gets more time at that very moment', async () => {
    const { id } = await placeOrderOf(app, seller)
    const { db } = app.deps
    const mine = eq(orders.id, id)
    const over = new Date(0)
    await db.update(orders).set({ expiresAt: over }).where(mine)
    const later = new Date(app.clock.now().getTime() + 3_600_000)
    const expiring = await db.transaction(async (tx) => {
      await tx.update(orders).set({ expiresAt: later }).where(mine)
      const done = expireOrders(app.deps)
      await sleep(300)
      return { done }
    })
    await expiring.done
    expect((await detail(id))?.status).toBe('AWAITING_PAYMENT')
  })

  it('expires after 48 hours and not before', async () => {
    const { id } = await placeOrderOf(app, sellerOther)
    app.clock.advance(48 * 3_600_000 - 60_000)
    await expireOrders(app.deps)
    expect((await app.deps.db.execute(`select status from orders where id = '${id}'`)).rows).toEqual([
      { status: 'AWAITING_PAYMENT' },
    ])
    app.clock.advance(120_000)
    expect(await expireOrders(app.deps)).toBeGreaterThan(0)
    expect((await app.deps.db.execute(`select status from orders where id = '${id}'`)).rows).toEqual([
      { status: 'EXPIRED' },
    ])
    expect(await expireOrders(app.deps)).toBe(0)
    app.clock.advance(-48 * 3_600_000)
  })
})
