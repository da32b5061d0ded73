import { describe, expect, it } from 'vitest'
import type { CalendarEntry } from './contract.ts'
import {
  heavyMonth,
  isMonth,
  lastDayOf,
  monthsFrom,
  sumsOf,
  totalOf,
  weeksOf,
  type MonthSums,
} from './year.ts'

const entry = (day: string, money: Partial<NonNullable<CalendarEntry['money']>> | null): CalendarEntry => ({
  id: day,
  kind: 'RETURN',
  day,
  time: null,
  title: '',
  subject: '',
  country: null,
  turn: 'agency',
  turnFrom: null,
  overdue: false,
  shift: null,
  consequence: null,
  money: money && {
    amount: 0,
    currency: 'EUR',
    part: 'TAX',
    certain: false,
    basis: '',
    counted: 0,
    ...money,
  },
  link: '/',
})

it.each([
  ['2026-11', 3, ['2026-11', '2026-12', '2027-01']],
  ['2026-01', 1, ['2026-01']],
  ['2027-12', 2, ['2027-12', '2028-01']],
])('%s and on, %d months: %o', (first, count, months) => expect(monthsFrom(first, count)).toEqual(months))

it.each([
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
  ['2028-02', '2028-02-29'],
  ['2027-02', '2027-02-28'],
])('%s ends on %s', (month, day) => expect(lastDayOf(month)).toBe(day))

it.each([
  ['2026-11', true],
  ['2026-13', false],
  ['2026-1', false],
  ['0000-01', false],
  ['', false],
  [null, false],
])('%s as a month: %s', (text, expected) => expect(isMonth(text)).toBe(expected))

describe('what is overdue', () => {
  const late = { ...entry('2026-09-10', { counted: 300, certain: true }), overdue: true }
  const months = ['2026-11', '2026-12']
  it('is due now: from before the first month it counts in that one, wherever else in its own', () => {
    const inMonth = { ...entry('2026-11-02', { counted: 50, certain: true }), overdue: true }
    const sums = sumsOf([late, inMonth, entry('2026-12-01', { counted: 7 })], months)
    expect(sums.map(({ month, total, count }) => [month, total, count])).toEqual([
      ['2026-11', 350, 2],
      ['2026-12', 7, 1],
    ])
  })
  it('is not everything from before: what was done is over', () => {
    expect(totalOf(sumsOf([{ ...late, overdue: false }], months)).count).toBe(0)
  })
})

describe('sums', () => {
  const entries = [
    entry('2026-11-25', { counted: 500, certain: true }),
    entry('2026-11-30', { counted: 700 }),
    entry('2026-12-01', { counted: 90, part: 'FEE' }),
    entry('2026-12-31', { counted: 1_000, part: 'FEE', certain: true }),
    entry('2026-12-31', { amount: 4_000, currency: 'PLN', counted: null }),
    entry('2026-12-02', null),
    entry('2027-01-01', { counted: 1 }),
  ]
  const months = sumsOf(entries, ['2026-11', '2026-12'])

  it('keep what is certain, estimated and a fee apart, and say what they leave out', () => {
    expect(months).toEqual([
      { month: '2026-11', certain: 500, estimated: 700, fees: 0, total: 1_200, count: 2, uncounted: 0 },
      { month: '2026-12', certain: 1_000, estimated: 0, fees: 90, total: 1_090, count: 4, uncounted: 1 },
    ])
    expect(totalOf(months)).toEqual({
      certain: 1_500,
      estimated: 700,
      fees: 90,
      total: 2_290,
      count: 6,
      uncounted: 1,
    })
  })
})

const costing = (...totals: number[]): MonthSums[] =>
  totals.map((total, index) => ({
    month: monthsFrom('2026-11', totals.length)[index] ?? '',
    certain: total,
    estimated: 0,
    fees: 0,
    total,
    count: 1,
    uncounted: 0,
  }))

it.each([
  ['exactly 1.5 times the average', [150, 75, 75], undefined],
  ['more than that', [75, 152, 75], '2026-12'],
  ['two such months: the next', [10, 160, 10, 170], '2026-12'],
  ['too few to compare', [0, 500, 0, 20], undefined],
  ['nothing', [0, 0, 0], undefined],
])('a heavy month, %s', (_, totals, month) => expect(heavyMonth(costing(...totals))?.month).toBe(month))

describe('the weeks of a month', () => {
  it.each([
    ['2026-11', '2026-10-26', '2026-12-06', 6],
    ['2027-02', '2027-02-01', '2027-02-28', 4],
    ['2026-03', '2026-02-23', '2026-04-05', 6],
  ])('%s: from %s to %s, %d weeks', (month, first, last, count) => {
    const weeks = weeksOf(month)
    expect(weeks).toHaveLength(count)
    expect(weeks[0]?.[0]?.day).toBe(first)
    expect(weeks.at(-1)?.[6]?.day).toBe(last)
    expect(weeks.flat().filter(({ isInMonth }) => isInMonth)).toHaveLength(Number(lastDayOf(month).slice(8)))
  })
})
