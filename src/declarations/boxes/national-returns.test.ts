import { describe, expect, test } from 'vitest'
import { judge } from '#reports/testing/read-bytes.ts'
import { type AmazonRow, amazonFile } from '#reports/testing/amazon-file.ts'
import type { Seller } from '#vat/engine/vat-result.ts'
import type { LedgerKind, LedgerLine } from '#ledger/ledger-line.ts'
import { formLines } from '../files/worksheet-lines.ts'
import { throughEuro } from './euro-sum.ts'
import { nationalReturns } from './national-returns.ts'
import type { NationalReturn, RegistrationFacts } from './prepared-return.ts'

const registration = (country: string, more: Partial<RegistrationFacts> = {}): RegistrationFacts => ({
  country,
  number: `${country}1`,
  from: null,
  to: null,
  rhythm: 'MONTHLY',
  offset: 0,
  ...more,
})
const SELLER: Seller = {
  established: 'CN',
  vat_registrations: ['DE', 'FR', 'IT', 'ES', 'PL', 'GB', 'CZ'],
  oss_union: null,
  ioss: false,
}
const RATES: Readonly<Record<string, string>> = { PLN: '4.25', GBP: '0.85', CZK: '25' }
const perEuro = (currency: string): string | null => RATES[currency] ?? null
const OWN = { MARKETPLACE: 'own shop' }

async function returnsOf(
  rows: AmazonRow[],
  registrations: RegistrationFacts[],
  ledger: LedgerLine[] = [],
): Promise<NationalReturn[]> {
  const { totals } = await judge(amazonFile(rows), { seller: SELLER })
  return nationalReturns(totals.list, ledger, registrations, throughEuro(perEuro))
}

const boxesOf = ({ boxes }: NationalReturn): Record<string, number> =>
  Object.fromEntries((boxes ?? []).map(({ box, units }) => [box, units / 100]))

const local = (country: string, gross: string, currency = 'EUR', more: AmazonRow = {}): AmazonRow => ({
  ...OWN,
  DEPARTURE_COUNTRY: country,
  ARRIVAL_COUNTRY: country,
  ARRIVAL_POST_CODE: country === 'GB' ? 'M1 1AA' : '',
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: gross,
  TRANSACTION_CURRENCY_CODE: currency,
  ...more,
})
const moved = (from: string, to: string): AmazonRow => ({
  TRANSACTION_TYPE: 'FC_TRANSFER',
  DEPARTURE_COUNTRY: from,
  ARRIVAL_COUNTRY: to,
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '',
  COST_PRICE_OF_ITEMS: '10.00',
  QTY: '10',
})

describe('boxes of a month', () => {
  test.each<[string, AmazonRow[], Record<string, number>]>([
    [
      'DE',
      [local('DE', '119.99'), local('DE', '10.70', 'EUR', { PRODUCT_TAX_CODE: 'books' })],
      { '81': 100, '86': 10, '83': 19.7 },
    ],
    ['DE', [{ ...OWN, ARRIVAL_COUNTRY: 'US' }], { '43': 119, '83': 0 }],
    ['DE', [{ MARKETPLACE: 'amazon.de' }], { '43': 100, '83': 0 }],
    ['DE', [{ ...OWN, ARRIVAL_COUNTRY: 'FR' }], { '45': 99, '83': 0 }],
    ['DE', [{ ...OWN, ARRIVAL_COUNTRY: 'FR', BUYER_VAT_NUMBER: 'FR80500764592' }], { '41': 119, '83': 0 }],
    ['DE', [moved('PL', 'DE')], { '61': 19, '83': 0, '89': 100 }],
    [
      'FR',
      [local('FR', '120.60')],
      { '08 base': 101, '08 tax': 20, A1: 101, '16': 20, '23': 0, '28': 20, '32': 20 },
    ],
    [
      'FR',
      [moved('DE', 'FR')],
      { '08 base': 100, '08 tax': 20, B2: 100, '16': 20, '17': 20, '20': 20, '23': 20, '28': 0, '32': 0 },
    ],
    ['IT', [local('IT', '122.00')], { VP2: 100, VP4: 22, 'VP6 col 1': 22, 'VP14 col 1': 22 }],
    [
      'ES',
      [local('ES', '121.00'), moved('DE', 'ES')],
      {
        '07': 100,
        '09': 21,
        '10': 100,
        '11': 21,
        '27': 42,
        '36': 100,
        '37': 21,
        '45': 21,
        '46': 21,
        '69': 21,
        '71': 21,
      },
    ],
    ['PL', [local('PL', '123.00', 'PLN')], { K_19: 100, K_20: 23, P_37: 100, P_38: 23, P_48: 0, P_51: 23 }],
    [
      'PL',
      [moved('DE', 'PL')],
      { K_23: 425, K_24: 97.75, K_42: 425, K_43: 97.75, P_37: 425, P_38: 98, P_48: 98, P_51: 0 },
    ],
    ['PL', [moved('PL', 'DE')], { K_21: 425, P_37: 425, P_38: 0, P_48: 0, P_51: 0 }],
    ['GB', [local('GB', '120.99', 'GBP')], { '1': 20.17, '3': 20.17, '5': 20.17, '6': 100 }],
    ['GB', [local('GB', '120.00', 'GBP', { MARKETPLACE: 'amazon.co.uk' })], { '3': 0, '5': 0, '6': 100 }],
    ['CZ', [local('CZ', '121.00', 'CZK')], { 'sales 21% base': 100, 'sales 21% tax': 21 }],
  ])('%s %#', async (country, rows, boxes) => {
    const [found] = await returnsOf(rows, [registration(country)])
    expect(found && boxesOf(found)).toEqual(boxes)
    expect(found?.period.name).toBe('2026-03')
  })

  test('each amount has its path', async () => {
    const rows = [local('DE', '119.00'), local('DE', '11.90'), { ...OWN, ARRIVAL_COUNTRY: 'US' }]
    for (const { boxes } of await returnsOf(rows, [registration('DE')]))
      for (const { sources, units, decimals } of boxes ?? []) {
        if (sources.length === 0) continue
        const sum = sources.reduce((total, source) => total + source.units, 0)
        expect(decimals === 0 ? sum - (sum % 100) : sum).toBe(units)
      }
  })
})

const ledgerLine = (country: string, kind: LedgerKind, currency = 'EUR'): LedgerLine => ({
  id: 'L1',
  country,
  kind,
  date: '2026-03-15',
  month: '2026-03',
  currency,
  net: 10_000,
  vat: 2000,
  deductible: 2000,
  basisPoints: 2000,
  document: 'invoice.pdf',
})

describe('the ledger', () => {
  test.each<[LedgerKind, string, string, Record<string, number>]>([
    ['PURCHASE', 'DE', 'EUR', { '66': 20, '83': -20 }],
    ['IMPORT', 'DE', 'EUR', { '62': 20, '83': -20 }],
    ['SERVICE_EU', 'DE', 'EUR', { '46': 100, '47': 20, '67': 20, '83': 0 }],
    ['SERVICE_ABROAD', 'DE', 'EUR', { '67': 20, '83': 0, '84': 100, '85': 20 }],
    [
      'IMPORT_IN_RETURN',
      'FR',
      'EUR',
      { A4: 100, 'I1 base': 100, 'I1 tax': 20, '16': 20, '20': 20, '23': 20, '28': 0, '32': 0 },
    ],
    ['FIXED_ASSET', 'FR', 'EUR', { '16': 0, '19': 20, '23': 20, '25': 20 }],
    ['IMPORT_IN_RETURN', 'GB', 'GBP', { '1': 20, '3': 20, '4': 20, '5': 0, '7': 100 }],
    ['PURCHASE', 'GB', 'GBP', { '3': 0, '4': 20, '5': 20, '7': 100 }],
    [
      'SERVICE_ABROAD',
      'ES',
      'EUR',
      { '12': 100, '13': 20, '27': 20, '28': 100, '29': 20, '45': 20, '46': 0, '69': 0, '71': 0 },
    ],
    [
      'IMPORT_IN_RETURN',
      'ES',
      'EUR',
      { '27': 0, '32': 100, '33': 20, '45': 20, '46': -20, '69': 0, '71': 0, '77': 20 },
    ],
    ['PURCHASE', 'IT', 'EUR', { VP3: 100, VP5: 20, 'VP6 col 2': 20, 'VP14 col 2': 20 }],
    [
      'IMPORT_IN_RETURN',
      'PL',
      'PLN',
      { K_25: 100, K_26: 20, K_42: 100, K_43: 20, P_37: 100, P_38: 20, P_48: 20, P_51: 0 },
    ],
    [
      'FIXED_ASSET',
      'PL',
      'PLN',
      { K_40: 100, K_41: 20, P_37: 0, P_38: 0, P_48: 20, P_51: 0, P_53: 20, P_62: 20 },
    ],
  ])('%s in %s', async (kind, country, currency, boxes) => {
    const [found] = await returnsOf([], [registration(country)], [ledgerLine(country, kind, currency)])
    expect(found && boxesOf(found)).toEqual(boxes)
    expect(found?.boxes?.flatMap(({ sources }) => sources.map(({ of }) => of))).toContain('ledger:L1')
  })
})

describe('periods', () => {
  test.each<[Partial<RegistrationFacts>, string, string, string]>([
    [{ rhythm: 'MONTHLY' }, '2026-03', '2026-03-01', '2026-03-31'],
    [{ rhythm: 'QUARTERLY' }, '2026-Q1', '2026-01-01', '2026-03-31'],
    [{ rhythm: 'QUARTERLY', offset: 1 }, '2026-02_2026-04', '2026-02-01', '2026-04-30'],
    [{ rhythm: 'YEARLY' }, '2026', '2026-01-01', '2026-12-31'],
    [{ rhythm: 'QUARTERLY', from: '2026-02-15' }, '2026-Q1', '2026-02-15', '2026-03-31'],
    [{ rhythm: 'QUARTERLY', to: '2026-03-10' }, '2026-Q1', '2026-01-01', '2026-03-10'],
  ])('%o: %s', async (more, name, from, to) => {
    const [found] = await returnsOf([local('DE', '119.00')], [registration('DE', more)])
    expect(found?.period).toEqual({ name, from, to })
  })

  test('no return of a registration that was not in force, and none without anything to declare', async () => {
    const registrations = [registration('DE', { to: '2026-02-28' }), registration('FR')]
    expect(await returnsOf([local('DE', '119.00')], registrations)).toEqual([])
  })
})

test('without a rate there are no boxes', async () => {
  const rows = [local('DE', '119.00'), local('DE', '119.00', 'SEK')]
  const [found] = await returnsOf(rows, [registration('DE')])
  expect(found).toMatchObject({ boxes: null, missingRates: [{ currency: 'SEK', day: '2026-03-31' }] })
})

test('the boxes of a Spanish return stand in the order of modelo 303', async () => {
  const rows = [
    local('ES', '121.00'),
    local('ES', '10.40', 'EUR', { PRODUCT_TAX_CODE: 'A_BOOKS_GEN' }),
    moved('ES', 'DE'),
    moved('DE', 'ES'),
  ]
  const returns = await returnsOf(rows, [registration('ES')])
  const boxes = returns.find(({ country }) => country === 'ES')?.boxes?.map(({ box }) => box) ?? []
  const order = formLines('ES')?.map(({ box }) => box) ?? []
  expect(boxes).toEqual(order.filter((box) => boxes.includes(box)))
  // By their numbers the supplies and the result would stand elsewhere.
  expect(boxes.slice(-3)).toEqual(['59', '69', '71'])
  expect(boxes.indexOf('07')).toBeLessThan(boxes.indexOf('10'))
})

test('of credits before the result, as on its last page', () => {
  const lines = formLines('ES')?.map(({ box }) => box) ?? []
  const page = ['59', '60', '120', '122', '123', '77', '110', '78', '87', '69', '71']
  expect(lines.slice(-page.length)).toEqual(page)
})
