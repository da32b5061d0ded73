import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const DE_FACTS: CountryFacts = {
  code: 'DE',
  vatName: 'Umsatzsteuer',
  vatNumberName: 'USt-IdNr. (also Steuernummer)',
  currencies: [{ code: 'EUR', from: null, until: null }],
  rates: ratesOf('DE', [
    ['standard', 1900, '2020-01-01', '2020-06-30', 'D27 VNH KDE IBE', 'high'],
    [
      'standard',
      1600,
      '2020-07-01',
      '2020-12-31',
      'D27 VNH KDE IBE',
      'high',
      {
        en: 'Temporary cut by the Zweites Corona-Steuerhilfegesetz.',
        zh: '根据德国《第二次新冠税收援助法》临时下调。',
      },
    ],
    ['standard', 1900, '2021-01-01', null, 'D27 VNH KDE IBE VNC', 'high'],
    ['reduced', 700, '2020-01-01', '2020-06-30', 'D27 VNH KDE IBE', 'high'],
    [
      'reduced',
      500,
      '2020-07-01',
      '2020-12-31',
      'D27 VNH KDE IBE',
      'high',
      {
        en: 'Temporary cut by the Zweites Corona-Steuerhilfegesetz.',
        zh: '根据德国《第二次新冠税收援助法》临时下调。',
      },
    ],
    ['reduced', 700, '2021-01-01', null, 'D27 VNH KDE IBE VNC', 'high'],
    ['books', 700, '2020-01-01', '2020-06-30', 'OWN', 'medium'],
    ['books', 500, '2020-07-01', '2020-12-31', 'OWN', 'medium'],
    ['books', 700, '2021-01-01', null, 'OWN', 'medium'],
    ['e-books', 700, '2020-01-01', '2020-06-30', 'OWN', 'medium'],
    ['e-books', 500, '2020-07-01', '2020-12-31', 'OWN', 'medium'],
    ['e-books', 700, '2021-01-01', null, 'OWN', 'medium'],
    [
      'food',
      700,
      '2020-01-01',
      '2020-06-30',
      'OWN',
      'medium',
      {
        en: 'Drinks other than milk and water are taxed at the standard rate.',
        zh: '除牛奶和饮用水以外的饮料适用标准税率。',
      },
    ],
    [
      'food',
      500,
      '2020-07-01',
      '2020-12-31',
      'OWN',
      'medium',
      {
        en: 'Drinks other than milk and water are taxed at the standard rate.',
        zh: '除牛奶和饮用水以外的饮料适用标准税率。',
      },
    ],
    [
      'food',
      700,
      '2021-01-01',
      null,
      'OWN',
      'medium',
      {
        en: 'Drinks other than milk and water are taxed at the standard rate.',
        zh: '除牛奶和饮用水以外的饮料适用标准税率。',
      },
    ],
    // UStG § 12(3)
    ['photovoltaics', 1900, '2020-01-01', '2020-06-30', 'D27 VNH KDE IBE', 'high'],
    ['photovoltaics', 1600, '2020-07-01', '2020-12-31', 'D27 VNH KDE IBE', 'high'],
    ['photovoltaics', 1900, '2021-01-01', '2022-12-31', 'D27 VNH KDE IBE', 'high'],
    [
      'photovoltaics',
      0,
      '2023-01-01',
      null,
      'BMFPV',
      'high',
      {
        en: 'Only when sold to the operator of a system on or near homes and public buildings (up to 30 kW without proof); others are taxed at the standard rate.',
        zh: '仅限售予住宅、公共建筑之上或附近的光伏系统运营者（30千瓦以内无需举证），其他情形适用标准税率。',
      },
    ],
  ]),
  territories: [
    {
      code: 'DE-BUESINGEN',
      country: 'DE',
      isoCodes: [],
      name: { en: 'Büsingen', zh: '比辛根' },
      postcode: '78266',
      outsideVatArea: true,
      treatedAs: null,
      localTax: null,
      rates: [],
    },
    {
      code: 'DE-HELGOLAND',
      country: 'DE',
      isoCodes: [],
      name: { en: 'Heligoland', zh: '黑尔戈兰岛' },
      postcode: '27498',
      outsideVatArea: true,
      treatedAs: null,
      localTax: null,
      rates: [],
    },
  ],
  notes: [
    {
      en: 'The annual return is due on 31 July; with a tax adviser, at the end of February of the second following year.',
      zh: '年度申报截止日为7月31日；由税务顾问代理的，截止日为次次年2月底。',
    },
    {
      en: 'Restaurant meals have been taxed at 7 % since 1 January 2026.',
      zh: '自2026年1月1日起，餐厅餐食适用7%的税率。',
    },
  ],
}

export const DE_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 10, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: null,
    note: {
      en: 'One month later with the permanent extension (Dauerfristverlängerung).',
      zh: '已获准长期延期（Dauerfristverlängerung）的，截止日顺延一个月。',
    },
    source: 'VATL OWN',
    confidence: 'high',
  },
  {
    frequency: 'QUARTERLY',
    due: { kind: 'DAY_OF_MONTH', day: 10, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: {
      en: 'VAT of the previous year up to 9,000 EUR (7,500 EUR until 2024).',
      zh: '上一年度应缴税额不超过9,000欧元（2024年及以前为7,500欧元）。',
    },
    note: null,
    source: 'OWN',
    confidence: 'high',
  },
]
