import { describe, expect, test } from 'vitest'
import { prepareVatEngine } from '../determine-vat.ts'
import { GERMAN_SELLER, SMALL_SELLER } from '../testing/cases.ts'
import { casesOf } from '../testing/table.ts'

const refund = { type: 'REFUND', gross: '-119.00', arrive: 'FR' }
const seller = (ytd: unknown, previous: unknown, more: Record<string, unknown> = {}) => ({
  seller: {
    ...SMALL_SELLER,
    distance_sales_ytd_eur: ytd,
    distance_sales_prev_year_eur: previous,
    ...more,
  },
})
const ORIGIN = { scheme: 'ORIGIN_BELOW_THRESHOLD', country: 'DE', rate: 19, return: 'DE', vat: '-19.00' }
const OSS = { scheme: 'OSS_UNION', country: 'FR', rate: 20, return: 'OSS:DE' }
const asks = (fact: string) => ({ status: 'PROVISIONAL', questions: [{ fact }] })
const lastYear = { ...refund, original_supply_date: '2025-11-10' }
const thisYear = { ...refund, original_supply_date: '2026-01-20' }

/** Directive 2006/112 art. 59c, 90: what counts is the turnover before the sale, not before the refund. */
describe('a refund by the turnover of its sale’s day', () => {
  casesOf([
    [
      'this year is above the threshold, the year of the sale was within it',
      { ...lastYear, ...seller(12_000, 8_000) },
      { ...ORIGIN, ...asks('original_distance_sales_prev_year_eur') },
    ],
    [
      'the same, and the year before that as well',
      { ...lastYear, ...seller(12_000, 8_000), original_distance_sales_prev_year_eur: 5_000 },
      { ...ORIGIN, status: 'JUDGED' },
    ],
    [
      'the year before the sale above it',
      { ...lastYear, ...seller(0, 8_000), original_distance_sales_prev_year_eur: 10_001 },
      { ...OSS, status: 'JUDGED' },
    ],
    [
      'the year of the sale ended above it: before or after the sale?',
      { ...lastYear, ...seller(0, 15_000) },
      { ...OSS, ...asks('original_distance_sales_ytd_eur') },
    ],
    [
      'the same, with what had been sold before it',
      {
        ...lastYear,
        ...seller(0, 15_000),
        original_distance_sales_ytd_eur: 9_900,
        original_distance_sales_prev_year_eur: 0,
      },
      { ...ORIGIN, status: 'JUDGED' },
    ],
    [
      'and a cent more',
      {
        ...lastYear,
        ...seller(0, 15_000),
        original_distance_sales_ytd_eur: '9900.01',
        original_distance_sales_prev_year_eur: 0,
      },
      { ...OSS, status: 'JUDGED' },
    ],
    ['of this year, still within', { ...thisYear, ...seller(9_990, 0) }, { ...ORIGIN, status: 'JUDGED' }],
    [
      'of this year, above by now',
      { ...thisYear, ...seller(12_000, 0) },
      { ...OSS, ...asks('original_distance_sales_ytd_eur') },
    ],
    [
      'of this year, above already by the last one',
      { ...thisYear, ...seller(12_000, 10_001) },
      { ...OSS, status: 'JUDGED' },
    ],
    [
      'the turnover of last year is less than the sale: it cannot be of that year',
      { ...lastYear, ...seller(50_000, 0) },
      { ...OSS, ...asks('original_distance_sales_ytd_eur') },
    ],
    [
      'two years ago',
      { ...refund, original_supply_date: '2024-05-01', ...seller(0, 0) },
      { ...ORIGIN, ...asks('original_distance_sales_ytd_eur') },
    ],
    [
      'of the same day: the same turnover',
      { ...refund, original_supply_date: '2026-03-10', ...seller(12_000, 0) },
      { ...OSS, status: 'JUDGED' },
    ],
    [
      'where no threshold applies nothing is asked',
      { ...lastYear, ...seller(12_000, 0, { opted_for_destination: true }) },
      { ...OSS, status: 'JUDGED' },
    ],
    [
      'nothing known of any year',
      { ...lastYear, ...seller(null, null) },
      { scheme: null, questions: [{ fact: 'original_distance_sales_ytd_eur' }] },
    ],
  ])
})

const since = (from: string) => ({
  ...GERMAN_SELLER,
  vat_registrations: ['DE', { country: 'FR', from: '2021-01-01', to: '2025-12-31' }],
  oss_union: { country: 'DE', from },
  distance_sales_prev_year_eur: 50_000,
})

describe('registrations of the sale’s day', () => {
  casesOf([
    [
      'OSS began after the sale: its own registration there',
      { ...lastYear, seller: since('2026-01-01'), original_distance_sales_prev_year_eur: 20_000 },
      { scheme: 'LOCAL', country: 'FR', return: 'FR' },
    ],
    [
      'OSS began before the sale',
      { ...lastYear, seller: since('2025-11-10'), original_distance_sales_prev_year_eur: 20_000 },
      OSS,
    ],
    [
      'a sale of today after the registration ended',
      { arrive: 'FR', depart: 'FR', seller: since('2026-01-01') },
      { scheme: 'LOCAL', country: 'FR', warning: 'NO_REGISTRATION' },
    ],
    [
      'on its last day',
      { date: '2025-12-31', arrive: 'FR', depart: 'FR', seller: since('2026-01-01') },
      { scheme: 'LOCAL', country: 'FR', status: 'JUDGED' },
    ],
    [
      'IOSS that began later',
      {
        depart: 'CN',
        arrive: 'FR',
        marketplace: 'own web shop',
        consignment_intrinsic_value: '100 EUR',
        seller: { ...GERMAN_SELLER, established: 'CN', ioss: { from: '2026-04-01' } },
      },
      { scheme: 'IMPORT_CUSTOMS' },
    ],
  ])

  test('the days on which registrations begin and end divide what is remembered', () => {
    const engine = prepareVatEngine({ seller: since('2026-03-01') })
    const sale = { type: 'SALE', depart: 'FR', arrive: 'FR', marketplace: 'own shop', buyer: 'B2C' }
    const warned = (date: string) =>
      engine({ ...sale, date, gross: '1.00', currency: 'EUR' }).decision.warnings.length
    expect(['2025-12-31', '2026-01-01', '2025-12-30'].map(warned)).toEqual([0, 1, 0])
  })
})

/** Directive 2006/112 art. 90: a refund reduces the taxable amount. */
describe('the sign of a refund', () => {
  casesOf([
    [
      'above zero: a question, no VAT',
      { type: 'REFUND', gross: '120.00', original_supply_date: '2026-03-01' },
      { scheme: null, vat: null, status: 'QUESTION', questions: [{ fact: 'refund_sign' }] },
    ],
    [
      'a file that writes refunds without a sign: a credit',
      { type: 'REFUND', gross: '119.00', original_supply_date: '2026-03-01', refund_sign: 'POSITIVE' },
      { scheme: 'LOCAL', vat: '-19.00', net: '-100.00', gross: '-119.00', status: 'JUDGED' },
    ],
    [
      'a sale below zero: a question, too',
      { gross: '-119.00' },
      { scheme: null, vat: null, status: 'QUESTION', questions: [{ fact: 'sale_sign' }] },
    ],
    ['a sale of nothing', { gross: '0.00' }, { scheme: 'LOCAL', vat: '0.00' }],
  ])
})
