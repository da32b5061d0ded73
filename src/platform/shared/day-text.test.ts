import { describe, expect, it } from 'vitest'
import { formatDay, formatDayRange, formatDeadline, formatInstant, formatZoned } from './day-text.ts'

const TODAY = '2026-11-22'
const near = (day: string, style: 'long' | 'short' | 'weekday' = 'long') => [
  formatDay(day, 'en', style, TODAY),
  formatDay(day, 'zh', style, TODAY),
]

const nearRange = (from: string, to: string, lang: 'en' | 'zh') =>
  formatDayRange(from, to, lang, 'long', TODAY)

describe('days', () => {
  it.each([
    ['full', '9 March 2026', '2026年3月9日'],
    ['medium', '9 Mar 2026', '2026年3月9日'],
    ['long', '9 March', '3月9日'],
    ['short', '9 Mar', '3月9日'],
    ['month', 'March 2026', '2026年3月'],
    ['weekday', 'Monday 9 March', '3月9日（周一）'],
  ] as const)('%s', (style, en, zh) => {
    expect(formatDay('2026-03-09', 'en', style, TODAY)).toBe(en)
    expect(formatDay('2026-03-09', 'zh', style, TODAY)).toBe(zh)
  })

  it('names the year where it is not this one', () => {
    expect(near('2026-12-31')).toEqual(['31 December', '12月31日'])
    expect(near('2027-01-01')).toEqual(['1 January 2027', '2027年1月1日'])
    expect(near('2020-01-01')).toEqual(['1 January 2020', '2020年1月1日'])
    expect(near('2027-01-01', 'short')).toEqual(['1 Jan 2027', '2027年1月1日'])
    expect(near('2027-01-01', 'weekday')).toEqual(['Friday 1 January 2027', '2027年1月1日（周五）'])
  })

  it('joins a range as each language does', () => {
    expect(nearRange('2026-04-28', '2026-05-19', 'en')).toBe('28 April – 19 May')
    expect(nearRange('2026-04-28', '2026-05-19', 'zh')).toBe('4月28日至5月19日')
    expect(nearRange('2026-04-28', '2026-04-28', 'en')).toBe('28 April')
    expect(nearRange('2026-12-28', '2027-01-19', 'en')).toBe('28 December 2026 – 19 January 2027')
    expect(nearRange('2027-01-05', '2027-01-19', 'en')).toBe('5 January – 19 January 2027')
    expect(nearRange('2027-01-05', '2027-01-19', 'zh')).toBe('2027年1月5日至1月19日')
    expect(formatDayRange('2026-02-01', '2026-02-28', 'en', 'full')).toBe('1 February – 28 February 2026')
    expect(formatDayRange('2026-02-01', '2026-02-28', 'zh', 'full')).toBe('2026年2月1日至2月28日')
    expect(formatDayRange('2026-09-22', '2027-09-17', 'zh', 'full')).toBe('2026年9月22日至2027年9月17日')
    expect(formatDayRange('2026-04-28', '2026-04-28', 'zh', 'full')).toBe('2026年4月28日')
  })
})

it.each([
  ['en', '2026-03-09', '9 March 2026'],
  ['zh', '2026-03-09', '2026年3月9日'],
  ['en', '2024-02-29', '29 February 2024'],
] as const)('%s %s is %s', (lang, day, words) => {
  expect(formatDay(day, lang)).toBe(words)
})

describe('instants', () => {
  const instant = '2026-03-13T16:20:00Z'

  it('are told in the reader’s zone', () => {
    expect(formatInstant(instant, 'en', 'time', 'Asia/Shanghai', TODAY)).toBe('00:20')
    expect(formatInstant(instant, 'en', 'dayTime', 'Asia/Shanghai', TODAY)).toBe('14 Mar, 00:20')
    expect(formatInstant(instant, 'zh', 'dayTime', 'Europe/Berlin', TODAY)).toBe('3月13日 17:20')
    expect(formatInstant(new Date(instant), 'en', 'long', 'UTC', TODAY)).toBe('13 March')
  })
})

it.each([
  ['en', 'Asia/Shanghai', '14 Mar 2026, 00:20 (China Standard Time)'],
  ['zh', 'Asia/Shanghai', '2026年3月14日 00:20（中国标准时间）'],
  ['en', 'Europe/Berlin', '13 Mar 2026, 17:20 (Central European Time)'],
  ['zh', 'Europe/Berlin', '2026年3月13日 17:20（中欧时间）'],
  ['en', 'UTC', '13 Mar 2026, 16:20 (UTC)'],
] as const)('a deadline names its zone: %s in %s', (lang, zone, text) => {
  expect(formatDeadline('2026-03-13T16:20:00Z', lang, zone)).toBe(text)
})

it.each([
  ['en', 'Europe/Berlin', '13 Mar, 17:20 CET'],
  ['en', 'Asia/Shanghai', '14 Mar, 00:20 China Time'],
  ['zh', 'Europe/Berlin', '3月13日 17:20 德国时间'],
  ['en', 'UTC', '13 Mar, 16:20 UTC'],
] as const)('a time among many names its zone in short: %s in %s', (lang, zone, text) => {
  expect(formatZoned('2026-03-13T16:20:00Z', lang, 'dayTime', zone, TODAY)).toBe(text)
})

it('names the zone of the season', () => {
  expect(formatZoned('2026-07-13T16:20:00Z', 'en', 'time', 'Europe/Berlin', TODAY)).toBe('18:20 CEST')
})
