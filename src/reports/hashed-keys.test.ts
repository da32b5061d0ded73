import { expect, test } from 'vitest'
import { FirstDays } from './first-days.ts'
import { dayNumber, RowKeys } from './hashed-keys.ts'

const KEYS = 20_000
const key = (number: number) => ({ high: Math.imul(number, 0x9e3779b1), low: Math.imul(number, 0x85ebca6b) })
const dayOf = (number: number) => dayNumber('2026-01-01') + (number % 300)

test('of the days of all orders, those of some are kept, and no other', () => {
  const days = new FirstDays()
  const some = new FirstDays()
  for (let number = 1; number <= KEYS; number++) days.add(key(number), dayOf(number))
  // The last ones are of no order that is known.
  for (let number = 1; number <= KEYS * 1.5; number += 7) some.add(key(number), 0)
  const kept = days.ofKeys(some)
  let found = 0
  for (let number = 1; number <= KEYS * 1.5; number++) {
    const isKept = number % 7 === 1 && number <= KEYS
    if (isKept) found++
    expect(kept.dayOf(key(number)), String(number)).toBe(isKept ? dayOf(number) : null)
  }
  expect(found).toBeGreaterThan(KEYS / 8)
})

test.each([0, 100, KEYS, KEYS * 10])('keys are known again in a table made for %i', (expected) => {
  const keys = new RowKeys(expected)
  const added = Array.from({ length: KEYS }, (_, number) => keys.add(key(number), number))
  expect(added.every((one) => one === 'NEW')).toBe(true)
  const again = Array.from({ length: KEYS }, (_, number) => keys.add(key(number), number + (number % 2)))
  expect(again.filter((one) => one === 'SAME')).toHaveLength(KEYS / 2)
  expect(again.filter((one) => one === 'DIFFERENT')).toHaveLength(KEYS / 2)
})
