import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const PT_FACTS: CountryFacts = {
  code: 'PT',
  vatName: 'IVA',
  vatNumberName: 'NIF / NIPC',
  currencies: [{ code: 'EUR', from: null, until: null }],
  rates: ratesOf('PT', [
    ['standard', 2300, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 600, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 1300, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['parking', 1300, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['books', 600, '2020-01-01', null, 'OWN', 'medium'],
    ['e-books', 600, '2020-01-01', null, 'OWN', 'medium'],
    ['medicines', 600, '2020-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [
    {
      code: 'PT-30',
      country: 'PT',
      isoCodes: [],
      name: { en: 'Madeira', zh: '马德拉' },
      postcode: '9[0-4]\\d{2}',
      outsideVatArea: false,
      treatedAs: null,
      localTax: null,
      rates: ratesOf('PT-30', [
        ['standard', 2200, '2020-01-01', null, 'OWN', 'medium'],
        ['reduced', 500, '2020-01-01', '2024-09-30', 'OWN', 'medium'],
        ['reduced', 400, '2024-10-01', null, 'OWN', 'medium'],
        ['reduced', 1200, '2020-01-01', null, 'OWN', 'medium'],
      ]),
    },
    {
      code: 'PT-20',
      country: 'PT',
      isoCodes: [],
      name: { en: 'Azores', zh: '亚速尔' },
      postcode: '9[5-9]\\d{2}',
      outsideVatArea: false,
      treatedAs: null,
      localTax: null,
      rates: ratesOf('PT-20', [
        ['standard', 1800, '2020-01-01', '2021-06-30', 'VNC', 'medium'],
        ['standard', 1600, '2021-07-01', null, 'VNC', 'medium'],
        ['reduced', 400, '2020-01-01', null, 'OWN', 'medium'],
        ['reduced', 900, '2020-01-01', null, 'OWN', 'medium'],
      ]),
    },
  ],
  notes: [],
}

export const PT_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 20, monthsAfter: 2, shift: 'NEXT', exceptions: { 6: '09-20' } },
    form: null,
    when: null,
    note: { en: 'June is due on 20 September.', zh: '6月的申报截止日为9月20日。' },
    source: 'OWN',
    confidence: 'medium',
  },
  {
    frequency: 'QUARTERLY',
    due: { kind: 'DAY_OF_MONTH', day: 20, monthsAfter: 2, shift: 'NEXT', exceptions: { 6: '09-20' } },
    form: null,
    when: null,
    note: { en: 'The second quarter is due on 20 September.', zh: '第二季度的申报截止日为9月20日。' },
    source: 'OWN',
    confidence: 'medium',
  },
]
