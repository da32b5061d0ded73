import { expect, test } from 'vitest'
import { daysToAsk, hasHmrcAccount, received, stillOwed } from './account-at-hmrc.ts'

test.each([
  ['2026-01-01', '2026-05-04', '2026-05-04'],
  ['2026-01-01', '2027-01-01', '2027-01-01'],
  ['2026-01-01', '2027-01-02', '2027-01-01'],
  ['2026-01-01', '2029-01-02', '2027-01-01'],
])('of a period from %s HMRC is asked on %s until %s', (from, today, to) => {
  expect(daysToAsk({ from }, today)).toEqual({ from, to })
})

const charge = (outstanding: number | null) => ({
  type: 'VAT Return Debit Charge',
  period: null,
  original: 10_010,
  outstanding,
  due: null,
})
test.each([
  [[], 0],
  [[10_010, 0], 10_010],
  [[10_010, -250], 9_760],
  [[10_010, null], null],
])('of %j pence %s are still to pay', (outstanding, owed) => {
  expect(stillOwed({ liabilities: outstanding.map(charge), payments: [] })).toBe(owed)
})

test('what HMRC received is the sum of the payments', () => {
  const payments = [
    { amount: 10_000, receivedOn: '2026-05-07' },
    { amount: 10, receivedOn: null },
  ]
  expect(received({ liabilities: [], payments })).toBe(10_010)
})

test.each([
  ['GB', 'LOCAL', 'RETURN', true],
  ['GB', 'LOCAL', 'EC_SALES_LIST', false],
  ['GB', 'IOSS', 'IOSS', false],
  ['DE', 'LOCAL', 'RETURN', false],
])('%s %s %s has an account at HMRC: %s', (country, scheme, kind, has) => {
  expect(hasHmrcAccount({ country, scheme, kind })).toBe(has)
})
