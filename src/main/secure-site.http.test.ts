import { PassThrough } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { login } from '#accounts/contract.ts'
import { addToShoppingCart, countShoppingCart } from '#cart/contract.ts'
import { buildApp } from './app.ts'
import { testApp } from './testing/test-app.ts'

const lines: string[] = []
const logTo = new PassThrough().on(
  'data',
  (chunk: Buffer) => void lines.push(...chunk.toString().split('\n')),
)
const product = await testApp({ logTo, config: { trustProxy: '127.0.0.1' } })
const { wired, config, people } = product
const secure = await buildApp({
  wired: { ...wired, deps: { ...wired.deps, config: { ...config, mode: 'production' } } },
  database: product.database,
})
afterAll(() => secure.close())

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  secure.inject({ method: 'POST', url: `/server/portal${path}`, payload, headers })
const setCookies = (answer: { headers: Record<string, unknown> }) =>
  [answer.headers['set-cookie']].flat().join('\n')

const warnings = () => lines.filter((line) => line.includes('TRUST_PROXY')).length
const from = (remoteAddress: string, headers: Record<string, string>) =>
  secure.inject({ url: '/health', remoteAddress, headers })

const count = async (sent: string) => {
  const url = `/server/portal${countShoppingCart.path}`
  return (await secure.inject({ url, headers: { cookie: sent } })).json<{ data: number }>().data
}

describe('where there is https', () => {
  test('the known device is a cookie for this host alone, over TLS alone', async () => {
    const { email, password } = people.seller
    const answer = await post(login.path, { email, password })
    expect(answer.json()).toMatchObject({ code: 0 })
    expect(setCookies(answer)).toMatch(
      /^__Host-device=v1\.\S+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  test('so is the cart of a visitor; one that a neighbouring host planted is not heard', async () => {
    const { rows } = await product.database.pool.query<{ id: string }>(
      `select id from products where code = 'eori-eu'`,
    )
    const added = await post(addToShoppingCart.path, { productId: rows[0]?.id, options: {}, quantity: 1 })
    expect(added.json()).toMatchObject({ code: 0, data: 1 })
    const cookie = setCookies(added)
    expect(cookie).toMatch(/^__Host-cart=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const own = cookie.split(';')[0] ?? ''
    expect(await count(own)).toBe(1)
    expect(await count(own.replace('__Host-', ''))).toBe(0)
  })
})

describe('a forwarded request', () => {
  test('by a declared proxy, or none at all, is nothing to warn of', async () => {
    await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })
    await from('192.0.2.7', {})
    expect(warnings()).toBe(0)
  })

  test('by an address that is not declared is warned of once, with the address', async () => {
    for (let i = 0; i < 5; i++) await from('192.0.2.7', { 'x-forwarded-for': '203.0.113.9' })
    expect(warnings()).toBe(1)
    expect(lines.find((line) => line.includes('TRUST_PROXY'))).toContain('"peer":"192.0.2.7"')
  })
})
