import { expect, test } from 'vitest'
import { isNarrowed, readWorkPlace } from './work-place.ts'

test.each([
  ['', { page: 1 }],
  ['status=CALCULATED&country=PL&page=3', { status: 'CALCULATED', country: 'PL', page: 3 }],
  [
    'kind=OSS&turn=agency&keyword=%20DC-2026-000912',
    { kind: 'OSS', turn: 'agency', keyword: 'DC-2026-000912', page: 1 },
  ],
  ['assignee=me&group=COUNTRY', { assignee: 'me', group: 'COUNTRY', page: 1 }],
  ['assignee=st_1&group=NAME', { page: 1 }],
  ['status=PAID&country=poland&kind=x&turn=me&page=-2', { page: 1 }],
])('%s', (query, expected) => {
  expect(readWorkPlace(new URLSearchParams(query))).toEqual(expected)
})

test('how rows are grouped leaves out none', () => {
  expect([{ group: 'STATE' as const }, { assignee: 'me' as const }].map(isNarrowed)).toEqual([false, true])
})
