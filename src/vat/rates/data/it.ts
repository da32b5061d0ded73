import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const IT_FACTS: CountryFacts = {
  code: 'IT',
  vatName: 'IVA',
  vatNumberName: 'Partita IVA',
  currencies: [{ code: 'EUR', from: null, until: null }],
  rates: ratesOf('IT', [
    ['standard', 2200, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 500, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 1000, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['super-reduced', 400, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['books', 400, '2020-01-01', null, 'OWN', 'medium'],
    ['e-books', 400, '2020-01-01', null, 'OWN', 'medium'],
    [
      'food',
      1000,
      '2020-01-01',
      null,
      'OWN',
      'medium',
      { en: 'Some basic foods are taxed at the super-reduced rate.', zh: '部分基本食品适用超低税率。' },
    ],
    ['medicines', 1000, '2020-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [
    {
      code: 'IT-LIVIGNO',
      country: 'IT',
      isoCodes: [],
      name: { en: 'Livigno', zh: '利维尼奥' },
      postcode: '23041|23030',
      outsideVatArea: true,
      treatedAs: null,
      localTax: null,
      rates: [],
    },
    {
      code: 'IT-CAMPIONE',
      country: 'IT',
      isoCodes: [],
      name: { en: 'Campione d’Italia', zh: '坎皮奥内' },
      postcode: '22061',
      outsideVatArea: true,
      treatedAs: null,
      localTax: null,
      rates: [],
    },
  ],
  notes: [],
}

export const IT_FILING: readonly FilingRule[] = [
  {
    frequency: 'QUARTERLY',
    due: { kind: 'TABLE', days: ['05-31', '09-30', '11-30', '02-last'], shift: 'NEXT' },
    form: 'LIPE',
    when: null,
    note: null,
    source: 'LIPE',
    confidence: 'high',
  },
  {
    frequency: 'YEARLY',
    due: { kind: 'TABLE', days: ['04-30'], shift: 'NEXT' },
    form: 'Dichiarazione IVA',
    when: null,
    note: null,
    source: 'OWN',
    confidence: 'high',
  },
]
