import { describe, expect, test } from 'vitest'
import { isWeekend } from '#platform/shared/calendar.ts'
import { addWorkingTime, startOfDay, workingTimeBetween } from './working-time.ts'

const HOUR = 3_600_000
const berlin = { timeZone: 'Europe/Berlin', rests: isWeekend }
const at = (text: string) => new Date(text)

test.each([
  ['2026-01-15', 'Europe/Berlin', '2026-01-14T23:00:00Z'],
  ['2026-07-15', 'Europe/Berlin', '2026-07-14T22:00:00Z'],
  ['2026-01-15', 'Asia/Shanghai', '2026-01-14T16:00:00Z'],
  ['2026-01-15', 'America/Los_Angeles', '2026-01-15T08:00:00Z'],
  ['2026-01-15', 'Asia/Kathmandu', '2026-01-14T18:15:00Z'],
  ['2026-01-15', 'Pacific/Kiritimati', '2026-01-14T10:00:00Z'],
  // Midnight is skipped where the clock goes forward at it.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00Z'],
])('%s begins in %s at %s', (day, timeZone, expected) => {
  expect(startOfDay(day, timeZone)).toEqual(at(expected))
})

describe('working time', () => {
  test.each([
    ['within a day', '2026-03-02T08:00:00Z', '2026-03-02T12:00:00Z', 4],
    ['over a night', '2026-03-02T20:00:00Z', '2026-03-03T04:00:00Z', 8],
    // Friday 18:00 to Monday 09:00 in Berlin.
    ['over a weekend', '2026-03-06T17:00:00Z', '2026-03-09T08:00:00Z', 15],
    ['on a Saturday', '2026-03-07T08:00:00Z', '2026-03-07T18:00:00Z', 0],
    // The Monday after the clocks went forward has all its hours; the day of the change is a Sunday.
    ['over a change of the clock', '2026-03-27T23:00:00Z', '2026-03-31T22:00:00Z', 48],
    ['backwards', '2026-03-03T04:00:00Z', '2026-03-02T20:00:00Z', 0],
  ])('%s', (_name, from, to, hours) => {
    expect(workingTimeBetween(at(from), at(to), berlin)).toBe(hours * HOUR)
  })

  test.each([
    ['the same day', '2026-03-02T08:00:00Z', 4, '2026-03-02T12:00:00Z'],
    ['over a weekend', '2026-03-06T17:00:00Z', 15, '2026-03-09T08:00:00Z'],
    ['from a Saturday', '2026-03-07T17:00:00Z', 1, '2026-03-09T00:00:00Z'],
    ['back over a weekend', '2026-03-09T08:00:00Z', -15, '2026-03-06T17:00:00Z'],
    ['nothing', '2026-03-02T08:00:00Z', 0, '2026-03-02T08:00:00Z'],
  ])('%s', (_name, from, hours, expected) => {
    expect(addWorkingTime(at(from), hours * HOUR, berlin)).toEqual(at(expected))
  })

  test('what is added is what lies between', () => {
    for (let hour = 0; hour < 24 * 14; hour += 5) {
      const from = new Date(Date.UTC(2026, 2, 20, hour))
      const to = addWorkingTime(from, 37 * HOUR, berlin)
      expect(workingTimeBetween(from, to, berlin), from.toISOString()).toBe(37 * HOUR)
    }
  })

  test('a calendar without working days ends the search', () => {
    const never = { timeZone: 'UTC', rests: () => true }
    expect(addWorkingTime(at('2026-03-02T08:00:00Z'), HOUR, never).getTime()).toBeGreaterThan(0)
  })
})
