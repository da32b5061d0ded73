import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/shared/calendar.ts'
import { fxDayOf } from './fx-day.ts'
import { easterSunday } from '#platform/shared/easter.ts'
import { isTargetClosed, publicationDay } from './target.ts'
import { FX_DAYS } from './testing/fx-days.cases.ts'

test.each(FX_DAYS)('%s %s ends on %s: the rates of %s', (scheme, period, lastDay, rateOf) =>
  expect(fxDayOf(scheme, period)).toMatchObject({ lastDay, rateOf }),
)

test.each([
  // Easter Sunday is the last day of the quarter: Monday is closed too
  ['OSS_UNION', '2024-Q1', '2024-04-02', '369h(2)'],
  ['OSS_NON_UNION', '2024q1', '2024-04-02', '366(2)'],
  ['oss', '2022-Q2', '2022-06-30', '369h(2)'],
  ['IOSS', '2022-12', '2023-01-02', '369v'],
  // 30 April, a Friday; the day after is closed
  ['IOSS', '2027-04', '2027-04-30', '369v'],
  // Good Friday
  ['IOSS', '2018-03', '2018-04-03', '369v'],
])('%s %s: %s by art. %s', (scheme, period, rateOf, law) => {
  const found = fxDayOf(scheme, period)
  expect(found).toMatchObject({ rateOf, source: expect.stringContaining(law) })
})

test.each([
  ['VAT', '2024-Q1', 'not a known scheme'],
  ['IOSS', '2024-Q1', 'Enter it as 2026-03'],
  ['OSS_UNION', '2024-03', 'Enter it as 2026-Q1'],
  ['OSS_UNION', '2024-Q5', 'not a period of'],
  ['IOSS', '2024-13', 'not a period of'],
  ['IOSS', '', 'not a period of'],
])('%s %j is refused: %s', (scheme, period, reason) => {
  const found = fxDayOf(scheme, period)
  expect('refused' in found && found.refused.en).toContain(reason)
})

test.each([
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
])('Easter of %d is %s', (year, day) => expect(easterSunday(year)).toBe(day))

test.each([
  ['2026-04-03', true],
  ['2026-04-06', true],
  ['2026-04-07', false],
  ['2026-05-01', true],
  ['2026-12-24', false],
  ['2026-12-25', true],
  ['2026-01-01', true],
  ['2026-01-06', false],
])('TARGET on %s is closed: %s', (day, closed) => expect(isTargetClosed(day)).toBe(closed))

test('the ECB publishes within five days, never earlier', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), (count) => {
      const day = addDays('2002-01-01', count)
      const published = publicationDay(day)
      expect(published >= day && published <= addDays(day, 5) && !isTargetClosed(published)).toBe(true)
    }),
  )
})
