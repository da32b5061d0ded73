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
      en: 'Hotels, takeaway food and leisure moved from 6 % to 12 % on 2026-03-01.',
      zh: '自2026-03-01起，酒店、外卖和休闲服务的税率由6%调至12%。',
    },
  ],
}

export const BE_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 20, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: null,
    note: null,
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
    note: null,
    firstPeriodEnd: '2025-01-31',
    source: 'OWN MAR',
    confidence: 'medium',
  },
]
