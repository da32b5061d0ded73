import { describe, expect, test } from 'vitest'
import { dayOfUrgency, letterUrgency, nextBest, type UrgencyFacts } from './next-best.ts'

const facts: UrgencyFacts = {
  letterDay: null,
  letterSince: null,
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
    ['a letter, however far its day', { letterDay: '2027-04-05' }, 'LETTER', '2007-04-10T22:00:00.000Z'],
    ['a letter without a day', { letterSince: new Date('2026-03-04T10:00:00Z') }, 'LETTER_UNDATED', ''],
    [
      'a letter before what is late for a year',
      { letterDay: '2026-12-31', levelEndsAt: new Date('2025-03-12T10:00:00Z') },
      'LETTER',
      '',
    ],
    ['a query, a week ahead', { queryDay: '2026-03-16' }, 'QUERY', '2026-03-09T23:00:00.000Z'],
    ['the letter before the query', { letterDay: '2026-03-30', queryDay: '2026-03-16' }, 'LETTER', ''],
    ['what is old', { boughtAt: new Date('2025-10-01T10:00:00Z') }, 'AGE', '2026-01-29T10:00:00.000Z'],
    ['the query’s own day is no second reason', { queryDay: '2026-03-30', dueOn: '2026-03-30' }, 'LEVEL', ''],
  ])('%s', (_name, some, because, at) => {
    const urgency = nextBest({ ...facts, ...some }, 'Europe/Berlin')
    expect(urgency.because).toBe(because)
    if (at) expect(urgency.at.toISOString()).toBe(at)
  })

  test.each<[string, Partial<UrgencyFacts>, string | null]>([
    ['of the letter', { letterDay: '2026-04-05' }, '2026-04-05'],
    // The step's own day is nearer, and is not what it is ranked by.
    [
      'of the query, though another step is due before',
      { queryDay: '2026-03-14', dueOn: '2026-03-11' },
      '2026-03-14',
    ],
    ['of the step', { dueOn: '2026-03-10' }, '2026-03-10'],
    ['none for a level', {}, null],
    ['none for a letter without one', { letterSince: new Date('2026-03-04T10:00:00Z') }, null],
  ])('the day that is told is the one it was ranked by: %s', (_name, some, day) => {
    expect(dayOfUrgency(nextBest({ ...facts, ...some }, 'Europe/Berlin'), 'Europe/Berlin')).toBe(day)
  })

  test('the day is told right whichever it is, also where clocks change', () => {
    const never = { ...facts, levelEndsAt: new Date('2030-01-01'), boughtAt: new Date('2030-01-01') }
    for (let n = 0; n < 400; n += 1) {
      const letterDay = new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)
      for (const zone of ['Europe/Berlin', 'Asia/Shanghai', 'America/Santiago'])
        expect(dayOfUrgency(nextBest({ ...never, letterDay }, zone), zone), zone).toBe(letterDay)
    }
  })

  test('letters come by their days, one without as if it had thirty days', () => {
    const letterSince = new Date('2026-03-04T10:00:00Z')
    const at = (letterDay: string | null) =>
      nextBest({ ...facts, letterDay, letterSince }, 'Europe/Berlin').at
    expect([at('2026-04-02'), at(null), at('2026-04-04')]).toEqual(
      [at('2026-04-04'), at('2026-04-02'), at(null)].toSorted((a, b) => a.getTime() - b.getTime()),
    )
    expect(letterUrgency(facts, 'Europe/Berlin')).toBeNull()
  })
})
