import { expect, it } from 'vitest'
import { daysUntil } from './calendar.ts'
import { daysLeft } from './days-left.ts'

const ZONES = { timeZone: 'Asia/Shanghai', agencyZone: 'Europe/Berlin' }

it.each([
  // Noon in Berlin, the same day in Shanghai.
  ['2026-12-04', '2026-11-26T11:00:00Z', 8],
  // 26 November in Berlin, 27 November in Shanghai.
  ['2026-12-04', '2026-11-26T20:00:00Z', 8],
  ['2026-12-04', '2026-11-26T23:30:00Z', 7],
  ['2026-11-25', '2026-11-26T20:00:00Z', -1],
] as const)('until %s at %s there are %d days, as the notice itself counts', (due, at, days) => {
  const now = new Date(at)
  expect(daysLeft(due, { ...ZONES, now })).toBe(days)
  expect(daysUntil(due, now, ZONES.agencyZone)).toBe(days)
})

it('an instant has its day where its reader is', () => {
  const now = new Date('2026-11-26T11:00:00Z')
  expect(daysLeft('2026-11-26T17:00:00Z', { ...ZONES, now })).toBe(1)
  expect(daysLeft('2026-11-26T15:00:00Z', { ...ZONES, now })).toBe(0)
})
