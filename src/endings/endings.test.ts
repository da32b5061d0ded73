import { describe, expect, it } from 'vitest'
import { dutiesAfter } from './duties.ts'
import { finalReturn, stockState, unsettledReturns, type ReturnAtEnd } from './points-of-end.ts'

describe('duties that outlive a number', () => {
  it.each([
    ['DE', false, '2026-11-20', ['RECORDS 2036-12-31', 'INVOICES 2034-12-31']],
    ['GB', false, '2028-02-29', ['RECORDS 2034-02-28', 'CORRECTIONS 2032-02-29']],
    ['DE', true, '2026-11-20', ['SCHEME_RECORDS 2036-12-31', 'SCHEME_CORRECTIONS 2029-11-20']],
    ['FR', false, '2026-11-20', ['RECORDS 2032-11-20']],
    ['IT', false, '2026-11-20', ['RECORDS 2036-11-20']],
    ['PL', false, '2026-11-20', ['RECORDS null']],
  ])('%s, scheme %s, ended %s', (country, isScheme, end, expected) => {
    expect(dutiesAfter(end, { country, isScheme }).map(({ kind, until }) => `${kind} ${until}`)).toEqual(
      expected,
    )
  })
})

const one = (more: Partial<ReturnAtEnd>): ReturnAtEnd => ({
  id: 'a',
  frequency: 'MONTHLY',
  fromDay: '2026-11-01',
  toDay: '2026-11-20',
  status: 'ACCEPTED',
  taxStatus: 'PAID',
  ...more,
})

it.each([
  ['filed', [one({})], 'DONE'],
  ['not filed', [one({ status: 'CALCULATED' })], 'OPEN'],
  ['of another period', [one({ toDay: '2026-11-19' })], 'UNKNOWN'],
  ['not there yet', [], 'UNKNOWN'],
])('the last return is %s', (_name, returns, state) => {
  expect(finalReturn(returns, '2026-11-20', '2016-01-01').state).toBe(state)
})

it.each([
  ['still kept', [], '2026-11-20', 'UNKNOWN'],
  ['forgotten', [], '2026-11-21', 'NOT_NEEDED'],
  ['old, and still open', [one({ status: 'CALCULATED' })], '2037-01-01', 'OPEN'],
])('a last return that would be %s', (_name, returns, kept, state) => {
  expect(finalReturn(returns, '2026-11-20', kept).state).toBe(state)
})

it('names what is not filed, not paid or not paid back', () => {
  const all = [
    one({ id: 'paid' }),
    one({ id: 'open', status: 'QUERIED' }),
    one({ id: 'due', taxStatus: 'DUE' }),
    one({ id: 'credit', taxStatus: 'CREDIT' }),
    one({ id: 'carried', taxStatus: 'CARRIED' }),
  ]
  expect(unsettledReturns(all).map(({ id }) => id)).toEqual(['open', 'due', 'credit'])
})

it.each([
  ['rows after the end', { movedAfter: 2, reportedUntil: '2026-12-31', isConfirmed: true }, 'OPEN'],
  ['none, in later reports', { movedAfter: 0, reportedUntil: '2026-12-31', isConfirmed: false }, 'DONE'],
  ['no later report', { movedAfter: 0, reportedUntil: '2026-11-20', isConfirmed: false }, 'UNKNOWN'],
  ['no report at all', { movedAfter: 0, reportedUntil: null, isConfirmed: false }, 'UNKNOWN'],
  ['a document instead', { movedAfter: 0, reportedUntil: null, isConfirmed: true }, 'DONE'],
])('stock: %s', (_name, known, state) => {
  expect(stockState(known, '2026-11-20')).toBe(state)
})
