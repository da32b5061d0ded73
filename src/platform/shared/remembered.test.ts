import { expect, test, vi } from 'vitest'
import { remembered } from './remembered.ts'

test('finds the same texts once, also where nothing is found', () => {
  const find = vi.fn((text: string, more: string) => (text === more ? undefined : text + more))
  const found = remembered(find)
  expect([found('a', 'b'), found('a', 'c'), found('a', 'b'), found('d', 'd'), found('d', 'd')]).toEqual([
    'ab',
    'ac',
    'ab',
    undefined,
    undefined,
  ])
  expect(find).toHaveBeenCalledTimes(3)
})

test('holds no more than it may', () => {
  const find = vi.fn((text: string) => text)
  const same = remembered(find, 2)
  for (const text of ['a', 'b', 'c', 'a']) same(text)
  expect(find).toHaveBeenCalledTimes(4)
})
