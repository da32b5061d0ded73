import { expect, it } from 'vitest'
import { dateText } from './date-format.ts'

const INSTANT = '2026-03-13T16:20:00Z'
const berlin = { lang: 'en', timeZone: 'Europe/Berlin' } as const

it.each([
  [true, 'dayTime', '13 Mar, 17:20 CET'],
  [true, 'fullTime', '13 Mar 2026, 17:20 CET'],
  [true, 'time', '17:20 CET'],
  [true, 'short', '13 Mar'],
  [true, 'deadline', '13 Mar 2026, 17:20 (Central European Time)'],
  [false, 'dayTime', '13 Mar, 17:20'],
] as const)('with zones named %s, %s is %s', (named, format, text) => {
  expect(dateText(INSTANT, { ...berlin, format, named })).toBe(text)
})

it('a calendar day is in no zone', () => {
  expect(dateText('2026-03-13', { ...berlin, format: 'dayTime', named: true })).toBe('13 March 2026')
})
