import { describe, expect, it } from 'vitest'
import { digestDue } from './digest-time.ts'

describe('the daily mail is due from eight o’clock of the reader’s day', () => {
  it.each([
    ['2026-11-21T23:59:59Z', 'Asia/Shanghai', undefined],
    ['2026-11-22T00:00:00Z', 'Asia/Shanghai', ['2026-11-22', '2026-11-22T00:00:00.000Z']],
    ['2026-11-22T15:59:59.900Z', 'Asia/Shanghai', ['2026-11-22', '2026-11-22T00:00:00.000Z']],
    ['2026-11-22T16:00:00Z', 'Asia/Shanghai', undefined],
    ['2026-11-22T07:30:00Z', 'Europe/Berlin', ['2026-11-22', '2026-11-22T07:00:00.000Z']],
    ['2026-07-22T06:30:00Z', 'Europe/Berlin', ['2026-07-22', '2026-07-22T06:00:00.000Z']],
    ['2026-10-25T06:59:00Z', 'Europe/Berlin', undefined],
    ['2026-12-31T23:00:00Z', 'Pacific/Auckland', ['2027-01-01', '2026-12-31T19:00:00.000Z']],
    ['2026-11-22T02:29:59Z', 'Asia/Kolkata', undefined],
    ['2026-11-22T02:30:00Z', 'Asia/Kolkata', ['2026-11-22', '2026-11-22T02:30:00.000Z']],
  ])('%s in %s', (now, timeZone, expected) => {
    const due = digestDue(new Date(now), timeZone)
    expect(due && [due.day, due.before.toISOString()]).toEqual(expected)
  })
})
