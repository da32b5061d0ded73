import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const HU_FACTS: CountryFacts = {
  code: 'HU',
  vatName: 'ÁFA',
  vatNumberName: 'adószám',
  currencies: [{ code: 'HUF', from: null, until: null }],
  rates: ratesOf('HU', [
    ['standard', 2700, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 500, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 1800, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['books', 500, '2020-01-01', null, 'OWN', 'medium'],
    ['medicines', 500, '2020-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [],
  notes: [
    { en: 'The domestic tax number (adószám) has 11 digits.', zh: '匈牙利国内税号（adószám）为11位数字。' },
  ],
}

export const HU_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 20, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: null,
    note: null,
    source: 'OWN',
    confidence: 'high',
  },
  {
    frequency: 'QUARTERLY',
    due: { kind: 'DAY_OF_MONTH', day: 20, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: null,
    note: null,
    source: 'OWN',
    confidence: 'high',
  },
]
