import { expect, it } from 'vitest'
import { dateText } from './date-format.ts'

const INSTANT = '2026-03-13T16:20:00Z'
const berlin = { lang: 'en', timeZone: 'Europe/Berlin', today: '2026-11-22' } as const

it.each([
  [true, 'dayTime', '13 Mar, 17:20 CET'],
  [true, 'fullTime', '13 Mar 2026, 17:20 CET'],
  [true, 'time', '17:20 CET'],
  [true, 'short', '13 Mar'],
  [true, 'deadline', '13 Mar 2026, 17:20 (Central European Time)'],
  [false, 'dayTime', '13 Mar, 17:20'],
  [false, 'deadline', '13 Mar 2026, 17:20 (Central European Time)'],
] as const)('with zones named %s, %s is %s', (named, format, text) => {
  expect(dateText(INSTANT, { ...berlin, format, named })).toBe(text)
})

it('a calendar day is in no zone', () => {
  expect(dateText('2026-03-13', { ...berlin, format: 'dayTime', named: true })).toBe('13 March 2026')
})

it.each([
  ['2026-12-31', 'deadline', '31 December'],
  ['2027-01-05', 'deadline', '5 January 2027'],
  ['2027-01-05', 'short', '5 Jan 2027'],
  ['2027-01-05', 'weekday', 'Tuesday 5 January 2027'],
  ['2025-12-30T23:30:00Z', 'dayTime', '31 Dec 2025, 00:30'],
  // New Year's Day where its reader is.
  ['2025-12-31T23:30:00Z', 'dayTime', '1 Jan, 00:30'],
] as const)('%s as %s is %s', (value, format, text) => {
  expect(dateText(value, { ...berlin, format, named: false })).toBe(text)
})
