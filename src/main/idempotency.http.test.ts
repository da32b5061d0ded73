import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addToShoppingCart, countShoppingCart } from '#cart/contract.ts'
import { cartLines } from '#cart/server/cart.tables.ts'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { saveComment } from '#enquiries/contract.ts'
import { ENQUIRY_TOPICS } from '#enquiries/enquiry.ts'
import { createOrder, listOrders } from '#orders/contract.ts'
import { fillCart, productId } from '#orders/testing/orders.builders.ts'
import { dispatch } from '#platform/server/http/dispatch.ts'
import { purgeOldAnswers } from '#platform/server/http/idempotency.ts'
import { handle } from '#platform/server/http/route.ts'
import { defineCall } from '#platform/shared/call.ts'
import { newId } from '#platform/shared/ids.ts'
import { testApp } from './testing/test-app.ts'

const product = await testApp()
const { people, deps, clock, wired } = product
const service = await productId(product)
const other = await productId(product, 'eori-eu')
const underKey = (key: string, as = people.seller, lang: 'en' | 'zh' = 'en') => ({
  as,
  lang,
  headers: { 'idempotency-key': key },
})
const add = (key: string, input: object = { productId: service }, as = people.seller) =>
  product.post(addToShoppingCart, input, underKey(key, as))
const comment = (key: string) =>
  product.post(
    saveComment,
    {
      name: 'Li Wei',
      email: 'li@example.com',
      topic: ENQUIRY_TOPICS[0],
      message: 'How long does a number in Germany take?',
      consent: true,
    },
    { headers: { 'idempotency-key': key } },
  )
const inCart = async (as = people.seller) => (await product.get(countShoppingCart, {}, { as })).body.data

beforeEach(async () => {
  await deps.db.delete(cartLines)
})

describe('the same request under one key', () => {
  test('fifty times at once makes one order and answers the same bytes', async () => {
    const { cartLineIds } = await fillCart(product, people.seller)
    const input = { cartLineIds, currency: 'EUR', agreementVersion: AGREEMENT_VERSION }
    const before = (await product.get(listOrders, {}, { as: people.seller })).body.data?.total ?? 0
    const key = newId('key')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => product.post(createOrder, input, underKey(key))),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 50 }, () => 200))
    expect(new Set(answers.map((answer) => answer.raw.toString())).size).toBe(1)
    expect((await product.get(listOrders, {}, { as: people.seller })).body.data?.total).toBe(before + 1)
  })

  test('fifty times at once adds one line to the cart', async () => {
    const key = newId('key')
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(key)))
    expect(new Set(answers.map((answer) => answer.raw.toString()))).toEqual(
      new Set([answers[0]?.raw.toString()]),
    )
    expect(answers[0]?.body).toMatchObject({ code: 0, data: 1 })
    const [line] = await deps.db.select({ quantity: cartLines.quantity }).from(cartLines)
    expect(line).toEqual({ quantity: 1 })
  })

  test('a business refusal is stored as well: repeating the request has no other outcome', async () => {
    const key = newId('key')
    const input = { productId: newId('prd') }
    const first = await add(key, input)
    expect(first.body.code).toBe(499)
    expect((await add(key, input)).raw).toEqual(first.raw)
  })

  test('is processed anew after a day', async () => {
    const purgeAfter = (milliseconds: number) =>
      purgeOldAnswers({ db: deps.db, clock: { now: () => new Date(clock.now().getTime() + milliseconds) } })
    const key = newId('key')
    await add(key)
    await deps.db.delete(cartLines)
    await purgeAfter(24 * 3_600_000 - 60_000)
    await add(key)
    expect(await inCart()).toBe(0)
    await purgeAfter(24 * 3_600_000 + 60_000)
    await add(key)
    expect(await inCart()).toBe(1)
  })
})

describe('a key', () => {
  test('that was used with another body is refused, in the language of the request', async () => {
    const key = newId('key')
    await add(key)
    const answer = await add(key, { productId: other })
    expect(answer).toMatchObject({ status: 422, body: { code: 499, error: 'wire.key_reused' } })
    const chinese = await product.post(
      addToShoppingCart,
      { productId: other },
      underKey(key, people.seller, 'zh'),
    )
    expect(chinese.body.message).toContain('Idempotency-Key')
    expect(chinese.body.message).toMatch(/[\u4e00-\u9fff]/)
    expect(await inCart()).toBe(1)
  })

  test('of another person is another key', async () => {
    const key = newId('key')
    await add(key)
    expect((await add(key, { productId: other }, people.sellerOther)).body).toMatchObject({
      code: 0,
      data: 1,
    })
    expect(await inCart()).toBe(1)
    expect(await inCart(people.sellerOther)).toBe(1)
  })

  test('is ignored if the role may not write', async () => {
    const key = newId('key')
    await add(key)
    expect((await add(key, { productId: service }, people.viewer)).body.error).toBe('wire.not_allowed')
  })

  test('does not store a bad input, which can be corrected and sent again', async () => {
    const key = newId('key')
    expect((await add(key, { productId: 7 })).body.code).toBe(400)
    expect((await add(key)).body).toMatchObject({ code: 0, data: 1 })
  })

  test('does not store "too many tries": the same request works after the wait', async () => {
    for (let sent = 0; sent < 3; sent++) expect((await comment(newId('key'))).status).toBe(200)
    const key = newId('key')
    expect((await comment(key)).status).toBe(429)
    clock.set(new Date(clock.now().getTime() + 61 * 60_000))
    expect((await comment(key)).status).toBe(200)
  })

  test('covers the path: the same key with another id in it is refused', async () => {
    const read = defineCall({
      method: 'POST',
      path: '/test/read/{id}',
      access: 'public',
      summary: 'A call with an id in its path.',
      input: z.object({ id: z.string() }),
      output: z.object({ id: z.string() }),
      idempotent: true,
    })
    const key = newId('key')
    const send = (id: string) =>
      dispatch(
        { ...wired.deps, ...wired.authenticators },
        handle(read, async (_context, input) => input),
        {
          headers: { 'idempotency-key': key },
          input: { id },
          rawBody: Buffer.from('{}'),
          lang: 'en',
          ip: '192.0.2.1',
          requestId: key,
          log: deps.log,
        },
      )
    const first = await send('one')
    expect(first).toMatchObject({ status: 200, body: expect.stringContaining('"one"') })
    expect(await send('one')).toEqual(first)
    expect(await send('two')).toMatchObject({
      status: 422,
      body: expect.stringContaining('wire.key_reused'),
    })
  })

  test('does not store our own failures: the same request works once the fault is gone', async () => {
    const key = newId('key')
    await deps.db.execute(sql`alter table cart_lines rename to cart_lines_away`)
    const failed = await add(key)
    await deps.db.execute(sql`alter table cart_lines_away rename to cart_lines`)
    expect(failed).toMatchObject({ status: 500, body: { code: 500 } })
    expect((await add(key)).body).toMatchObject({ code: 0, data: 1 })
  })

  test('of any length and content does no harm', async () => {
    for (const key of ['x'.repeat(5000), "'; drop table users; --", '\u00e9', '0'])
      expect((await add(key)).body.code).toBe(0)
  })
})

test('without a key the natural one applies: the same service stays one line', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      product.post(addToShoppingCart, { productId: service }, { as: people.seller }),
    ),
  )
  expect(answers.every((answer) => answer.body.code === 0)).toBe(true)
  expect(await inCart()).toBe(1)
})
