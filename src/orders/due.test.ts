import { expect, it } from 'vitest'
import { dueOf } from './due.ts'

it.each([
  [6_900, 0, 6_900],
  [6_900, 6_000, 900],
  [6_900, 6_900, 0],
  [6_900, 9_000, 0],
])('of %i with %i received, %i is due', (amount, received, due) => {
  expect(dueOf({ amount, currency: 'EUR' }, received)).toEqual({ amount: due, currency: 'EUR' })
})
