import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { productPrice } from '#catalogue/contract.ts'
import { priceDay } from '#catalogue/server/public.ts'
import { addToShoppingCart, readShoppingCart } from '#cart/contract.ts'
import { cartLines } from '#cart/server/cart.tables.ts'
import { testApp } from '#main/testing/test-app.ts'
import { productId } from '#orders/testing/orders.builders.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { rateCounters } from '#platform/server/platform.tables.ts'
import { checkCoupon, claimCoupon, listCoupons } from '../contract.ts'
import { makeCoupon } from '../testing/coupons.builders.ts'
import { couponClaims, coupons } from './coupons.tables.ts'

const app = await testApp()
const { seller, sellerOther, viewer } = app.people
const today = priceDay(app.deps)
const [german, eori] = [await productId(app), await productId(app, 'eori-eu')]

const claim = (input: object, as = seller, lang: 'en' | 'zh' = 'en') =>
  app.post(claimCoupon, input, { as, lang })
const list = async (state: string, as = seller) => (await app.get(listCoupons, { state }, { as })).body.data
const codes = async (state: string, as = seller) =>
  (await list(state, as))?.records.map((coupon) => coupon.code)
const add = (id: string, as = seller) => app.post(addToShoppingCart, { productId: id }, { as })
const cart = async (input: object, as = seller) => (await app.post(readShoppingCart, input, { as })).body.data
const useUp = (code: string, uses: number) =>
  app.deps.db
    .update(couponClaims)
    .set({ uses })
    .where(eq(couponClaims.couponId, idOfCode(code)))
const ids = new Map<string, string>()
const idOfCode = (code: string) => ids.get(code) ?? ''
const known = async (code: string) => {
  const [row] = await app.deps.db.select().from(coupons).where(eq(coupons.code, code))
  ids.set(code, row?.id ?? '')
  return code
}
const make = async (more: Parameters<typeof makeCoupon>[1] = {}) => known(await makeCoupon(app, more))

beforeEach(async () => {
  await app.deps.db.delete(cartLines)
  await app.deps.db.delete(couponClaims)
  await app.deps.db.delete(rateCounters)
})

describe('claiming', () => {
  it('takes a coupon by its code, however it is typed, once', async () => {
    const code = await make()
    const first = await claim({ code: `  ${code.toLowerCase()} ` })
    expect(first.body).toMatchObject({ code: 0, data: { code, state: 'usable', usesLeft: 1 } })
    expect((await claim({ code })).body.code).toBe(0)
    expect(await codes('usable')).toEqual([code])
    expect(await codes('usable', sellerOther)).toEqual([])
  })

  it('takes an offer from the list, and nothing that is not offered', async () => {
    const [offer] = (await list('offered'))?.records ?? []
    expect(offer?.state).toBe('offered')
    expect((await claim({ couponId: offer?.id })).body.data?.state).toBe('usable')
    expect(await codes('offered')).not.toContain(offer?.code)
    const secret = await make()
    expect(await claim({ couponId: idOfCode(secret) })).toMatchObject({
      status: 404,
      body: { error: 'coupon.not_found' },
    })
  })

  test.each([
    ['expired', () => ({ validFrom: addDays(today, -9), validUntil: addDays(today, -1) }), 'coupon.expired'],
    ['of another time', () => ({ validFrom: addDays(today, 1) }), undefined],
  ])('a coupon that is %s', async (_name, more, error) => {
    const { body } = await claim({ code: await make(more()) })
    expect(body.error).toBe(error)
  })

  it('does not help to guess codes', async () => {
    const code = await make()
    const statuses: number[] = []
    for (let i = 0; i < 31; i++) statuses.push((await claim({ code: `GUESS-${i}` })).status)
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404))
    expect(statuses[30]).toBe(429)
    expect((await claim({ code })).status).toBe(429)
    expect((await app.post(checkCoupon, { code }, { as: seller })).status).toBe(429)
    expect((await claim({ code }, sellerOther)).status).toBe(200)
    const asVisitor = await Promise.all(
      Array.from({ length: 35 }, (_, i) => app.get(productPrice, { id: german, coupon: `NO-${i}` })),
    )
    expect(asVisitor.filter(({ status }) => status === 429).length).toBe(5)
  })

  it('requires exactly one of code and id, within limits, from a member who may write', async () => {
    for (const input of [{}, { code: 'A', couponId: 'b' }, { code: 'x'.repeat(41) }, { code: 7 }])
      expect((await claim(input)).body.code).toBe(400)
    expect((await claim({ code: 'ANY' }, viewer)).body.error).toBe('wire.not_allowed')
    expect((await claim({ code: '<script>𝕏‮' })).body.error).toBe('coupon.not_found')
  })
})

describe('the lists', () => {
  it('have each coupon in exactly one of them, counted, in the reader’s language', async () => {
    const usable = await make()
    const used = await make()
    const stopped = await make()
    for (const code of [usable, used, stopped]) await claim({ code })
    await useUp(used, 1)
    await app.deps.db
      .update(coupons)
      .set({ stoppedAt: app.clock.now() })
      .where(eq(coupons.id, idOfCode(stopped)))
    expect([await codes('usable'), await codes('used'), await codes('expired')]).toEqual([
      [usable],
      [used],
      [stopped],
    ])
    expect((await list('used'))?.counts).toMatchObject({ usable: 1, used: 1, expired: 1 })
    const chinese = await app.get(listCoupons, {}, { as: seller, lang: 'zh' })
    expect(chinese.body.data?.records[0]?.name).toMatch(/^优惠券/)
    expect((await app.get(listCoupons, { state: 'all' }, { as: seller })).body.code).toBe(400)
    expect((await list('usable', viewer))?.total).toBe(1)
  })
})

describe('in the cart', () => {
  it('the best one first; another or none where the person chose so', async () => {
    await add(german)
    const [small, large] = [await make({ basisPoints: 500 }), await make({ basisPoints: 2000 })]
    for (const code of [small, large]) await claim({ code })
    const net = (await cart({}))?.totals.net.amount ?? 0
    const best = await cart({ bestCoupon: true })
    expect(best?.coupon.applied?.code).toBe(large)
    expect(best?.coupon.choices.map(({ code }) => code)).toEqual([large, small])
    expect(best?.totals.net.amount).toBe(net - Math.round(net * 0.2))
    expect(best?.discounts).toEqual([
      expect.objectContaining({ kind: 'COUPON', code: large, amount: best?.coupon.applied?.saves }),
    ])
    expect((await cart({ coupon: small, bestCoupon: true }))?.coupon.applied?.code).toBe(small)
    expect((await cart({}))?.discounts).toEqual([])
  })

  it('reduces the VAT too', async () => {
    await add(german, sellerOther)
    const code = await make({ basisPoints: 3333 })
    const { totals } = (await cart({ coupon: code }, sellerOther)) ?? {}
    expect(totals?.net.amount).toBeLessThan(totals?.listed.amount ?? 0)
    expect(totals?.vat?.amount).toBe(Math.round((totals?.net.amount ?? 0) * 0.19))
    expect(totals?.total.amount).toBe((totals?.net.amount ?? 0) + (totals?.vat?.amount ?? 0))
  })

  test.each([
    ['for other services', { products: ['eori-eu'] }, /does not apply to the services/],
    ['below its minimum', { minimums: { EUR: 9_000_000 } }, /minimum/],
    ['of another currency', { basisPoints: null, amounts: { GBP: 500 } }, /currency/],
    ['of tomorrow', { validFrom: addDays(today, 1) }, /can be used from/],
  ])('reports why a coupon takes nothing off: %s', async (_name, more, message) => {
    await add(german)
    const found = await cart({ coupon: await make(more) })
    expect(found?.coupon).toMatchObject({
      applied: null,
      refused: { message: expect.stringMatching(message) },
    })
    expect(found?.discounts).toEqual([])
  })

  it('counts countries, reports what one more would save, and uses the better of two', async () => {
    const french = await productId(app, 'vat-registration-fr')
    await add(german)
    await add(french)
    expect((await cart({}))?.bundle).toEqual({
      countries: 2,
      basisPoints: 0,
      next: { missing: 1, basisPoints: 500 },
    })
    await add(await productId(app, 'vat-registration-gb'))
    const three = await cart({})
    expect(three?.bundle).toMatchObject({ countries: 3, basisPoints: 500 })
    expect(three?.discounts.map(({ kind }) => kind)).toEqual(['BUNDLE'])
    const weak = await make({ basisPoints: 100, stackable: false })
    const outdone = await cart({ coupon: weak })
    expect(outdone?.coupon.refused?.message).toMatch(/multi-country price/)
    expect(outdone?.discounts.map(({ kind }) => kind)).toEqual(['BUNDLE'])
    const both = await cart({ coupon: await make({ basisPoints: 100 }) })
    expect(both?.discounts.map(({ kind }) => kind)).toEqual(['BUNDLE', 'COUPON'])
  })

  it('checks a code against the cart without using it', async () => {
    await add(eori)
    const code = await make({ basisPoints: 5000 })
    const check = await app.post(checkCoupon, { code }, { as: seller })
    const net = (await cart({}))?.totals.net.amount ?? 0
    expect(check.body.data).toMatchObject({
      coupon: { code, state: 'offered' },
      saves: { amount: Math.round(net / 2), currency: 'EUR' },
      obstacle: null,
    })
    const other = await make({ products: ['vat-registration-de'] })
    const refused = await app.post(checkCoupon, { code: other }, { as: seller, lang: 'zh' })
    expect(refused.body.data).toMatchObject({ saves: null, obstacle: '该优惠券不适用于购物车中的服务。' })
    expect((await app.post(checkCoupon, { code: 'NOTHING' }, { as: seller })).status).toBe(404)
  })
})

it('appears in the price of a product', async () => {
  const code = await make({ basisPoints: 1000 })
  const plain = (await app.get(productPrice, { id: german })).body.data
  const { body } = await app.get(productPrice, { id: german, coupon: code.toLowerCase() })
  const off = Math.round((plain?.net.amount ?? 0) / 10)
  expect(body.data?.net.amount).toBe((plain?.net.amount ?? 0) - off)
  expect(body.data?.lines.at(-1)).toMatchObject({ key: 'coupon', amount: { amount: -off } })
  expect((await app.get(productPrice, { id: german, coupon: 'NOTHING' })).body.error).toBe('coupon.not_found')
})
