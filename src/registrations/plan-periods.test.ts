import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productContents } from '#catalogue/content/content.ts'
import { RHYTHMS } from '#catalogue/codes.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { lastDueOf, planPeriods, type TermPlan } from './plan-periods.ts'

const plan = (changes: Partial<TermPlan> = {}): TermPlan => ({
  calendar: 'DE',
  rhythm: 'MONTHLY',
  offset: 0,
  months: 12,
  annualReturns: 0,
  firstDay: '2026-11-01',
  validFrom: null,
  coveredUntil: null,
  ...changes,
})

const days = (changes: Partial<TermPlan>) =>
  planPeriods(plan(changes)).map(({ fromDay, toDay, dueOn }) => [fromDay, toDay, dueOn])

describe('the returns of a term', () => {
  it('begins in the middle of a year, month by month', () => {
    const periods = days({})
    expect(periods).toHaveLength(12)
    expect(periods.slice(0, 3)).toEqual([
      ['2026-11-01', '2026-11-30', '2026-12-10'],
      ['2026-12-01', '2026-12-31', '2027-01-11'],
      ['2027-01-01', '2027-01-31', '2027-02-10'],
    ])
    expect(periods.at(-1)).toEqual(['2027-10-01', '2027-10-31', '2027-11-10'])
  })

  it.each(['DE', 'LU'])(
    'begins on 1 January in %s with that year, and with nothing of the one before',
    (calendar) => {
      const first = { calendar, rhythm: 'QUARTERLY' as const, annualReturns: 1, firstDay: '2027-01-01' }
      const expected = ['2027-01-01', '2027-04-01', '2027-07-01', '2027-10-01', '2027-01-01']
      for (const more of [{}, { validFrom: '2025-03-01' }, { coveredUntil: '2026-12-31' }]) {
        const periods = planPeriods(plan({ ...first, ...more }))
        expect(periods.map(({ fromDay }) => fromDay)).toEqual(expected)
        expect(periods.filter(({ kind }) => kind === 'ANNUAL')).toEqual([
          {
            kind: 'ANNUAL',
            rhythm: 'YEARLY',
            fromDay: '2027-01-01',
            toDay: '2027-12-31',
            dueOn: calendar === 'DE' ? '2028-07-31' : '2028-05-01',
          },
        ])
      }
    },
  )

  it('has a part of a period first when the registration begins in it', () => {
    expect(days({ rhythm: 'QUARTERLY', firstDay: '2026-11-17', validFrom: '2026-11-17' })).toEqual([
      ['2026-11-17', '2026-12-31', '2027-01-11'],
      ['2027-01-01', '2027-03-31', '2027-04-12'],
      ['2027-04-01', '2027-06-30', '2027-07-12'],
      ['2027-07-01', '2027-09-30', '2027-10-11'],
    ])
  })

  it('takes over the whole quarter of a number that exists', () => {
    expect(days({ rhythm: 'QUARTERLY' })[0]).toEqual(['2026-10-01', '2026-12-31', '2027-01-11'])
  })

  it('pays Italian months by the 16th, has the LIPE of each quarter beside them, and ends after the last', () => {
    const periods = planPeriods(plan({ calendar: 'IT', firstDay: '2026-11-01', validFrom: '2026-11-05' }))
    const of = (kind: string) =>
      periods.filter((one) => one.kind === kind).map((one) => [one.fromDay, one.toDay, one.dueOn])
    expect(of('RETURN')).toHaveLength(12)
    expect(of('RETURN')[0]).toEqual(['2026-11-05', '2026-11-30', '2026-12-16'])
    expect(of('RETURN')[8]).toEqual(['2027-07-01', '2027-07-31', '2027-08-20'])
    expect(of('REPORT')).toEqual([
      ['2026-11-05', '2026-12-31', '2027-03-01'],
      ['2027-01-01', '2027-03-31', '2027-05-31'],
      ['2027-04-01', '2027-06-30', '2027-09-30'],
      ['2027-07-01', '2027-09-30', '2027-11-30'],
    ])
    expect(lastDueOf(periods)).toBe('2027-11-30')
  })

  it('has no reports beside quarters that are reported themselves', () => {
    const periods = planPeriods(plan({ calendar: 'IT', rhythm: 'QUARTERLY' }))
    expect(periods.map(({ kind }) => kind)).toEqual(['RETURN', 'RETURN', 'RETURN', 'RETURN'])
  })

  it('follows British quarters that end in other months', () => {
    expect(days({ calendar: 'GB', rhythm: 'QUARTERLY', offset: 1, firstDay: '2026-12-01' })).toEqual([
      ['2026-11-01', '2027-01-31', '2027-03-07'],
      ['2027-02-01', '2027-04-30', '2027-06-07'],
      ['2027-05-01', '2027-07-31', '2027-09-07'],
      ['2027-08-01', '2027-10-31', '2027-12-07'],
    ])
  })

  it('covers OSS quarters and IOSS months by the schemes’ own due days', () => {
    expect(days({ calendar: 'OSS_UNION', rhythm: 'QUARTERLY', firstDay: '2027-01-01' })[0]?.[2]).toBe(
      '2027-04-30',
    )
    expect(days({ calendar: 'IOSS', firstDay: '2027-01-01' })[0]?.[2]).toBe('2027-02-28')
  })

  it('continues an earlier term, also with another rhythm', () => {
    const later = days({ rhythm: 'QUARTERLY', firstDay: '2026-09-01', coveredUntil: '2026-10-31' })
    expect(later[0]).toEqual(['2026-11-01', '2026-12-31', '2027-01-11'])
    expect(later).toHaveLength(4)
  })

  it('has the annual returns that were bought, and ends with the last of all due days', () => {
    const periods = planPeriods(plan({ annualReturns: 2 }))
    expect(periods.filter(({ kind }) => kind === 'ANNUAL')).toEqual([
      {
        kind: 'ANNUAL',
        rhythm: 'YEARLY',
        fromDay: '2026-01-01',
        toDay: '2026-12-31',
        dueOn: '2027-08-02',
      },
      {
        kind: 'ANNUAL',
        rhythm: 'YEARLY',
        fromDay: '2027-01-01',
        toDay: '2027-12-31',
        dueOn: '2028-07-31',
      },
    ])
    expect(lastDueOf(periods)).toBe('2028-07-31')
  })
})

const CALENDARS = [...new Set(productContents.map(({ country }) => country)), 'OSS_UNION', 'IOSS']
const aDay = fc.integer({ min: 0, max: 365 * 6 }).map((offset) => addDays('2024-01-01', offset))

it('periods cover their term without gap or overlap, for every rhythm, country and start', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CALENDARS),
      fc.constantFrom(...RHYTHMS),
      fc.integer({ min: 0, max: 2 }),
      fc.constantFrom(12, 24),
      fc.integer({ min: 0, max: 2 }),
      aDay,
      fc.boolean(),
      (calendar, rhythm, offset, months, annualReturns, firstDay, begins) => {
        const validFrom = begins ? firstDay : null
        const all = planPeriods({
          calendar,
          rhythm,
          offset,
          months,
          annualReturns,
          firstDay,
          validFrom,
          coveredUntil: null,
        })
        const returns = all.filter(({ kind }) => kind === 'RETURN')
        const step = { MONTHLY: 1, BIMONTHLY: 2, QUARTERLY: 3, HALF_YEARLY: 6, YEARLY: 12 }[rhythm]
        expect(returns).toHaveLength(months / step)
        expect(all.filter(({ kind }) => kind === 'ANNUAL')).toHaveLength(annualReturns)
        const [first] = returns
        expect(first && first.fromDay <= firstDay && firstDay <= first.toDay).toBe(true)
        if (begins) expect(first?.fromDay).toBe(firstDay)
        for (const [index, period] of returns.entries()) {
          expect(period.fromDay <= period.toDay).toBe(true)
          expect(addDays(period.toDay, 1)).toMatch(/-01$/)
          const next = returns[index + 1]
          if (next) expect(next.fromDay).toBe(addDays(period.toDay, 1))
          if (period.dueOn !== null) expect(period.dueOn > period.toDay).toBe(true)
        }
        for (const period of all) expect(lastDueOf(all) >= (period.dueOn ?? period.toDay)).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})
