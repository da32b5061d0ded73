import { describe, expect, it } from 'vitest'
import { type AmazonRow, amazonFile } from './testing/amazon-file.ts'
import { judge, sumsOf, unaccounted } from './testing/read-bytes.ts'

const SELLER = { established: 'CN', vat_registrations: ['DE'], oss_union: null, ioss: false }
const MOVE: AmazonRow = {
  TRANSACTION_TYPE: 'FC_TRANSFER',
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '',
  COST_PRICE_OF_ITEMS: '10.00',
}

const errorsOf = async (row: AmazonRow) => {
  const result = await judge(amazonFile([row]), { seller: SELLER })
  const errors = result.issues.list.filter(({ severity }) => severity === 'ERROR')
  expect(unaccounted(result)).toEqual({})
  return { result, errors, told: errors.map(({ code, column }) => `${code} ${column}`) }
}

describe('all that is wrong with a row is told at once', () => {
  it.each<[string, AmazonRow, string[]]>([
    ['one cell', { ARRIVAL_COUNTRY: 'QQ' }, ['COUNTRY_NOT_KNOWN ARRIVAL_COUNTRY']],
    [
      'a day and a country',
      { TRANSACTION_COMPLETE_DATE: '31-02-2026', ARRIVAL_COUNTRY: 'QQ' },
      ['DATE_NOT_READABLE TRANSACTION_COMPLETE_DATE', 'COUNTRY_NOT_KNOWN ARRIVAL_COUNTRY'],
    ],
    [
      'both countries, the amount and the currency',
      {
        DEPARTURE_COUNTRY: 'QQ',
        ARRIVAL_COUNTRY: 'ZZ',
        TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: 'much',
        TRANSACTION_CURRENCY_CODE: 'EURO?',
      },
      [
        'COUNTRY_NOT_KNOWN DEPARTURE_COUNTRY',
        'COUNTRY_NOT_KNOWN ARRIVAL_COUNTRY',
        'CURRENCY_NOT_KNOWN TRANSACTION_CURRENCY_CODE',
        'AMOUNT_NOT_READABLE TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL',
      ],
    ],
    [
      'a type and a country',
      { TRANSACTION_TYPE: 'GIFT', ARRIVAL_COUNTRY: 'QQ' },
      ['TYPE_NOT_COVERED TRANSACTION_TYPE', 'COUNTRY_NOT_KNOWN ARRIVAL_COUNTRY'],
    ],
    [
      'pieces and a country',
      { ...MOVE, QTY: '-2', ARRIVAL_COUNTRY: 'QQ' },
      ['NEGATIVE_QUANTITY QTY', 'COUNTRY_NOT_KNOWN ARRIVAL_COUNTRY'],
    ],
    [
      'a country, and what is missing',
      { ARRIVAL_COUNTRY: 'QQ', TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '' },
      ['COUNTRY_NOT_KNOWN ARRIVAL_COUNTRY', 'ASK_GROSS TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL'],
    ],
  ])('%s', async (_case, row, expected) => expect((await errorsOf(row)).told).toEqual(expected))

  it('and its money waits once', async () => {
    const { result, errors } = await errorsOf({
      TRANSACTION_COMPLETE_DATE: '31-02-2026',
      ARRIVAL_COUNTRY: 'QQ',
    })
    expect(errors.map(({ amount }) => amount)).toEqual([{ units: 11_900, currency: 'EUR' }, null])
    expect(sumsOf(result.check.issues)).toEqual({ EUR: 11_900 })
  })

  it('but nothing that follows from what was put in its place', async () => {
    // Without a number anywhere the seller would be asked nothing: only the cells are told.
    const { told } = await errorsOf({
      TRANSACTION_COMPLETE_DATE: 'soon',
      MARKETPLACE: 'own shop',
      ARRIVAL_COUNTRY: 'FR',
    })
    expect(told).toEqual(['DATE_NOT_READABLE TRANSACTION_COMPLETE_DATE'])
  })
})
