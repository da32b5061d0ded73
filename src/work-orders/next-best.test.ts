import { describe, expect, test } from 'vitest'
import { nextBest, type UrgencyFacts } from './next-best.ts'

const facts: UrgencyFacts = {
  letterDay: null,
  queryDay: null,
  levelEndsAt: new Date('2026-03-12T10:00:00Z'),
  dueOn: null,
  boughtAt: new Date('2026-03-01T10:00:00Z'),
}

describe('what comes next, and why', () => {
  test.each<[string, Partial<UrgencyFacts>, string, string]>([
    ['the service level', {}, 'LEVEL', '2026-03-12T10:00:00.000Z'],
    // Until the end of the day.
    ['a step that is due before', { dueOn: '2026-03-10' }, 'DUE', '2026-03-10T23:00:00.000Z'],
    ['not one that is due later', { dueOn: '2026-03-20' }, 'LEVEL', '2026-03-12T10:00:00.000Z'],
    ['a letter, well ahead of its day', { letterDay: '2026-04-05' }, 'LETTER', '2026-03-06T23:00:00.000Z'],
    ['a query, a week ahead', { queryDay: '2026-03-16' }, 'QUERY', '2026-03-09T23:00:00.000Z'],
    ['the letter before the query', { letterDay: '2026-03-30', queryDay: '2026-03-16' }, 'LETTER', ''],
    ['what is old', { boughtAt: new Date('2025-10-01T10:00:00Z') }, 'AGE', '2026-01-29T10:00:00.000Z'],
    ['the query’s own day is no second reason', { queryDay: '2026-03-30', dueOn: '2026-03-30' }, 'LEVEL', ''],
  ])('%s', (_name, some, because, at) => {
    const urgency = nextBest({ ...facts, ...some }, 'Europe/Berlin')
    expect(urgency.because).toBe(because)
    if (at) expect(urgency.at.toISOString()).toBe(at)
  })

  test('an unanswered letter comes before everything that is not late for a month', () => {
    const letter = nextBest({ ...facts, letterDay: '2026-03-25' }, 'Europe/Berlin')
    expect(letter.at.getTime()).toBeLessThan(nextBest(facts, 'Europe/Berlin').at.getTime())
  })
})
