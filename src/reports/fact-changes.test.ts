import { describe, expect, it } from 'vitest'
import {
  type CausedChange,
  changesBetween,
  describeChanges,
  type FactChange,
  type Facts,
  factsUntil,
} from './fact-changes.ts'

const FACTS: Facts = {
  established: 'DE',
  numbers: [{ country: 'DE' }, { country: 'PL', from: '2026-02-01' }],
  oss: null,
  ioss: null,
  costPrices: { A: '1.50' },
  rates: [],
}
const rate = (from: string) => ({
  country: 'EE',
  category: 'standard',
  basisPoints: 2400,
  from,
  until: null,
  source: 'x',
  confidence: 'high' as const,
})

describe('what changed', () => {
  it.each<[string, Partial<Facts>, FactChange[]]>([
    ['nothing', {}, []],
    ['nothing but the order', { numbers: FACTS.numbers.toReversed() }, []],
    ['the seat', { established: 'PL' }, [{ fact: 'SEAT', country: 'PL' }]],
    [
      'a new number',
      { numbers: [...FACTS.numbers, { country: 'FR', from: '2026-03-01' }] },
      [{ fact: 'NUMBER', what: 'NEW', country: 'FR', from: '2026-03-01' }],
    ],
    ['a number less', { numbers: FACTS.numbers.slice(1) }, [{ fact: 'NUMBER', what: 'GONE', country: 'DE' }]],
    [
      'its first day',
      { numbers: [{ country: 'DE' }, { country: 'PL', from: '2026-01-01' }] },
      [{ fact: 'NUMBER', what: 'DAYS', country: 'PL', from: '2026-01-01' }],
    ],
    [
      'OSS joined',
      { oss: { country: 'DE', from: '2026-01-01' } },
      [{ fact: 'OSS', what: 'NEW', country: 'DE', from: '2026-01-01' }],
    ],
    ['IOSS joined', { ioss: {} }, [{ fact: 'IOSS', what: 'NEW' }]],
    [
      'an establishment in another state',
      { elsewhere: [{ country: 'FR', from: '2026-03-01' }] },
      [{ fact: 'ESTABLISHED', what: 'NEW', country: 'FR', from: '2026-03-01' }],
    ],
    [
      'prices',
      { costPrices: { A: '1.60', B: '2.00' } },
      [{ fact: 'COST_PRICES', count: 2, skus: ['A', 'B'] }],
    ],
    [
      'a price of a country',
      { costPrices: { A: [{ country: 'PL', currency: 'EUR', fromDay: '', amount: '1.50' }] } },
      [{ fact: 'COST_PRICES', count: 1, skus: ['A'] }],
    ],
    ['rates', { rates: [rate('2025-07-01')] }, [{ fact: 'RATES', countries: ['EE'] }]],
  ])('%s', (_, changed, expected) => {
    const changes = changesBetween(FACTS, { ...FACTS, ...changed })
    expect(changes).toEqual(expected)
    {
      const { en, zh } = describeChanges(changes)
      expect(en).toMatch(/^[a-z].+/)
      expect(zh).toMatch(/\p{Script=Han}/u)
      expect(en + zh).not.toMatch(/undefined|null|\d{4}-\d\d|\bDE\b/)
    }
  })
})

it.each<[FactChange['fact'], CausedChange, string, string]>([
  [
    'COST_PRICES',
    {
      fact: 'COST_PRICES',
      count: 5,
      skus: ['A', 'B', 'C'],
      said: [
        { kind: 'seller', name: 'Mei Lin', at: '2026-03-02T10:00:00Z', day: '2026-03-02' },
        { kind: 'staff', name: 'Jan', at: '2026-03-01T10:00:00Z', day: '2026-03-01' },
      ],
    },
    'cost prices changed (5 SKUs: A, B, C …), by Mei Lin on 2 March 2026 and by our team (Jan) on 1 March 2026',
    '成本价有变（5个SKU：A、B、C …）（Mei Lin于2026年3月2日修改、服务团队Jan于2026年3月1日修改）',
  ],
  [
    'IOSS',
    {
      fact: 'IOSS',
      what: 'NEW',
      said: [{ kind: 'system', name: 'Portal', at: '2026-03-02T10:00:00Z', day: '2026-03-02' }],
    },
    'the IOSS registration was added at all times, on 2 March 2026',
    '新增IOSS注册（不限日期）（于2026年3月2日修改）',
  ],
])('says who changed it and when: %s', (_, change, en, zh) => {
  expect(describeChanges([change])).toEqual({ en, zh })
})

const price = (fromDay: string) => ({ country: '', currency: 'EUR', fromDay, amount: '2' })
describe('facts as rows up to a day see them', () => {
  const numbers = [
    { country: 'FR', from: '2026-04-01' },
    { country: 'IT', to: '2026-05-01' },
    { country: 'ES', to: '2026-03-30' },
  ]
  const costPrices = {
    A: '1.50',
    B: [price(''), price('2026-04-01')],
    C: [price('2026-03-31')],
    D: [price('2026-04-01')],
  }
  it('leave out what begins later, and the end of what ends later', () => {
    const seen = factsUntil(
      {
        ...FACTS,
        numbers,
        costPrices,
        ioss: { from: '2026-04-01' },
        rates: [rate('2026-04-01'), rate('2026-01-01')],
      },
      '2026-03-31',
    )
    expect(seen.costPrices).toEqual({ A: '1.50', B: [price('')], C: [price('2026-03-31')] })
    expect(seen.numbers).toEqual([{ country: 'IT' }, { country: 'ES', to: '2026-03-30' }])
    expect(seen.ioss).toBeNull()
    expect(seen.rates).toEqual([rate('2026-01-01')])
  })
})
