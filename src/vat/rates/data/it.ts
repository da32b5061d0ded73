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
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 16, monthsAfter: 1, shift: 'NEXT', exceptions: { 7: '08-20' } },
    form: 'F24',
    when: {
      en: 'Whoever has not chosen to settle by quarter; required above 800,000 EUR of sales of goods.',
      zh: '未选择按季结算的企业；货物年销售额超过80万欧元的必须按月结算。',
    },
    reports: 'QUARTERLY',
    note: {
      en: 'The tax of the month is settled and paid by F24. The LIPE report still follows by quarter.',
      zh: '按月结算并以F24缴款；LIPE仍须按季提交。',
    },
    source: 'AEIT OWN',
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
