import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const CH_FACTS: CountryFacts = {
  code: 'CH',
  vatName: 'MWST / TVA / IVA',
  vatNumberName: 'MWST-Nummer (UID)',
  currencies: [{ code: 'CHF', from: null, until: null }],
  rates: ratesOf('CH', [
    ['standard', 770, '2020-01-01', '2023-12-31', 'KDE NST', 'high'],
    ['standard', 810, '2024-01-01', null, 'KDE NST VNC', 'high'],
    ['reduced', 250, '2020-01-01', '2023-12-31', 'KDE NST', 'medium'],
    ['reduced', 370, '2020-01-01', '2023-12-31', 'KDE NST', 'medium'],
    ['reduced', 260, '2024-01-01', null, 'KDE NST VNC', 'high'],
    ['reduced', 380, '2024-01-01', null, 'KDE NST VNC', 'high'],
    ['books', 250, '2020-01-01', '2023-12-31', 'OWN', 'medium'],
    ['books', 260, '2024-01-01', null, 'OWN', 'medium'],
    ['e-books', 250, '2020-01-01', '2023-12-31', 'OWN', 'medium'],
    ['e-books', 260, '2024-01-01', null, 'OWN', 'medium'],
    ['food', 250, '2020-01-01', '2023-12-31', 'OWN', 'medium'],
    ['food', 260, '2024-01-01', null, 'OWN', 'medium'],
    ['medicines', 250, '2020-01-01', '2023-12-31', 'OWN', 'medium'],
    ['medicines', 260, '2024-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [
    {
      // MWSTG Art. 4: for goods the law does not apply in Samnaun and Sampuoir
      code: 'CH-SAMNAUN',
      country: 'CH',
      isoCodes: [],
      name: { en: 'Samnaun', zh: '萨姆瑙恩' },
      postcode: '756[23]',
      outsideVatArea: true,
      treatedAs: null,
      localTax: null,
      rates: [],
    },
  ],
  notes: [],
}

export const CH_FILING: readonly FilingRule[] = [
  {
    frequency: 'QUARTERLY',
    due: { kind: 'LAST_DAY_OF_MONTH', monthsAfter: 2, shift: 'NEXT' },
    form: null,
    when: null,
    note: {
      en: 'Within 60 days: 31 May, 31 August, 30 November, end of February.',
      zh: '60天内：5月31日、8月31日、11月30日、2月底。',
    },
    source: 'ESTV',
    confidence: 'high',
  },
]
