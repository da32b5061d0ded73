import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const MT_FACTS: CountryFacts = {
  code: 'MT',
  vatName: 'VAT / TVM',
  vatNumberName: 'VAT number',
  currencies: [{ code: 'EUR', from: null, until: null }],
  rates: ratesOf('MT', [
    ['standard', 1800, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 500, '2020-01-01', null, 'D27 VNH KDE IBE', 'medium'],
    ['reduced', 700, '2020-01-01', null, 'D27 VNH KDE IBE', 'medium'],
    ['parking', 1200, '2024-01-01', null, 'D27 VNC', 'medium'],
    ['books', 500, '2020-01-01', null, 'OWN', 'medium'],
    ['food', 0, '2020-01-01', null, 'OWN', 'medium'],
    ['medicines', 0, '2020-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [],
  notes: [],
}

export const MT_FILING: readonly FilingRule[] = [
  {
    frequency: 'QUARTERLY',
    due: { kind: 'DAY_OF_MONTH', day: 15, monthsAfter: 2, shift: 'NEXT' },
    form: null,
    when: null,
    note: { en: 'Seven days later when filed online.', zh: '网上申报的，截止日顺延7天。' },
    source: 'OWN',
    confidence: 'medium',
  },
]
