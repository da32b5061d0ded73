import { expect, it } from 'vitest'
import type { NodeResult } from '#catalogue/process.ts'
import { schemeOf } from './scheme-of.ts'

it.each<[NodeResult | null, string | null, string, string | null]>([
  ['VAT_NUMBER', 'DE136695976', 'vat-filing-de', null],
  [null, null, 'oss-registration', null],
  ['OSS_CONFIRMATION', 'DE136695976', 'oss-registration', 'OSS_UNION'],
  ['OSS_CONFIRMATION', null, 'oss-registration', 'OSS_UNION'],
  ['OSS_CONFIRMATION', 'EU372022452', 'oss-filing', 'OSS_NON_UNION'],
  ['OSS_CONFIRMATION', 'im2760000001', 'filing', 'IOSS'],
  ['OSS_CONFIRMATION', null, 'ioss-registration', 'IOSS'],
])('%s %s of %s belongs to %s', (kind, registrationNumber, productCode, scheme) => {
  expect(schemeOf({ kind, registrationNumber, productCode })).toBe(scheme)
})
