import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { type CostPrice, priceOf } from './cost-price-inputs.ts'
import { CostPriceSink, PRICE_TABLE } from './cost-price-file.ts'
import { readRows } from './read-report.ts'

const plain = (sku: string, amount: string, changes: Partial<CostPrice> = {}): CostPrice => ({
  sku,
  country: '',
  currency: 'EUR',
  fromDay: '',
  amount,
  ...changes,
})

async function read(bytes: Uint8Array | string) {
  const sink = new CostPriceSink()
  await readRows(async function* () {
    yield Buffer.from(bytes)
  }, sink)
  return { prices: sink.prices, problems: sink.problems.map(({ line, problem }) => [line, problem]) }
}

describe('a table of cost prices', () => {
  it.each([
    [
      'SKU;Einstandspreis\nA-1;7,50\nA-2;0',
      [
        ['A-1', '7.50'],
        ['A-2', '0'],
      ],
    ],
    ['sku,cost price,currency\nA-1,7.5,EUR', [['A-1', '7.5']]],
    ['货号\t成本价\nA-1\t7.50 EUR', [['A-1', '7.50']]],
    ['sku,price\nA-1,1\nA-1,2', [['A-1', '2']]],
  ])('is read as sellers keep it: %j', async (text, prices) => {
    expect(await read(text)).toEqual({
      prices: prices.map(([sku = '', amount = '']) => plain(sku, amount)),
      problems: [],
    })
  })

  it('is read from a workbook', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'x',
          rows: [
            ['SKU', 'Price'],
            ['A-1', 7.25],
          ],
        },
      ],
    })
    expect((await read(bytes)).prices).toEqual([plain('A-1', '7.25')])
  })

  it('says of each row that it leaves out why', async () => {
    const text = [
      'sku,price,currency',
      ',5,',
      `${'x'.repeat(101)},5,`,
      'A,-5,',
      'B,five,',
      'C,5,XYZ',
      'D,5,',
    ].join('\n')
    expect(await read(text)).toEqual({
      prices: [plain('D', '5')],
      problems: [
        [2, 'NO_SKU'],
        [3, 'SKU_TOO_LONG'],
        [4, 'BAD_PRICE'],
        [5, 'BAD_PRICE'],
        [6, 'OTHER_CURRENCY'],
      ],
    })
  })

  it.each(['en', 'zh'] as const)(
    'takes its template (%s) with country, currency and first day',
    async (lang) => {
      const lines = [
        PRICE_TABLE[lang].join(','),
        'A,7,,,',
        'A,60,CNY,,',
        'A,8,eur,Poland,2026-03-01',
        'A,9,EUR,PL,2026-03-01',
        'A,8,GBP,英国,31.12.2025',
      ]
      expect(await read(lines.join('\n'))).toEqual({
        prices: [
          plain('A', '7'),
          plain('A', '60', { currency: 'CNY' }),
          plain('A', '9', { country: 'PL', fromDay: '2026-03-01' }),
          plain('A', '8', { currency: 'GBP', country: 'GB', fromDay: '2025-12-31' }),
        ],
        problems: [],
      })
    },
  )

  it.each([
    ['A,7,EUR,Atlantis,', 'BAD_COUNTRY'],
    ['A,7,EUR,PL,someday', 'BAD_DAY'],
    ['A,7,EUR,PL,01/02/2026', 'BAD_DAY'],
    ['A,7,EUR,PL,1999-12-31', 'BAD_DAY'],
    ['A,7,BTC,PL,', 'OTHER_CURRENCY'],
  ])('leaves %s out', async (line, problem) => {
    expect(await read(`${PRICE_TABLE.en.join(',')}\n${line}`)).toEqual({
      prices: [],
      problems: [[2, problem]],
    })
  })

  it('names the columns that are missing', async () => {
    expect((await read('what,who\n1,2')).problems).toEqual([
      [1, 'NO_COLUMN'],
      [1, 'NO_COLUMN'],
    ])
  })
})

it.each([
  ['7.50', '7.50'],
  ['7,5', '7.5'],
  ['1,234.50', '1234.50'],
  ['0.123456', '0.123456'],
  ['0.1234567', null],
  ['-1', null],
  ['1234567890', null],
  ['', null],
  ['=1+1', null],
])('the price %j is %j', (text, price) => {
  expect(priceOf(text)).toBe(price)
})
