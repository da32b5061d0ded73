import { expect, it } from 'vitest'
import { asksForSalesLists, salesListDueOn } from './ec-sales-lists.ts'

it.each([
  ['DE', '2026-09-30', '2026-10-26'],
  ['DE', '2026-02-28', '2026-03-25'],
  ['ES', '2026-08-31', '2026-09-21'],
  ['IT', '2026-12-31', '2027-01-25'],
  ['PL', '2026-09-30', undefined],
  ['GB', '2026-09-30', undefined],
])('the list of %s for the month that ends on %s is due on %s', (state, monthEnd, due) => {
  expect(salesListDueOn(state, monthEnd)).toBe(due)
})

it.each([
  ['DE', true],
  ['XI', true],
  ['GB', false],
  ['CH', false],
])('%s asks for lists: %s', (state, asks) => {
  expect(asksForSalesLists(state)).toBe(asks)
})
