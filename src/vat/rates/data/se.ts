import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const SE_FACTS: CountryFacts = {
  code: 'SE',
  vatName: 'moms',
  vatNumberName: 'momsregistreringsnummer (VAT-nr)',
  currencies: [{ code: 'SEK', from: null, until: null }],
  rates: ratesOf('SE', [
    ['standard', 2500, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 600, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 1200, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['books', 600, '2020-01-01', null, 'OWN', 'medium'],
    ['e-books', 600, '2020-01-01', null, 'OWN', 'medium'],
    ['food', 1200, '2020-01-01', '2026-03-31', 'OWN', 'medium'],
    ['food', 600, '2026-04-01', '2027-12-31', 'FSOL', 'medium'],
    ['food', 1200, '2028-01-01', null, 'FSOL', 'medium'],
  ]),
  territories: [],
  notes: [
    {
      en: 'Food is taxed at 6 % instead of 12 % from 1 April 2026 to 31 December 2027.',
      zh: '2026年4月1日至2027年12月31日期间，食品税率由12%降至6%。',
    },
  ],
}

/** What would be due on the 12th of January or August (SFL 26 kap. 26 §). */
const SUMMER_AND_NEW_YEAR = { 11: '01-17', 6: '08-17' }

export const SE_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 12, monthsAfter: 2, shift: 'NEXT', exceptions: SUMMER_AND_NEW_YEAR },
    form: null,
    when: null,
    note: {
      en: 'The 17th in January and August. With turnover above 40 million SEK: the 26th of the following month.',
      zh: '1月和8月的截止日为17日。营业额超过4,000万瑞典克朗的，截止日为次月26日。',
    },
    source: 'AVSE FNX',
    confidence: 'high',
  },
  {
    frequency: 'QUARTERLY',
    due: { kind: 'DAY_OF_MONTH', day: 12, monthsAfter: 2, shift: 'NEXT', exceptions: SUMMER_AND_NEW_YEAR },
    form: null,
    when: null,
    note: { en: 'The 17th in August.', zh: '8月的截止日为17日。' },
    source: 'AVSE FNX',
    confidence: 'high',
  },
]
