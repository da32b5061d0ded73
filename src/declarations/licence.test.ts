import { expect, it } from 'vitest'
import { isInForce } from './licence.ts'

it.each([
  ['2026-01-01', null, null, '2025-12-31', false],
  ['2026-01-01', null, null, '2026-01-01', true],
  ['2026-01-01', '2026-03-31', null, '2026-03-31', true],
  ['2026-01-01', '2026-03-31', null, '2026-04-01', false],
  ['2026-01-01', null, '2026-02-02', '2026-02-01', true],
  ['2026-01-01', null, '2026-02-02', '2026-02-02', false],
])('from %s until %s, ended %s: on %s %s', (validFrom, validUntil, endedOn, day, expected) => {
  expect(isInForce({ validFrom, validUntil, endedOn }, day)).toBe(expected)
})
