import { expect, it } from 'vitest'
import { isEnteredByStaff, waitedRate } from './waited-rate.ts'

const rate = { reason: 'RATE', currency: 'USD', day: '2026-03-31' } as const

it.each([
  ['DE', 'LOCAL', { source: 'DE_BMF', key: '2026-03', currency: 'USD' }, true],
  ['GB', 'LOCAL', { source: 'GB_HMRC', key: '2026-03', currency: 'USD' }, false],
  ['PL', 'LOCAL', { source: 'PL_NBP', key: '2026-03-31', currency: 'USD' }, false],
  ['FR', 'LOCAL', { source: 'ECB', key: '2026-03-31', currency: 'USD' }, false],
  ['DE', 'OSS_UNION', { source: 'ECB', key: '2026-03-31', currency: 'USD' }, false],
] as const)('a return of %s under %s waits for %j', (country, scheme, waited, entered) => {
  expect(waitedRate({ country, scheme }, rate)).toEqual(waited)
  expect(isEnteredByStaff(waited)).toBe(entered)
})

it('what waits for something else waits for no rate', () => {
  expect(waitedRate({ country: 'DE', scheme: 'LOCAL' }, { reason: 'NOTHING_FOUND' })).toBeNull()
})
