import { expect, test } from 'vitest'
import { crossedLimits, type Limit } from './crossed-limits.ts'
import type { DeclarationKind, DeclarationScheme } from './declaration.ts'

const crossed = (kind: Limit['kind'], country: string, more: Partial<Limit> = {}): Limit => ({
  kind,
  country,
  level: 'CROSSED',
  settled: false,
  since: '2026-03',
  ...more,
})

test.each<[DeclarationKind, DeclarationScheme, string, Limit, boolean]>([
  ['RETURN', 'LOCAL', 'DE', crossed('INTRASTAT_ARRIVALS', 'DE'), true],
  ['RETURN', 'LOCAL', 'DE', crossed('INTRASTAT_ARRIVALS', 'FR'), false],
  ['RETURN', 'LOCAL', 'DE', crossed('UNREGISTERED', 'FR'), false],
  ['RETURN', 'LOCAL', 'DE', crossed('DISTANCE_SALES', 'EU'), true],
  ['RETURN', 'LOCAL', 'GB', crossed('REGISTRATION', 'XI'), true],
  ['RETURN', 'LOCAL', 'DE', crossed('DISTANCE_SALES', 'EU', { since: '2026-04' }), false],
  ['RETURN', 'LOCAL', 'DE', crossed('DISTANCE_SALES', 'EU', { since: '2025-12' }), false],
  ['RETURN', 'LOCAL', 'DE', crossed('DISTANCE_SALES', 'EU', { level: 'NEAR' }), false],
  ['RETURN', 'LOCAL', 'DE', crossed('DISTANCE_SALES', 'EU', { settled: true }), false],
  ['ANNUAL', 'LOCAL', 'DE', crossed('DISTANCE_SALES', 'EU'), true],
  ['OSS', 'OSS_UNION', 'DE', crossed('UNREGISTERED', 'FR'), true],
  ['OSS', 'OSS_UNION', 'DE', crossed('UNREGISTERED', 'GB'), false],
  ['OSS', 'OSS_NON_UNION', 'DE', crossed('UNREGISTERED', 'FR'), false],
  ['IOSS', 'IOSS', 'DE', crossed('CONSIGNMENTS', 'EU'), true],
  ['IOSS', 'IOSS', 'DE', crossed('CONSIGNMENTS', 'GB'), false],
  ['EC_SALES_LIST', 'LOCAL', 'DE', crossed('INTRASTAT_DISPATCHES', 'DE'), false],
  ['EPR', 'LOCAL', 'DE', crossed('DISTANCE_SALES', 'EU'), false],
])('%s (%s) of %s and %o: %s', (kind, scheme, country, limit, expected) => {
  const declaration = { kind, scheme, country, fromDay: '2026-01-01', toDay: '2026-03-31' }
  const found = crossedLimits(declaration, [limit])
  expect(found).toEqual(
    expected ? [{ threshold: limit.kind, country: limit.country, day: '2026-03-01' }] : [],
  )
})
