import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const RO_FACTS: CountryFacts = {
  code: 'RO',
  vatName: 'TVA',
  vatNumberName: 'CUI / CIF',
  currencies: [{ code: 'RON', from: null, until: null }],
  rates: ratesOf('RO', [
    ['standard', 1900, '2020-01-01', '2025-07-31', 'D27 VNH KDE IBE', 'high'],
    ['standard', 2100, '2025-08-01', null, 'D27 VNH KDE IBE VNC', 'high'],
    ['reduced', 500, '2020-01-01', '2025-07-31', 'D27 VNH KDE IBE', 'high'],
    ['reduced', 900, '2020-01-01', '2025-07-31', 'D27 VNH KDE IBE', 'high'],
    ['reduced', 1100, '2025-08-01', null, 'D27 VNH KDE IBE VNC', 'high'],
    ['books', 500, '2020-01-01', '2025-07-31', 'OWN', 'medium'],
    ['books', 1100, '2025-08-01', null, 'OWN', 'medium'],
    ['food', 900, '2020-01-01', '2025-07-31', 'OWN', 'medium'],
    ['food', 1100, '2025-08-01', null, 'OWN', 'medium'],
    ['medicines', 900, '2020-01-01', '2025-07-31', 'OWN', 'medium'],
    ['medicines', 1100, '2025-08-01', null, 'OWN', 'medium'],
  ]),
  territories: [],
  notes: [],
}

export const RO_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 25, monthsAfter: 1, shift: 'NEXT' },
    form: 'D300',
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
