import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const IE_FACTS: CountryFacts = {
  code: 'IE',
  vatName: 'VAT',
  vatNumberName: 'VAT number',
  currencies: [{ code: 'EUR', from: null, until: null }],
  rates: ratesOf('IE', [
    ['standard', 2300, '2020-01-01', '2020-08-31', 'D27 VNH IBE', 'high'],
    ['standard', 2100, '2020-09-01', '2021-02-28', 'D27 VNH IBE NST', 'high'],
    ['standard', 2300, '2021-03-01', null, 'D27 VNH IBE NST VNC', 'high'],
    ['reduced', 900, '2020-01-01', null, 'D27 VNH IBE', 'high'],
    ['reduced', 1350, '2020-01-01', null, 'D27 VNH IBE', 'high'],
    ['super-reduced', 480, '2020-01-01', null, 'D27 VNH IBE', 'high'],
    ['books', 0, '2020-01-01', null, 'OWN', 'medium'],
    ['e-books', 900, '2020-01-01', '2023-12-31', 'VCIE', 'high'],
    ['e-books', 0, '2024-01-01', null, 'VCIE', 'high'],
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
        en: 'Oral medicines only; others are taxed at the standard rate.',
        zh: '仅限口服药品，其他药品适用标准税率。',
      },
    ],
  ]),
  territories: [],
  notes: [],
}

export const IE_FILING: readonly FilingRule[] = [
  {
    frequency: 'BIMONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 19, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: null,
    note: { en: 'The 23rd when filed and paid through ROS.', zh: '通过ROS系统申报并缴款的，截止日为23日。' },
    source: 'AVIE',
    confidence: 'high',
  },
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 19, monthsAfter: 1, shift: 'NEXT' },
    form: null,
    when: {
      en: 'Only with permission from Revenue, for those who are constantly repaid.',
      zh: '须经爱尔兰税务局批准，适用于持续处于退税状态的企业。',
    },
    note: { en: 'The 23rd when filed and paid through ROS.', zh: '通过ROS系统申报并缴款的，截止日为23日。' },
    source: 'MARIE',
    confidence: 'medium',
  },
]
