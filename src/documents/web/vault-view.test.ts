import { expect, it } from 'vitest'
import { isNarrowed, readView } from './vault-view.ts'

it.each([
  ['', {}],
  [
    'kind=PASSPORT&country=DE&person=LI+NA&expiring=1&keyword=+x+',
    { kind: 'PASSPORT', country: 'DE', person: 'LI NA', expiring: 1, keyword: 'x' },
  ],
  ['year=2026&deleted=1', { year: 2026, deleted: 1 }],
  ['year=26&deleted=yes', {}],
  ['year=20260', {}],
  ['kind=passport&country=Germany&person=+&expiring=yes&keyword=', {}],
  [`keyword=${'a'.repeat(80)}`, { keyword: 'a'.repeat(60) }],
])('the address ?%s', (search, view) => {
  expect(readView(new URLSearchParams(search))).toEqual(view)
  expect(isNarrowed(readView(new URLSearchParams(search)))).toBe(Object.keys(view).length > 0)
})
