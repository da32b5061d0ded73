import { describe } from 'vitest'
import { CHINESE_SELLER, GERMAN_SELLER, SMALL_SELLER } from '../testing/cases.ts'
import { casesOf } from '../testing/table.ts'

const toFrance = { arrive: 'FR' }
const small = (ytd: unknown, more: Record<string, unknown> = {}) => ({
  seller: { ...SMALL_SELLER, distance_sales_ytd_eur: ytd, ...more },
})
const OSS = { scheme: 'OSS_UNION', country: 'FR', rate: 20, return: 'OSS:DE' }
const ORIGIN = { scheme: 'ORIGIN_BELOW_THRESHOLD', country: 'DE', rate: 19, return: 'DE' }

describe('10,000 euro of distance sales', () => {
  casesOf([
    ['to the cent within, this sale among them', { ...toFrance, ...small(9900), gross: '119.00' }, ORIGIN],
    ['a cent above', { ...toFrance, ...small('9900.01'), gross: '119.00' }, OSS],
    ['the sale that crosses is already taxed at destination', { ...toFrance, ...small(9999) }, OSS],
    [
      'the year before above it',
      { ...toFrance, ...small(0, { distance_sales_prev_year_eur: '10000.01' }) },
      OSS,
    ],
    [
      'the year before exactly at it',
      { ...toFrance, ...small(0, { distance_sales_prev_year_eur: 10000 }) },
      ORIGIN,
    ],
    ['opted for destination', { ...toFrance, ...small(0, { opted_for_destination: true }) }, OSS],
    ['established in two states', { ...toFrance, ...small(0, { established: ['DE', 'PL'] }) }, OSS],
    ['goods from another state', { ...toFrance, ...small(0), depart: 'PL' }, OSS],
    [
      'established outside the EU, own shop',
      { ...toFrance, seller: { ...CHINESE_SELLER, oss_union: 'DE' }, marketplace: 'own web shop' },
      OSS,
    ],
    ['in crowns, far below whatever the rate', { arrive: 'SE', ...small(100), currency: 'SEK' }, ORIGIN],
    [
      'in pounds near the limit',
      { arrive: 'XI', ...small(9900), currency: 'GBP', gross: '95.00' },
      { scheme: null, status: 'QUESTION' },
    ],
    [
      'the same with a rate',
      { arrive: 'XI', ...small(9900), currency: 'GBP', gross: '95.20', euro_per: { GBP: '1.25' } },
      { scheme: 'ORIGIN_BELOW_THRESHOLD', country: 'DE' },
    ],
    [
      'sales of the year not known',
      { ...toFrance, ...small(null) },
      { scheme: null, questions: [{ fact: 'seller.distance_sales_ytd_eur' }] },
    ],
    [
      'not below, no OSS, registered there',
      { ...toFrance, seller: { ...GERMAN_SELLER, oss_union: null, vat_registrations: ['DE', 'FR'] } },
      { scheme: 'LOCAL', country: 'FR', return: 'FR' },
    ],
    [
      'home again without OSS',
      { depart: 'PL', seller: { ...GERMAN_SELLER, oss_union: null, vat_registrations: ['DE', 'PL'] } },
      { scheme: 'LOCAL', country: 'DE', return: 'DE' },
    ],
    [
      'books at their rate',
      { ...toFrance, category: 'A_BOOKS_GEN', gross: '105.50' },
      { scheme: 'OSS_UNION', rate: 5.5, vat: '5.50' },
    ],
    [
      'goods of which no rate is known, at the standard rate',
      { ...toFrance, category: 'moon dust' },
      { rate: 20, warning: 'RATE_NOT_CERTAIN' },
    ],
    ['Amazon’s word for general goods', { ...toFrance, category: 'A_GEN_STANDARD' }, OSS],
  ])
})
