import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addWorkingDays, dayOf, daysBetween, isDay, isWeekend } from './calendar.ts'

const days = fc
  .integer({ min: Date.parse('1990-01-01') / 86_400_000, max: Date.parse('2090-12-31') / 86_400_000 })
  .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10))

describe('a day', () => {
  test.each(['2026-03-31', '2024-02-29', '1999-12-31'])('%s exists', (day) => expect(isDay(day)).toBe(true))
  test.each([
    '2026-02-30',
    '2025-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '2026-03-31T00:00:00Z',
    '٢٠٢٦-٠٣-٣١',
    '',
    20260331,
    null,
  ])('%s does not', (day) => expect(isDay(day)).toBe(false))
})

describe('the day of an instant depends on the time zone', () => {
  test.each([
    ['2026-03-31T22:30:00Z', 'Europe/Berlin', '2026-04-01'],
    ['2026-03-31T22:30:00Z', 'UTC', '2026-03-31'],
    ['2026-03-31T16:00:00Z', 'Asia/Shanghai', '2026-04-01'],
    ['2026-01-01T03:00:00Z', 'America/New_York', '2025-12-31'],
  ])('%s in %s is %s', (instant, zone, day) => expect(dayOf(new Date(instant), zone)).toBe(day))
})

describe('counting days', () => {
  test('adding and subtracting give the same day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        const there = addDays(day, count)
        expect(isDay(there)).toBe(true)
        expect(daysBetween(day, there)).toBe(count)
        expect(addDays(there, -count)).toBe(day)
      }),
    )
  })

  test('is not affected by daylight saving time', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  })
})

describe('working days', () => {
  test.each([
    ['2026-03-27', 1, '2026-03-30'], // Friday → Monday
    ['2026-03-27', 0, '2026-03-27'],
    ['2026-03-28', 0, '2026-03-30'], // Saturday → Monday
    ['2026-03-28', 1, '2026-03-30'], // Saturday → Monday is day 1
    ['2026-03-29', 0, '2026-03-30'],
    ['2026-03-29', 1, '2026-03-30'], // Sunday → Monday is day 1
    ['2026-11-22', 2, '2026-11-24'], // Sunday → Tuesday
    ['2026-03-27', 2, '2026-03-31'],
    ['2026-03-30', 5, '2026-04-06'],
    ['2026-03-30', 10, '2026-04-13'],
  ])('%s and %i working days is %s', (day, count, expected) => {
    expect(addWorkingDays(day, count)).toBe(expected)
  })

  test('land on a working day, with exactly that many working days passed', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 300 }), (day, count) => {
        const end = addWorkingDays(day, count)
        expect(isWeekend(end)).toBe(false)
        let passed = 0
        for (let at = addDays(day, 1); at <= end; at = addDays(at, 1)) if (!isWeekend(at)) passed++
        // From a weekend on, day 0 and day 1 are the same Monday.
        expect(passed).toBe(count === 0 && isWeekend(day) ? 1 : count)
      }),
      { numRuns: 60 },
    )
  })
})

test('the day of an instant is right whatever was asked before, where midnight is not at a full hour too', () => {
  const midnight = Date.parse('2026-03-29T00:00:00Z')
  for (const zone of [
    'Asia/Kathmandu',
    'Australia/Eucla',
    'Europe/Berlin',
    'Asia/Shanghai',
    'Pacific/Apia',
  ]) {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
    for (let minutes = -1_440; minutes < 2_880; minutes += 5)
      for (const moved of [0, -1]) {
        const instant = new Date(midnight + minutes * 60_000 + moved)
        expect([zone, instant, dayOf(instant, zone)]).toEqual([zone, instant, format.format(instant)])
      }
  }
})

const pad = (value: number, length: number) => String(value).padStart(length, '0')

test('a day exists as the calendar of the language knows it', () => {
  for (const year of [1, 1600, 1900, 2000, 2023, 2024, 2100, 9999])
    for (let month = 0; month <= 13; month++)
      for (let day = 0; day <= 32; day++) {
        const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
        const date = new Date(`${text}T00:00:00Z`)
        const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
        expect([text, isDay(text)]).toEqual([text, exists])
      }
})
