import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { determineVat } from './determine-vat.ts'
import { LAW_KNOWN_UNTIL, validityOf } from './known-law.ts'
import { LAW, type RuleId } from './law.ts'
import { CHINESE_SELLER, GERMAN_SELLER } from './testing/cases.ts'
import { casesOf, determined } from './testing/table.ts'

const rules = Object.keys(LAW) as RuleId[]
const behind = addDays(LAW_KNOWN_UNTIL, 1)
const warned = (facts: Record<string, unknown>): string =>
  JSON.stringify((determined(facts) as { warnings?: unknown }).warnings ?? [])

describe('days behind the known law', () => {
  casesOf([
    ['a local sale on the last known day', { date: LAW_KNOWN_UNTIL }, { status: 'JUDGED' }],
    [
      'the day after',
      { date: behind, gross: '119.00' },
      { scheme: 'LOCAL', vat: '19.00', status: 'PROVISIONAL', warning: 'LAW_NOT_KNOWN' },
    ],
    [
      'a refund of a sale that lies before it',
      { type: 'REFUND', gross: '-119.00', date: behind, original_supply_date: LAW_KNOWN_UNTIL },
      { status: 'JUDGED' },
    ],
    ['in far years', { date: '2040-01-01', arrive: 'US' }, { scheme: 'EXPORT', status: 'PROVISIONAL' }],
    ['what is asked stays asked', { date: '2040-01-01', buyer: null }, { status: 'QUESTION' }],
  ])

  test('what is known to come is named by its directive', () => {
    const moved = {
      type: 'FC_TRANSFER',
      gross: null,
      cost_price: '10.00',
      arrive: 'PL',
      seller: { ...GERMAN_SELLER, vat_registrations: ['DE', 'PL'] },
    }
    expect(warned({ ...moved, date: '2028-07-01' })).toContain('2025/516')
    expect(warned({ ...moved, date: '2028-06-30' })).not.toContain('2025/516')
    const imported = {
      depart: 'CN',
      arrive: 'DE',
      seller: CHINESE_SELLER,
      consignment_intrinsic_value: '9 EUR',
    }
    expect(warned({ ...imported, date: '2028-07-01' })).toContain('2025/1539')
  })
})

test('the last known day is written as a reader writes it', () => {
  const said = warned({ date: behind, gross: '119.00' })
  expect(said).toContain(formatDay(LAW_KNOWN_UNTIL, 'en'))
  expect(said).toContain(formatDay(LAW_KNOWN_UNTIL, 'zh'))
  expect(said).not.toContain(LAW_KNOWN_UNTIL)
})

test('every rule has a validity, and no decision is by a rule out of it', () => {
  for (const rule of rules) expect(validityOf(rule).from < validityOf(rule).until).toBe(true)
  const state = fc.constantFrom('DE', 'FR', 'PL', 'GB', 'XI', 'CH', 'NO', 'US', 'CN')
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const sale = fc.record({
    date: day,
    type: fc.constantFrom('SALE', 'FC_TRANSFER', 'DONATION'),
    marketplace: fc.constantFrom('amazon.de', 'own web shop'),
    depart: state,
    arrive: state,
    buyer: fc.constantFrom('B2C', 'B2B'),
    gross: fc.constant('12.00'),
    currency: fc.constant('EUR'),
    cost_price: fc.constant('5.00'),
    consignment_intrinsic_value: fc.constantFrom('10 EUR', '5000 EUR'),
  })
  const seller = fc.constantFrom(GERMAN_SELLER, { ...CHINESE_SELLER, ioss: true })
  fc.assert(
    fc.property(sale, seller, (raw, who) => {
      const { decision } = determineVat(raw, { seller: who })
      if (decision.rule === null) return
      const { from, until } = validityOf(decision.rule as RuleId)
      expect(raw.date >= from).toBe(true)
      expect(decision.status === 'PROVISIONAL' || raw.date <= until).toBe(true)
    }),
    { numRuns: 3000 },
  )
})
