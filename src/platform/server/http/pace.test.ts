import { expect, test } from 'vitest'
import type { Principal } from '../../shared/principal.ts'
import { createPace } from './pace.ts'

const seller = (userId: string, more: object = {}) =>
  ({ kind: 'seller', userId, companyId: 'com_1', ...more }) as Principal
const staff = { kind: 'staff', staffId: 'stf_1' } as Principal

/** Runs only where a test says so: what is counted is exact. */
function stillClock() {
  let at = Date.UTC(2026, 2, 2, 9)
  return { now: () => new Date(at), advance: (ms: number) => void (at += ms) }
}

/** How many of so many calls are let through. */
function through(pace: (who: Principal) => void, who: Principal, calls: number): number {
  return Array.from({ length: calls }).filter(() => {
    try {
      pace(who)
      return true
    } catch {
      return false
    }
  }).length
}

test.each([
  ['a person', seller('usr_1')],
  ['a member of the staff', staff],
])('%s has fifteen seconds’ worth of calls at once, then so many a second', (_who, who) => {
  const clock = stillClock()
  const pace = createPace(clock, 10)
  expect(through(pace, who, 200)).toBe(150)
  clock.advance(1_000)
  expect(through(pace, who, 50)).toBe(10)
  clock.advance(60_000)
  expect(through(pace, who, 200)).toBe(150)
})

test('who calls twice as fast as the pace without a rest gets through every second time', () => {
  const clock = stillClock()
  const pace = createPace(clock, 10)
  through(pace, staff, 150)
  const steps = Array.from({ length: 20 }, () => {
    clock.advance(50)
    return through(pace, staff, 1)
  })
  expect(steps.filter((count) => count === 1)).toHaveLength(10)
})

test('people are counted apart, and their company together', () => {
  const pace = createPace(stillClock(), 10)
  const people = Array.from({ length: 6 }, (_, index) => seller(`usr_${index}`))
  expect(people.map((who) => through(pace, who, 150))).toEqual([150, 150, 150, 150, 0, 0])
  expect(through(pace, seller('usr_9', { companyId: 'com_2' }), 150)).toBe(150)
})

test.each([
  ['a visitor', { kind: 'visitor' } as Principal],
  ['a key of a program', seller('usr_1', { apiKey: { id: 'key_1', scopes: [] } })],
])('%s has limits elsewhere', (_who, who) => expect(through(createPace(stillClock(), 1), who, 100)).toBe(100))
