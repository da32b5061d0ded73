import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const FI_FACTS: CountryFacts = {
  code: 'FI',
  vatName: 'arvonlisävero (ALV)',
  vatNumberName: 'ALV-numero',
  currencies: [{ code: 'EUR', from: null, until: null }],
  rates: ratesOf('FI', [
    ['standard', 2400, '2020-01-01', '2024-08-31', 'D27 VNH KDE IBE', 'high'],
    ['standard', 2550, '2024-09-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 1000, '2020-01-01', null, 'D27 VNH KDE IBE', 'high'],
    ['reduced', 1400, '2020-01-01', '2025-12-31', 'D27 VNH KDE IBE', 'high'],
    ['reduced', 1350, '2026-01-01', null, 'D27 VN2 VERO', 'high'],
    ['books', 1000, '2020-01-01', '2024-12-31', 'OWN', 'medium'],
    ['books', 1400, '2025-01-01', '2025-12-31', 'OWN', 'medium'],
    ['books', 1350, '2026-01-01', null, 'OWN', 'medium'],
    ['e-books', 1000, '2020-01-01', '2024-12-31', 'OWN', 'medium'],
    ['e-books', 1400, '2025-01-01', '2025-12-31', 'OWN', 'medium'],
    ['e-books', 1350, '2026-01-01', null, 'OWN', 'medium'],
    ['food', 1400, '2020-01-01', '2025-12-31', 'OWN', 'medium'],
    ['food', 1350, '2026-01-01', null, 'OWN', 'medium'],
    ['medicines', 1000, '2020-01-01', '2024-12-31', 'OWN', 'medium'],
    ['medicines', 1400, '2025-01-01', '2025-12-31', 'OWN', 'medium'],
    ['medicines', 1350, '2026-01-01', null, 'OWN', 'medium'],
  ]),
  territories: [
    {
      code: 'AX',
      country: 'FI',
      isoCodes: ['AX'],
      name: { en: 'Åland', zh: '奥兰群岛' },
      postcode: '22\\d{3}',
      outsideVatArea: true,
      treatedAs: null,
      localTax: null,
      rates: [],
    },
  ],
  notes: [],
}

export const FI_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 12, monthsAfter: 2, shift: 'NEXT' },
    form: null,
    when: null,
    note: null,
    source: 'OWN',
    confidence: 'high',
  },
  {
    frequency: 'QUARTERLY',
    due: { kind: 'DAY_OF_MONTH', day: 12, monthsAfter: 2, shift: 'NEXT' },
    form: null,
    when: {
      en: 'On request: turnover below 100,000 EUR a year.',
      zh: '经申请：全年营业额低于100,000欧元。',
    },
    note: null,
    source: 'VEROP OWN',
    confidence: 'medium',
  },
  {
    frequency: 'YEARLY',
    due: { kind: 'LAST_DAY_OF_MONTH', monthsAfter: 2, shift: 'NEXT' },
    form: null,
    when: {
      en: 'On request: turnover below 30,000 EUR a year.',
      zh: '经申请：全年营业额低于30,000欧元。',
    },
    note: null,
    source: 'VEROP OWN',
    confidence: 'medium',
  },
]
