import { describe, expect, it } from 'vitest'
import { earlierPeriods, type EarlierSpan } from './earlier-periods.ts'
import { firstDaysOfOurs, type FirstOfOurs } from './first-of-ours.ts'
import { answersTo, neededFor, periodOfPoint, pointOfPeriod, type PointAnswer } from './points.ts'
import { progressOf } from './progress.ts'

const span = (more: Partial<EarlierSpan>): EarlierSpan => ({
  start: '2026-01-01',
  ours: '2026-04-01',
  rhythm: 'MONTHLY',
  offset: 0,
  today: '2026-11-22',
  hasYears: false,
  ourYear: null,
  ...more,
})

describe('the periods that somebody else had to file', () => {
  it.each<[string, Partial<EarlierSpan>, string[]]>([
    ['months up to ours', {}, ['2026-03-01..2026-03-31', '2026-02-01..2026-02-28', '2026-01-01..2026-01-31']],
    ['a start within a month', { start: '2026-03-17' }, ['2026-03-17..2026-03-31']],
    [
      'quarters',
      { rhythm: 'QUARTERLY', start: '2025-11-05', ours: '2026-04-01' },
      ['2026-01-01..2026-03-31', '2025-11-05..2025-12-31'],
    ],
    [
      'British quarters that end in other months',
      { rhythm: 'QUARTERLY', offset: 1, start: '2025-11-01', ours: '2026-05-01' },
      ['2026-02-01..2026-04-30', '2025-11-01..2026-01-31'],
    ],
    [
      'ours begin within a period',
      { rhythm: 'QUARTERLY', start: '2026-01-01', ours: '2026-05-01' },
      ['2026-04-01..2026-04-30', '2026-01-01..2026-03-31'],
    ],
    [
      'what is over, where we file nothing yet',
      { start: '2026-10-01', ours: null },
      ['2026-10-01..2026-10-31'],
    ],
    ['a new number', { start: '2026-04-01' }, []],
    [
      'years that are over, beside their months',
      { hasYears: true, start: '2025-11-01', ours: '2026-02-01' },
      [
        '2026-01-01..2026-01-31',
        'ANNUAL:2025-11-01..2025-12-31',
        '2025-12-01..2025-12-31',
        '2025-11-01..2025-11-30',
      ],
    ],
    [
      'a year with the same days as its quarter',
      { hasYears: true, rhythm: 'QUARTERLY', start: '2025-10-01', ours: '2026-01-01' },
      ['ANNUAL:2025-10-01..2025-12-31', '2025-10-01..2025-12-31'],
    ],
    [
      'no year that is ours',
      { hasYears: true, rhythm: 'QUARTERLY', start: '2025-10-01', ours: '2026-01-01', ourYear: '2025-10-01' },
      ['2025-10-01..2025-12-31'],
    ],
    [
      'no year beside returns by the year',
      { hasYears: true, rhythm: 'YEARLY', start: '2025-01-01', ours: '2026-01-01' },
      ['2025-01-01..2025-12-31'],
    ],
    [
      'years of whom nobody files for yet',
      { hasYears: true, rhythm: 'QUARTERLY', start: '2025-10-01', ours: null, today: '2026-01-01' },
      ['ANNUAL:2025-10-01..2025-12-31', '2025-10-01..2025-12-31'],
    ],
    [
      'the year before, where ours begin on 1 January',
      { hasYears: true, rhythm: 'QUARTERLY', start: '2026-07-01', ours: '2027-01-01', today: '2027-01-02' },
      ['ANNUAL:2026-07-01..2026-12-31', '2026-10-01..2026-12-31', '2026-07-01..2026-09-30'],
    ],
    [
      'the same while that year still runs',
      { hasYears: true, rhythm: 'QUARTERLY', start: '2026-07-01', ours: '2027-01-01' },
      ['ANNUAL:2026-07-01..2026-12-31', '2026-10-01..2026-12-31', '2026-07-01..2026-09-30'],
    ],
    [
      'no year where ours begin a day later',
      { hasYears: true, rhythm: 'MONTHLY', start: '2027-01-01', ours: '2027-01-02' },
      ['2027-01-01..2027-01-01'],
    ],
    [
      'not the year in which ours begin',
      { hasYears: true, rhythm: 'QUARTERLY', start: '2026-01-01', ours: '2026-10-01', today: '2027-02-01' },
      ['2026-07-01..2026-09-30', '2026-04-01..2026-06-30', '2026-01-01..2026-03-31'],
    ],
    [
      'returns by the year up to 1 January',
      { rhythm: 'YEARLY', start: '2025-03-01', ours: '2027-01-01' },
      ['2026-01-01..2026-12-31', '2025-03-01..2025-12-31'],
    ],
    ['nothing while its start is unknown', { start: null }, []],
  ])('%s', (_name, more, expected) => {
    expect(earlierPeriods(span(more)).map(pointOfPeriod)).toEqual(expected)
  })

  it('go back twenty years at most', () => {
    const all = earlierPeriods(span({ start: '1990-01-01' }))
    expect([all.length, all.at(-1)?.from]).toEqual([240, '2006-04-01'])
  })
})

const asked = (more: Partial<FirstOfOurs>): FirstOfOurs => ({
  start: '2026-08-15',
  rhythm: 'MONTHLY',
  offset: 0,
  today: '2026-11-22',
  ...more,
})

describe('from when on we may file', () => {
  it.each<[string, Partial<FirstOfOurs>, string[]]>([
    [
      'the next month, this one, and back to the start',
      {},
      ['2026-12-01', '2026-11-01', '2026-10-01', '2026-09-01', '2026-08-15'],
    ],
    [
      'quarters',
      { rhythm: 'QUARTERLY', start: '2026-06-01' },
      ['2027-01-01', '2026-10-01', '2026-07-01', '2026-06-01'],
    ],
    [
      'British quarters',
      { rhythm: 'QUARTERLY', offset: 1, start: '2026-08-01' },
      ['2027-02-01', '2026-11-01', '2026-08-01'],
    ],
    ['calendar years', { rhythm: 'YEARLY', start: '2025-03-01' }, ['2027-01-01', '2026-01-01', '2025-03-01']],
    [
      'months around the turn of the year',
      { start: '2026-11-01', today: '2026-12-31' },
      ['2027-01-01', '2026-12-01', '2026-11-01'],
    ],
    ['a number that begins next month', { start: '2026-12-01' }, ['2026-12-01']],
    ['nothing of one that begins later', { start: '2027-03-01' }, []],
  ])('%s', (_name, more, expected) => {
    expect(firstDaysOfOurs(asked(more))).toEqual(expected)
  })

  it('goes back two years where the start is unknown', () => {
    const days = firstDaysOfOurs(asked({ start: null }))
    expect([days.length, days[0], days.at(-1)]).toEqual([26, '2026-12-01', '2024-11-01'])
  })
})

it.each(['2026-01-01..2026-03-31', 'ANNUAL:2025-10-01..2025-12-31'])('%s names a period', (point) => {
  expect(pointOfPeriod(periodOfPoint(point))).toBe(point)
})

it('takes an answer with what it rests on', () => {
  expect(answersTo('PERIOD')).toEqual(['FILED', 'NOT_FILED', 'UNKNOWN'])
  expect(neededFor('PERIOD', 'FILED')).toEqual(['file'])
  expect(neededFor('ACCOUNT', 'KNOWN')).toEqual(['amount', 'day', 'file'])
  expect(neededFor('ACCOUNT', 'FILED')).toBeUndefined()
})

const MARCH = { kind: 'RETURN' as const, from: '2026-03-01', to: '2026-03-31' }
const point = (name: string, answer: PointAnswer | null, isChecked = true) => ({
  point: name,
  answer,
  isChecked,
})
const start = point('START', 'KNOWN')
const march = (answer: PointAnswer | null, isChecked = true) => point(pointOfPeriod(MARCH), answer, isChecked)

describe('the gaps are known', () => {
  it.each([
    ['of nothing', [], false],
    ['once start and period are checked', [start, march('FILED')], true],
    ['also where the period was not filed', [start, march('NOT_FILED')], true],
    ['not while nobody has looked', [start, march('FILED', false)], false],
    ['not where the start is only said', [point('START', 'KNOWN', false), march('FILED')], false],
    ['not where nobody knows', [start, march('UNKNOWN')], false],
    ['not without the period', [start], false],
    ['not where it was returned', [start, march(null, false)], false],
  ])('%s', (_name, answers, known) => {
    expect(progressOf(answers, [MARCH]).gapsKnown).toBe(known)
  })

  it('and named, apart from the rest of the takeover', () => {
    const now = progressOf([start, march('NOT_FILED'), point('RELEASE', 'KNOWN', false)], [MARCH])
    expect(now).toEqual({
      open: ['RELEASE', 'ACCOUNT', 'OFFICE'],
      toAnswer: ['ACCOUNT'],
      toCheck: ['RELEASE'],
      gaps: [MARCH],
      gapsKnown: true,
      isDone: false,
    })
    const general = ['RELEASE', 'ACCOUNT', 'OFFICE'].map((name) => point(name, 'KNOWN'))
    expect(progressOf([start, march('FILED'), ...general], [MARCH])).toMatchObject({
      gaps: [],
      open: [],
      isDone: true,
    })
  })
})
