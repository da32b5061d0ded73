import { expect, it } from 'vitest'
import { pageNumbers, readPage } from './pager.ts'

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

it.each([
  ['', 1],
  ['page=', 1],
  ['page=2', 2],
  ['page=007', 7],
  ['page=100000', 100_000],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=1e9', 1],
  ['page=1000000000', 1],
  ['page=100001', 1],
  ['page=abc', 1],
  ['page=２', 1],
  ['page=3&page=4', 3],
])('“%s” means page %d', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page)
})
