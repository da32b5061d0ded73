import { expect, it } from 'vitest'
import { isCut, sectionOf } from './sections.ts'

const polish = { country: 'PL', scheme: 'LOCAL', dueAt: '2026-03-25', status: 'CALCULATED' } as const
const union = { ...polish, country: 'DE', scheme: 'OSS_UNION' } as const

it.each([
  ['DUE', polish, '2026-03-25 PL'],
  ['DUE', union, '2026-03-25 OSS_UNION'],
  ['DUE', { ...polish, dueAt: null }, 'none PL'],
  ['COUNTRY', polish, 'PL'],
  ['COUNTRY', union, 'OSS_UNION'],
  ['STATE', polish, 'CALCULATED'],
] as const)('by %s: %o is under %s', (group, row, key) => {
  expect(sectionOf(row, group)).toBe(key)
})

it.each([
  ['alone on the only page', [0, 1, { page: 1, pageSize: 50, total: 3 }], false],
  ['the first of the second page', [0, 2, { page: 2, pageSize: 50, total: 60 }], true],
  ['the last of a page with a next one', [1, 2, { page: 1, pageSize: 50, total: 60 }], true],
  ['in the middle', [1, 3, { page: 1, pageSize: 50, total: 60 }], false],
] as const)('%s', (_name, [index, sections, shown], cut) => {
  expect(isCut(index, sections, shown)).toBe(cut)
})
