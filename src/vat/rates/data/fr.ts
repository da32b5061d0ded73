import type { LocalText } from '#platform/shared/local-text.ts'
import {
  type CountryFacts,
  type DueRule,
  type FilingRule,
  ratesOf,
  type RateLine,
  type SpecialTerritory,
} from '../facts.ts'

const FR_STANDARD: RateLine = ['standard', 2000, '2020-01-01', null, 'D27 VNH KDE IBE', 'high']

/** Outside the VAT area of France and of the EU (CGI art. 294; BOI-TVA-CHAMP-20-10). */
const overseas = (code: string, en: string, zh: string, postcode: string): SpecialTerritory => ({
  code,
  country: 'FR',
  isoCodes: [code],
  name: { en, zh },
  postcode,
  outsideVatArea: true,
  treatedAs: null,
  localTax: null,
  rates: [],
})

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
        en: 'Alcohol, sweets and some other foods are taxed at a higher rate.',
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
        en: 'Medicines reimbursed by health insurance are taxed at the super-reduced rate.',
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
    overseas('PM', 'Saint-Pierre-et-Miquelon', '圣皮埃尔和密克隆', '975\\d{2}'),
    overseas('BL', 'Saint-Barthélemy', '圣巴泰勒米', '977\\d{2}'),
    overseas('MF', 'Saint-Martin', '法属圣马丁', '978\\d{2}'),
    overseas('TF', 'French Southern and Antarctic Lands', '法属南部和南极领地', '984\\d{2}'),
    overseas('WF', 'Wallis and Futuna', '瓦利斯和富图纳', '986\\d{2}'),
    overseas('PF', 'French Polynesia', '法属波利尼西亚', '987\\d{2}'),
    overseas('NC', 'New Caledonia', '新喀里多尼亚', '988\\d{2}'),
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

/** CGI annex IV art. 39: a day for each group of taxpayers; the last of them for those who are not in one. */
const TO_THE_24TH: DueRule = { kind: 'DAY_OF_MONTH', day: 24, earliestDay: 15, monthsAfter: 1, shift: 'NEXT' }
const ON_THE_19TH: DueRule = { kind: 'DAY_OF_MONTH', day: 19, monthsAfter: 1, shift: 'NEXT' }
const EU_SELLERS: LocalText = {
  en: 'Companies from other EU countries without a fiscal representative.',
  zh: '未设财税代表的其他欧盟成员国公司。',
}

export const FR_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: TO_THE_24TH,
    form: null,
    when: null,
    note: {
      en: 'The day, from the 15th to the 24th, depends on the taxpayer: the 24th with a fiscal representative. The last day is shown.',
      zh: '截止日在15日至24日之间，因纳税人而异：有财税代表的为24日。此处给出最后一日。',
    },
    source: 'FR24',
    confidence: 'high',
  },
  {
    frequency: 'QUARTERLY',
    due: TO_THE_24TH,
    form: null,
    when: { en: 'annual VAT below 4,000 EUR.', zh: '全年应缴税额低于4,000欧元。' },
    note: null,
    source: 'OWN',
    confidence: 'medium',
  },
  {
    frequency: 'MONTHLY',
    group: 'EU_WITHOUT_REPRESENTATIVE',
    due: ON_THE_19TH,
    form: null,
    when: EU_SELLERS,
    note: null,
    source: 'FR24',
    confidence: 'medium',
  },
  {
    frequency: 'QUARTERLY',
    group: 'EU_WITHOUT_REPRESENTATIVE',
    due: ON_THE_19TH,
    form: null,
    when: {
      en: 'Companies from other EU countries without a fiscal representative, annual VAT below 4,000 EUR.',
      zh: '未设财税代表的其他欧盟成员国公司，且全年应缴税额低于4,000欧元。',
    },
    note: null,
    source: 'FR24',
    confidence: 'medium',
  },
]
