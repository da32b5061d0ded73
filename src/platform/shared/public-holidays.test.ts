import { describe, expect, it } from 'vitest'
import { addDays, addWorkingDays, isWeekend } from './calendar.ts'
import { holidayName } from './public-holiday-names.ts'
import { publicHolidaysIn, restingIn } from './public-holidays.ts'

/** Those that are no weekends anyway. */
const holidays = (country: string, year: number): string[] =>
  Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index)).filter(
    (day) => restingIn(country)(day) && !isWeekend(day),
  )

// From the states' own published calendars.
describe('public holidays', () => {
  it.each<[string, number, string]>([
    ['DE', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 12-25'],
    ['DE', 2027, '01-01 03-26 03-29 05-06 05-17'],
    ['FR', 2026, '01-01 04-06 05-01 05-08 05-14 05-25 07-14 11-11 12-25'],
    ['GB', 2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
    ['GB', 2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
    ['IE', 2026, '01-01 02-02 03-17 04-06 05-04 06-01 08-03 10-26 12-25'],
    ['IT', 2026, '01-01 01-06 04-06 05-01 06-02 12-08 12-25'],
    ['ES', 2026, '01-01 01-06 04-03 05-01 10-12 12-08 12-25'],
    ['PL', 2026, '01-01 01-06 04-06 05-01 06-04 11-11 12-24 12-25'],
    ['CZ', 2026, '01-01 04-03 04-06 05-01 05-08 07-06 09-28 10-28 11-17 12-24 12-25'],
    ['GR', 2026, '01-01 01-06 02-23 03-25 04-10 04-13 05-01 06-01 10-28 12-25'],
    ['GR', 2027, '01-01 01-06 03-15 03-25 04-30 05-03 06-21 10-28'],
    ['SI', 2028, '02-08 04-17 04-27 05-01 05-02 08-15 10-31 11-01 12-25 12-26'],
    ['EU', 2026, '01-01 04-03 04-06 05-01 12-25'],
  ])('%s in %i', (country, year, days) => {
    expect(holidays(country, year).map((day) => day.slice(5))).toEqual(days.split(' '))
  })

  it.each('AT BE CZ DE ES FR GB GR IE IT NL PL SE SI'.split(' '))('each has a name in %s', (country) => {
    const days = publicHolidaysIn(country, 2026)
    expect(days.length).toBeGreaterThan(6)
    const names = days.map(({ rule }) => holidayName(country, rule))
    expect(new Set(names.map(({ en }) => en)).size).toBe(days.length)
    expect(new Set(names.map(({ zh }) => zh)).size).toBe(days.length)
    expect(names.map(({ en }) => en)).not.toContain('Public holiday')
  })

  it('that is taken on a weekday keeps its name', () => {
    const taken = publicHolidaysIn('GB', 2026).find(({ day }) => day === '2026-12-28')
    expect(holidayName('GB', taken?.rule ?? '').en).toBe('Boxing Day')
  })

  it('are days of rest, like weekends, in each of the countries that count', () => {
    const rests = restingIn('DE', 'PL')
    expect(['2026-12-24', '2026-12-25', '2026-12-27', '2026-12-28'].map(rests)).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(restingIn('DE')('2026-12-24')).toBe(false)
  })

  it.each([
    ['2026-12-23', 3, restingIn('DE'), '2026-12-29'],
    ['2026-12-23', 3, restingIn('PL'), '2026-12-30'],
    ['2026-12-23', 3, isWeekend, '2026-12-28'],
    ['2026-04-02', 1, restingIn('DE'), '2026-04-07'],
    ['2026-12-25', 0, restingIn('DE'), '2026-12-28'],
  ])('after %s, %i working days', (from, count, rests, to) => {
    expect(addWorkingDays(from, count, rests)).toBe(to)
  })
})
