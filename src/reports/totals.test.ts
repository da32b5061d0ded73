import { describe, expect, test } from 'vitest'
import { type AmazonRow, amazonFile } from './testing/amazon-file.ts'
import { judge } from './testing/read-bytes.ts'

const OWN = { MARKETPLACE: 'own shop', DEPARTURE_COUNTRY: 'PL', ARRIVAL_COUNTRY: 'PL' }
const on = (day: string, more: AmazonRow): AmazonRow => ({ TRANSACTION_COMPLETE_DATE: day, ...OWN, ...more })
const inZloty = { TRANSACTION_CURRENCY_CODE: 'PLN' }
const toGermany = { ARRIVAL_COUNTRY: 'DE' }
const fromFrance = { DEPARTURE_COUNTRY: 'FR', ARRIVAL_COUNTRY: 'FR', TRANSACTION_CURRENCY_CODE: 'USD' }
const german = { DEPARTURE_COUNTRY: 'DE', ARRIVAL_COUNTRY: 'DE', TRANSACTION_CURRENCY_CODE: 'USD' }
const moved = {
  TRANSACTION_TYPE: 'FC_TRANSFER',
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '',
  COST_PRICE_OF_ITEMS: '10.00',
}

describe('days on which amounts stay apart, because a state converts by the day', () => {
  test.each<[string, AmazonRow, (string | null)[]]>([
    ['a sale in euro, declared in Poland', {}, ['2026-03-10', '2026-03-11']],
    ['a sale in zloty', inZloty, [null]],
    ['a sale in euro from Polish stock through the one-stop shop', toGermany, ['2026-03-10', '2026-03-11']],
    ['goods moved from Poland to Germany', { ...moved, ...toGermany }, ['2026-03-10', '2026-03-11']],
    ['dollars in France', fromFrance, ['2026-03-10', '2026-03-11']],
    ['dollars in Germany, which has rates of the month', german, [null]],
  ])('%s', async (_name, more, days) => {
    const seller = {
      established: 'DE',
      vat_registrations: ['DE', 'PL', 'FR'],
      oss_union: 'DE',
      distance_sales_ytd_eur: 0,
      distance_sales_prev_year_eur: 20_000,
    }
    const rows = [on('10-03-2026', more), on('11-03-2026', more), on('10-03-2026', more)]
    const { totals } = await judge(amazonFile(rows), { seller })
    expect(totals.list.map(({ rateDay }) => rateDay)).toEqual(days)
    expect(totals.list.reduce((sum, { count }) => sum + count, 0)).toBe(3)
    expect(new Set(totals.list.map(({ month }) => month))).toEqual(new Set(['2026-03']))
  })
})
