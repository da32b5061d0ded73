import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const ES_FACTS: CountryFacts = {
  code: 'ES',
  vatName: 'IVA',
  vatNumberName: 'NIF-IVA',
  currencies: [{ code: 'EUR', from: null, until: null }],
  rates: ratesOf('ES', [
    ['standard', 2100, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 1000, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['super-reduced', 400, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['books', 400, '2020-01-01', null, 'OWN', 'medium'],
    ['e-books', 400, '2020-04-23', null, 'OWN', 'medium'],
    [
      'food',
      1000,
      '2020-01-01',
      null,
      'OWN',
      'medium',
      { en: 'Some basic foods are taxed at the super-reduced rate.', zh: '部分基本食品适用超低税率。' },
    ],
    ['medicines', 400, '2020-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [
    {
      code: 'IC',
      country: 'ES',
      isoCodes: ['IC'],
      name: { en: 'Canary Islands', zh: '加那利群岛' },
      postcode: '35\\d{3}|38\\d{3}',
      outsideVatArea: true,
      treatedAs: null,
      localTax: 'IGIC',
      rates: [],
    },
    {
      code: 'ES-CE',
      country: 'ES',
      isoCodes: [],
      name: { en: 'Ceuta', zh: '休达' },
      postcode: '51\\d{3}',
      outsideVatArea: true,
      treatedAs: null,
      localTax: 'IPSI',
      rates: [],
    },
    {
      code: 'ES-ML',
      country: 'ES',
      isoCodes: [],
      name: { en: 'Melilla', zh: '梅利利亚' },
      postcode: '52\\d{3}',
      outsideVatArea: true,
      treatedAs: null,
      localTax: 'IPSI',
      rates: [],
    },
  ],
  notes: [
    {
      en: 'Some basic foods and oils had temporary rates from 1 January 2023 to 31 December 2024.',
      zh: '2023年1月1日至2024年12月31日期间，部分基本食品和食用油适用临时税率。',
    },
  ],
}

export const ES_FILING: readonly FilingRule[] = [
  {
    frequency: 'QUARTERLY',
    due: { kind: 'TABLE', days: ['04-20', '07-20', '10-20', '01-30'], shift: 'NEXT' },
    form: '303',
    when: null,
    note: null,
    source: 'ESQ OWN',
    confidence: 'high',
  },
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 30, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: {
      en: 'Turnover above 6.01 million EUR, or in REDEME or SII.',
      zh: '营业额超过601万欧元，或已加入REDEME或SII。',
    },
    note: { en: 'For January: the last day of February.', zh: '1月份的申报截止日为2月最后一天。' },
    source: 'ESQ',
    confidence: 'high',
  },
]
