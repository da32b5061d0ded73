import { expect, test } from 'vitest'
import { setAtMost } from './set-at-most.ts'

test('the entry that was set longest ago makes room, and no other', () => {
  const map = new Map<string, number>()
  for (const [index, key] of ['a', 'b', 'c', 'a', 'd'].entries()) setAtMost(map, 3, key, index)
  expect([...map]).toEqual([
    ['c', 2],
    ['a', 3],
    ['d', 4],
  ])
})
