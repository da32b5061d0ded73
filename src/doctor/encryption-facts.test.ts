import { expect, test } from 'vitest'
import { judgeTravels } from './encryption-facts.ts'

test.each([
  ['HERE', 'GOOD', 'this machine'],
  ['CHECKED', 'GOOD', 'certificate checked'],
  ['PLAIN', 'ATTENTION', 'can read everything'],
] as const)('a database whose address is %s is %s', (travels, state, says) => {
  expect(judgeTravels('DATABASE_DIRECT_URL', travels)).toMatchObject({
    state,
    says: expect.stringMatching(`^DATABASE_DIRECT_URL .*${says}`),
  })
})
