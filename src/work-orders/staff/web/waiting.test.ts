import { describe, expect, it } from 'vitest'
import { urgencyOf, waitingSince } from './waiting.ts'

describe('waitingSince', () => {
  const now = new Date('2026-03-17T12:00:00Z')
  it.each([
    ['2026-03-17T12:00:00Z', 'minutes', 1],
    ['2026-03-17T11:20:00Z', 'minutes', 40],
    ['2026-03-17T11:00:00Z', 'hours', 1],
    ['2026-03-16T12:00:01Z', 'hours', 23],
    ['2026-03-16T12:00:00Z', 'days', 1],
    ['2026-03-13T18:00:00Z', 'days', 3],
    ['2026-03-17T12:00:30Z', 'minutes', 1],
  ])('%s is %s %i', (since, unit, count) => {
    expect(waitingSince(new Date(since), now)).toEqual({ unit, count })
  })
})

describe('urgencyOf', () => {
  it.each([
    ['2026-03-16', true, 'late'],
    ['2026-03-17', false, 'today'],
    ['2026-03-18', false, 'calm'],
    [null, false, 'calm'],
  ])('due %s, late %s: %s', (dueAt, late, urgency) => {
    expect(urgencyOf(dueAt, late, '2026-03-17')).toBe(urgency)
  })
})
