import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const PL_FACTS: CountryFacts = {
  code: 'PL',
  vatName: 'VAT (PTU)',
  vatNumberName: 'NIP',
  currencies: [{ code: 'PLN', from: null, until: null }],
  rates: ratesOf('PL', [
    ['standard', 2300, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 500, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 800, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['books', 500, '2020-01-01', null, 'OWN', 'medium'],
    ['e-books', 500, '2020-01-01', null, 'OWN', 'medium'],
    [
      'food',
      500,
      '2020-01-01',
      null,
      'OWN',
      'medium',
      { en: 'Some foods are taxed at other rates.', zh: '部分食品适用其他税率。' },
    ],
    ['medicines', 800, '2020-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [],
  notes: [],
}

export const PL_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 25, monthsAfter: 1, shift: 'NEXT' },
    form: 'JPK_V7M',
    when: null,
    note: null,
    source: 'OWN',
    confidence: 'high',
  },
  {
    frequency: 'QUARTERLY',
    due: { kind: 'DAY_OF_MONTH', day: 25, monthsAfter: 1, shift: 'NEXT' },
    form: 'JPK_V7K (file monthly, declaration quarterly)',
    when: null,
    note: null,
    source: 'OWN',
    confidence: 'high',
  },
]
