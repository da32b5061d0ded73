import { categoriesOf, type EprStream } from './categories.ts'

/** How quantities came that do not follow from sales: typed in, in our template, or a marketplace's own report in it. */
export const QUANTITY_SOURCES = ['ENTERED', 'TABLE', 'MARKETPLACE'] as const
export type QuantitySource = (typeof QUANTITY_SOURCES)[number]

export type QuantityLine = { category: string; milligrams: number }

/** A line of a period: ten thousand tonnes. */
export const HEAVIEST_LINE = 10_000_000_000_000

/** In the order of the report; a line of nothing is left out. */
export function inReportOrder(stream: EprStream, lines: readonly QuantityLine[]): QuantityLine[] {
  const known = new Map(lines.map(({ category, milligrams }) => [category, milligrams]))
  return categoriesOf(stream).flatMap((category) => {
    const milligrams = known.get(category) ?? 0
    return milligrams === 0 ? [] : [{ category, milligrams }]
  })
}
