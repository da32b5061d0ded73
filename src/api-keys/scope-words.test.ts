import { expect, test } from 'vitest'
import { openedBy } from './scope-words.ts'
import type { Scope } from './scopes.ts'

test.each<[Scope[], [string, string][]]>([
  [[], []],
  [['cart:write'], [['cart', 'write']]],
  [
    ['sales:write', 'messages:read', 'sales:read'],
    [
      ['sales', 'both'],
      ['messages', 'read'],
    ],
  ],
])('%j opens %j', (scopes, opened) => {
  expect(openedBy(scopes).map(({ subject, how }) => [subject, how])).toEqual(opened)
})
