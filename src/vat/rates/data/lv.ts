import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const LV_FACTS: CountryFacts = {
  code: 'LV',
  vatName: 'PVN',
  vatNumberName: 'PVN numurs',
  currencies: [{ code: 'EUR', from: null, until: null }],
  rates: ratesOf('LV', [
    ['standard', 2100, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 500, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 1200, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['books', 1200, '2020-01-01', '2021-12-31', 'OWN', 'medium'],
    ['books', 500, '2022-01-01', null, 'OWN', 'medium'],
    ['medicines', 1200, '2020-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [],
  notes: [],
}

export const LV_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 20, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: null,
    note: {
      en: 'According to the tax authority: return on the 20th, payment on the 23rd; another source gives the 23rd for both.',
      zh: '税务机关公布：20日申报、23日缴款；另有来源称两者均为23日。',
    },
    source: 'VID VCLV',
    confidence: 'medium',
  },
  {
    frequency: 'QUARTERLY',
    due: { kind: 'DAY_OF_MONTH', day: 20, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: null,
    note: null,
    source: 'VID',
    confidence: 'medium',
  },
]
