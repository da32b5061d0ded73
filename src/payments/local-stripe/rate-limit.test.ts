import { expect, it } from 'vitest'
import { CALLS_A_SECOND, rateLimit } from './rate-limit.ts'

it('has room for so many calls a second, and for as many in the next', () => {
  let now = 5_000
  const take = rateLimit(() => now)
  const asked = Array.from({ length: CALLS_A_SECOND + 3 }, () => take())
  expect(asked.filter((had) => had)).toHaveLength(CALLS_A_SECOND)
  now = 6_000
  expect(take()).toBe(true)
})
