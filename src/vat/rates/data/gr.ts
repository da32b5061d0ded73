import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const GR_FACTS: CountryFacts = {
  code: 'GR',
  vatName: 'ΦΠΑ',
  vatNumberName: 'ΑΦΜ',
  currencies: [{ code: 'EUR', from: null, until: null }],
  rates: ratesOf('GR', [
    ['standard', 2400, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 600, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 1300, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['books', 600, '2020-01-01', null, 'OWN', 'medium'],
    ['food', 1300, '2020-01-01', null, 'OWN', 'medium'],
    ['medicines', 600, '2020-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [
    {
      code: 'GR-ISLANDS',
      country: 'GR',
      isoCodes: [],
      name: { en: 'Leros, Lesbos, Kos, Samos and Chios', zh: '莱罗斯、莱斯沃斯、科斯、萨摩斯和希俄斯诸岛' },
      postcode: null,
      outsideVatArea: false,
      treatedAs: null,
      localTax: null,
      rates: ratesOf('GR-ISLANDS', [
        ['standard', 1700, '2020-01-01', null, 'OWN', 'medium'],
        ['reduced', 400, '2020-01-01', null, 'OWN', 'medium'],
        ['reduced', 900, '2020-01-01', null, 'OWN', 'medium'],
      ]),
    },
    {
      code: 'GR-69',
      country: 'GR',
      isoCodes: [],
      name: { en: 'Mount Athos', zh: '圣山阿索斯' },
      postcode: '63086',
      outsideVatArea: true,
      treatedAs: null,
      localTax: null,
      rates: [],
    },
  ],
  notes: [],
}

export const GR_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'LAST_DAY_OF_MONTH', monthsAfter: 1, shift: 'PREVIOUS' },
    form: null,
    when: null,
    note: { en: 'The last working day of the month.', zh: '当月最后一个工作日。' },
    source: 'OWN',
    confidence: 'high',
  },
  {
    frequency: 'QUARTERLY',
    due: { kind: 'LAST_DAY_OF_MONTH', monthsAfter: 1, shift: 'PREVIOUS' },
    form: null,
    when: null,
    note: null,
    source: 'OWN',
    confidence: 'medium',
  },
]
