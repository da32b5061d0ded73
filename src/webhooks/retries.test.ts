import { describe, expect, it, test } from 'vitest'
import { isGivenUp, nextTry, TRIED_FOR_MS } from './retries.ts'

const start = new Date('2026-11-27T17:30:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)

test.each([
  [1, '2026-11-27T17:31:00.000Z'],
  [2, '2026-11-27T17:35:00.000Z'],
  [3, '2026-11-27T18:00:00.000Z'],
  [4, '2026-11-27T19:30:00.000Z'],
  [5, '2026-11-27T22:30:00.000Z'],
  [6, '2026-11-28T03:30:00.000Z'],
  [7, '2026-11-28T07:30:00.000Z'],
  [8, '2026-11-28T09:30:00.000Z'],
  [9, '2026-11-28T17:54:00.000Z'],
  [10, undefined],
  [0, undefined],
])('after %i tries that failed: %s', (failed, expected) => {
  expect(nextTry(failed, start)?.toISOString()).toBe(expected)
})

test('the tries of a delivery are spread over three days, each pause longer than the one before', () => {
  let at = start
  const pauses: number[] = []
  for (let failed = 1; ; failed++) {
    const next = nextTry(failed, at)
    if (!next) break
    pauses.push(next.getTime() - at.getTime())
    at = next
  }
  expect(at.getTime() - start.getTime()).toBe(TRIED_FOR_MS)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
})

describe('an endpoint is given up', () => {
  it.each([
    [0, false],
    [TRIED_FOR_MS - 1, false],
    [TRIED_FOR_MS, true],
    [TRIED_FOR_MS * 2, true],
  ])('after %i ms without any success: %s', (ms, expected) => {
    expect(isGivenUp(start, after(ms))).toBe(expected)
  })
})
