import { describe, expect, it, test } from 'vitest'
import { isClean, preFlight, type PreFlightFacts } from './pre-flight.ts'

const QUIET: PreFlightFacts = {
  base: 10_000,
  baseBefore: 10_000,
  boxes: [],
  mayBeNegative: (box) => box === '83',
  isLineOfForm: (box) => !box.startsWith('sales'),
  missingReports: [],
  monthsInPart: [],
  disagreements: null,
  openIssues: null,
  crossed: [],
  lostNumbers: [],
  ownLost: [],
  unanswered: [],
  adjustments: [],
  unlisted: [],
  year: null,
}
const rows = (count: number) => ({ count, importId: 'imp_1', file: 'march.csv' })
const box = (name: string, units: number) => ({ box: name, units, decimals: 2, sources: [] })
const findings = (facts: Partial<PreFlightFacts>) => preFlight({ ...QUIET, ...facts })

it('says nothing where nothing is odd', () => {
  expect(findings({ boxes: [box('81', 100), box('83', -100)] })).toEqual([])
})

describe('turnover beside the period before', () => {
  it.each<[number | null, number, number | null]>([
    [10_000, 14_000, null],
    [10_000, 14_001, 40],
    [10_000, 6_000, null],
    [10_000, 5_999, -40],
    [10_000, 0, -100],
    [10_000, 25_000, 150],
    [null, 10_000, null],
    [0, 10_000, 100],
    [0, 0, null],
    [-500, 10_000, 100],
    [-500, -900, null],
  ])('from %s to %s: %s', (baseBefore, base, percent) => {
    expect(findings({ base, baseBefore })).toEqual(
      percent === null ? [] : [{ code: 'TURNOVER_CHANGED', before: baseBefore, now: base, percent }],
    )
  })
})

test.each<[Partial<PreFlightFacts>, object]>([
  [
    { missingReports: [{ channel: 'Brightoak', month: '2026-03' }] },
    { code: 'REPORT_MISSING', channel: 'Brightoak', month: '2026-03' },
  ],
  [
    { monthsInPart: [{ channel: 'Brightoak', month: '2026-03', why: 'ENDS', day: '2026-03-10' }] },
    { code: 'MONTH_IN_PART', channel: 'Brightoak', month: '2026-03', why: 'ENDS', day: '2026-03-10' },
  ],
  [{ disagreements: rows(3) }, { code: 'MARKETPLACE_DISAGREES', ...rows(3) }],
  [{ openIssues: rows(2) }, { code: 'SALES_WITH_ISSUES', ...rows(2) }],
  [{ boxes: [box('81', -1)] }, { code: 'BOX_NEGATIVE', box: '81', units: -1 }],
  [{ boxes: [box('sales 5% base', 70)] }, { code: 'BOX_WITHOUT_LINE', box: 'sales 5% base', units: 70 }],
  [
    { crossed: [{ threshold: 'DISTANCE_SALES', country: 'FR', day: '2026-03-11' }] },
    { code: 'THRESHOLD_CROSSED', threshold: 'DISTANCE_SALES', country: 'FR', day: '2026-03-11' },
  ],
  [
    { lostNumbers: [{ number: 'FR80500764592', since: '2026-03-02' }] },
    { code: 'NUMBER_NOT_VALID', number: 'FR80500764592', since: '2026-03-02' },
  ],
  [
    { ownLost: [{ number: 'DE136695976', since: '2026-03-02' }] },
    { code: 'OWN_NUMBER_NOT_VALID', number: 'DE136695976', since: '2026-03-02' },
  ],
  [
    { unanswered: ['FR80500764592', 'IT00743110157'] },
    { code: 'NUMBERS_NOT_CONFIRMED', number: 'FR80500764592', count: 2 },
  ],
])('%o', (facts, finding) => {
  expect(findings(facts)).toEqual([finding])
  expect(isClean(findings(facts))).toBe(false)
})

it('shows what staff entered, which does not stop a standing choice', () => {
  const found = findings({ adjustments: [{ box: '39', units: 700, reason: 'special prepayment' }] })
  expect(found).toEqual([{ code: 'ADJUSTED', box: '39', units: 700, reason: 'special prepayment' }])
  expect(isClean(found)).toBe(true)
})
