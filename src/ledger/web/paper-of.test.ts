import { expect, test } from 'vitest'
import { paperOf } from './paper-of.ts'

test.each([
  ['IMPORT', 'GB', 'GB_IMPORT'],
  ['IMPORT', 'NL', 'IMPORT'],
  ['PURCHASE', 'GB', 'PURCHASE'],
] as const)('%s in %s is explained as %s', (kind, country, paper) => {
  expect(paperOf(kind, country)).toBe(paper)
})
