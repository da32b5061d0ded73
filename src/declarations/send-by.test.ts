import { expect, it } from 'vitest'
import { sendBy } from './send-by.ts'

it.each([
  ['over Easter', '2026-04-10', 'DE', '2026-04-07'],
  ['in an ordinary week', '2026-06-12', 'DE', '2026-06-09'],
  ['over a weekend', '2026-06-09', 'DE', '2026-06-04'],
  ['due on a Sunday', '2026-06-14', 'DE', '2026-06-09'],
  ['over China’s national days', '2026-10-12', 'DE', '2026-09-29'],
  ['over the Chinese new year', '2026-02-25', 'PL', '2026-02-12'],
])('%s', (_, payBy, country, day) => {
  expect(sendBy(payBy, country)).toBe(day)
})
