import { expect, it } from 'vitest'
import { isMorningOver, stepOn } from './reminder-step.ts'

const BERLIN = 'Europe/Berlin'
const matter = (dueAt: string | null, type: 'FORM' | 'PAYMENT' | 'RENEWAL' = 'FORM', overdue = false) => ({
  type,
  dueAt,
  overdue,
})

it.each([
  ['2026-12-01', '2026-12-09', undefined],
  ['2026-12-01', '2026-12-08', 7],
  ['2026-12-01', '2026-12-05', 7],
  ['2026-12-01', '2026-12-04', 3],
  ['2026-12-01', '2026-12-03', 3],
  ['2026-12-01', '2026-12-02', 1],
  ['2026-12-01', '2026-12-01', 1],
  // the end of the year, and of a February that has 29 days
  ['2026-12-29', '2027-01-05', 7],
  ['2026-12-31', '2027-01-01', 1],
  ['2028-02-28', '2028-03-02', 3],
  // the night in which clocks go back, and forward
  ['2026-10-24', '2026-10-25', 1],
  ['2026-10-22', '2026-10-25', 3],
  ['2027-03-27', '2027-03-28', 1],
  ['2027-03-21', '2027-03-28', 7],
  ['2026-12-01', null, undefined],
])('on %s, due on %s: %s', (today, due, step) => expect(stepOn(today, matter(due), BERLIN)).toBe(step))

it.each([
  ['2026-12-01', '2027-01-31', undefined],
  ['2026-12-01', '2027-01-30', 60],
  ['2026-12-01', '2027-01-01', 60],
  ['2026-12-01', '2026-12-31', 30],
  ['2026-12-01', '2026-12-09', 30],
  ['2026-12-01', '2026-12-08', 7],
  ['2026-12-01', '2026-12-04', 7],
  ['2026-12-01', '2026-12-01', 7],
  // over the end of the year, and over both changes of the clock
  ['2026-12-31', '2027-03-01', 60],
  ['2026-10-20', '2026-11-19', 30],
  ['2027-03-21', '2027-03-28', 7],
])('a renewal is reminded of earlier: on %s, ending on %s: %s', (today, end, step) =>
  expect(stepOn(today, matter(end, 'RENEWAL'), BERLIN)).toBe(step),
)

it('after the due day there is one for what is overdue', () => {
  expect(stepOn('2026-12-03', matter('2026-12-02', 'FORM', true), BERLIN)).toBe(0)
  expect(stepOn('2027-12-03', matter('2026-12-02', 'FORM', true), BERLIN)).toBe(0)
})

it.each([
  ['2026-12-01', '2026-12-03T10:00:00Z', undefined],
  ['2026-12-02', '2026-12-03T10:00:00Z', 1],
  // midnight in Berlin is the day before in UTC
  ['2026-12-02', '2026-12-03T23:30:00Z', undefined],
  ['2026-12-03', '2026-12-03T23:30:00Z', 1],
])('an order is reminded of on its last day alone: on %s, until %s: %s', (today, until, step) =>
  expect(stepOn(today, matter(until, 'PAYMENT'), BERLIN)).toBe(step),
)

it.each([
  // 24 hours of winter time, then of summer time: 07:00Z and 06:00Z are eight o'clock
  ['2026-10-24T05:59:00Z', BERLIN, false],
  ['2026-10-24T06:00:00Z', BERLIN, true],
  ['2026-10-25T06:59:00Z', BERLIN, false],
  ['2026-10-25T07:00:00Z', BERLIN, true],
  ['2027-03-28T05:59:00Z', BERLIN, false],
  ['2027-03-28T06:00:00Z', BERLIN, true],
  ['2026-11-21T23:59:00Z', 'Asia/Shanghai', false],
  ['2026-11-22T00:00:00Z', 'Asia/Shanghai', true],
  ['2026-11-22T15:59:00Z', 'Asia/Shanghai', true],
  ['2026-11-22T16:00:00Z', 'Asia/Shanghai', false],
])('at %s in %s the morning is over: %s', (at, zone, expected) =>
  expect(isMorningOver(new Date(at), zone)).toBe(expected),
)
