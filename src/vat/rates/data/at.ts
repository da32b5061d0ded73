import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const AT_FACTS: CountryFacts = {
  code: 'AT',
  vatName: 'Umsatzsteuer',
  vatNumberName: 'UID-Nummer',
  currencies: [{ code: 'EUR', from: null, until: null }],
  rates: ratesOf('AT', [
    ['standard', 2000, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 1000, '2020-01-01', null, 'D27 VNH KDE IBE', 'medium'],
    ['reduced', 1300, '2020-01-01', null, 'D27 VNH KDE IBE', 'medium'],
    [
      'super-reduced',
      490,
      '2026-07-01',
      null,
      'D27 VNC ESSA',
      'high',
      { en: 'For listed basic foods.', zh: '适用于法定清单内的基本食品。' },
    ],
    ['books', 1000, '2020-01-01', '2020-06-30', 'OWN', 'medium'],
    ['books', 500, '2020-07-01', '2021-12-31', 'OWN', 'medium'],
    ['books', 1000, '2022-01-01', null, 'OWN', 'medium'],
    ['e-books', 1000, '2020-01-01', '2020-06-30', 'OWN', 'medium'],
    ['e-books', 500, '2020-07-01', '2021-12-31', 'OWN', 'medium'],
    ['e-books', 1000, '2022-01-01', null, 'OWN', 'medium'],
    ['food', 1000, '2020-01-01', '2026-06-30', 'OWN', 'medium'],
    [
      'food',
      1000,
      '2026-07-01',
      null,
      'OWN',
      'medium',
      {
        en: 'Listed basic foods are taxed at the super-reduced rate.',
        zh: '法定清单内的基本食品适用超低税率。',
      },
    ],
    ['medicines', 1000, '2020-01-01', null, 'OWN', 'medium'],
    ['period-products', 2000, '2020-01-01', '2020-12-31', 'OWN', 'medium'],
    ['period-products', 1000, '2021-01-01', '2025-12-31', 'VUAT OWN', 'medium'],
    ['period-products', 0, '2026-01-01', null, 'VUAT', 'high'],
    [
      'contraceptives',
      2000,
      '2020-01-01',
      '2025-12-31',
      'OWN',
      'medium',
      {
        en: 'Contraceptives that are medicines were taxed at the rate for medicines.',
        zh: '属于药品的避孕产品适用药品税率。',
      },
    ],
    ['contraceptives', 0, '2026-01-01', null, 'VUAT', 'high'],
  ]),
  territories: [
    {
      code: 'AT-KLEINWALSERTAL',
      country: 'AT',
      isoCodes: [],
      name: { en: 'Jungholz and Mittelberg', zh: '容霍尔茨与米特尔贝格' },
      postcode: '6691|699[123]',
      outsideVatArea: false,
      treatedAs: null,
      localTax: null,
      // UStG 1994 § 10(4)
      localTradersOnly: true,
      rates: ratesOf('AT-KLEINWALSERTAL', [
        ['standard', 1900, '2020-01-01', null, 'OWN', 'medium'],
        ['reduced', 1000, '2020-01-01', null, 'OWN', 'medium'],
        ['reduced', 1300, '2020-01-01', null, 'OWN', 'medium'],
      ]),
    },
  ],
  notes: [
    {
      en: '5 % for catering, culture and books from 1 July 2020 to 31 December 2021.',
      zh: '2020年7月1日至2021年12月31日期间，餐饮、文化和图书适用5%的临时税率。',
    },
    { en: 'The annual return is due on 30 June.', zh: '年度申报截止日为6月30日。' },
  ],
}

export const AT_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 15, monthsAfter: 2, shift: 'NEXT' },
    form: null,
    when: { en: 'Turnover of the previous year above 100,000 EUR.', zh: '上一年度营业额超过100,000欧元。' },
    note: null,
    source: 'BMF MAR',
    confidence: 'high',
  },
  {
    frequency: 'QUARTERLY',
    due: { kind: 'DAY_OF_MONTH', day: 15, monthsAfter: 2, shift: 'NEXT' },
    form: null,
    when: { en: 'Turnover of the previous year up to 100,000 EUR.', zh: '上一年度营业额不超过100,000欧元。' },
    note: null,
    source: 'BMF MAR',
    confidence: 'high',
  },
]
