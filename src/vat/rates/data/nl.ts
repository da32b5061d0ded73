import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const NL_FACTS: CountryFacts = {
  code: 'NL',
  vatName: 'btw',
  vatNumberName: 'btw-identificatienummer',
  currencies: [{ code: 'EUR', from: null, until: null }],
  rates: ratesOf('NL', [
    ['standard', 2100, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 900, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['books', 900, '2020-01-01', null, 'OWN', 'medium'],
    ['e-books', 900, '2020-01-01', null, 'OWN', 'medium'],
    ['food', 900, '2020-01-01', null, 'OWN', 'medium'],
    ['medicines', 900, '2020-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [],
  notes: [
    {
      en: 'Accommodation moved from 9 % to 21 % on 1 January 2026.',
      zh: '自2026年1月1日起，住宿服务的税率由9%调至21%。',
    },
  ],
}

export const NL_FILING: readonly FilingRule[] = [
  {
    frequency: 'QUARTERLY',
    due: { kind: 'LAST_DAY_OF_MONTH', monthsAfter: 1, shift: 'NONE' },
    form: null,
    when: null,
    note: null,
    source: 'OWN',
    confidence: 'high',
  },
  {
    frequency: 'MONTHLY',
    due: { kind: 'LAST_DAY_OF_MONTH', monthsAfter: 1, shift: 'NONE' },
    form: null,
    when: null,
    note: null,
    source: 'OWN',
    confidence: 'high',
  },
]
