import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { CAUSE_TEXTS } from './cause-texts.ts'
import {
  CAUSES,
  compareTurnover,
  type OpenSum,
  type OwnSum,
  type Statement,
  STATEMENT_KINDS,
} from './compare-turnover.ts'

const statement = (reported: number, more: Partial<Statement> = {}): Statement => ({
  kind: 'DAC7',
  channel: 'amazon',
  country: null,
  from: '2026-01-01',
  to: '2026-03-31',
  currency: 'EUR',
  reported,
  refunds: null,
  fees: null,
  ...more,
})
const own = (net: number, vat = 0, more: Partial<OwnSum> = {}): OwnSum => ({
  channel: 'amazon.de',
  country: 'DE',
  day: '2026-02-15',
  kind: net < 0 ? 'REFUND' : 'SALE',
  taxOwedBy: 'SELLER',
  currency: 'EUR',
  net,
  vat,
  ...more,
})
const RATES: Readonly<Record<string, number>> = { EUR: 1, PLN: 4 }
const convert = (units: number, from: string, to: string): number | null => {
  const [a, b] = [RATES[from], RATES[to]]
  return a === undefined || b === undefined ? null : Math.round((units / a) * b)
}
const stepsOf = (reported: number, sums: OwnSum[], more: Partial<Statement> = {}, open: OpenSum[] = []) =>
  compareTurnover(statement(reported, more), { sums, open }, convert).steps.map(({ cause, amount }) => [
    cause,
    amount,
  ])

describe('what was declared and what was reported', () => {
  const sale = own(100_00, 19_00)
  const collected = own(200_00, 38_00, { taxOwedBy: 'MARKETPLACE' })
  const refund = own(-50_00, -9_50)
  const elsewhere = own(70_00, 13_30, { channel: 'ebay' })
  test.each<[string, number, OwnSum[], Partial<Statement>, (string | number)[][]]>([
    ['the seller’s tax is in the price', 119_00, [sale], {}, [['OWN_TAX', 19_00]]],
    ['the marketplace’s tax is no consideration', 200_00, [collected], {}, []],
    ['but buyers paid it', 238_00, [collected], { kind: 'MARKETPLACE' }, [['MARKETPLACE_TAX', 38_00]]],
    ['refunds lower the consideration', 59_50, [sale, refund], {}, [['OWN_TAX', 9_50]]],
    [
      'China’s statement shows income before refunds',
      119_00,
      [sale, refund],
      { kind: 'CHINA' },
      [
        ['REFUNDS', 50_00],
        ['OWN_TAX', 19_00],
      ],
    ],
    [
      'fees are withheld',
      104_00,
      [sale],
      { fees: 15_00 },
      [
        ['OWN_TAX', 19_00],
        ['FEES', -15_00],
      ],
    ],
    [
      'other channels',
      119_00,
      [sale, elsewhere],
      {},
      [
        ['OTHER_CHANNELS', -70_00],
        ['OWN_TAX', 19_00],
      ],
    ],
    ['a statement of all channels', 202_30, [sale, elsewhere], { channel: null }, [['OWN_TAX', 32_30]]],
    [
      'another rate: up to three per cent of what was converted',
      101_00,
      [own(400_00, 0, { currency: 'PLN' })],
      {},
      [['CURRENCY', 1_00]],
    ],
    [
      'days at the end: up to what lies there',
      150_00,
      [own(100_00), own(60_00, 0, { day: '2026-04-02' })],
      {},
      [['DATES', 50_00]],
    ],
    ['nothing of these', 175_00, [own(100_00)], {}, [['UNEXPLAINED', 75_00]]],
    ['less than was declared', 90_00, [own(100_00)], {}, [['UNEXPLAINED', -10_00]]],
    ['the same', 100_00, [own(100_00)], {}, []],
    ['sales of another period are none of this', 0, [own(100_00, 0, { day: '2026-06-15' })], {}, []],
  ])('%s', (_name, reported, sums, more, steps) => expect(stepsOf(reported, sums, more)).toEqual(steps))

  test.each<[string, OwnSum[], Partial<Statement>, (string | number)[][]]>([
    [
      'one site of a marketplace',
      [own(100_00), own(40_00, 0, { channel: 'amazon.fr' })],
      { channel: 'amazon.de' },
      [['OTHER_CHANNELS', -40_00]],
    ],
    [
      'its other countries',
      [own(100_00), own(40_00, 0, { country: 'FR' })],
      { country: 'DE' },
      [['OTHER_COUNTRIES', -40_00]],
    ],
    [
      'a name that only begins alike is another',
      [own(100_00), own(40_00, 0, { channel: 'amazonia' })],
      {},
      [['OTHER_CHANNELS', -40_00]],
    ],
  ])('%s', (_name, sums, more, steps) => expect(stepsOf(100_00, sums, more)).toEqual(steps))

  it('says how much of it may be rows that wait for an answer, and never more', () => {
    const open = [{ currency: 'PLN', amount: 80_00, day: '2026-03-31' }]
    expect(stepsOf(130_00, [own(100_00)], {}, open)).toEqual([
      ['OPEN_ROWS', 20_00],
      ['UNEXPLAINED', 10_00],
    ])
    expect(stepsOf(90_00, [own(100_00)], {}, open)).toEqual([['UNEXPLAINED', -10_00]])
  })

  it('says which rates are missing', () => {
    const found = compareTurnover(
      statement(0),
      { sums: [own(100, 0, { currency: 'SEK' })], open: [] },
      convert,
    )
    expect(found).toMatchObject({ missingRates: ['SEK'], declared: 0 })
  })

  it('always adds up to the cent', () => {
    const sums = fc.array(
      fc.record({
        channel: fc.constantFrom('amazon.de', 'amazon.fr', 'ebay'),
        country: fc.constantFrom('DE', 'FR'),
        day: fc.constantFrom('2025-12-30', '2026-01-02', '2026-02-15', '2026-03-30', '2026-04-03'),
        kind: fc.constantFrom('SALE' as const, 'REFUND' as const),
        taxOwedBy: fc.constantFrom('SELLER' as const, 'MARKETPLACE' as const, 'NOBODY' as const),
        currency: fc.constantFrom('EUR', 'PLN'),
        net: fc.integer({ min: -1_000_000, max: 1_000_000 }),
        vat: fc.integer({ min: -200_000, max: 200_000 }),
      }),
    )
    const any = fc.record({
      kind: fc.constantFrom(...STATEMENT_KINDS),
      channel: fc.constantFrom('amazon', 'amazon.de', null),
      country: fc.constantFrom('DE', null),
      reported: fc.integer({ min: -2_000_000, max: 2_000_000 }),
      fees: fc.option(fc.integer({ min: 0, max: 100_000 })),
    })
    fc.assert(
      fc.property(any, sums, ({ reported, ...more }, list) => {
        const found = compareTurnover(statement(reported, more), { sums: list, open: [] }, convert)
        const sum = found.steps.reduce((total, { amount }) => total + amount, found.declared)
        expect(sum).toBe(reported)
      }),
    )
  })

  test('each cause is explained in both languages', () => {
    for (const cause of CAUSES) expect(CAUSE_TEXTS[cause].en && CAUSE_TEXTS[cause].zh).toBeTruthy()
  })
})
