import { describe, expect, test } from 'vitest'
import { distanceYears, type Known, standingOn, sumOfYear } from './distance-years.ts'

const known = (more: Partial<Known>): Known => ({ said: [], days: new Map(), months: new Set(), ...more })
const days = (...list: [string, number][]) => new Map(list)
const said = (previousYear: number | null, before: [string, number] | null = null, year = 2026) => ({
  year,
  previousYear,
  before: before && { month: before[0], amount: before[1] },
})
const of2026 = (more: Partial<Known>) => distanceYears(known(more)).find(({ year }) => year === 2026)

describe('from when the distance sales of a year are taxed where the goods arrive', () => {
  test.each<[string, Partial<Known>, unknown]>([
    ['nothing is known of a year of which nothing is known', {}, undefined],
    [
      'the months before the first file are asked for',
      { months: new Set(['2026-03']) },
      { year: 2026, crossed: null, asks: 'YEAR' },
    ],
    [
      'a year whose January is there begins with nothing; last year is asked for',
      { months: new Set(['2026-01']) },
      { year: 2026, crossed: null, asks: 'PREVIOUS_YEAR' },
    ],
    ['both were said', { said: [said(0, ['2026-03', 0])] }, { year: 2026, crossed: null, asks: null }],
    [
      'exactly the limit is within it',
      { said: [said(1_000_000, ['2026-03', 900_000])], days: days(['2026-03-02', 100_000]) },
      { year: 2026, crossed: null, asks: null },
    ],
    [
      'a cent more exceeds it on its day, in whatever order the days come',
      {
        said: [said(0, ['2026-03', 800_000])],
        days: days(['2026-03-05', 100_001], ['2026-03-09', 5], ['2026-03-02', 100_000]),
      },
      { year: 2026, crossed: '2026-03-05', asks: null },
    ],
    [
      'last year exceeded it, as was said',
      { said: [said(1_000_001)] },
      { year: 2026, crossed: '2026-01-01', asks: null },
    ],
    [
      'last year exceeded it by its own sales, whatever was said',
      { said: [said(0)], days: days(['2025-11-02', 1_000_001]) },
      { year: 2026, crossed: '2026-01-01', asks: null },
    ],
    [
      'all of last year is there',
      { months: new Set(['2025-01', '2025-12', '2026-01']) },
      { year: 2026, crossed: null, asks: null },
    ],
    [
      'last year lacks its first months',
      { months: new Set(['2025-03', '2025-12', '2026-01']) },
      { year: 2026, crossed: null, asks: 'PREVIOUS_YEAR' },
    ],
    [
      'it is exceeded although nobody knows the months before',
      { months: new Set(['2026-03']), days: days(['2026-03-02', 1_000_001]) },
      { year: 2026, crossed: '2026-03-02', asks: 'YEAR' },
    ],
    [
      'files of the months before that were said do not count twice',
      { said: [said(0, ['2026-03', 600_000])], days: days(['2026-02-01', 600_000], ['2026-03-01', 300_000]) },
      { year: 2026, crossed: null, asks: null },
    ],
    [
      'the months before exceeded it: since when is not known',
      { said: [said(0, ['2026-03', 1_200_000])], days: days(['2026-02-01', 5]) },
      { year: 2026, crossed: '2026-03-01', asks: null, knownFrom: '2026-03-01' },
    ],
    [
      'the months before exceeded it, and files say on which day',
      {
        said: [said(0, ['2026-03', 1_200_000])],
        days: days(['2026-02-01', 1_000_001]),
        months: new Set(['2026-01']),
      },
      { year: 2026, crossed: '2026-02-01', asks: null },
    ],
  ])('%s', (_, more, expected) => expect(of2026(more)).toEqual(expected))
})

describe('what applies on a day', () => {
  const years = distanceYears(
    known({ said: [said(0, ['2026-03', 1_200_000]), said(0, ['2027-01', 0], 2027)] }),
  )
  test.each([
    ['2025-12-31', 'PREVIOUS_YEAR'],
    ['2026-02-28', 'YEAR'],
    ['2026-03-01', 'ABOVE'],
    ['2027-01-01', 'ABOVE'],
  ])('%s: %s', (day, standing) => expect(standingOn(day, years)).toBe(standing))

  test('below the limit, and with last year unknown', () => {
    expect(standingOn('2026-05-01', [{ year: 2026, crossed: '2026-06-01', asks: null }])).toBe('BELOW')
    expect(standingOn('2026-05-01', [{ year: 2026, crossed: null, asks: 'PREVIOUS_YEAR' }])).toBe(
      'PREVIOUS_YEAR',
    )
  })
})

test('a year that ended within the limit was within it on each of its days', () => {
  expect(distanceYears(known({ said: [said(1_000_000)] }))[0]).toEqual({
    year: 2025,
    crossed: null,
    asks: 'PREVIOUS_YEAR',
  })
  expect(distanceYears(known({ said: [said(1_000_001)] }))[0]).toMatchObject({ asks: 'YEAR' })
})

test('a year’s sum has what was said of its first months, and the sales after them', () => {
  const sums = known({
    said: [said(null, ['2026-03', 500_000])],
    days: days(['2026-02-01', 1], ['2026-03-01', 20_000], ['2025-03-01', 3]),
    months: new Set(['2026-12']),
  })
  expect(sumOfYear(2026, sums)).toEqual({ cents: 520_000, begins: true, complete: true })
  expect(sumOfYear(2025, sums)).toEqual({ cents: 3, begins: false, complete: false })
})
