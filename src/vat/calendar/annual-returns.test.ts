import { expect, it } from 'vitest'
import { annualDueOn, hasAnnualReturn } from './annual-returns.ts'
import { dueOn, filingRulesOf } from './due-on.ts'

it.each([
  ['DE', '2026-12-31', '2027-08-02'],
  ['AT', '2026-12-31', '2027-06-30'],
  ['ES', '2026-12-31', '2027-02-01'],
  ['IT', '2026-12-31', '2027-04-30'],
  ['IE', '2026-12-31', '2027-01-19'],
  ['LU', '2026-12-31', '2027-04-30'],
  ['FR', '2026-12-31', undefined],
  // Filing by the year in place of months is no return beside them.
  ['FI', '2026-12-31', undefined],
  ['GB', '2026-12-31', undefined],
])('the annual return of %s for the year that ends on %s is due on %s', (country, yearEnd, due) => {
  expect(annualDueOn(country, yearEnd)).toBe(due)
})

it.each([
  ['LU', true],
  ['DE', true],
  ['IT', true],
  ['FI', false],
  ['GB', false],
])('%s asks for a return of each year beside the others: %s', (country, asks) => {
  expect(hasAnnualReturn(country)).toBe(asks)
})

it.each(['FI', 'LU'])('by the year alone %s is filed only under a condition', (country) => {
  const yearly = filingRulesOf(country, '2026-12-31').filter(({ frequency }) => frequency === 'YEARLY')
  expect(yearly.map(({ when }) => when?.en)).toEqual([expect.stringMatching(/turnover below/i)])
})

it('a Luxembourg return by the year alone is due before 1 March', () => {
  expect(dueOn('LU', 'YEARLY', '2027-12-31')).toMatchObject({ nominal: '2028-02-29' })
})
