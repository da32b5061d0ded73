import { expect, it } from 'vitest'
import { pageNumbers } from './pager.ts'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 7, [1, 2, 3, 'gapAfter', 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, 'gapBefore', 4, 5, 6, 'gapAfter', 9]],
  [9, 9, [1, 'gapBefore', 7, 8, 9]],
  [10, 20, [1, 'gapBefore', 9, 10, 11, 'gapAfter', 20]],
])('page %d of %d', (page, pages, expected) => {
  expect(pageNumbers(page, pages)).toEqual(expected)
})
