import { expect, test } from 'vitest'
import { claimFault, type ClaimFault } from './claim-month.ts'

const TODAY = '2026-11-22'

test.each<[string, string, ClaimFault | undefined]>([
  ['2026-10-31', '2026-10', undefined],
  ['2026-10-31', '2026-11', undefined],
  ['2026-11-22', '2026-11', undefined],
  ['2026-11-23', '2026-11', 'DAY_IN_FUTURE'],
  ['2026-10-31', '2026-09', 'MONTH_BEFORE_DOCUMENT'],
  ['2026-10-31', '2026-12', 'MONTH_IN_FUTURE'],
  ['2022-01-05', '2026-11', undefined],
  ['2021-12-31', '2026-01', 'TOO_LATE'],
])('a document of %s in %s: %s', (date, month, fault) => {
  expect(claimFault(date, month, TODAY)).toBe(fault)
})
