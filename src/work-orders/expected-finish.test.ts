import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addWorkingDays, isWeekend, workingDaysBetween } from '#platform/shared/calendar.ts'
import { restingIn } from '#platform/shared/public-holidays.ts'
import { expectedFinish, finishAsOf, quartilesOf } from './expected-finish.ts'
import type { SupplementState } from './supplements.ts'
import { germanNodes } from './testing/nodes.builders.ts'

const monday = '2026-03-09'
const rests = restingIn('DE', 'PL')

describe('the expected finish', () => {
  it('adds up the remaining steps', () => {
    const nodes = germanNodes({ form: 'OPEN' })
    // 1+1+1+2+1+20+5+1 and 3+2+3+4+1+30+8+1
    expect(expectedFinish(nodes, monday, isWeekend)).toEqual({
      low: addWorkingDays(monday, 32),
      high: addWorkingDays(monday, 52),
    })
  })

  it('does not count public holidays of the agency’s country and of the office’s', () => {
    // Christmas, New Year and, in Austria, Epiphany
    const nodes = germanNodes({
      form: 'ACCEPTED',
      check: 'ACCEPTED',
      sign: 'ACCEPTED',
      translation: 'ACCEPTED',
    })
    expect(expectedFinish(nodes, '2026-12-21', restingIn('DE', 'AT'))).toEqual({
      low: '2027-02-01',
      high: '2027-02-18',
    })
    expect(expectedFinish(nodes, '2026-12-21', isWeekend)).toEqual({ low: '2027-01-27', high: '2027-02-15' })
  })

  it('leaves out finished steps, and skippable ones from the lower end', () => {
    const nodes = germanNodes({ form: 'ACCEPTED', check: 'ACCEPTED', sign: 'OPEN' })
    const skippable = nodes.map((node) => ({ ...node, canSkip: node.key === 'translation' }))
    expect(expectedFinish(skippable, monday, isWeekend)).toEqual({
      low: addWorkingDays(monday, 28),
      high: addWorkingDays(monday, 47),
    })
  })

  it('uses past durations from 20 finished work orders on', () => {
    const nodes = germanNodes({ form: 'OPEN' })
    const nineteen = Array<number>(19).fill(10)
    expect(expectedFinish(nodes, monday, isWeekend, nineteen)).toEqual(
      expectedFinish(nodes, monday, isWeekend),
    )
    expect(expectedFinish(nodes, monday, isWeekend, [...nineteen, 10])).toEqual({
      low: addWorkingDays(monday, 10),
      high: addWorkingDays(monday, 10),
    })
  })

  it('is never in the past, on a weekend or on a public holiday', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(200), { maxLength: 40 }),
        fc.integer({ min: 0, max: 400 }),
        (past, offset) => {
          const today = addWorkingDays(monday, offset)
          const nodes = germanNodes({ form: 'SUBMITTED', check: 'OPEN' })
          const { low, high } = expectedFinish(nodes, today, rests, past)
          expect(low >= today && high >= low).toBe(true)
          expect(rests(low) || rests(high)).toBe(false)
        },
      ),
    )
  })
})

it('computes the quartiles', () => {
  expect(quartilesOf([9, 1, 5, 3, 7])).toEqual({ low: 3, high: 7 })
  expect(quartilesOf([])).toEqual({ low: 0, high: 0 })
})

it.each([
  ['9999-12-31', '2026-03-31', 0],
  ['2026-03-09', '2026-03-09', 0],
  ['2026-03-09', '2026-03-13', 4],
  ['2026-03-13', '2026-03-16', 1],
  ['2026-03-14', '2026-03-15', 0],
])('from %s to %s are %d working days', (from, to, days) => {
  expect(workingDaysBetween(from, to)).toBe(days)
})

describe('a delay', () => {
  const expected = { low: '2026-04-28', high: '2026-05-19' }
  const nodes = germanNodes({ form: 'OPEN' }) // since Monday 9 March, takes 1–3 days
  it.each([
    ['2026-03-10', '2026-04-28', '2026-05-19'],
    ['2026-03-11', '2026-04-29', '2026-05-19'],
    ['2026-03-13', '2026-05-01', '2026-05-20'],
  ])('moves the finish by a working day each day: %s', (today, low, high) => {
    const delay = { nodes, supplements: [], today, timeZone: 'Europe/Berlin', rests: isWeekend }
    expect(finishAsOf(expected, delay, undefined)).toEqual({ low, high, heldDays: 0 })
  })

  it.each<[string, SupplementState['status'], string, string, string]>([
    ['before its day', 'ASKED', '2026-03-20', '2026-04-28', '2026-05-19'],
    ['three working days after its day', 'ASKED', '2026-03-06', '2026-05-04', '2026-05-22'],
    ['not checked in time', 'SUBMITTED', '2026-03-10', '2026-04-29', '2026-05-20'],
    ['done', 'ACCEPTED', '2026-03-01', '2026-04-28', '2026-05-19'],
  ])('of a supplement moves it too: %s', (_name, status, dueAt, low, high) => {
    const supplements = [{ status, statusSince: new Date('2026-03-02T09:00:00Z'), dueAt }]
    const delay = { nodes: germanNodes({}), supplements, timeZone: 'Europe/Berlin' }
    const today = '2026-03-11'
    expect(finishAsOf(expected, { ...delay, today, rests: restingIn('DE') }, undefined)).toEqual({
      low,
      high,
      heldDays: 0,
    })
  })
})

describe('a hold', () => {
  const expected = { low: '2026-04-28', high: '2026-05-19' } // as of Monday 9 March
  const nodes = germanNodes({ form: 'OPEN' })
  const hold = { since: monday, until: '2026-03-16', computedOn: monday }
  it.each([
    ['moves the finish by its working days', monday, hold, '2026-05-05', '2026-05-26', 5],
    ['by no day more while it goes on', '2026-03-13', hold, '2026-05-05', '2026-05-26', 5],
    ['by the days so far where its end has passed', '2026-03-18', hold, '2026-05-07', '2026-05-28', 7],
    [
      'by the days so far where it has no end',
      '2026-03-11',
      { ...hold, until: null },
      '2026-04-30',
      '2026-05-21',
      2,
    ],
    [
      'by no day of a weekend',
      '2026-03-14',
      { until: '2026-03-15', since: '2026-03-14', computedOn: '2026-03-14' },
      '2026-05-01',
      '2026-05-20',
      0,
    ],
    [
      'once, where it was changed meanwhile',
      '2026-03-12',
      { ...hold, computedOn: '2026-03-12' },
      '2026-04-30',
      '2026-05-21',
      5,
    ],
  ])('%s', (_name, today, held, low, high, heldDays) => {
    const delay = { nodes, supplements: [], today, timeZone: 'Europe/Berlin', rests: isWeekend }
    expect(finishAsOf(expected, delay, held)).toEqual({ low, high, heldDays })
  })
})
