import { describe, expect } from 'vitest'
import { casesOf } from './testing/table.ts'

describe('what is refused', () => {
  casesOf([
    [
      'a local sale before 2020',
      { date: '2019-12-31' },
      { code: 'DATE_BEFORE_RULES', error: expect.stringContaining('2020-01-01') },
    ],
    [
      'across borders before July 2021',
      { date: '2021-06-30', arrive: 'FR' },
      { code: 'DATE_BEFORE_RULES', error: expect.stringContaining('2021-07-01') },
    ],
    [
      'into Britain in 2020',
      { date: '2020-12-31', depart: 'CN', arrive: 'GB', arrive_postcode: 'M1 1AA' },
      { code: 'DATE_BEFORE_RULES' },
    ],
    [
      'a refund of a sale before the rules',
      { type: 'REFUND', arrive: 'FR', gross: '-1', original_supply_date: '2021-06-30' },
      { code: 'DATE_BEFORE_RULES', fact: 'original_supply_date' },
    ],
    ['a day that cannot be', { date: '2026-02-30' }, { code: 'DATE_NOT_READABLE' }],
    ['a country that does not exist', { arrive: 'XX' }, { code: 'COUNTRY_NOT_KNOWN', fact: 'arrive' }],
    ['a currency that does not exist', { currency: 'EURO' }, { code: 'CURRENCY_NOT_KNOWN' }],
    ['1e30', { gross: '1e30' }, { code: 'AMOUNT_NOT_READABLE' }],
    ['half a cent', { gross: '1.005' }, { code: 'AMOUNT_NOT_READABLE' }],
    ['yen with decimals', { gross: '100.5', currency: 'JPY', arrive: 'JP' }, { code: 'AMOUNT_NOT_READABLE' }],
    ['a comma that may be thousands', { gross: '1,234' }, { code: 'AMOUNT_NOT_READABLE' }],
    ['another kind of row', { type: 'SERVICE_FEE' }, { code: 'TYPE_NOT_COVERED' }],
    [
      'several facts missing are undecided for together',
      { depart: null, arrive: '', gross: null },
      { scheme: null, questions: [{ fact: 'depart' }, { fact: 'arrive' }, { fact: 'gross' }] },
    ],
  ])
})
