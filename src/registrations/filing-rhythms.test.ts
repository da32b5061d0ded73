import { expect, it } from 'vitest'
import { rhythmsOf } from './filing-rhythms.ts'

it.each([
  ['DE', ['MONTHLY', 'QUARTERLY']],
  ['ES', ['QUARTERLY', 'MONTHLY']],
  ['IT', ['QUARTERLY', 'MONTHLY']],
  ['IE', ['BIMONTHLY', 'MONTHLY']],
  ['OSS_UNION', ['QUARTERLY']],
  ['IOSS', ['MONTHLY']],
])('%s takes returns %s', (calendar, rhythms) => {
  expect(rhythmsOf(calendar, '2026-11-22').slice(0, rhythms.length)).toEqual(rhythms)
})
