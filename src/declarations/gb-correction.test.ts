import { expect, test } from 'vitest'
import { gbCorrection, type GbCorrection } from './gb-correction.ts'

test.each<[number, string, string, GbCorrection]>([
  [0, '2026-03-31', '2026-06-01', 'NEXT_RETURN'],
  [1_000_000, '2026-03-31', '2026-06-01', 'NEXT_RETURN'],
  [-1_000_000, '2026-03-31', '2026-06-01', 'NEXT_RETURN'],
  [1_000_001, '2026-03-31', '2026-06-01', 'BY_BOX_6'],
  [-5_000_000, '2026-03-31', '2026-06-01', 'BY_BOX_6'],
  [5_000_001, '2026-03-31', '2026-06-01', 'ONLINE_FORM'],
  [100, '2022-03-31', '2026-03-31', 'NEXT_RETURN'],
  [100, '2022-03-31', '2026-04-01', 'TOO_LATE'],
  [9_000_000, '2022-02-28', '2026-03-01', 'TOO_LATE'],
])('an error of %i pence in the return up to %s, found on %s: %s', (error, toDay, on, how) => {
  expect(gbCorrection({ error, toDay, on })).toBe(how)
})
