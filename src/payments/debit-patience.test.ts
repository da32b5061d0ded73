import { describe, expect, it } from 'vitest'
import { debitUntil, nextCheckOf } from './debit-patience.ts'

const createdAt = new Date('2026-11-02T10:00:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR
const after = (ms: number) => new Date(createdAt.getTime() + ms)

describe('a payment without an outcome', () => {
  it.each([
    ['a visit', false, HOUR, 15 * 60_000],
    ['a visit of some days ago', false, 6 * DAY, 15 * 60_000],
    ['a debit', true, HOUR, 15 * 60_000],
    ['a debit of some days ago', true, 2 * DAY, 6 * HOUR],
    ['a debit of three weeks ago', true, 21 * DAY, 6 * HOUR],
  ])('%s is asked about again', (_, underWay, age, wait) =>
    expect(nextCheckOf({ createdAt }, underWay, after(age))).toEqual(after(age + wait)),
  )

  it.each([
    [false, 7 * DAY + 1],
    [true, 21 * DAY + 1],
  ])('is given up in the end (under way: %s)', (underWay, age) =>
    expect(nextCheckOf({ createdAt }, underWay, after(age))).toBeNull(),
  )

  it('keeps its order waiting for a day longer than it is asked about', () =>
    expect(debitUntil({ createdAt })).toEqual(after(22 * DAY)))
})
