import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const SI_FACTS: CountryFacts = {
  code: 'SI',
  vatName: 'DDV',
  vatNumberName: 'ID za DDV',
  currencies: [{ code: 'EUR', from: null, until: null }],
  rates: ratesOf('SI', [
    ['standard', 2200, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 500, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 950, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['books', 500, '2020-01-01', null, 'OWN', 'medium'],
    ['e-books', 500, '2020-01-01', null, 'OWN', 'medium'],
    ['food', 950, '2020-01-01', null, 'OWN', 'medium'],
    ['medicines', 950, '2020-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [],
  notes: [],
}

export const SI_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'LAST_DAY_OF_MONTH', monthsAfter: 1, shift: 'PREVIOUS' },
    form: null,
    when: null,
    note: {
      en: 'The 20th when an EC sales list is due.',
      zh: '须提交欧盟内部供货汇总申报表（EC sales list）的，截止日为20日。',
    },
    source: 'OWN',
    confidence: 'medium',
  },
]
