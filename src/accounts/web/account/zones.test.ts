import { describe, expect, it } from 'vitest'
import { zoneOn, zonesOn } from './zones.ts'

const WINTER = new Date('2026-01-15T12:00:00Z')
const SUMMER = new Date('2026-07-15T12:00:00Z')

describe('a time zone', () => {
  it.each([
    ['Asia/Shanghai', WINTER, 'Shanghai', 'UTC+08:00', 480],
    ['Asia/Hong_Kong', WINTER, 'Hong Kong', 'UTC+08:00', 480],
    ['Europe/Berlin', WINTER, 'Berlin', 'UTC+01:00', 60],
    ['Europe/Berlin', SUMMER, 'Berlin', 'UTC+02:00', 120],
    ['America/New_York', WINTER, 'New York', 'UTC-05:00', -300],
    ['Asia/Kathmandu', WINTER, 'Kathmandu', 'UTC+05:45', 345],
    ['UTC', WINTER, 'UTC', 'UTC', 0],
  ])('%s on %s is %s %s', (id, at, city, offset, minutes) => {
    expect(zoneOn(id, at, 'en')).toEqual({ id, city, offset, minutes })
  })

  it.each([
    ['Asia/Shanghai', '中国时间', 'UTC+08:00'],
    ['Europe/Berlin', '德国时间', 'UTC+01:00'],
    ['America/New_York', '纽约时间', 'UTC-05:00'],
    ['UTC', 'UTC', 'UTC'],
  ])('%s is %s in Chinese', (id, city, offset) => {
    expect(zoneOn(id, WINTER, 'zh')).toMatchObject({ city, offset })
  })

  it('has a Chinese name of its own, without a Latin letter', () => {
    const cities = zonesOn(WINTER, 'zh').flatMap(({ id, city }) => (id === 'UTC' ? [] : [city]))
    expect(cities.filter((city) => /[A-Za-z]/.test(city))).toEqual([])
    expect(new Set(cities).size).toBe(cities.length)
  })

  it('stands in a list from west to east', () => {
    const minutes = zonesOn(WINTER, 'en').map((zone) => zone.minutes)
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
    expect(minutes.length).toBeGreaterThan(300)
  })
})
