import { expect, test } from 'vitest'
import { paths } from '#paths.ts'
import { OWN_PLACE } from './own-place.ts'
import { statusHref } from './status-href.ts'

test.each([
  ['MAPPING', 'seller', paths.salesImports({ id: 'imp_1' })],
  ['MAPPING', 'staff', undefined],
  ['FINISHED', 'seller', undefined],
] as const)('%s leads a %s to %s', (status, reader, expected) => {
  expect(statusHref({ id: 'imp_1', status }, { ...OWN_PLACE, reader })).toBe(expected)
})
