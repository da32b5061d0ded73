import { describe, expect, it } from 'vitest'
import { productDetails } from '#catalogue/contract.ts'
import { priceDay, setPrice } from '#catalogue/server/public.ts'
import { testApp } from '#main/testing/test-app.ts'
import { setStatus } from '#catalogue/testing/set-status.ts'
import {
  addToShoppingCart,
  countShoppingCart,
  deleteFromShoppingCart,
  readShoppingCart,
  updateShoppingCart,
} from '../contract.ts'

const app = await testApp()
const { seller, sellerOther, viewer } = app.people
const details = async (code: string) => {
  const { body } = await app.get(productDetails, { code })
  if (!body.data) throw new Error(code)
  return body.data
}
const registration = await details('vat-registration-de')
const eori = await details('eori-eu')

const read = async (as = seller, input: object = {}) =>
  (await app.post(readShoppingCart, input, { as })).body.data
const lines = async (as = seller) => (await read(as))?.groups.flatMap((group) => group.lines) ?? []
const empty = async (as = seller) => {
  const lineIds = (await lines(as)).map((line) => line.id)
  if (lineIds.length > 0) await app.post(deleteFromShoppingCart, { lineIds }, { as })
}
const add = (input: object, as = seller) =>
  app.post(addToShoppingCart, { productId: registration.id, ...input }, { as })

describe('the cart', () => {
  it('is empty for a new visitor, and closed to an invalid session', async () => {
    expect((await app.post(readShoppingCart, {})).body.data).toMatchObject({
      count: 0,
      groups: [],
      orderable: false,
    })
    expect((await app.get(countShoppingCart)).body).toMatchObject({ code: 0, data: 0 })
    const as = { token: 'x'.repeat(43) }
    expect((await app.get(countShoppingCart, {}, { as })).body.code).toBe(1)
    const refused = await app.post(addToShoppingCart, { productId: registration.id }, { as })
    expect(refused).toMatchObject({ status: 401, body: { code: 1 } })
  })

  it('keeps the same service with the same options as one line, priced as its page says', async () => {
    expect((await add({})).body).toMatchObject({ code: 0, data: 1 })
    expect((await add({})).body.data).toBe(1)
    expect((await add({ productId: eori.id })).body.data).toBe(2)
    const cart = await read()
    expect(cart?.count).toBe(2)
    expect(cart?.groups.map((group) => group.category)).toEqual(['VAT', 'EORI'])
    const [line] = cart?.groups[0]?.lines ?? []
    expect(line).toMatchObject({
      name: registration.name,
      quote: { net: registration.price.net },
      problems: [],
    })
    expect(cart?.totals.net.amount).toBe(registration.price.net.amount + eori.price.net.amount)
    await empty()
  })

  it('shows a company from Shenzhen no VAT and one from Poland German VAT, and says why', async () => {
    await add({})
    await add({}, sellerOther)
    expect((await read())?.totals).toMatchObject({ vat: { amount: 0 }, treatment: { kind: 'OUTSIDE_SCOPE' } })
    const polish = (await read(sellerOther))?.totals
    expect(polish?.treatment).toMatchObject({ kind: 'LOCAL', rateBasisPoints: 1900 })
    expect(polish?.total.amount).toBe((polish?.net.amount ?? 0) + (polish?.vat?.amount ?? 0))
    expect(polish?.vat?.amount).toBeGreaterThan(0)
    await Promise.all([empty(), empty(sellerOther)])
  })

  it('quotes in the requested currency', async () => {
    await add({})
    expect((await read(seller, { currency: 'CNY' }))?.totals.total.currency).toBe('CNY')
    expect((await app.post(readShoppingCart, { currency: 'XXX' }, { as: seller })).body).toMatchObject({
      code: 400,
      fields: { currency: expect.any(String) },
    })
    await empty()
  })

  it('answers in Chinese', async () => {
    await add({})
    const { body } = await app.post(readShoppingCart, {}, { as: seller, lang: 'zh' })
    const texts = JSON.stringify(body.data?.groups)
    expect(texts).toMatch(/德国/)
    await empty()
  })

  it('refuses what is not sold, not offered, or not a quantity', async () => {
    expect(await add({ productId: 'pr_nothing' })).toMatchObject({
      status: 404,
      body: { error: 'catalogue.product_not_found' },
    })
    expect((await add({ options: { nonsense: 'x' } })).body).toMatchObject({
      code: 499,
      error: 'catalogue.option_unknown',
    })
    expect((await add({ quantity: 0 })).body).toMatchObject({
      code: 400,
      fields: { quantity: expect.any(String) },
    })
    expect((await add({ productId: "x' or 1=1" })).body.code).toBe(400)
    expect(await lines()).toEqual([])
  })

  it('lets a viewer read but not write', async () => {
    expect((await add({}, viewer)).body).toMatchObject({ code: 499, error: 'wire.not_allowed' })
    expect((await app.post(readShoppingCart, {}, { as: viewer })).body.code).toBe(0)
  })

  it('does not find the lines of somebody else', async () => {
    await add({})
    const [line] = await lines()
    const lineId = line?.id ?? ''
    expect(await app.post(updateShoppingCart, { lineId, quantity: 1 }, { as: sellerOther })).toMatchObject({
      status: 404,
      body: { error: 'cart.line_not_found' },
    })
    expect(
      (await app.post(deleteFromShoppingCart, { lineIds: [lineId] }, { as: sellerOther })).body.data,
    ).toBe(0)
    expect(await lines()).toHaveLength(1)
    await empty()
  })

  it('merges a changed line into an equal one', async () => {
    const option = registration.options.find((each) => each.onlyWhen === null && each.values.length > 1)
    const other = option?.values.find((each) => each.value !== option.default)
    if (!option || !other) throw new Error('no option')
    await add({})
    await add({ options: { [option.key]: other.value } })
    const [first, second] = await lines()
    const input = {
      lineId: second?.id,
      options: Object.fromEntries(first?.options.map((each) => [each.key, each.value]) ?? []),
    }
    expect((await app.post(updateShoppingCart, input, { as: seller })).body.data).toBe(1)
    await empty()
  })
})

describe('a price that changed while the service was in the cart', () => {
  it('is reported, keeps the cart from being ordered, and can be accepted', async () => {
    await add({ productId: eori.id })
    const dearer = eori.price.net.amount + 1_000
    const key = { productId: eori.id, option: null, value: null, currency: 'EUR' as const }
    const from = priceDay(app.deps)
    await setPrice(app.deps, { ...key, amount: eori.price.unit.amount + 1_000, from })
    const cart = await read()
    const [line] = cart?.groups[0]?.lines ?? []
    expect(cart?.orderable).toBe(false)
    expect(line?.problems).toMatchObject([
      { kind: 'PRICE_CHANGED', seen: eori.price.net, now: { amount: dearer, currency: 'EUR' } },
    ])
    const accept = (amount: number) =>
      app.post(
        updateShoppingCart,
        { lineId: line?.id, acceptPrice: { amount, currency: 'EUR' } },
        { as: seller },
      )
    expect((await accept(dearer - 1)).body).toMatchObject({ code: 499, error: 'cart.price_changed_again' })
    expect((await accept(dearer)).body.code).toBe(0)
    expect(await read()).toMatchObject({ orderable: true })
    await setPrice(app.deps, { ...key, amount: eori.price.unit.amount, from })
    await empty()
  })

  it('and a service that is no longer sold is reported as gone', async () => {
    await add({})
    await setStatus(app.deps.db, registration.id, 'RETIRED')
    const [line] = await lines()
    expect(line).toMatchObject({ quote: null, problems: [{ kind: 'NOT_SOLD' }], name: registration.name })
    await setStatus(app.deps.db, registration.id, 'ON_SALE')
    await empty()
  })
})
