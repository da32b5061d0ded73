import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const LT_FACTS: CountryFacts = {
  code: 'LT',
  vatName: 'PVM',
  vatNumberName: 'PVM mokėtojo kodas',
  currencies: [{ code: 'EUR', from: null, until: null }],
  rates: ratesOf('LT', [
    ['standard', 2100, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 500, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 900, '2020-01-01', '2025-12-31', 'D27 VNH KDE IBE', 'high'],
    ['reduced', 1200, '2026-01-01', null, 'D27 VN2 VNC', 'high'],
    ['books', 900, '2020-01-01', '2025-12-31', 'OWN', 'medium'],
    ['books', 500, '2026-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [],
  notes: [],
}

export const LT_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 25, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: null,
    note: null,
    source: 'OWN',
    confidence: 'high',
  },
]
