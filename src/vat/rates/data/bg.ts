import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const BG_FACTS: CountryFacts = {
  code: 'BG',
  vatName: 'ДДС',
  vatNumberName: 'ДДС номер',
  currencies: [
    { code: 'BGN', from: null, until: '2025-12-31' },
    { code: 'EUR', from: '2026-01-01', until: null, perEuro: '1.95583' },
  ],
  rates: ratesOf('BG', [
    ['standard', 2000, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 900, '2020-01-01', null, 'D27 VNH KDE IBE', 'medium'],
    ['books', 900, '2020-07-01', null, 'OWN', 'medium'],
  ]),
  territories: [],
  notes: [{ en: 'The euro replaced the lev on 1 January 2026.', zh: '自2026年1月1日起，欧元取代列弗。' }],
}

export const BG_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 14, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: null,
    note: null,
    source: 'MAR',
    confidence: 'high',
  },
]
