import { expect, test } from 'vitest'
import { partDetails } from './personal-details.ts'

test.each([
  [{}, {}, {}],
  [{ detail: { revision: 3, to: 'open' } }, { revision: 3, to: 'open' }, {}],
  [{ detail: { revision: 3, reason: 'typed' } }, { revision: 3 }, { reason: 'typed' }],
  [
    { detail: { email: 'a@b.example' }, personal: { name: 'Lin' } },
    {},
    { email: 'a@b.example', name: 'Lin' },
  ],
])('what can be forgotten is apart from what is kept: %j', (line, kept, forgettable) => {
  expect(partDetails(line)).toEqual({ kept, forgettable })
})
