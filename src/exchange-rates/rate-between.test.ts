import { describe, expect, test } from 'vitest'
import { type PublishedRates, rateBetween } from './rate-between.ts'
import { rateKey, rateRuleOf } from './rate-rules.ts'

describe('the key under which a rate is published', () => {
  test.each([
    ['DE', '2026-03-01', '2026-03', 'the month of the supply'],
    ['DE', '2026-03-31', '2026-03', 'its last day'],
    ['GB', '2026-02-28', '2026-02', 'the month'],
    ['XI', '2026-02-28', '2026-02', 'Northern Ireland files with Great Britain'],
    ['PL', '2026-03-10', '2026-03-09', 'the day before'],
    ['PL', '2026-03-09', '2026-03-06', 'Monday: the Friday before'],
    ['PL', '2026-03-08', '2026-03-06', 'Sunday: the Friday before'],
    ['PL', '2026-01-07', '2026-01-05', 'Epiphany is a Polish holiday'],
    ['PL', '2026-04-07', '2026-04-03', 'Good Friday is none'],
    ['PL', '2026-06-05', '2026-06-03', 'Corpus Christi'],
    ['PL', '2026-05-04', '2026-04-30', 'the first and third of May'],
    ['PL', '2024-12-25', '2024-12-24', 'Christmas Eve was a working day until 2024'],
    ['PL', '2025-12-29', '2025-12-23', 'and is a holiday since 2025'],
    ['FR', '2026-03-10', '2026-03-10', 'the day itself'],
    ['FR', '2026-03-08', '2026-03-06', 'Sunday: the last one published'],
    ['CZ', '2026-04-06', '2026-04-02', 'Easter Monday: before Good Friday, on which TARGET is closed'],
    ['IT', '2027-01-01', '2026-12-31', 'New Year'],
  ])('%s, %s: %s (%s)', (country, day, key) => expect(rateKey(rateRuleOf(country), day)).toBe(key))
})

const PUBLISHED: Readonly<Record<string, string>> = {
  'ECB 2026-03-10 USD': '1.1000',
  'ECB 2026-03-10 CZK': '25.000',
  'DE_BMF 2026-03 USD': '1.2500',
  'PL_NBP 2026-03-09 EUR': '4.2500',
  'PL_NBP 2026-03-09 USD': '3.8250',
  'GB_HMRC 2026-03 EUR': '1.1600',
}
const rates: PublishedRates = (source, key, currency) => PUBLISHED[`${source} ${key} ${currency}`] ?? null

describe('what one is worth in the other', () => {
  test.each([
    ['FR', 'USD', 'EUR', 1 / 1.1],
    ['CZ', 'EUR', 'CZK', 25],
    ['CZ', 'USD', 'CZK', 25 / 1.1],
    ['DE', 'USD', 'EUR', 0.8],
    ['PL', 'EUR', 'PLN', 4.25],
    ['PL', 'USD', 'PLN', 3.825],
    ['PL', 'PLN', 'PLN', 1],
    ['GB', 'EUR', 'GBP', 1 / 1.16],
  ])('%s: %s in %s', (country, from, to, worth) => {
    const found = rateBetween(from, to, { rule: rateRuleOf(country), day: '2026-03-10' }, rates)
    expect('currency' in found ? found : Number(found.over) / Number(found.under)).toBeCloseTo(worth, 12)
  })

  test.each([
    ['GB', 'USD', 'GBP', { source: 'GB_HMRC', currency: 'USD', day: '2026-03-31' }],
    ['PL', 'CZK', 'PLN', { source: 'PL_NBP', currency: 'CZK', day: '2026-03-09' }],
    ['SE', 'USD', 'SEK', { source: 'ECB', currency: 'SEK', day: '2026-03-10' }],
    ['SE', 'GBP', 'SEK', { source: 'ECB', currency: 'GBP', day: '2026-03-10' }],
  ])('%s: %s in %s is missing, and by no other rate', (country, from, to, missing) => {
    expect(rateBetween(from, to, { rule: rateRuleOf(country), day: '2026-03-10' }, rates)).toEqual(missing)
  })
})
