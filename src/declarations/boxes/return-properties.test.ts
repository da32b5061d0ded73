import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { amazonFile, type AmazonRow } from '#reports/testing/amazon-file.ts'
import { judge } from '#reports/testing/read-bytes.ts'
import { groupSources } from '../source-groups.ts'
import { lateCorrections } from './late-corrections.ts'
import { nationalReturn } from './national-return.ts'
import type { SchemeCorrection, SchemeReturn } from './prepared-return.ts'
import { summaryOf } from './return-summary.ts'
import { schemeReturn } from './scheme-returns.ts'

const SELLER = {
  established: 'DE',
  vat_registrations: ['DE', 'FR'],
  oss_union: 'DE',
  ioss: false,
  distance_sales_prev_year_eur: 20_000,
}
const QUARTERS = [
  { name: '2026-Q1', from: '2026-01-01', to: '2026-03-31' },
  { name: '2026-Q2', from: '2026-04-01', to: '2026-06-30' },
  { name: '2026-Q3', from: '2026-07-01', to: '2026-09-30' },
] as const

/** Everything is sold in euro. */
const SAME_CURRENCY = () => ({ over: 1n, under: 1n })

const cents = fc.integer({ min: 1, max: 5_000_000 })
const sale = (arrivals: readonly string[], months: readonly string[]) =>
  fc.record({
    cents,
    to: fc.constantFrom(...arrivals),
    month: fc.constantFrom(...months),
    books: fc.boolean(),
  })
type Sale = { cents: number; to: string; month: string; books: boolean }

const rowOf = ({ cents: amount, to, month, books }: Sale): AmazonRow => ({
  MARKETPLACE: 'own shop',
  DEPARTURE_COUNTRY: 'DE',
  ARRIVAL_COUNTRY: to,
  TRANSACTION_COMPLETE_DATE: `10-${month}-2026`,
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: (amount / 100).toFixed(2),
  ...(books && { PRODUCT_TAX_CODE: 'books' }),
})
const judged = (sales: readonly Sale[]) => judge(amazonFile(sales.map(rowOf)), { seller: SELLER })
const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)

test('every box of a quarter is the sum of its rows, rounded as the form says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(sale(['DE', 'US', 'FR'], ['01', '02', '03']), { minLength: 1, maxLength: 25 }),
      async (sales) => {
        const { totals, judged: rows } = await judged(sales)
        const none = { ledger: [], entered: [] }
        const prepared = nationalReturn(
          { totals: totals.list, ...none },
          { country: 'DE', number: 'DE1' },
          QUARTERS[0],
          SAME_CURRENCY,
        )
        for (const { box, units, decimals, sources } of prepared.boxes ?? []) {
          if (sources.length === 0) continue
          const whole = sum(groupSources(sources).map(({ amount }) => amount))
          expect(whole).toBe(sum(sources.map((source) => source.units)))
          expect(decimals === 0 ? whole - (whole % 100) : whole, box).toBe(units)
        }
        const net = (basisPoints: number) =>
          sum(
            rows.flatMap(({ result }) => {
              const { scheme, country, basisPoints: rate } = result?.decision ?? {}
              return scheme === 'LOCAL' && country === 'DE' && rate === basisPoints ? [result?.net ?? 0] : []
            }),
          )
        const box = (name: string) =>
          prepared.boxes?.find((one) => one.box === name)?.sources.map(({ units }) => units) ?? []
        expect([sum(box('81')), sum(box('86'))]).toEqual([net(1900), net(700)])
        const payable = (prepared.boxes ?? []).find((one) => one.box === '83')?.units ?? 0
        expect(summaryOf(prepared)?.payable ?? 0).toBe(payable)
      },
    ),
    { numRuns: 60 },
  )
})

/** Sales become known batch by batch; a quarter is filed with what is known at its end, and never again. */
test('filed quarters and their later corrections come to what is known in the end', async () => {
  const arrivals = ['FR', 'IT', 'SE'] as const
  const months = ['02', '05', '08'] as const
  const batch = fc.array(sale(arrivals, months), { minLength: 0, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(fc.tuple(batch, batch, batch), async (batches) => {
      const filed: SchemeReturn[] = []
      const numbers = { oss: { country: 'DE', number: 'DE1' }, ioss: null }
      const prepare = (
        index: number,
        known: Awaited<ReturnType<typeof judged>>['totals'],
        late: SchemeCorrection[],
      ) => {
        const period = QUARTERS[index]
        if (!period) throw new Error('no such quarter')
        return schemeReturn({ kind: 'OSS_UNION', period, totals: known.list, late }, numbers, () => null)
      }
      for (const [index] of QUARTERS.entries()) {
        const { totals } = await judged(batches.slice(0, index + 1).flat())
        const late = filed.flatMap((one, before) =>
          lateCorrections({
            declarationId: one.period.name,
            filed: one,
            now: prepare(before, totals, []),
            later: filed.slice(before + 1).flatMap(({ corrections }) => corrections),
          }),
        )
        filed.push(prepare(index, totals, late))
      }
      const { totals } = await judged(batches.flat())
      for (const state of arrivals) {
        const of = (list: readonly { consumption: string; vat: number }[]) =>
          sum(list.filter(({ consumption }) => consumption === state).map(({ vat }) => vat))
        const declared = sum(filed.map(({ rows, corrections }) => of(rows ?? []) + of(corrections)))
        expect(declared).toBe(sum(QUARTERS.map((_, index) => of(prepare(index, totals, []).rows ?? []))))
      }
    }),
    { numRuns: 60 },
  )
})
