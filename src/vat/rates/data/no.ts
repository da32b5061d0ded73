import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const NO_FACTS: CountryFacts = {
  code: 'NO',
  vatName: 'merverdiavgift (MVA)',
  vatNumberName: 'organisasjonsnummer + MVA',
  currencies: [{ code: 'NOK', from: null, until: null }],
  rates: ratesOf('NO', [
    ['standard', 2500, '2020-01-01', null, 'KDE VNC', 'high'],
    ['reduced', 1200, '2020-01-01', null, 'KDE VNC', 'medium'],
    ['reduced', 1500, '2020-01-01', null, 'KDE VNC', 'medium'],
    ['books', 0, '2020-01-01', null, 'OWN', 'medium'],
    ['e-books', 0, '2020-01-01', null, 'FNO', 'high'],
    ['food', 1500, '2020-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [
    {
      // Merverdiavgiftsloven § 1-2: the VAT area is the mainland
      code: 'SJ',
      country: 'NO',
      isoCodes: ['SJ'],
      name: { en: 'Svalbard and Jan Mayen', zh: '斯瓦尔巴和扬马延' },
      postcode: '917\\d|8099',
      outsideVatArea: true,
      treatedAs: null,
      localTax: null,
      rates: [],
    },
  ],
  notes: [
    {
      en: 'The 12 % rate was 6 % from 1 April 2020 to 30 September 2021.',
      zh: '2020年4月1日至2021年9月30日期间，12%的税率临时降为6%。',
    },
  ],
}

export const NO_FILING: readonly FilingRule[] = [
  {
    frequency: 'BIMONTHLY',
    due: { kind: 'TABLE', days: ['04-10', '06-10', '08-31', '10-10', '12-10', '02-10'], shift: 'NEXT' },
    form: null,
    when: null,
    note: null,
    source: 'SSB',
    confidence: 'high',
  },
  {
    frequency: 'QUARTERLY',
    due: { kind: 'DAY_OF_MONTH', day: 20, monthsAfter: 1, shift: 'NEXT' },
    form: 'VOEC',
    when: null,
    note: null,
    source: 'VOEC',
    confidence: 'high',
  },
]
