import { describe, expect, test } from 'vitest'
import { CHINESE_SELLER } from '../testing/cases.ts'
import { casesOf, determined } from '../testing/table.ts'

describe('refunds', () => {
  const refund = { type: 'REFUND', gross: '-120.00', arrive: 'FR', original_supply_date: '2025-12-20' }
  casesOf([
    [
      'of an earlier quarter',
      refund,
      { scheme: 'OSS_UNION', return: 'OSS:DE', vat: '-20.00', net: '-100.00', correction_of: '2025-Q4' },
    ],
    [
      'of the same quarter',
      { ...refund, original_supply_date: '2026-01-01' },
      { scheme: 'OSS_UNION', vat: '-20.00' },
    ],
    [
      'at the rate of its sale',
      { type: 'REFUND', gross: '-116.00', date: '2021-01-10', original_supply_date: '2020-12-31' },
      { scheme: 'LOCAL', rate: 16, vat: '-16.00' },
    ],
    [
      'by the rules of its sale',
      {
        type: 'REFUND',
        gross: '-119.00',
        date: '2021-08-01',
        original_supply_date: '2021-06-30',
        seller: CHINESE_SELLER,
      },
      { scheme: 'LOCAL', liable: 'SELLER' },
    ],
    [
      'the last day of three years',
      { ...refund, date: '2026-07-31', original_supply_date: '2023-06-30' },
      { return: 'OSS:DE', correction_of: '2023-Q2' },
    ],
    [
      'the day after',
      { ...refund, date: '2026-08-01', original_supply_date: '2023-06-30' },
      { return: 'FR', warning: 'OSS_CORRECTION_TOO_LATE' },
    ],
    [
      'IOSS by the month',
      {
        ...refund,
        depart: 'CN',
        marketplace: 'own web shop',
        seller: { ...CHINESE_SELLER, ioss: true },
        consignment_intrinsic_value: '100 EUR',
        date: '2026-03-10',
        original_supply_date: '2026-02-28',
      },
      { scheme: 'IOSS', correction_of: '2026-02' },
    ],
    [
      'the sale’s day not known',
      { ...refund, original_supply_date: null },
      { scheme: 'OSS_UNION', status: 'PROVISIONAL', questions: [{ fact: 'original_supply_date' }] },
    ],
    [
      'before its sale',
      { ...refund, original_supply_date: '2026-03-11' },
      { scheme: null, status: 'QUESTION' },
    ],
  ])
  test('a refund of the same quarter corrects nothing', () => {
    expect(determined({ ...refund, original_supply_date: '2026-01-01' })).not.toHaveProperty('correction_of')
  })
})
