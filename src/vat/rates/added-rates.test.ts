import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '#platform/shared/calendar.ts'
import type { RateRow } from './facts.ts'
import { holdsWhen, overriddenBy, partBefore } from './overridden.ts'
import { rateOn } from './rate-on.ts'
import { TAX_COUNTRIES, taxAreaOf } from './tax-country.ts'
import { holdsOn, timelineOf } from './timeline.ts'

const row = (more: Partial<RateRow> = {}): RateRow => ({
  country: 'DE',
  category: 'standard',
  basisPoints: 2000,
  from: '2027-01-01',
  until: null,
  source: 'Steueränderungsgesetz',
  confidence: 'high',
  ...more,
})
const standardOn = (day: Day, added: readonly RateRow[], country = 'DE') => {
  const answer = rateOn(country, 'standard', day, added)
  return 'refused' in answer ? null : answer.basisPoints
}
const area = (country: string) => {
  const found = taxAreaOf(country)
  if ('refused' in found) throw new Error(found.refused.en)
  return found
}

describe('rates that staff added', () => {
  test('apply from their first day on, in their country only', () => {
    const added = [row()]
    expect(standardOn('2026-12-31', added)).toBe(1900)
    expect(standardOn('2027-01-01', added)).toBe(2000)
    expect(standardOn('2027-01-01', added, 'AT')).toBe(2000)
    expect(standardOn('2027-01-01', added, 'FR')).toBe(2000)
    expect(standardOn('2027-01-01', added, 'NL')).toBe(2100)
    expect(standardOn('2027-01-01', [])).toBe(1900)
  })

  test('end on their last day, and the overridden rate shows how long it applied', () => {
    const added = [row({ basisPoints: 1600, from: '2027-07-01', until: '2027-12-31' })]
    expect(standardOn('2027-12-31', added)).toBe(1600)
    expect(standardOn('2028-01-01', added)).toBe(1900)
    expect(rateOn('DE', null, '2027-01-01', added)).toMatchObject({ until: '2027-06-30' })
    expect(rateOn('DE', null, '2028-02-01', added)).toMatchObject({ from: '2028-01-01', until: null })
  })

  test('may have a category that the release does not know', () => {
    expect(
      rateOn('DE', 'Umbrellas', '2027-02-01', [row({ category: 'umbrellas', basisPoints: 700 })]),
    ).toMatchObject({
      basisPoints: 700,
      kind: 'REDUCED',
      source: 'Steueränderungsgesetz',
    })
  })

  test('for Great Britain apply in Northern Ireland too', () => {
    expect(standardOn('2027-01-01', [row({ country: 'GB', basisPoints: 2100 })], 'XI')).toBe(2100)
  })
})

describe('what is overridden is listed', () => {
  test('a standard rate, for the days of the new one', () => {
    expect(overriddenBy(area('DE'), row({ from: '2020-12-01', until: '2021-01-31' }), [])).toEqual([
      { category: 'standard', basisPoints: 1600, from: '2020-12-01', until: '2020-12-31' },
    ])
  })

  test('the standard rate, for goods without a rate of their own', () => {
    expect(
      overriddenBy(area('NL'), row({ country: 'NL', category: 'umbrellas', basisPoints: 900 }), []),
    ).toEqual([{ category: 'standard', basisPoints: 2100, from: '2027-01-01', until: null }])
  })

  test('nothing, if the rate is the same or is one more reduced rate', () => {
    expect(overriddenBy(area('DE'), row({ basisPoints: 1900 }), [])).toEqual([])
    expect(overriddenBy(area('DE'), row({ category: 'reduced', basisPoints: 300 }), [])).toEqual([])
  })

  test('only until a later rate takes over from the new one', () => {
    const later = row({ basisPoints: 2200, from: '2028-01-01' })
    expect(holdsWhen(area('DE'), row(), [later])).toEqual([{ from: '2027-01-01', until: '2027-12-31' }])
  })

  test('the past ends yesterday, not today', () => {
    const spans = overriddenBy(area('DE'), row({ from: '2026-11-01' }), [])
    expect(partBefore(spans, '2026-11-21')).toMatchObject([{ from: '2026-11-01', until: '2026-11-20' }])
    expect(partBefore(spans, '2026-11-01')).toEqual([])
  })
})

const someDay = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2020-01-01', count))
const someRow = fc
  .record({
    country: fc.constantFrom(...TAX_COUNTRIES),
    category: fc.constantFrom('standard', 'books', 'umbrellas'),
    basisPoints: fc.integer({ min: 0, max: 3000 }),
    from: someDay,
    days: fc.option(fc.integer({ min: 0, max: 900 })),
  })
  .map(({ days, ...rest }) => row({ ...rest, until: days === null ? null : addDays(rest.from, days) }))

describe('any added rates', () => {
  test('a rate never applies before its first or after its last day', () => {
    fc.assert(
      fc.property(fc.array(someRow, { maxLength: 8 }), someDay, (added, day) => {
        for (const country of TAX_COUNTRIES)
          for (const category of ['standard', 'books', 'umbrellas']) {
            const answer = rateOn(country, category, day, added)
            if ('refused' in answer) throw new Error(answer.refused.en)
            expect(answer.from <= day && (answer.until === null || day <= answer.until)).toBe(true)
          }
      }),
      { numRuns: 40 },
    )
  })

  test('periods never overlap, and leave no gap that the rows do not have', () => {
    fc.assert(
      fc.property(fc.array(someRow, { maxLength: 12 }), someDay, (rows, day) => {
        const timeline = timelineOf(rows)
        timeline.forEach((piece, index) => {
          const next = timeline[index + 1]
          if (next) expect(piece.until !== null && piece.until < next.from).toBe(true)
        })
        expect(timeline.some((piece) => holdsOn(piece, day))).toBe(rows.some((one) => holdsOn(one, day)))
      }),
    )
  })
})
