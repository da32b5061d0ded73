import { expect, it } from 'vitest'
import { readListPlace } from './list-place.ts'

const VIEWS = ['open', 'closed'] as const

it.each([
  ['', { view: undefined, keyword: '', page: 1 }],
  ['view=closed&keyword=lanhai&page=3', { view: 'closed', keyword: 'lanhai', page: 3 }],
  ['view=everything&keyword=%20&page=abc', { view: undefined, keyword: '', page: 1 }],
  [`keyword=${'x'.repeat(90)}`, { view: undefined, keyword: 'x'.repeat(80), page: 1 }],
])('reads “%s”', (query, place) => {
  expect(readListPlace(new URLSearchParams(query), VIEWS)).toEqual(place)
})

it('reads the view from the parameter that the list names', () => {
  expect(readListPlace(new URLSearchParams('status=open&view=closed'), VIEWS, 'status').view).toBe('open')
})
