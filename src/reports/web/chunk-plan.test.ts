import { expect, it } from 'vitest'
import { chunksFrom, resumeAt } from './chunk-plan.ts'

it.each([
  [0, 10, 4, ['0-4', '4-8', '8-10']],
  [8, 10, 4, ['8-10']],
  [0, 8, 4, ['0-4', '4-8']],
  [0, 0, 4, []],
])('from %i of %i bytes in pieces of %i', (from, size, chunk, expected) => {
  expect(chunksFrom(from, size, chunk).map(({ start, end }) => `${start}-${end}`)).toEqual(expected)
})

it.each([
  [0, 0],
  [4, 0],
  [8, 4],
  [10, 8],
])('after %i bytes it goes on at %i, with the last chunk once more', (received, at) => {
  expect(resumeAt(received, 4)).toBe(at)
})
