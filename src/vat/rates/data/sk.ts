import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const SK_FACTS: CountryFacts = {
  code: 'SK',
  vatName: 'DPH',
  vatNumberName: 'IČ DPH',
  currencies: [{ code: 'EUR', from: null, until: null }],
  rates: ratesOf('SK', [
    ['standard', 2000, '2020-01-01', '2024-12-31', 'D27 VNH KDE IBE', 'high'],
    ['standard', 2300, '2025-01-01', null, 'D27 VNH KDE IBE VNC', 'high'],
    ['reduced', 1000, '2020-01-01', '2024-12-31', 'D27 VNH KDE IBE', 'medium'],
    ['reduced', 500, '2023-01-01', null, 'D27 OWN', 'medium'],
    ['reduced', 1900, '2025-01-01', null, 'D27 VNH KDE IBE VNC', 'high'],
    ['books', 1000, '2020-01-01', '2024-12-31', 'OWN', 'medium'],
    ['books', 500, '2025-01-01', null, 'OWN', 'medium'],
    ['medicines', 1000, '2020-01-01', '2024-12-31', 'OWN', 'medium'],
    ['medicines', 500, '2025-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [],
  notes: [],
}

export const SK_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 25, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: null,
    note: null,
    source: 'OWN',
    confidence: 'high',
  },
  {
    frequency: 'QUARTERLY',
    due: { kind: 'DAY_OF_MONTH', day: 25, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: null,
    note: null,
    source: 'OWN',
    confidence: 'high',
  },
]
