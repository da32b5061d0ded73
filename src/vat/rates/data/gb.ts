import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const GB_FACTS: CountryFacts = {
  code: 'GB',
  vatName: 'VAT',
  vatNumberName: 'VAT registration number (VRN)',
  currencies: [{ code: 'GBP', from: null, until: null }],
  rates: ratesOf('GB', [
    ['standard', 2000, '2020-01-01', null, 'KDE IBE VNC', 'high'],
    ['reduced', 500, '2020-01-01', null, 'KDE IBE VNC', 'high'],
    ['zero', 0, '2020-01-01', null, 'KDE IBE VNC', 'high'],
    ['books', 0, '2020-01-01', null, 'OWN', 'medium'],
    ['e-books', 0, '2020-05-01', null, 'OWN', 'medium'],
    [
      'food',
      0,
      '2020-01-01',
      null,
      'OWN',
      'medium',
      {
        en: 'Confectionery, drinks and prepared food are taxed at a higher rate.',
        zh: '糖果、饮料和即食食品适用较高税率。',
      },
    ],
    ['childrens-clothing', 0, '2020-01-01', null, 'OWN', 'medium'],
    [
      'medicines',
      0,
      '2020-01-01',
      null,
      'OWN',
      'medium',
      {
        en: 'Prescription medicines only; others are taxed at the standard rate.',
        zh: '仅限处方药，其他药品适用标准税率。',
      },
    ],
  ]),
  territories: [
    {
      code: 'XI',
      country: 'GB',
      isoCodes: [],
      name: { en: 'Northern Ireland', zh: '北爱尔兰' },
      postcode: 'BT\\d',
      outsideVatArea: false,
      treatedAs: null,
      localTax: null,
      rates: [],
    },
    {
      code: 'IM',
      country: 'GB',
      isoCodes: ['IM'],
      name: { en: 'Isle of Man', zh: '马恩岛' },
      postcode: 'IM\\d',
      outsideVatArea: false,
      treatedAs: 'GB',
      localTax: null,
      rates: [],
    },
    {
      code: 'GB-JE-GG',
      country: 'GB',
      isoCodes: ['JE', 'GG'],
      name: { en: 'Jersey, Guernsey', zh: '泽西岛、根西岛' },
      postcode: '(JE|GY)\\d',
      outsideVatArea: true,
      treatedAs: null,
      localTax: null,
      rates: [],
    },
  ],
  notes: [
    {
      en: 'Hospitality was taxed at 5 % from 15 July 2020 to 30 September 2021 and at 12.5 % until 31 March 2022.',
      zh: '餐饮住宿业在2020年7月15日至2021年9月30日期间适用5%的税率，此后至2022年3月31日适用12.5%。',
    },
  ],
}

export const GB_FILING: readonly FilingRule[] = [
  {
    frequency: 'QUARTERLY',
    due: { kind: 'MONTHS_AND_DAYS', months: 1, days: 7, shift: 'NONE' },
    form: null,
    when: null,
    note: null,
    source: 'UK OWN',
    confidence: 'high',
  },
  {
    frequency: 'MONTHLY',
    due: { kind: 'MONTHS_AND_DAYS', months: 1, days: 7, shift: 'NONE' },
    form: null,
    when: {
      en: 'On request, usually if HMRC regularly refunds VAT.',
      zh: '经申请，通常适用于经常退税的企业。',
    },
    note: null,
    source: 'UK OWN',
    confidence: 'high',
  },
  {
    frequency: 'YEARLY',
    due: { kind: 'MONTHS_AND_DAYS', months: 2, days: 0, shift: 'NONE' },
    form: null,
    when: {
      en: 'In the annual accounting scheme: turnover up to 1,350,000 GBP when joining.',
      zh: '适用年度核算计划的企业：加入时营业额不超过1,350,000英镑。',
    },
    note: {
      en: 'Advance payments are due during the year. A first period of less than four months is due a month after its end.',
      zh: '年内须预缴税款。首个核算期不足四个月的，截止日为期末后一个月。',
    },
    source: 'GBAA',
    confidence: 'high',
  },
]
