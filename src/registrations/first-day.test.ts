import { expect, it } from 'vitest'
import { firstDayOf, type FirstDayOf } from './first-day.ts'

const asked = (more: Partial<FirstDayOf>): FirstDayOf => ({
  firstMonth: '2026-11',
  months: 12,
  validFrom: null,
  today: '2027-02-08',
  earlierMonths: 0,
  ...more,
})

it.each<[string, Partial<FirstDayOf>, string]>([
  ['the month that was chosen, while nothing else is known', {}, '2026-11-01'],
  ['this month, where none was chosen', { firstMonth: null }, '2027-02-01'],
  [
    'the day from which the number is valid, where none was chosen',
    { firstMonth: null, validFrom: '2026-12-15' },
    '2026-12-15',
  ],
  ['a number that is valid later than chosen', { validFrom: '2027-01-20' }, '2027-01-20'],
  ['within the month that was chosen', { validFrom: '2026-11-17' }, '2026-11-17'],
  ['a new number that is valid a month earlier', { validFrom: '2026-10-20' }, '2026-10-20'],
  ['a new number that is valid in an earlier year', { validFrom: '2026-01-01', months: 24 }, '2026-01-01'],
  ['three of five missing months bought', { validFrom: '2026-06-10', earlierMonths: 3 }, '2026-09-01'],
  ['all missing months bought', { validFrom: '2026-08-10', earlierMonths: 3 }, '2026-11-01'],
  ['more bought than are missing', { validFrom: '2026-10-10', earlierMonths: 12 }, '2026-11-01'],
  ['more missing than bought: a service of its own', { validFrom: '2025-10-10' }, '2026-11-01'],
  ['just fewer', { validFrom: '2025-12-10' }, '2025-12-10'],
  [
    'a number that was filed for until now',
    { validFrom: '2024-03-01', earlierMonths: undefined },
    '2026-11-01',
  ],
])('%s', (_name, more, day) => {
  expect(firstDayOf(asked(more))).toBe(day)
})
