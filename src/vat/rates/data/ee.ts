import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const EE_FACTS: CountryFacts = {
  code: 'EE',
  vatName: 'käibemaks',
  vatNumberName: 'KMKR number',
  currencies: [{ code: 'EUR', from: null, until: null }],
  rates: ratesOf('EE', [
    ['standard', 2000, '2020-01-01', '2023-12-31', 'D27 VNH KDE IBE', 'high'],
    ['standard', 2200, '2024-01-01', '2025-06-30', 'D27 VNH KDE IBE', 'high'],
    ['standard', 2400, '2025-07-01', null, 'D27 VNH KDE IBE VNC', 'high'],
    ['reduced', 900, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 500, '2024-01-01', '2024-12-31', 'D27 VNH KDE IBE', 'high'],
    ['reduced', 1300, '2025-01-01', null, 'D27 VNH IBE', 'high'],
    ['books', 900, '2020-01-01', null, 'OWN', 'medium'],
    ['e-books', 900, '2020-05-01', null, 'OWN', 'medium'],
    ['medicines', 900, '2020-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [],
  notes: [],
}

export const EE_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 20, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: null,
    note: null,
    source: 'OWN',
    confidence: 'high',
  },
]
