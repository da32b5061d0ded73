import { expect, it } from 'vitest'
import { formatInstant } from '#platform/shared/day-text.ts'
import { authorityZone } from './authority-zone.ts'

it.each([
  ['DE', '12:00'],
  ['PL', '12:00'],
  ['GB', '11:00'],
  ['PT', '11:00'],
  ['IE', '11:00'],
  ['GR', '13:00'],
  ['CY', '13:00'],
])('at noon in Berlin it is in %s %s', (country, time) => {
  expect(formatInstant('2026-04-02T10:00:00Z', 'en', 'time', authorityZone(country))).toBe(time)
})
