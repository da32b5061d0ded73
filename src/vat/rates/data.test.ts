import { describe, expect, test } from 'vitest'
import { addDays, isDay } from '#platform/shared/calendar.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import { ALL_FILING } from '../calendar/all-filing.ts'
import { ALL_FACTS } from './all-facts.ts'
import { CONFIDENCES, RATE_LEVELS, type RateRow } from './facts.ts'
import { SOURCES } from './sources.ts'
import { SPECIAL_TERRITORIES, specialTerritoryAt } from './tax-country.ts'
import { THRESHOLDS } from './thresholds.ts'
import { holdsOn } from './timeline.ts'

const areas = [
  ...ALL_FACTS.map(({ code, rates }) => ({ code, rates })),
  ...SPECIAL_TERRITORIES.filter(({ rates }) => rates.length > 0),
]
/** The days on which anything changes, and the days before. */
const turningDays = (rows: readonly RateRow[]): string[] =>
  rows.flatMap(({ from, until }) => (until ? [from, until, addDays(until, 1)] : [from]))

test('all member states and their four neighbours are known and have filing rules', () => {
  const codes = ALL_FACTS.map(({ code }) => code)
  expect(codes.toSorted()).toEqual([...EU_STATES, 'GB', 'XI', 'NO', 'CH'].toSorted())
  expect(Object.keys(ALL_FILING).toSorted()).toEqual(codes.toSorted())
})

describe.each(areas)('$code', ({ code, rates }) => {
  test('every row is complete', () => {
    for (const row of rates) {
      expect(row.country).toBe(code)
      expect(isDay(row.from) && (row.until === null || (isDay(row.until) && row.from <= row.until))).toBe(
        true,
      )
      expect(Number.isInteger(row.basisPoints) && row.basisPoints >= 0 && row.basisPoints <= 2700).toBe(true)
      expect(row.source.split(' ').every((id) => Object.hasOwn(SOURCES, id))).toBe(true)
      expect(CONFIDENCES).toContain(row.confidence)
    }
  })

  test('on every day there is one standard rate, and no category has two rates', () => {
    for (const day of turningDays(rates)) {
      const inForce = rates.filter((row) => holdsOn(row, day))
      expect(inForce.filter(({ category }) => category === 'standard')).toHaveLength(1)
      const keys = inForce.map((row) => (row.category === 'reduced' ? row.basisPoints : row.category))
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  test('no category has a gap', () => {
    const holes = [...Map.groupBy(rates, ({ category }) => category).values()].flatMap((rows) => {
      const last = rows
        .map(({ until }) => until ?? '9999')
        .toSorted()
        .at(-1)
      return rows.filter(
        ({ until }) => until && until !== last && !rows.some((row) => holdsOn(row, addDays(until, 1))),
      )
    })
    expect(holes).toEqual([])
  })

  test('the rate of a category is one of the state’s rates', () => {
    const levels = rates.filter(({ category }) => isLevel(category))
    const strange = rates.filter(
      (row) =>
        !isLevel(row.category) &&
        !OUTSIDE_LEVELS.has(`${code} ${row.category} ${row.from}`) &&
        turningDays([...levels, row]).some(
          (day) =>
            holdsOn(row, day) &&
            row.basisPoints !== 0 &&
            !levels.some((level) => holdsOn(level, day) && level.basisPoints === row.basisPoints),
        ),
    )
    expect(strange).toEqual([])
  })
})

/** Temporary rates for some goods only, so that the levels of the state do not list them. */
const OUTSIDE_LEVELS = new Set(['AT books 2020-07-01', 'AT e-books 2020-07-01'])
const isLevel = (category: string): boolean => (RATE_LEVELS as readonly string[]).includes(category)

describe('postcodes of special territories', () => {
  test.each([
    ['ES', '35001', 'IC'],
    ['ES', '38650', 'IC'],
    ['ES', '28001', null],
    ['ES', '51001', 'ES-CE'],
    ['DE', '78266', 'DE-BUESINGEN'],
    ['DE', '27498', 'DE-HELGOLAND'],
    ['FI', '22100', 'AX'],
    ['FI', 'AX-22100', 'AX'],
    ['IT', '23041', 'IT-LIVIGNO'],
    ['IT', '22061', 'IT-CAMPIONE'],
    ['EL', '63086', 'GR-69'],
    ['FR', '97110', 'FR-GP-MQ-RE'],
    ['FR', '97600', 'FR-GF-YT'],
    ['FR', '20000', 'FR-20R'],
    ['FR', '98000', 'MC'],
    ['FR', '97500', 'PM'],
    ['FR', '97700', 'BL'],
    ['FR', '97800', 'MF'],
    ['FR', '98413', 'TF'],
    ['FR', '98600', 'WF'],
    ['FR', '98714', 'PF'],
    ['FR', '98800', 'NC'],
    ['FR', '98500', null],
    ['NO', '9170', 'SJ'],
    ['NO', '9180', null],
    ['CH', '7563', 'CH-SAMNAUN'],
    ['FR', '75001', null],
    ['AT', '6991', 'AT-KLEINWALSERTAL'],
    ['AT', '6900', null],
    ['PT', '9000-001', 'PT-30'],
    ['PT', '9500', 'PT-20'],
    ['PT', '1000-001', null],
    ['GB', 'BT1 1AA', 'XI'],
    ['uk', 'bt481aa', 'XI'],
    ['GB', 'IM1 1AA', 'IM'],
    ['GB', 'JE2 3AB', 'GB-JE-GG'],
    ['GB', 'B1 1AA', null],
    ['GB', 'SW1A 1AA', null],
    ['GG', null, 'GB-JE-GG'],
    ['AX', null, 'AX'],
    ['DE', '', null],
    ['ZZ', '12345', null],
  ])('%s %s: %s', (country, postcode, code) =>
    expect(specialTerritoryAt(country, postcode)?.code ?? null).toBe(code),
  )
})

test('every threshold is a whole amount with a source', () => {
  for (const { amount, from, source } of Object.values(THRESHOLDS)) {
    expect(Number.isSafeInteger(amount) && amount > 0).toBe(true)
    expect(from === null || isDay(from)).toBe(true)
    expect(SOURCES[source]).toBeTruthy()
  }
})
