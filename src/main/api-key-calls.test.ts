import { expect, test } from 'vitest'
import { SCOPES } from '#api-keys/scopes.ts'
import type { CallDefinition } from '#platform/shared/call.ts'
import { Refusal } from '#platform/shared/refusal.ts'
import { admitKeys, API_KEY_CALLS } from './api-key-calls.ts'
import { AUTHORISATION } from './authorisation-table.ts'
import { keyAccessOf } from '#platform/server/http/access.ts'

const entries = Object.entries(API_KEY_CALLS)

test('every call that a key opens is one of members, and writes only with a scope for writing', () => {
  const wrong = entries.filter(([name, scope]) => {
    const access = AUTHORISATION[name]
    const who = access && (keyAccessOf(access)?.or ?? access)
    if (who === 'sellerWriter' || who === 'visitorOrSellerWriter') return !scope.endsWith(':write')
    return who !== 'seller' && who !== 'visitorOrSeller'
  })
  expect(wrong).toEqual([])
  expect(new Set(entries.map(([, scope]) => scope))).toEqual(new Set(SCOPES))
})

test.each([
  '/user/',
  '/company/',
  '/privacy/',
  '/apiKey/',
  '/mandate/re',
  '/declaration/confirm',
  '/invite/',
])('what is a matter of people is not opened: %s', (path) => {
  expect(entries.filter(([name]) => name.split(' ')[1]?.startsWith(path))).toEqual([])
})

test('a key has sixty calls at once, and twenty a second', () => {
  const time = { now: 0 }
  const admit = admitKeys({ now: () => new Date(time.now) })
  const call = { method: 'GET', path: '/order/list' } as CallDefinition
  const errorOf = (id: string) => {
    try {
      admit({ id, scopes: ['orders:read'] }, call)
      return undefined
    } catch (error) {
      return error instanceof Refusal ? error.error : error
    }
  }
  const admitted = (id: string) => {
    let count = 0
    while (errorOf(id) === undefined) count += 1
    return count
  }
  expect([admitted('key_1'), admitted('key_2')]).toEqual([60, 60])
  time.now += 1_000
  expect(admitted('key_1')).toBe(20)
  time.now += 3_600_000
  expect(admitted('key_1')).toBe(60)
  time.now -= 7_200_000
  expect(admitted('key_1')).toBe(0)
  expect(errorOf('key_1')).toBe('wire.key_too_fast')
})
