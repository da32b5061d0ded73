import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isAbsent, type Absence } from './absences.ts'
import { chooseAssignee, type AssignmentRule, type Chosen, type Load } from './assignment.ts'

const DAY = '2026-11-18'
const order = { productCode: 'vat-registration-de', country: 'DE', lang: 'zh', day: DAY } as const
const rule = (change: Partial<AssignmentRule> = {}): AssignmentRule => ({
  productCode: null,
  country: null,
  lang: null,
  staffIds: [],
  countries: [],
  mostOpen: null,
  ...change,
})
const has = (id: string, open: number, ofCompany = 0): Load => ({ id, open, ofCompany })
const away = (staffId: string, standInId: string | null = null): Absence => ({
  staffId,
  from: DAY,
  until: DAY,
  standInId,
})
const byRule = (staffId: string, number = 1, standsInFor: string | null = null): Chosen => ({
  staffId,
  because: 'RULE',
  rule: number,
  standsInFor,
})
const company = (staffId: string, standsInFor: string | null = null): Chosen => ({
  staffId,
  because: 'COMPANY',
  rule: null,
  standsInFor,
})
const nobody = (because: 'NO_RULE' | 'ALL_AWAY' | 'ALL_FULL'): Chosen => ({ staffId: null, because })
const THREE = [has('anna', 5), has('ben', 2), has('cleo', 2)]

describe('who gets a work order', () => {
  test.each<[string, AssignmentRule[], Load[], Absence[], Chosen]>([
    ['no rule', [], THREE, [], nobody('NO_RULE')],
    ['of all, the one with the fewest', [rule()], THREE, [], byRule('ben')],
    ['who is named', [rule({ staffIds: ['anna'] })], THREE, [], byRule('anna')],
    ['another country', [rule({ country: 'FR' })], THREE, [], nobody('NO_RULE')],
    ['another language', [rule({ lang: 'en' }), rule({ lang: 'zh' })], THREE, [], byRule('ben', 2)],
    ['another service', [rule({ productCode: 'eori' })], THREE, [], nobody('NO_RULE')],
    [
      'all three fit',
      [rule({ productCode: order.productCode, country: 'DE', lang: 'zh', staffIds: ['cleo'] })],
      THREE,
      [],
      byRule('cleo'),
    ],
    [
      'the most that one may have',
      [rule({ staffIds: ['anna'], mostOpen: 5 })],
      THREE,
      [],
      nobody('ALL_FULL'),
    ],
    [
      'of a team for its countries',
      [rule({ staffIds: ['anna'], countries: ['FR'] }), rule({ staffIds: ['cleo'], countries: ['DE'] })],
      THREE,
      [],
      byRule('cleo', 2),
    ],
    ['one below the most', [rule({ staffIds: ['anna'], mostOpen: 6 })], THREE, [], byRule('anna')],
    [
      'full, and the next rule has somebody',
      [rule({ staffIds: ['anna'], mostOpen: 1 }), rule({ staffIds: ['cleo'] })],
      THREE,
      [],
      byRule('cleo', 2),
    ],
    ['somebody away, another there', [rule()], THREE, [away('ben', 'anna')], byRule('cleo')],
    [
      'away with a stand-in',
      [rule({ staffIds: ['ben'] })],
      THREE,
      [away('ben', 'anna')],
      byRule('anna', 1, 'ben'),
    ],
    [
      'the stand-in is full',
      [rule({ staffIds: ['ben'], mostOpen: 5 })],
      THREE,
      [away('ben', 'anna')],
      nobody('ALL_FULL'),
    ],
    [
      'all away',
      [rule()],
      THREE,
      [away('anna', 'ben'), away('ben', 'cleo'), away('cleo', 'anna')],
      nobody('ALL_AWAY'),
    ],
    ['a stand-in who left', [rule({ staffIds: ['ben'] })], THREE, [away('ben', 'gone')], nobody('ALL_AWAY')],
    ['only who left', [rule({ staffIds: ['gone'] })], THREE, [], nobody('ALL_AWAY')],
    ['who has the company', [rule()], [...THREE, has('dora', 90, 1)], [], company('dora')],
    ['who has most of the company', [], [has('anna', 9, 3), has('ben', 2, 1)], [], company('anna')],
    ['both have as many', [], [has('anna', 9, 1), has('ben', 2, 1)], [], company('ben')],
    [
      'who has the company is away, another has it too',
      [],
      [has('anna', 9, 3), has('ben', 2, 1)],
      [away('anna', 'cleo')],
      company('ben'),
    ],
    [
      'who has the company is away, with a stand-in',
      [],
      [has('anna', 9, 3), has('cleo', 2)],
      [away('anna', 'cleo')],
      company('cleo', 'anna'),
    ],
    [
      'who has the company is away, with nobody',
      [rule()],
      [has('anna', 0, 3), has('cleo', 2)],
      [away('anna')],
      byRule('cleo'),
    ],
  ])('%s', (_, rules, load, absences, expected) => {
    expect(chooseAssignee(order, rules, load, absences)).toEqual(expected)
  })

  const ids = ['anna', 'ben', 'cleo', 'dora', 'emil']
  const person = fc.constantFrom(...ids, 'gone')
  const absence = fc.record({
    staffId: person,
    from: fc.constantFrom('2026-11-17', DAY, '2026-11-19'),
    until: fc.constantFrom('2026-11-17', DAY, '2026-11-19'),
    standInId: fc.option(person),
  })
  const someRule = fc.record({
    productCode: fc.constantFrom(null, order.productCode, 'eori'),
    country: fc.constantFrom(null, 'DE', 'FR'),
    lang: fc.constantFrom(null, 'en' as const, 'zh' as const),
    staffIds: fc.uniqueArray(person),
    countries: fc.subarray(['DE', 'FR']),
    mostOpen: fc.option(fc.integer({ min: 1, max: 5 })),
  })
  const someLoad = fc
    .subarray(ids)
    .chain((some) =>
      fc.tuple(
        ...some.map((id) =>
          fc.record({ id: fc.constant(id), open: fc.nat(6), ofCompany: fc.constantFrom(0, 0, 0, 1, 2) }),
        ),
      ),
    )

  it('is never somebody away or unknown, always has a reason, and does not hang on the order of the rows', () => {
    fc.assert(
      fc.property(
        fc.array(someRule, { maxLength: 5 }),
        someLoad,
        fc.array(absence, { maxLength: 8 }),
        (rules, load, absences) => {
          const chosen = chooseAssignee(order, rules, load, absences)
          expect(chosen.because).toBeTruthy()
          expect(chooseAssignee(order, rules, load.toReversed(), absences.toReversed())).toEqual(chosen)
          if (chosen.staffId === null) return
          expect(load.map(({ id }) => id)).toContain(chosen.staffId)
          expect(isAbsent(chosen.staffId, DAY, absences)).toBe(false)
          const most = chosen.rule === null ? null : rules[chosen.rule - 1]?.mostOpen
          const { open = 0 } = load.find(({ id }) => id === chosen.staffId) ?? {}
          if (typeof most === 'number') expect(open).toBeLessThan(most)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
