import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AmazonRow, amazonFile } from './testing/amazon-file.ts'
import { type Judged, judge, sumsOf, unaccounted } from './testing/read-bytes.ts'

const cents = (units: number): string => (units / 100).toFixed(2)
const COUNTRIES = ['DE', 'FR', 'PL', 'CZ', 'GB', 'US', 'CN', 'XX', '']
const CURRENCIES = ['EUR', 'PLN', 'GBP', 'ZZZ', '']

/** Rows of all kinds, good and bad; each with an order of its own, some of them with their refund. */
const rows = fc.array(
  fc.record({
    TRANSACTION_TYPE: fc.constantFrom(
      'SALE',
      'SALE',
      'REFUND',
      'RETURN',
      'FC_TRANSFER',
      'INBOUND',
      'DONATION',
      'FEE',
    ),
    TRANSACTION_COMPLETE_DATE: fc.constantFrom('10-01-2026', '28-02-2026', '31-03-2026', '30-02-2026', ''),
    DEPARTURE_COUNTRY: fc.constantFrom(...COUNTRIES),
    ARRIVAL_COUNTRY: fc.constantFrom(...COUNTRIES),
    TRANSACTION_CURRENCY_CODE: fc.constantFrom(...CURRENCIES),
    TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: fc.oneof(
      fc.integer({ min: -20_000, max: 50_000 }).map(cents),
      fc.constantFrom('', 'x', '12,50'),
    ),
    COST_PRICE_OF_ITEMS: fc.oneof(fc.integer({ min: 0, max: 5000 }).map(cents), fc.constant('')),
    QTY: fc.constantFrom('1', '3', '-1', 'x', ''),
    BUYER_VAT_NUMBER: fc.constantFrom('', '', 'FR80500764592', 'nonsense'),
  }),
  { maxLength: 25 },
)

const figures = ({ totals }: Judged): string =>
  JSON.stringify(totals.list.map(({ treatment, ...sums }) => [treatment.key, sums]))

test('every amount of a file is found again exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (list) => {
      const result = await judge(amazonFile(list))
      expect(unaccounted(result)).toEqual({})
      expect(result.rows).toBe(list.length)
      const treated: Record<string, number> = {}
      for (const { currency, amount } of result.totals.list)
        treated[currency] = (treated[currency] ?? 0) + amount
      expect(sumsOf(result.check.treated)).toEqual(
        Object.fromEntries(Object.entries(treated).filter(([, units]) => units !== 0)),
      )
      for (const { net, vat, gross } of result.totals.list) expect(net + vat).toBe(gross)
    }),
    { numRuns: 150 },
  )
})

test('also of a file whose bytes are damaged at random', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.array(fc.tuple(fc.nat(), fc.constantFrom(...'",;\n\r\0x9-'))),
      async (list, damage) => {
        const file = amazonFile(list)
        const start = file.indexOf('\n') + 1
        let text = file
        for (const [where, sign] of damage) {
          const at = start + (where % Math.max(1, text.length - start))
          text = text.slice(0, at) + sign + text.slice(at + 1)
        }
        expect(unaccounted(await judge(text))).toEqual({})
      },
    ),
    { numRuns: 150 },
  )
})

test('the order of rows, and how the file is cut into pieces, do not matter', async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 200 }), async (list, pieces) => {
      const file = amazonFile(list)
      const [header = '', ...lines] = file.trim().split('\n')
      const whole = await judge(file)
      expect(figures(await judge(file, { pieces }))).toBe(figures(whole))
      expect(figures(await judge([header, ...lines.toReversed()].join('\n')))).toBe(figures(whole))
    }),
    { numRuns: 60 },
  )
})

test('a file with all its sales refunded comes to nothing', async () => {
  const sales = fc.array(
    fc.record({
      ARRIVAL_COUNTRY: fc.constantFrom('DE', 'FR', 'IT', 'US', 'CH', 'PL'),
      TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: fc.integer({ min: 1, max: 99_999 }).map(cents),
    }),
  )
  await fc.assert(
    fc.asyncProperty(sales, async (list) => {
      const all = list.flatMap((sale, index): AmazonRow[] => [
        { ...sale, TRANSACTION_EVENT_ID: `O${index}` },
        {
          ...sale,
          TRANSACTION_EVENT_ID: `O${index}`,
          TRANSACTION_TYPE: 'REFUND',
          TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: `-${sale.TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL}`,
        },
      ])
      const { totals } = await judge(amazonFile(all))
      for (const { net, vat, gross } of totals.list) expect([net, vat, gross]).toEqual([0, 0, 0])
    }),
    { numRuns: 60 },
  )
})

test('two halves of a file without refunds make the whole, wherever it is cut', async () => {
  const noRefunds = rows.map((list) => list.filter(({ TRANSACTION_TYPE }) => TRANSACTION_TYPE !== 'REFUND'))
  await fc.assert(
    fc.asyncProperty(noRefunds, fc.nat(), async (list, where) => {
      const [header = '', ...lines] = amazonFile(list).trim().split('\n')
      const cut = where % (lines.length + 1)
      const parts = [lines.slice(0, cut), lines.slice(cut)].map((part) => [header, ...part].join('\n'))
      const halves = await Promise.all(parts.map((part) => judge(part)))
      const sum = new Map<string, number>()
      for (const half of halves)
        for (const { treatment, month, currency, gross } of half.totals.list) {
          const key = `${treatment.key}${month}${currency}`
          sum.set(key, (sum.get(key) ?? 0) + gross)
        }
      const whole = await judge([header, ...lines].join('\n'))
      expect(
        whole.totals.list.map(({ treatment, month, currency, gross }) => [
          `${treatment.key}${month}${currency}`,
          gross,
        ]),
      ).toEqual([...sum].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    }),
    { numRuns: 60 },
  )
})

/** Orders with their refunds, each line in a month of its own. */
const orders = fc.array(
  fc.record({
    sold: fc.constantFrom('10-03-2026', '31-03-2026', '02-04-2026'),
    refunded: fc.constantFrom('05-04-2026', '30-04-2026'),
    to: fc.constantFrom('FR', 'DE', 'PL', 'US'),
    gross: fc.integer({ min: 1, max: 300 }).map(cents),
  }),
  { maxLength: 20 },
)
const dayOf = (row?: AmazonRow): string =>
  (row?.TRANSACTION_COMPLETE_DATE ?? '').split('-').toReversed().join('-')

const knowing = (others: readonly AmazonRow[]) => (asked: readonly { orderId: string }[]) =>
  Promise.resolve(
    asked.map(
      ({ orderId }) =>
        dayOf(others.find((row) => !row.TRANSACTION_TYPE && row.TRANSACTION_EVENT_ID === orderId)) || null,
    ),
  )
const told = ({ totals }: Judged) => totals.list.map(({ treatment, ...sums }) => [treatment.key, sums])
const byKey = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

test('two months make the whole, with refunds of each other’s sales', async () => {
  await fc.assert(
    fc.asyncProperty(orders, async (list) => {
      const all = list.flatMap(({ sold, refunded, to, gross }, at): AmazonRow[] => {
        const own = { MARKETPLACE: '', ARRIVAL_COUNTRY: to, TRANSACTION_EVENT_ID: `O-${at}` }
        const amount = (sign: string) => ({ TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: sign + gross })
        return [
          { ...own, ...amount(''), TRANSACTION_COMPLETE_DATE: sold },
          { ...own, ...amount('-'), TRANSACTION_COMPLETE_DATE: refunded, TRANSACTION_TYPE: 'REFUND' },
        ]
      })
      const of = (month: string) => all.filter((row) => dayOf(row).slice(5, 7) === month)
      const halves = await Promise.all([
        judge(amazonFile(of('03')), { findSales: knowing(of('04')) }),
        judge(amazonFile(of('04')), { findSales: knowing(of('03')) }),
      ])
      const whole = await judge(amazonFile(all))
      expect(halves.flatMap(told).toSorted(byKey)).toEqual(told(whole).toSorted(byKey))
    }),
    { numRuns: 60 },
  )
})
