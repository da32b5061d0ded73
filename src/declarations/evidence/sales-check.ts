import type { Day } from '#platform/shared/calendar.ts'
import type { BoxSource } from '../boxes/prepared-return.ts'
import { readSource } from '../source-groups.ts'

const FIGURES = ['net', 'vat', 'gross', 'acquisitionVat', 'amount'] as const
type SaleFigure = (typeof FIGURES)[number]

/** What a check needs of a sale. `treatment` is the key of how it is treated. */
export type CheckedSale = Record<SaleFigure, number> & {
  treatment: string
  /** `2026-03` */
  month: string
  currency: string
  rateDay: Day | null
}

type Sum = CheckedSale & { count: number }

/** A part of a box beside the rows that it was made of. */
export type CheckedPart = {
  box: string
  source: Pick<BoxSource, 'of' | 'month' | 'currency' | 'figure'>
  /** Minor units of the sales' currency; null: not made of sales */
  ofRows: number | null
  rows: number
  /** The same in the currency of the return; null where the rate of then is gone */
  converted: number | null
  /** Minor units of the return's currency, as it stands in the box */
  declared: number
}

/** An amount of sales in the currency of the return; null: there is no rate. */
export type Convert = (
  units: number,
  currency: string,
  at: { month: string; rateDay: Day | null },
) => number | null

const isFigure = (figure: string): figure is SaleFigure => FIGURES.some((one) => one === figure)
const keyOf = ({ treatment, month, currency }: Pick<CheckedSale, 'treatment' | 'month' | 'currency'>) =>
  `${treatment}|${month}|${currency}`

/** Adds sales up as returns do. Its size depends on how many treatments, months and days there are, not on the rows. */
export class SalesSums {
  readonly #sums = new Map<string, Map<string, Sum>>()

  add(sale: CheckedSale): void {
    const key = keyOf(sale)
    const days = this.#sums.get(key) ?? new Map<string, Sum>()
    this.#sums.set(key, days)
    const sum = days.get(sale.rateDay ?? '')
    if (!sum) return void days.set(sale.rateDay ?? '', { ...sale, count: 1 })
    sum.count += 1
    for (const figure of FIGURES) sum[figure] += sale[figure]
  }

  /** Holds the parts of boxes against the sales that were added. Parts of one treatment, month and currency are one. */
  check(boxes: readonly { box: string; sources: readonly BoxSource[] }[], convert: Convert): CheckedPart[] {
    return boxes.flatMap(({ box, sources }) =>
      [...Map.groupBy(sources, partOf).values()].map((parts) => this.#checked(box, parts, convert)),
    )
  }

  #checked(box: string, parts: readonly BoxSource[], convert: Convert): CheckedPart {
    const [first] = parts
    if (!first) throw new Error('a part without a source')
    const { of, month, currency, figure } = first
    const declared = parts.reduce((sum, { units }) => sum + units, 0)
    const part = { box, source: { of, month, currency, figure }, declared }
    if (readSource(first).kind !== 'SALES' || !isFigure(figure))
      return { ...part, ofRows: null, rows: 0, converted: null }
    const sums = [...(this.#sums.get(keyOf({ treatment: of, month, currency }))?.values() ?? [])]
    const converted = sums.map((sum) => convert(sum[figure], currency, sum))
    return {
      ...part,
      ofRows: sums.reduce((total, sum) => total + sum[figure], 0),
      rows: sums.reduce((total, { count }) => total + count, 0),
      converted: converted.reduce((a, b) => (a === null || b === null ? null : a + b), 0),
    }
  }
}

const partOf = ({ of, month, currency, figure }: BoxSource): string => `${of}|${month}|${currency}|${figure}`
