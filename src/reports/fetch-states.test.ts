import { describe, expect, it } from 'vitest'
import {
  isGivenUp,
  lastReadyMonth,
  mayBeFetched,
  nextLook,
  twelveMonthsTo,
  waitAfterSilence,
} from './fetch-states.ts'

const at = (text: string) => new Date(text)

describe('the last month whose report can be ordered', () => {
  it.each([
    ['2026-11-03T11:59:59Z', '2026-09'],
    ['2026-11-03T12:00:00Z', '2026-10'],
    ['2026-11-30T23:59:59Z', '2026-10'],
    ['2026-12-01T00:00:00Z', '2026-10'],
    ['2027-01-02T00:00:00Z', '2026-11'],
    ['2027-01-03T12:00:00Z', '2026-12'],
    ['2028-03-03T12:00:00Z', '2028-02'],
  ])('at %s is %s', (now, month) => expect(lastReadyMonth(at(now))).toBe(month))

  it('is the last of twelve', () => {
    expect(twelveMonthsTo('2026-02')).toEqual([
      '2025-03',
      '2025-04',
      '2025-05',
      '2025-06',
      '2025-07',
      '2025-08',
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ])
  })

  it.each([
    ['2026-10', true],
    ['2025-11', true],
    ['2025-10', false],
    ['2026-11', false],
    ['2027-01', false],
  ])('%s may be fetched in November: %s', (month, may) =>
    expect(mayBeFetched(month, at('2026-11-22T10:00:00Z'))).toBe(may),
  )
})

describe('waiting', () => {
  it('takes longer each time, at most six hours, or as long as the marketplace says', () => {
    const minutes = [0, 1, 2, 5, 9, 60].map((tries) => waitAfterSilence(tries) / 60_000)
    expect(minutes).toEqual([1, 2, 4, 32, 360, 360])
    expect(waitAfterSilence(5, 65_000)).toBe(65_000)
  })

  it.each([
    ['2026-11-03T12:00:30Z', 15],
    ['2026-11-03T12:02:00Z', 120],
    ['2026-11-03T13:00:00Z', 900],
    ['2026-11-04T12:00:00Z', null],
  ])('for a report of noon goes on at %s: %s', (now, seconds) => {
    const look = nextLook(at('2026-11-03T12:00:00Z'), at(now))
    expect(look === null ? null : look / 1_000).toBe(seconds)
  })

  it('ends after three days', () => {
    const begun = at('2026-11-03T12:00:00Z')
    expect(isGivenUp(begun, at('2026-11-06T11:59:59Z'))).toBe(false)
    expect(isGivenUp(begun, at('2026-11-06T12:00:00Z'))).toBe(true)
  })
})
