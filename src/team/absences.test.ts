import { describe, expect, it, test } from 'vitest'
import { addDays, dayOf } from '#platform/shared/calendar.ts'
import { absenceOf, isAbsent, whoStandsIn, type Absence } from './absences.ts'

const away = (staffId: string, from: string, until: string, standInId: string | null = null): Absence => ({
  staffId,
  from,
  until,
  standInId,
})
const AUGUST = ['2026-08-01', '2026-08-31'] as const

describe('who stands in', () => {
  test.each<[string, Absence[], string, string | null]>([
    ['nobody is away', [], '2026-08-10', 'anna'],
    ['the day before', [away('anna', ...AUGUST, 'ben')], '2026-07-31', 'anna'],
    ['the first day', [away('anna', ...AUGUST, 'ben')], '2026-08-01', 'ben'],
    ['the last day', [away('anna', ...AUGUST, 'ben')], '2026-08-31', 'ben'],
    ['the day after', [away('anna', ...AUGUST, 'ben')], '2026-09-01', 'anna'],
    ['without a stand-in', [away('anna', ...AUGUST)], '2026-08-10', null],
    ['a chain', [away('anna', ...AUGUST, 'ben'), away('ben', ...AUGUST, 'cleo')], '2026-08-10', 'cleo'],
    ['a chain that ends', [away('anna', ...AUGUST, 'ben'), away('ben', ...AUGUST)], '2026-08-10', null],
    ['a circle of one', [away('anna', ...AUGUST, 'anna')], '2026-08-10', null],
    ['a circle of two', [away('anna', ...AUGUST, 'ben'), away('ben', ...AUGUST, 'anna')], '2026-08-10', null],
    [
      'a circle further on',
      [away('anna', ...AUGUST, 'ben'), away('ben', ...AUGUST, 'cleo'), away('cleo', ...AUGUST, 'ben')],
      '2026-08-10',
      null,
    ],
    [
      'a circle that is open on this day',
      [away('anna', ...AUGUST, 'ben'), away('ben', '2026-08-01', '2026-08-09', 'anna')],
      '2026-08-10',
      'ben',
    ],
    [
      'a gap between two absences',
      [away('anna', '2026-08-01', '2026-08-07', 'ben'), away('anna', '2026-08-10', '2026-08-14', 'ben')],
      '2026-08-08',
      'anna',
    ],
    [
      'two absences, the later one',
      [away('anna', ...AUGUST, 'ben'), away('anna', '2026-08-10', '2026-08-12', 'cleo')],
      '2026-08-11',
      'cleo',
    ],
    [
      'two absences, the later one without anybody',
      [away('anna', '2026-08-10', '2026-08-12'), away('anna', ...AUGUST, 'ben')],
      '2026-08-11',
      'ben',
    ],
    [
      'two absences, one leading into a circle',
      [
        away('anna', '2026-08-10', '2026-08-12', 'ben'),
        away('ben', ...AUGUST, 'anna'),
        away('anna', ...AUGUST, 'cleo'),
      ],
      '2026-08-11',
      'cleo',
    ],
    ['somebody whom nobody knows any more', [away('anna', ...AUGUST, 'gone')], '2026-08-10', 'gone'],
    ['the turn of the year', [away('anna', '2026-12-24', '2027-01-03', 'ben')], '2027-01-01', 'ben'],
    ['a leap day', [away('anna', '2028-02-29', '2028-02-29', 'ben')], '2028-02-29', 'ben'],
  ])('%s', (_, absences, day, expected) => {
    expect(whoStandsIn('anna', day, absences)).toBe(expected)
    expect(whoStandsIn('anna', day, absences.toReversed())).toBe(expected)
  })

  it('is the same on each day of a month of holidays, and the other one before and after', () => {
    const days = Array.from({ length: 33 }, (_, n) => addDays('2026-07-31', n))
    const found = days.map((day) => whoStandsIn('anna', day, [away('anna', ...AUGUST, 'ben')]))
    expect(found).toEqual(['anna', ...Array.from({ length: 31 }, () => 'ben'), 'anna'])
  })

  // The clocks of Berlin go back in the night to 25 October 2026, and forward in the night to 29 March 2026.
  test.each([
    ['2026-10-24T21:59:00Z', false],
    ['2026-10-24T22:00:00Z', true],
    ['2026-10-25T22:59:00Z', true],
    ['2026-10-25T23:00:00Z', false],
    ['2026-03-28T23:00:00Z', true],
    ['2026-03-29T21:59:00Z', true],
    ['2026-03-29T22:00:00Z', false],
  ])('counts the agency’s days: %s is one of them: %s', (instant, expected) => {
    const absences = [away('anna', '2026-10-25', '2026-10-25'), away('anna', '2026-03-29', '2026-03-29')]
    expect(isAbsent('anna', dayOf(new Date(instant), 'Europe/Berlin'), absences)).toBe(expected)
  })
})

const of = (from: string, until: string, staffId = 'anna') => ({ staffId, from, until, standInId: null })

describe('the absence that counts where work is handed out', () => {
  const july = of('2026-07-01', '2026-07-10')
  it.each([
    ['the one today', '2026-07-10', [of('2026-07-12', '2026-07-13'), july], july],
    ['the next that begins soon', '2026-06-20', [of('2026-07-03', '2026-07-04'), july], july],
    ['none that begins much later', '2026-06-16', [july], undefined],
    ['none that is over', '2026-07-11', [july], undefined],
    ['none of a colleague', '2026-07-01', [of('2026-07-01', '2026-07-10', 'ben')], undefined],
  ])('is %s', (_name, day, absences, expected) => {
    expect(absenceOf('anna', day, absences)).toEqual(expected)
  })
})
