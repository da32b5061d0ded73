import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { Wired } from '../wiring.ts'
import { testConfig } from '../testing/test-app.ts'
import { pageContextOf } from './page-context.ts'

const config = testConfig('postgres://nowhere', '/nowhere')
const wired = { deps: { config }, routes: [], authenticators: {} } as unknown as Wired

test.each([
  ['CNY', 'EUR', 'CNY'],
  ['EUR', 'GBP', 'EUR'],
  ['USD', undefined, 'USD'],
  [undefined, 'GBP', 'GBP'],
  ['XXX', 'GBP', 'GBP'],
  [['GBP', 'USD'], undefined, 'EUR'],
  [undefined, undefined, 'EUR'],
])('an address with currency %s and a cookie with %s shows %s', (address, cookie, shown) => {
  const request = {
    query: { currency: address },
    cookies: { currency: cookie },
    id: 'r',
    ip: '127.0.0.1',
  } as unknown as FastifyRequest
  expect(pageContextOf(request, wired).currency).toBe(shown)
})
