import { type CountryFacts, type FilingRule, ratesOf, type RateLine } from '../facts.ts'

const FR_STANDARD: RateLine = ['standard', 2000, '2020-01-01', null, 'D27 VNH KDE IBE', 'high']

export const FR_FACTS: CountryFacts = {
  code: 'FR',
  vatName: 'TVA',
  vatNumberName: 'numéro de TVA intracommunautaire',
  currencies: [{ code: 'EUR', from: null, until: null }],
  rates: ratesOf('FR', [
    FR_STANDARD,
    ['reduced', 550, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 1000, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['super-reduced', 210, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['books', 550, '2020-01-01', null, 'OWN', 'medium'],
    ['e-books', 550, '2020-01-01', null, 'OWN', 'medium'],
    [
      'food',
      550,
      '2020-01-01',
      null,
      'OWN',
      'medium',
      {
        en: 'Alcohol, sweets and some other foods are at a higher rate.',
        zh: '酒类、糖果及部分其他食品适用较高税率。',
      },
    ],
    [
      'medicines',
      1000,
      '2020-01-01',
      null,
      'OWN',
      'medium',
      {
        en: 'Medicines that the health insurance pays back are at the super-reduced rate.',
        zh: '可由医保报销的药品适用超低税率。',
      },
    ],
  ]),
  territories: [
    {
      code: 'FR-GP-MQ-RE',
      country: 'FR',
      isoCodes: ['GP', 'MQ', 'RE'],
      name: { en: 'Guadeloupe, Martinique, Réunion', zh: '瓜德罗普、马提尼克、留尼汪' },
      postcode: '97[124]\\d{2}',
      outsideVatArea: true,
      treatedAs: null,
      localTax: null,
      rates: ratesOf('FR-GP-MQ-RE', [['standard', 850, '2020-01-01', null, 'OWN', 'medium']]),
    },
    {
      code: 'FR-GF-YT',
      country: 'FR',
      isoCodes: ['GF', 'YT'],
      name: { en: 'French Guiana, Mayotte', zh: '法属圭亚那、马约特' },
      postcode: '97[36]\\d{2}',
      outsideVatArea: true,
      treatedAs: null,
      localTax: null,
      rates: ratesOf('FR-GF-YT', [['standard', 0, '2020-01-01', null, 'OWN', 'medium']]),
    },
    {
      code: 'FR-20R',
      country: 'FR',
      isoCodes: [],
      name: { en: 'Corsica', zh: '科西嘉' },
      postcode: '20\\d{3}',
      outsideVatArea: false,
      treatedAs: null,
      localTax: null,
      rates: ratesOf('FR-20R', [
        FR_STANDARD,
        ['reduced', 90, '2020-01-01', null, 'OWN', 'medium'],
        ['reduced', 210, '2020-01-01', null, 'OWN', 'medium'],
        ['reduced', 1000, '2020-01-01', null, 'OWN', 'medium'],
        ['reduced', 1300, '2020-01-01', null, 'OWN', 'medium'],
      ]),
    },
    {
      code: 'MC',
      country: 'FR',
      isoCodes: ['MC'],
      name: { en: 'Monaco', zh: '摩纳哥' },
      postcode: '980\\d{2}',
      outsideVatArea: false,
      treatedAs: 'FR',
      localTax: null,
      rates: [],
    },
  ],
  notes: [],
}

export const FR_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 24, earliestDay: 15, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: null,
    note: {
      en: 'The day, from the 15th to the 24th, depends on the taxpayer: the 19th for companies of other EU states, the 24th with a fiscal representative. The last of them is given.',
      zh: '截止日在15日至24日之间，因纳税人而异：其他欧盟成员国的公司为19日，有税务代表的为24日。此处给出最后一日。',
    },
    source: 'FR24',
    confidence: 'high',
  },
  {
    frequency: 'QUARTERLY',
    due: { kind: 'DAY_OF_MONTH', day: 24, earliestDay: 15, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: { en: 'VAT of the year below 4,000 EUR.', zh: '全年应缴税额低于4,000欧元。' },
    note: null,
    source: 'OWN',
    confidence: 'medium',
  },
]
