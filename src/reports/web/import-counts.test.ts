import { expect, it } from 'vitest'
import { issuesTitle, isRepeated, repeatedCounts } from './import-counts.ts'

it.each([
  ['a row twice in the file', 0, 3, [{ code: 'DUPLICATE_ROW', count: 2 }], { duplicate: 2, outside: 1 }],
  ['rows of an earlier file', 48, 0, [{ code: 'IMPORTED_BEFORE', count: 48 }], { duplicate: 48, outside: 0 }],
  [
    'both',
    4,
    2,
    [
      { code: 'IMPORTED_BEFORE', count: 4 },
      { code: 'DUPLICATE_ROW', count: 1 },
    ],
    { duplicate: 5, outside: 1 },
  ],
  ['none', 0, 7, [{ code: 'OTHER_VAT', count: 1 }], { duplicate: 0, outside: 7 }],
])('%s', (_, rowsDuplicate, rowsOutside, causes, expected) => {
  expect(repeatedCounts({ rowsDuplicate, rowsOutside, causes })).toEqual(expected)
})

it('a repeated row is no hint on a row that counts', () => {
  expect(['DUPLICATE_ROW', 'IMPORTED_BEFORE', 'OTHER_VAT'].map((code) => isRepeated({ code }))).toEqual([
    true,
    true,
    false,
  ])
})

const gone = { at: '2026-11-20T09:00:00Z', by: { kind: 'seller', name: 'Li' } } as const

it.each([
  // Eight rows with thirteen problems.
  ['ERROR', null, { key: 'issues', count: 8 }],
  ['ERROR', gone, { key: 'issuesThen', count: 8 }],
  ['WARNING', null, { key: 'noIssues' }],
] as const)('with causes of %s the title counts rows, not problems', (severity, withdrawn, expected) => {
  const one = { rowsWithIssue: 8, errors: 13, withdrawn, causes: [{ severity }, { severity }] }
  expect(issuesTitle(one)).toEqual(expected)
})
