import { expect, it } from 'vitest'
import { filingSpan, lastDayAfter, momentOf, validitySpan } from './renewal-span.ts'

it.each([
  ['2027-03-31', '2026-11-22', 'NOT_DUE'],
  ['2027-01-22', '2026-11-22', 'NOT_DUE'],
  ['2027-01-21', '2026-11-22', 'IN_TIME'],
  ['2026-11-22', '2026-11-22', 'IN_TIME'],
  ['2026-10-23', '2026-11-22', 'IN_TIME'],
  ['2026-10-22', '2026-11-22', 'ENDED'],
])('what ends on %s is, on %s, %s', (end, today, moment) => {
  expect(momentOf(end, today)).toBe(moment)
})

it.each([
  ['2026-11-22', 12, '2027-11-21'],
  ['2027-03-01', 12, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-12-01', 24, '2028-11-30'],
  ['2026-01-31', 12, '2027-01-30'],
])('from %s %i months last until %s', (from, months, last) => {
  expect(lastDayAfter(from, months)).toBe(last)
})

it.each([
  ['before the end', '2026-11-22', { from: '2026-12-16', to: '2027-12-15', gap: null }],
  ['on its last day', '2026-12-15', { from: '2026-12-16', to: '2027-12-15', gap: null }],
  ['on the day after', '2026-12-16', { from: '2026-12-16', to: '2027-12-15', gap: null }],
  [
    'nine days late',
    '2026-12-25',
    { from: '2026-12-25', to: '2027-12-24', gap: { from: '2026-12-16', to: '2026-12-24' } },
  ],
])('a validity that ends on 15 December is renewed %s', (_name, today, span) => {
  expect(validitySpan('2026-12-15', 12, today)).toEqual(span)
})

const filing = { calendar: 'DE', offset: 0, months: 12, annualReturns: 0, end: '2026-12-31' } as const

it.each([
  ['monthly', { ...filing, rhythm: 'MONTHLY' }, { from: '2027-01-01', to: '2027-12-31' }],
  [
    'quarterly, two years',
    { ...filing, rhythm: 'QUARTERLY', months: 24 },
    { from: '2027-01-01', to: '2028-12-31' },
  ],
  [
    'in British quarters of their own',
    { ...filing, calendar: 'GB', rhythm: 'QUARTERLY', offset: 1, end: '2027-01-31' },
    { from: '2027-02-01', to: '2028-01-31' },
  ],
] as const)('returns go on %s', (_name, renewal, span) => {
  expect(filingSpan(renewal)).toEqual({ ...span, gap: null })
})
