import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const CY_FACTS: CountryFacts = {
  code: 'CY',
  vatName: 'ΦΠΑ',
  vatNumberName: 'ΦΠΑ (VAT no.)',
  currencies: [{ code: 'EUR', from: null, until: null }],
  rates: ratesOf('CY', [
    ['standard', 1900, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 500, '2020-01-01', null, 'D27 VNH KDE IBE', 'medium'],
    ['reduced', 900, '2020-01-01', null, 'D27 VNH KDE IBE', 'medium'],
    ['super-reduced', 300, '2023-07-21', null, 'D27 VNC OWN', 'medium'],
    ['books', 500, '2020-01-01', '2023-07-20', 'OWN', 'medium'],
    ['books', 300, '2023-07-21', null, 'OWN', 'medium'],
    ['medicines', 500, '2020-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [],
  notes: [],
}

export const CY_FILING: readonly FilingRule[] = [
  {
    frequency: 'QUARTERLY',
    due: { kind: 'DAY_OF_MONTH', day: 10, monthsAfter: 2, shift: 'NEXT' },
    form: null,
    when: null,
    note: null,
    source: 'AVCY',
    confidence: 'high',
  },
]
