import type { LocalText } from '#platform/shared/local-text.ts'
import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const BE_FACTS: CountryFacts = {
  code: 'BE',
  vatName: 'BTW / TVA',
  vatNumberName: 'ondernemingsnummer (BTW/TVA)',
  currencies: [{ code: 'EUR', from: null, until: null }],
  rates: ratesOf('BE', [
    ['standard', 2100, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 600, '2020-01-01', null, 'D27 VNH KDE IBE', 'medium'],
    ['reduced', 1200, '2020-01-01', null, 'D27 VNH KDE IBE', 'medium'],
    ['parking', 1200, '2020-01-01', null, 'D27 VNH KDE IBE', 'medium'],
    ['books', 600, '2020-01-01', null, 'OWN', 'medium'],
    ['e-books', 600, '2020-01-01', null, 'OWN', 'medium'],
    ['food', 600, '2020-01-01', null, 'OWN', 'medium'],
    ['medicines', 600, '2020-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [],
  notes: [
    {
      en: 'Hotels, takeaway food and leisure moved from 6 % to 12 % on 1 March 2026.',
      zh: '自2026年3月1日起，酒店、外卖和休闲服务的税率由6%调至12%。',
    },
  ],
}

/** Announced anew each year, for filing alone; the days themselves stay. */
const SUMMER: LocalText = {
  en: 'In summer the tax office usually allows more time to file: June and the second quarter until about 10 August, July until about 10 September. The payment date shown does not change.',
  zh: '夏季税务机关通常会延长申报期限：6月和第二季度至8月10日前后，7月至9月10日前后；缴款期限不变，仍为此处所示日期。',
}

export const BE_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 20, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: null,
    note: SUMMER,
    source: 'MAR',
    confidence: 'high',
  },
  {
    frequency: 'QUARTERLY',
    due: { kind: 'DAY_OF_MONTH', day: 20, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: null,
    note: null,
    lastPeriodEnd: '2024-12-31',
    source: 'OWN',
    confidence: 'low',
  },
  {
    frequency: 'QUARTERLY',
    due: { kind: 'DAY_OF_MONTH', day: 25, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: null,
    note: SUMMER,
    firstPeriodEnd: '2025-01-31',
    source: 'OWN MAR',
    confidence: 'medium',
  },
]
