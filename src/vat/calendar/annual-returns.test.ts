import { expect, it } from 'vitest'
import { annualDueOn } from './annual-returns.ts'

it.each([
  ['DE', '2026-12-31', '2027-08-02'],
  ['AT', '2026-12-31', '2027-06-30'],
  ['ES', '2026-12-31', '2027-02-01'],
  ['IT', '2026-12-31', '2027-04-30'],
  ['IE', '2026-12-31', '2027-01-19'],
  ['FR', '2026-12-31', undefined],
])('the annual return of %s for the year that ends on %s is due on %s', (country, yearEnd, due) => {
  expect(annualDueOn(country, yearEnd)).toBe(due)
})
