import { describe, expect, test } from 'vitest'
import { restsBetween, restsIn, restsOfClerk } from './calendars.ts'

const times = {
  days: [{ day: '2026-12-24', works: false }],
  countryDays: [
    { country: 'PL', day: '2026-05-04', works: false },
    { country: 'PL', day: '2026-11-11', works: true },
    { country: 'CN', day: '2026-10-01', works: false },
    { country: 'CN', day: '2026-10-10', works: true },
  ],
  seats: [
    { staffId: 'mei', country: 'CN' },
    { staffId: 'ola', country: 'PL' },
  ],
}

describe('who rests when', () => {
  test.each([
    ['a public holiday there', 'PL', '2026-11-01', true],
    ['one on which they work', 'PL', '2026-11-11', false],
    ['a day off of their own', 'PL', '2026-05-04', true],
    ['a day off of another country', 'FR', '2026-05-04', false],
    ['the agency’s own day', 'DE', '2026-12-24', true],
    ['not there', 'FR', '2026-12-24', false],
    ['a country without known holidays: what was entered', 'CN', '2026-10-01', true],
    ['a Saturday on which they work', 'CN', '2026-10-10', false],
    ['its other Saturdays', 'CN', '2026-10-17', true],
    ['no European holiday', 'CN', '2026-12-25', false],
  ])('%s: %s on %s', (_name, country, day, rests) => {
    expect(restsIn(country, 'DE', times)(day)).toBe(rests)
  })

  test.each([
    ['mei', '2026-10-01', true],
    ['mei', '2026-10-03', true],
    ['mei', '2026-12-25', false],
    ['ola', '2026-05-04', true],
    ['anna', '2026-05-04', false],
    ['anna', '2026-12-24', true],
    [null, '2026-12-24', true],
    [null, '2026-10-01', false],
  ])('the clock of %s on %s stands: %s', (who, day, stands) => {
    expect(restsOfClerk(who, 'DE', times)(day)).toBe(stands)
  })

  test('nothing goes on between agency and authority where either rests', () => {
    const rests = restsBetween('DE', 'PL', times)
    expect(['2026-12-24', '2026-05-04', '2026-11-11', '2026-11-12'].map(rests)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
