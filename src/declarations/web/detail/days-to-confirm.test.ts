import { expect, it } from 'vitest'
import { daysLeft } from '#platform/shared/days-left.ts'
import { daysToConfirm } from './days-to-confirm.ts'

const agencyZone = 'Europe/Berlin'
/** 18:00 in Berlin, and one o'clock of the next day in Shenzhen. */
const until = new Date('2026-11-26T17:00:00Z')

it.each([
  ['2026-11-24T08:00:00Z', 2],
  ['2026-11-24T17:30:00Z', 2],
  ['2026-11-24T23:30:00Z', 1],
  ['2026-11-26T16:59:59Z', 0],
  ['2026-11-26T17:00:01Z', null],
] as const)('at %s the seller reads %s, in whatever zone, as in the list of pending matters', (at, count) => {
  const now = new Date(at)
  expect(daysToConfirm(until, now, agencyZone)).toBe(count)
  if (count === null) return
  for (const timeZone of ['Asia/Shanghai', 'Europe/Berlin', 'America/Los_Angeles']) {
    expect(daysLeft('2026-11-26', { now, timeZone, agencyZone })).toBe(count)
  }
})
