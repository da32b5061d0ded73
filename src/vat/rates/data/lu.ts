import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const LU_FACTS: CountryFacts = {
  code: 'LU',
  vatName: 'TVA',
  vatNumberName: 'numéro TVA',
  currencies: [{ code: 'EUR', from: null, until: null }],
  rates: ratesOf('LU', [
    ['standard', 1700, '2020-01-01', '2022-12-31', 'D27 VNH KDE IBE', 'high'],
    ['standard', 1600, '2023-01-01', '2023-12-31', 'D27 VNH KDE IBE', 'high'],
    ['standard', 1700, '2024-01-01', null, 'D27 VNH KDE IBE VNC', 'high'],
    ['reduced', 800, '2020-01-01', '2022-12-31', 'D27 VNH KDE IBE', 'high'],
    ['reduced', 700, '2023-01-01', '2023-12-31', 'D27 VNH KDE IBE', 'high'],
    ['reduced', 800, '2024-01-01', null, 'D27 VNH KDE IBE VNC', 'high'],
    ['super-reduced', 300, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['parking', 1400, '2020-01-01', '2022-12-31', 'D27 VNH KDE IBE', 'high'],
    ['parking', 1300, '2023-01-01', '2023-12-31', 'D27 VNH KDE IBE', 'high'],
    ['parking', 1400, '2024-01-01', null, 'D27 VNH KDE IBE VNC', 'high'],
    ['books', 300, '2020-01-01', null, 'OWN', 'medium'],
    ['e-books', 300, '2020-01-01', null, 'OWN', 'medium'],
    ['food', 300, '2020-01-01', null, 'OWN', 'medium'],
    ['childrens-clothing', 300, '2020-01-01', null, 'OWN', 'medium'],
    ['medicines', 300, '2020-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [],
  notes: [],
}

export const LU_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 15, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: {
      en: 'Turnover above 620,000 EUR a year.',
      zh: '全年营业额超过620,000欧元。',
    },
    note: null,
    source: 'GUILU OWN',
    confidence: 'medium',
  },
  {
    frequency: 'QUARTERLY',
    due: { kind: 'DAY_OF_MONTH', day: 15, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: {
      en: 'Turnover from 112,000 to 620,000 EUR a year.',
      zh: '全年营业额为112,000至620,000欧元。',
    },
    note: null,
    source: 'GUILU OWN',
    confidence: 'medium',
  },
  {
    frequency: 'YEARLY',
    due: { kind: 'LAST_DAY_OF_MONTH', monthsAfter: 2, shift: 'NEXT' },
    form: null,
    when: {
      en: 'Turnover below 112,000 EUR a year: no other return.',
      zh: '全年营业额低于112,000欧元：无需另行按期申报。',
    },
    note: null,
    source: 'GUILU OWN',
    confidence: 'medium',
  },
]
