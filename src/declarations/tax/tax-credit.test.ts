import { expect, it } from 'vitest'
import { canCarry, isAccountedFor } from './tax-credit.ts'

const polish = { country: 'PL', kind: 'RETURN', scheme: 'LOCAL', corrects: null } as const

it.each([
  [polish, true],
  [{ ...polish, country: 'DE' }, false],
  [{ ...polish, kind: 'ANNUAL' } as const, false],
  [{ ...polish, scheme: 'OSS_UNION' } as const, false],
  [{ ...polish, corrects: 'dc_1' }, false],
])('%j is carried: %s', (declaration, carried) => {
  expect(canCarry(declaration)).toBe(carried)
})

it.each([
  [-500, 500, 0, true],
  [-500, 300, 200, true],
  [-500, 0, 500, true],
  [-500, 500, 1, false],
  [-500, 499, 0, false],
])('%i, of which %i was paid out and %i set off: %s', (payable, refunded, setOff, whole) => {
  expect(isAccountedFor(payable, { refunded, setOff })).toBe(whole)
})
