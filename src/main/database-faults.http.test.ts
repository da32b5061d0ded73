import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addToShoppingCart, countShoppingCart } from '#cart/contract.ts'
import { cartLines } from '#cart/server/cart.tables.ts'
import { productId } from '#orders/testing/orders.builders.ts'
import { openDatabase } from '#platform/server/database.ts'
import { newId } from '#platform/shared/ids.ts'
import { databaseProxy } from '#platform/testing/database-proxy.ts'
import { buildApp } from './app.ts'
import { callName } from './calls.ts'
import { testApp } from './testing/test-app.ts'
import { wire } from './wiring.ts'

/* The same product beside a second server whose way to the database can be cut, or hangs. */
const product = await testApp()
const proxy = await databaseProxy(product.config.databaseUrl)
const { log, clock } = product.deps
const config = { ...product.config, databaseUrl: proxy.url }
const database = openDatabase({ url: proxy.url, log, max: 4, answerMs: 600 })
const wired = wire({ config, database, clock, log })
const app = await buildApp({ wired, database, answerMs: 2_500 })
const service = await productId(product)
afterAll(async () => {
  await app.close()
  await database.close()
})
const { seller } = product.people

const send = (url: string, options: { body?: object; key?: string } = {}) =>
  app.inject({
    method: options.body ? 'POST' : 'GET',
    url: `/server/portal${url}`,
    headers: { token: seller.token, lang: 'zh', ...(options.key ? { 'idempotency-key': options.key } : {}) },
    ...(options.body ? { payload: options.body } : {}),
  })
const add = (key: string) => send(addToShoppingCart.path, { body: { productId: service }, key })
const inCart = async () => (await product.get(countShoppingCart, {}, { as: seller })).body.data

beforeEach(async () => {
  await product.deps.db.delete(cartLines)
})

describe('a commit whose answer is lost', () => {
  test('says that nobody knows whether it was done, and what to do', async () => {
    await send(countShoppingCart.path)
    proxy.cutAfter('commit')
    const answer = await send(addToShoppingCart.path, { body: { productId: service } })
    expect(answer.statusCode).toBe(502)
    expect(answer.json()).toMatchObject({ code: 502, error: 'wire.outcome_unknown' })
    expect(answer.json().message).toMatch(/无法确认.*核对/)
    expect(answer.json().message).not.toContain('未做任何更改')
    expect(await inCart()).toBe(1)
  })

  test('is not done a second time under the same key, also once the database is back', async () => {
    const key = newId('key')
    await send(countShoppingCart.path)
    proxy.cutAfter('commit')
    const first = await add(key)
    expect(first.json()).toMatchObject({ error: 'wire.outcome_unknown' })
    for (let i = 0; i < 3; i++) expect((await add(key)).body).toBe(first.body)
    const { rows } = await product.deps.db.execute(sql`select quantity from cart_lines`)
    expect(rows).toEqual([{ quantity: 1 }])
    expect((await add(newId('key'))).json()).toMatchObject({ code: 0 })
  })

  test('is told apart from a lost beginning, where nothing was changed', async () => {
    await send(countShoppingCart.path)
    proxy.cutAfter('begin')
    const answer = await send(addToShoppingCart.path, { body: { productId: service } })
    expect(answer.json()).toMatchObject({ code: 502, error: 'wire.database_down' })
    expect(answer.json().message).toContain('未做任何更改')
    expect(await inCart()).toBe(0)
  })
})

test('an answer that cannot be stored under its key is given all the same, and only once done', async () => {
  const key = newId('key')
  await send(countShoppingCart.path)
  proxy.cutAfter('update "idempotent_answers"')
  const first = await add(key)
  expect(first.json()).toMatchObject({ code: 0 })
  expect((await add(key)).body).toBe(first.body)
  const { rows } = await product.deps.db.execute(sql`select quantity from cart_lines`)
  expect(rows).toEqual([{ quantity: 1 }])
})

describe('a database that hangs', () => {
  test('is answered for by every call in time, by /ready at once, and is back when it goes on', async () => {
    await send(countShoppingCart.path)
    proxy.freeze()
    const began = Date.now()
    const answers = await Promise.all([
      app.inject({ method: 'GET', url: '/ready' }),
      ...wired.routes
        .filter(({ call }) => call.kind !== 'upload' && call.access !== 'signed')
        .map(async ({ call }) => {
          const answer = await send(call.path, call.method === 'POST' ? { body: {}, key: newId('key') } : {})
          return Object.assign(answer, { of: callName(call) })
        }),
    ])
    expect(Date.now() - began).toBeLessThan(20_000)
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ code: expect.any(Number), message: expect.any(String) })
      expect(answer.statusCode, answer.body).not.toBe(500)
    }
    expect(answers[0]?.json()).toMatchObject({ code: 502, data: { database: 'not reachable' } })
    proxy.thaw()
    const back = Date.now()
    await expect
      .poll(async () => (await send(countShoppingCart.path)).json().code, { timeout: 10_000 })
      .toBe(0)
    expect(Date.now() - back).toBeLessThan(5_000)
  })
})
