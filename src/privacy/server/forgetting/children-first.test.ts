import { expect, it } from 'vitest'
import { childrenFirst } from './children-first.ts'

it.each([
  [['orders', 'lines'], [{ from: 'lines', to: 'orders' }], ['lines', 'orders']],
  [['lines', 'orders'], [{ from: 'lines', to: 'orders' }], ['lines', 'orders']],
  [
    ['a', 'b', 'c'],
    [
      { from: 'b', to: 'a' },
      { from: 'c', to: 'b' },
    ],
    ['c', 'b', 'a'],
  ],
  [['a'], [{ from: 'a', to: 'a' }], ['a']],
  // What is not asked for does not matter.
  [['a'], [{ from: 'z', to: 'a' }], ['a']],
])('%j by %j is deleted as %j', (tables, references, expected) => {
  expect(childrenFirst(tables, references)).toEqual(expected)
})

it('does not go round in a circle for ever', () => {
  const circle = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ]
  expect(() => childrenFirst(['a', 'b'], circle)).toThrow(/circle/)
})
