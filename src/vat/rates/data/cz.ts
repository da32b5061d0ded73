import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const CZ_FACTS: CountryFacts = {
  code: 'CZ',
  vatName: 'DPH',
  vatNumberName: 'DIČ',
  currencies: [{ code: 'CZK', from: null, until: null }],
  rates: ratesOf('CZ', [
    ['standard', 2100, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 1000, '2020-01-01', '2023-12-31', 'D27 VNH KDE IBE', 'high'],
    ['reduced', 1500, '2020-01-01', '2023-12-31', 'D27 VNH KDE IBE', 'high'],
    ['reduced', 1200, '2024-01-01', null, 'D27 VNH KDE IBE VNC', 'high'],
    ['books', 1000, '2020-01-01', '2023-12-31', 'OWN', 'medium'],
    ['books', 0, '2024-01-01', null, 'OWN', 'medium'],
    ['e-books', 1000, '2020-05-01', '2023-12-31', 'OWN', 'medium'],
    ['e-books', 0, '2024-01-01', null, 'OWN', 'medium'],
    ['food', 1500, '2020-01-01', '2023-12-31', 'OWN', 'medium'],
    ['food', 1200, '2024-01-01', null, 'OWN', 'medium'],
    ['medicines', 1000, '2020-01-01', '2023-12-31', 'OWN', 'medium'],
    ['medicines', 1200, '2024-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [],
  notes: [
    {
      en: 'The control statement (kontrolní hlášení) is due on the same day.',
      zh: '控制报表（kontrolní hlášení）的截止日相同。',
    },
  ],
}

export const CZ_FILING: readonly FilingRule[] = [
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
    confidence: 'medium',
  },
]
