import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const HR_FACTS: CountryFacts = {
  code: 'HR',
  vatName: 'PDV',
  vatNumberName: 'OIB / PDV ID',
  currencies: [
    { code: 'HRK', from: null, until: '2022-12-31' },
    { code: 'EUR', from: '2023-01-01', until: null, perEuro: '7.53450' },
  ],
  rates: ratesOf('HR', [
    ['standard', 2500, '2020-01-01', null, 'D27 VNH IBE', 'high'],
    ['reduced', 500, '2020-01-01', null, 'D27 VNH IBE', 'medium'],
    ['reduced', 1300, '2020-01-01', null, 'D27 VNH IBE', 'medium'],
    ['books', 500, '2020-01-01', null, 'OWN', 'medium'],
    ['medicines', 500, '2020-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [],
  notes: [],
}

export const HR_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 20, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: null,
    note: null,
    lastPeriodEnd: '2024-12-31',
    source: 'OWN',
    confidence: 'low',
  },
  {
    frequency: 'MONTHLY',
    due: { kind: 'LAST_DAY_OF_MONTH', monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: null,
    note: null,
    firstPeriodEnd: '2025-01-31',
    source: 'OWN',
    confidence: 'low',
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
    due: { kind: 'LAST_DAY_OF_MONTH', monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: null,
    note: null,
    firstPeriodEnd: '2025-01-31',
    source: 'OWN',
    confidence: 'low',
  },
]
