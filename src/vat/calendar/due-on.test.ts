import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWeekend } from '#platform/shared/calendar.ts'
import { ALL_FILING } from './all-filing.ts'
import { dueOn, nominalDue } from './due-on.ts'
import { lastDayOfMonth } from './months.ts'
import { nextDueDates } from './next-due-dates.ts'
import { DUE_DAYS } from './testing/due-days.cases.ts'
import { movedFrom, shifted } from './working-day.ts'

const due = (country: string, frequency: string, periodEnd: string): string => {
  const answer = dueOn(country, frequency, periodEnd)
  return 'refused' in answer ? answer.refused.en : `${answer.nominal} ${answer.shifted}`
}

test.each(DUE_DAYS)('%s %s %s: %s, %s', (country, frequency, periodEnd, nominal, moved) =>
  expect(due(country, frequency, periodEnd)).toBe(`${nominal} ${moved}`),
)

test.each([
  // a month after the last day of a month is the last day of the next one
  ['GB', 'quarterly', '2026-02-28', '2026-04-07 2026-04-07'],
  ['GB', 'quarterly', '2024-01-31', '2024-03-07 2024-03-07'],
  ['GB', 'quarterly', '2026-05-15', '2026-06-22 2026-06-22'],
  ['XI', 'quarterly', '2026-06-30', '2026-08-07 2026-08-07'],
  // LIPE: the last day of February, also of a leap year
  ['IT', 'quarterly', '2023-12-31', '2024-02-29 2024-02-29'],
  ['IT', 'yearly', '2025-12-31', '2026-04-30 2026-04-30'],
  ['ES', 'monthly', '2024-01-31', '2024-02-29 2024-02-29'],
  ['ES', 'quarterly', '2025-12-31', '2026-01-30 2026-01-30'],
  ['NO', 'bi-monthly', '2026-06-30', '2026-08-31 2026-08-31'],
  ['NO', 'BIMONTHLY', '2025-12-31', '2026-02-10 2026-02-10'],
  ['DK', 'half-yearly', '2026-06-30', '2026-09-01 2026-09-01'],
  ['CH', 'quarterly', '2025-12-31', '2026-02-28 2026-03-02'],
  ['EL', 'monthly', '2026-01-31', '2026-02-28 2026-02-27'],
  // the rule changed for periods of 2025
  ['BE', 'quarterly', '2024-12-31', '2025-01-20 2025-01-20'],
  ['BE', 'quarterly', '2025-03-31', '2025-04-25 2025-04-25'],
  // Sweden: what would be due on the 12th of January or August
  ['SE', 'monthly', '2026-11-30', '2027-01-17 2027-01-18'],
  ['SE', 'monthly', '2026-06-30', '2026-08-17 2026-08-17'],
  ['SE', 'quarterly', '2026-06-30', '2026-08-17 2026-08-17'],
  ['SE', 'monthly', '2026-12-31', '2027-02-12 2027-02-12'],
  ['SE', 'monthly', '2026-05-31', '2026-07-12 2026-07-13'],
  // Denmark: the summer, as skat.dk lists it (June 2025 is due on Monday the 18th)
  ['DK', 'monthly', '2025-06-30', '2025-08-17 2025-08-18'],
  ['DK', 'monthly', '2026-06-30', '2026-08-17 2026-08-17'],
  ['DK', 'monthly', '2026-07-31', '2026-08-25 2026-08-25'],
  ['DK', 'quarterly', '2026-06-30', '2026-09-01 2026-09-01'],
  ['PT', 'monthly', '2026-06-30', '2026-09-20 2026-09-21'],
  ['PT', 'monthly', '2026-07-31', '2026-09-20 2026-09-21'],
  ['PT', 'monthly', '2026-05-31', '2026-07-20 2026-07-20'],
  // Great Britain: a month and seven days, a year and two months
  ['GB', 'monthly', '2026-01-31', '2026-03-07 2026-03-07'],
  ['GB', 'monthly', '2026-04-30', '2026-06-07 2026-06-07'],
  ['GB', 'annual', '2026-03-31', '2026-05-31 2026-05-31'],
  ['GB', 'yearly', '2025-12-31', '2026-02-28 2026-02-28'],
  ['XI', 'yearly', '2026-06-30', '2026-08-31 2026-08-31'],
  // one return for all states, never shifted
  ['OSS_UNION', 'quarterly', '2026-09-30', '2026-10-31 2026-10-31'],
  ['IOSS', 'monthly', '2026-01-31', '2026-02-28 2026-02-28'],
  ['OSS', '', '2026-09-30', '2026-10-31 2026-10-31'],
  ['DE', 'IOSS', '2026-01-31', '2026-02-28 2026-02-28'],
])('%s %s %s: %s', (country, frequency, periodEnd, days) =>
  expect(due(country, frequency, periodEnd)).toBe(days),
)

/** CGI annex IV art. 39: companies of other member states file by the 19th, a representative by the 24th. */
test.each([
  ['FR', 'monthly', '2026-01-31', { established: 'DE' }, '2026-02-19'],
  ['FR', 'quarterly', '2026-03-31', { established: 'DE' }, '2026-04-19'],
  ['FR', 'monthly', '2026-01-31', { established: 'DE', representative: true }, '2026-02-24'],
  ['FR', 'monthly', '2026-01-31', { established: 'CN' }, '2026-02-24'],
  ['FR', 'monthly', '2026-01-31', { established: 'FR' }, '2026-02-24'],
  ['FR', 'monthly', '2026-01-31', {}, '2026-02-24'],
  ['DE', 'monthly', '2026-01-31', { established: 'PL' }, '2026-02-10'],
])('%s %s %s of %j: %s', (country, frequency, periodEnd, seller, nominal) =>
  expect(dueOn(country, frequency, periodEnd, seller)).toMatchObject({ nominal }),
)

test.each([
  ['DE', 'monthly', '2026-02-30', 'not a valid date'],
  ['DE', 'monthly', '9999-12-31', 'not a valid date'],
  ['DE', 'monthly', '2026-02-15', 'No monthly period ends on 2026-02-15'],
  ['ES', 'quarterly', '2026-02-28', 'No quarterly period ends on 2026-02-28'],
  ['DE', 'weekly', '2026-02-28', 'Available: monthly, quarterly'],
  ['DE', '', '2026-02-28', 'Please enter the filing frequency'],
  ['IOSS', 'quarterly', '2026-03-31', 'Available: monthly'],
  ['ZZ', 'monthly', '2026-02-28', 'No due dates are recorded for “ZZ”'],
  ['constructor', 'monthly', '2026-02-28', 'No due dates are recorded'],
])('%s %s %s is refused: %s', (country, frequency, periodEnd, reason) =>
  expect(due(country, frequency, periodEnd)).toContain(reason),
)

describe('any state, frequency and period', () => {
  const rules = Object.entries(ALL_FILING).flatMap(([country, list]) =>
    list.map((rule) => ({ country, rule })),
  )
  const ends = fc
    .tuple(fc.integer({ min: 2020, max: 2090 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => lastDayOfMonth(year, month))

  test('a return is due after its period, and shifted only as the state shifts it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rules), ends, ({ country, rule }, end) => {
        const nominal = nominalDue(rule, end)
        if (!nominal) return
        expect(nominal > end).toBe(true)
        const moved = shifted(nominal, rule.due.shift, country)
        if (rule.due.shift === 'NONE') expect(moved).toBe(nominal)
        else expect(isWeekend(moved)).toBe(false)
        if (rule.due.shift === 'NEXT') expect(moved >= nominal).toBe(true)
        if (rule.due.shift === 'PREVIOUS') expect(moved <= nominal).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

const restsAtChristmas = (day: string): boolean => isWeekend(day) || day === '2026-12-25'

describe('a public holiday brings a due day forward, and never puts it off', () => {
  test.each([
    // Slovenia closes on the 31st of October, Greece on the Orthodox Good Friday.
    ['SI', 'monthly', '2028-09-30', '2028-10-31', '2028-10-30'],
    ['SI', 'monthly', '2027-09-30', '2027-10-31', '2027-10-29'],
    ['GR', 'monthly', '2027-03-31', '2027-04-30', '2027-04-29'],
    ['GR', 'quarterly', '2026-03-31', '2026-04-30', '2026-04-30'],
    // Christmas, a Friday: whoever files on it is in time.
    ['PL', 'monthly', '2026-11-30', '2026-12-25', '2026-12-25'],
  ])('%s %s %s: %s, and so %s', (country, frequency, periodEnd, nominal, moved) =>
    expect(dueOn(country, frequency, periodEnd)).toMatchObject({ nominal, shifted: moved }),
  )

  test('days of rest that are known put a day off where the caller says so', () => {
    expect(movedFrom('2026-12-25', 'NEXT', restsAtChristmas)).toBe('2026-12-28')
    expect(movedFrom('2026-12-25', 'NONE', restsAtChristmas)).toBe('2026-12-25')
  })
})

const next = (country: string, day: string) =>
  nextDueDates(country, day).map(
    (one) => `${one.frequency} ${one.periodFrom} ${one.periodEnd} ${one.shifted}`,
  )

describe('what is due next', () => {
  test.each([
    [
      'DE',
      '2026-11-21',
      ['MONTHLY 2026-11-01 2026-11-30 2026-12-10', 'QUARTERLY 2026-10-01 2026-12-31 2027-01-11'],
    ],
    [
      'DE',
      '2026-11-10',
      ['MONTHLY 2026-10-01 2026-10-31 2026-11-10', 'QUARTERLY 2026-10-01 2026-12-31 2027-01-11'],
    ],
    [
      'GB',
      '2026-11-07',
      [
        'QUARTERLY 2026-07-01 2026-09-30 2026-11-07',
        'MONTHLY 2026-09-01 2026-09-30 2026-11-07',
        'YEARLY 2026-01-01 2026-12-31 2027-02-28',
      ],
    ],
    [
      'FR',
      '2026-11-20',
      [
        'MONTHLY 2026-10-01 2026-10-31 2026-11-24',
        'MONTHLY 2026-11-01 2026-11-30 2026-12-21',
        'QUARTERLY 2026-10-01 2026-12-31 2027-01-19',
        'QUARTERLY 2026-10-01 2026-12-31 2027-01-25',
      ],
    ],
    [
      'NO',
      '2026-11-21',
      ['BIMONTHLY 2026-09-01 2026-10-31 2026-12-10', 'QUARTERLY 2026-10-01 2026-12-31 2027-01-20'],
    ],
    [
      'IT',
      '2026-11-21',
      [
        'QUARTERLY 2026-07-01 2026-09-30 2026-11-30',
        'MONTHLY 2026-11-01 2026-11-30 2026-12-16',
        'YEARLY 2026-01-01 2026-12-31 2027-04-30',
      ],
    ],
    ['ZZ', '2026-11-21', []],
  ])('%s on %s', (country, day, expected) => expect(next(country, day)).toEqual(expected))
})
