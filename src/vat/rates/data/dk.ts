import { type CountryFacts, type FilingRule, ratesOf } from '../facts.ts'

export const DK_FACTS: CountryFacts = {
  code: 'DK',
  vatName: 'moms',
  vatNumberName: 'SE-nummer / CVR',
  currencies: [{ code: 'DKK', from: null, until: null }],
  rates: ratesOf('DK', [['standard', 2500, '2020-01-01', null, 'D27 VNH KDE IBE', 'high']]),
  territories: [],
  notes: [],
}

export const DK_FILING: readonly FilingRule[] = [
  {
    frequency: 'MONTHLY',
    due: { kind: 'DAY_OF_MONTH', day: 25, monthsAfter: 1, shift: 'NEXT', exceptions: { 6: '08-17' } },
    form: null,
    when: { en: 'Turnover above 50 million DKK.', zh: '营业额超过5,000万丹麦克朗。' },
    note: { en: 'June is due on 17 August.', zh: '6月的申报截止日为8月17日。' },
    source: 'SKAT',
    confidence: 'high',
  },
  {
    frequency: 'QUARTERLY',
    due: { kind: 'DAY_OF_MONTH', day: 1, monthsAfter: 3, shift: 'NEXT' },
    form: null,
    when: null,
    note: { en: '1 June, 1 September, 1 December, 1 March.', zh: '6月1日、9月1日、12月1日、3月1日。' },
    source: 'SKAT',
    confidence: 'high',
  },
  {
    frequency: 'HALF_YEARLY',
    due: { kind: 'DAY_OF_MONTH', day: 1, monthsAfter: 3, shift: 'NEXT' },
    form: null,
    when: null,
    note: null,
    source: 'SKAT',
    confidence: 'high',
  },
]
