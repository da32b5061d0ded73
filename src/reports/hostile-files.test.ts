import { describe, expect, test } from 'vitest'
import { type AmazonRow, amazonFile } from './testing/amazon-file.ts'
import { judge, sumsOf, unaccounted } from './testing/read-bytes.ts'

const REFUND: AmazonRow = { TRANSACTION_TYPE: 'REFUND', TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '-119.00' }
const MOVE: AmazonRow = {
  TRANSACTION_TYPE: 'FC_TRANSFER',
  ARRIVAL_COUNTRY: 'PL',
  COST_PRICE_OF_ITEMS: '12.50',
  QTY: '4',
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '',
  TRANSACTION_CURRENCY_CODE: '',
}

describe('a row that cannot be decided is an issue with its money', () => {
  test.each<[string, AmazonRow, string, string, Record<string, number>]>([
    [
      'an impossible day',
      { TRANSACTION_COMPLETE_DATE: '31-02-2026' },
      'DATE_NOT_READABLE',
      'TRANSACTION_COMPLETE_DATE',
      { EUR: 11900 },
    ],
    [
      'a day before the rules',
      { TRANSACTION_COMPLETE_DATE: '10-03-2019' },
      'DATE_BEFORE_RULES',
      'TRANSACTION_COMPLETE_DATE',
      { EUR: 11900 },
    ],
    [
      'an unknown currency',
      { TRANSACTION_CURRENCY_CODE: 'XQX' },
      'CURRENCY_NOT_KNOWN',
      'TRANSACTION_CURRENCY_CODE',
      { XQX: 11900 },
    ],
    [
      'no currency',
      { TRANSACTION_CURRENCY_CODE: '' },
      'ASK_CURRENCY',
      'TRANSACTION_CURRENCY_CODE',
      { '': 11900 },
    ],
    ['an unknown country', { ARRIVAL_COUNTRY: 'QQ' }, 'COUNTRY_NOT_KNOWN', 'ARRIVAL_COUNTRY', { EUR: 11900 }],
    [
      'an unknown type',
      { TRANSACTION_TYPE: 'INVOICE' },
      'TYPE_NOT_COVERED',
      'TRANSACTION_TYPE',
      { EUR: 11900 },
    ],
    [
      'no amount',
      { TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '' },
      'ASK_GROSS',
      'TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL',
      {},
    ],
    [
      'words for an amount',
      { TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '12x' },
      'AMOUNT_NOT_READABLE',
      'TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL',
      {},
    ],
    [
      'a tenth of a cent',
      { TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '1.2345' },
      'AMOUNT_NOT_READABLE',
      'TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL',
      {},
    ],
    [
      'a negative sale',
      { TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '-119.00' },
      'ASK_SALE_SIGN',
      'TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL',
      { EUR: -11900 },
    ],
    [
      'a positive refund',
      { ...REFUND, TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '119.00' },
      'ASK_REFUND_SIGN',
      'TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL',
      { EUR: 11900 },
    ],
    ['a negative quantity moved', { ...MOVE, QTY: '-4' }, 'NEGATIVE_QUANTITY', 'QTY', { EUR: -5000 }],
    ['a quantity in words', { ...MOVE, QTY: 'four' }, 'QUANTITY_NOT_READABLE', 'QTY', {}],
    [
      'a move without cost price',
      { ...MOVE, COST_PRICE_OF_ITEMS: '' },
      'NO_COST_PRICE',
      'COST_PRICE_OF_ITEMS',
      {},
    ],
    [
      'a cost price below zero',
      { ...MOVE, COST_PRICE_OF_ITEMS: '-12.50' },
      'NEGATIVE_COST_PRICE',
      'COST_PRICE_OF_ITEMS',
      { EUR: -5000 },
    ],
    [
      'a gift without cost price',
      { ...MOVE, TRANSACTION_TYPE: 'DONATION', COST_PRICE_OF_ITEMS: '', TRANSACTION_CURRENCY_CODE: 'EUR' },
      'ASK_COST_PRICE',
      'COST_PRICE_OF_ITEMS',
      {},
    ],
  ])('%s', async (_, row, code, column, money) => {
    const result = await judge(amazonFile([{}, row]))
    const errors = result.issues.list.filter(({ severity }) => severity === 'ERROR')
    expect(errors.map((issue) => [issue.code, issue.column, issue.line])).toEqual([[code, column, 3]])
    expect(errors[0]?.reason.en).not.toContain('{')
    expect(errors[0]?.fix.zh).not.toBe('')
    expect(sumsOf(result.check.issues)).toEqual(money)
    expect(sumsOf(result.check.treated)).toEqual({ EUR: 11900 })
    expect(unaccounted(result)).toEqual({})
  })

  test('a fact about the company is asked for, with the money of its rows', async () => {
    const result = await judge(amazonFile([{ ARRIVAL_COUNTRY: 'FR' }]), { seller: { established: 'DE' } })
    expect(result.issues.list.map(({ code, column }) => [code, column])).toEqual([
      ['ASK_DISTANCE_SALES_YTD_EUR', null],
    ])
    expect(sumsOf(result.check.issues)).toEqual({ EUR: 11900 })
  })
})

describe('rows that come again', () => {
  const sale = { TRANSACTION_EVENT_ID: 'O', ACTIVITY_TRANSACTION_ID: 'T' }

  test('count once', async () => {
    const result = await judge(amazonFile([sale, sale, sale]))
    expect(result.outside.map(({ reason, count }) => [reason, count])).toEqual([['DUPLICATE_ROW', 2]])
    expect([sumsOf(result.check.treated), sumsOf(result.check.outside)]).toEqual([
      { EUR: 11900 },
      { EUR: 23800 },
    ])
  })

  test('with another amount are a question', async () => {
    const result = await judge(amazonFile([sale, { ...sale, TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '11.90' }]))
    expect(result.issues.list.map(({ code }) => code)).toEqual(['DUPLICATE_DIFFERS'])
    expect(sumsOf(result.check.issues)).toEqual({ EUR: 1190 })
  })

  test('of another line, type or account are others', async () => {
    const others = [
      sale,
      { ...sale, ACTIVITY_TRANSACTION_ID: 'T2' },
      { ...sale, ...REFUND },
      { ...sale, UNIQUE_ACCOUNT_IDENTIFIER: 'A2' },
    ]
    expect((await judge(amazonFile(others))).outside).toEqual([])
  })
})

const saleOn = (order: string, date: string): AmazonRow => ({
  TRANSACTION_EVENT_ID: order,
  TRANSACTION_COMPLETE_DATE: date,
  ARRIVAL_COUNTRY: 'FR',
})
const correctionsOf = async (rows: AmazonRow[]): Promise<(string | null | undefined)[]> =>
  (await judge(amazonFile(rows))).judged
    .filter(({ row }) => row.type === 'REFUND')
    .map(({ result }) => result?.decision.correctionOf)

describe('a refund follows its sale', () => {
  test.each<[string, AmazonRow[], string | null]>([
    ['of the same quarter', [saleOn('O', '10-01-2026'), { ...saleOn('O', '10-03-2026'), ...REFUND }], null],
    [
      'of an earlier quarter',
      [saleOn('O', '10-12-2025'), { ...saleOn('O', '10-03-2026'), ...REFUND }],
      '2025-Q4',
    ],
    [
      'that comes later in the file',
      [{ ...saleOn('O', '10-03-2026'), ...REFUND }, saleOn('O', '10-12-2025')],
      '2025-Q4',
    ],
    [
      'of the same amount',
      [saleOn('O', '10-12-2025'), { ...saleOn('P', '10-03-2026'), ...REFUND }],
      '2025-Q4',
    ],
    ['of before the file', [{ ...saleOn('P', '10-03-2026'), ...REFUND }, saleOn('O', '11-03-2026')], null],
    [
      'of before the quarter',
      [{ ...saleOn('P', '10-01-2026'), ...REFUND }, { TRANSACTION_COMPLETE_DATE: '02-01-2026' }],
      '2025-Q4',
    ],
  ])('%s', async (_, rows, correction) => expect(await correctionsOf(rows)).toEqual([correction]))

  test('and cancels it', async () => {
    const rows = [saleOn('O', '10-03-2026'), { ...saleOn('O', '11-03-2026'), ...REFUND }]
    const { totals } = await judge(amazonFile(rows))
    expect(totals.list.map(({ count, net, vat, gross }) => [count, net, vat, gross])).toEqual([[2, 0, 0, 0]])
  })
})

describe('the marketplace’s own columns are a second opinion', () => {
  test.each<[string, AmazonRow, string[]]>([
    ['the same', { TAX_REPORTING_SCHEME: 'REGULAR', TAX_COLLECTION_RESPONSIBILITY: 'SELLER' }, []],
    [
      'a fraction for a rate',
      { PRICE_OF_ITEMS_VAT_RATE_PERCENT: '0.19', TOTAL_ACTIVITY_VALUE_VAT_AMT: '19.00' },
      [],
    ],
    [
      'percent for a rate',
      { PRICE_OF_ITEMS_VAT_RATE_PERCENT: '19', TOTAL_ACTIVITY_VALUE_VAT_AMT: '19.02' },
      [],
    ],
    ['another scheme', { TAX_REPORTING_SCHEME: 'UNION-OSS' }, ['OTHER_SCHEME']],
    ['another who owes it', { TAX_COLLECTION_RESPONSIBILITY: 'MARKETPLACE' }, ['OTHER_LIABLE']],
    ['another rate', { PRICE_OF_ITEMS_VAT_RATE_PERCENT: '0.07' }, ['OTHER_RATE']],
    ['another tax', { TOTAL_ACTIVITY_VALUE_VAT_AMT: '18.00' }, ['OTHER_VAT']],
    ['another country', { VAT_CALCULATION_IMPUTATION_COUNTRY: 'FR' }, ['OTHER_COUNTRY']],
  ])('%s', async (_, row, codes) => {
    const result = await judge(amazonFile([row]))
    expect(result.issues.list.map(({ code }) => code)).toEqual(codes)
    expect(result.issues.list.map(({ reason }) => reason.en + reason.zh).join('')).not.toContain('{')
    expect(sumsOf(result.check.treated)).toEqual({ EUR: 11900 })
  })
})

describe('a damaged file', () => {
  test('that is cut off names its last row', async () => {
    const file = amazonFile([{}, {}])
    const result = await judge(file.slice(0, -30))
    expect(result.issues.list.map(({ code, line }) => [code, line])).toEqual([['FILE_CUT_OFF', 3]])
    expect(unaccounted(result)).toEqual({})
  })

  test('with a separator too many in a row', async () => {
    const file = amazonFile([{ SELLER_SKU: 'a' }, {}]).replace(',a,', ',a,b,')
    const result = await judge(file)
    expect(result.issues.list.map(({ code, line }) => [code, line])).toEqual([['ROW_TOO_LONG', 2]])
  })

  test('with a row that ends early', async () => {
    const [header = '', ...rows] = amazonFile([{}, {}]).split('\n')
    const result = await judge([header, 'A1,SALE', ...rows].join('\n'))
    expect(result.issues.list.map(({ code, line }) => [code, line])).toEqual([['ROW_TOO_SHORT', 2]])
    expect(sumsOf(result.check.treated)).toEqual({ EUR: 23800 })
  })

  test('without a column that is needed names it', async () => {
    const file = amazonFile([{}]).replace('DEPARTURE_COUNTRY', 'X')
    await expect(judge(file)).rejects.toMatchObject({ names: ['DEPARTURE_COUNTRY'] })
  })

  test('of another kind is refused', async () => {
    await expect(judge('name,age\nAnn,7\n')).rejects.toMatchObject({ code: 'FORMAT_NOT_KNOWN' })
  })
})
