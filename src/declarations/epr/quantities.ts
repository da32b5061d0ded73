import { categoriesOf, type EprStream } from './categories.ts'
import { saysWeights, weightsFor, type GoodsWeights } from './goods.ts'

/** Pieces of a SKU that were sent to a country in a month. */
export type UnitsSold = { sku: string; month: string; units: number }

/** Pieces of a SKU with what one weighs, as the report was calculated. */
export type CountedGoods = { sku: string; units: number; weights: readonly (readonly [string, number])[] }

export type Quantities = {
  goods: readonly CountedGoods[]
  /** What was sent, and nobody has said what it weighs: the most pieces first */
  unweighed: readonly { sku: string; units: number }[]
  /** Milligrams by line; null where something is not known, or the sum is beyond anything that can be sent */
  sums: ReadonlyMap<string, number> | null
}

/** Weights times units, SKU by SKU. The order of rows, and how they are split, do not matter. */
export function quantitiesOf(
  stream: EprStream,
  sold: readonly UnitsSold[],
  known: readonly GoodsWeights[],
): Quantities {
  const versions = Map.groupBy(
    // A line that tells of something else alone changes no weight.
    known.filter(saysWeights).toSorted((a, b) => (a.fromMonth < b.fromMonth ? -1 : 1)),
    ({ sku }) => sku,
  )
  const goods = new Map<string, CountedGoods>()
  const unweighed = new Map<string, number>()
  for (const { sku, month, units } of sold) {
    const version = versions.get(sku)?.findLast(({ fromMonth }) => fromMonth <= month)
    const weights = version === undefined ? null : weightsFor(stream, version)
    if (weights === null) unweighed.set(sku, (unweighed.get(sku) ?? 0) + units)
    else {
      const key = JSON.stringify([sku, weights])
      goods.set(key, { sku, weights, units: (goods.get(key)?.units ?? 0) + units })
    }
  }
  const counted = [...goods.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
  return {
    goods: counted,
    unweighed: [...unweighed]
      .map(([sku, units]) => ({ sku, units }))
      .toSorted((a, b) => b.units - a.units || (a.sku < b.sku ? -1 : 1)),
    sums: unweighed.size > 0 ? null : sumsOf(stream, counted),
  }
}

function sumsOf(stream: EprStream, goods: readonly CountedGoods[]): ReadonlyMap<string, number> | null {
  const sums = new Map<string, bigint>()
  for (const { units, weights } of goods)
    for (const [category, milligrams] of weights)
      sums.set(category, (sums.get(category) ?? 0n) + BigInt(units) * BigInt(milligrams))
  if ([...sums.values()].some((sum) => sum > BigInt(Number.MAX_SAFE_INTEGER))) return null
  return new Map(
    categoriesOf(stream).flatMap((category) => {
      const sum = sums.get(category)
      return sum === undefined ? [] : [[category, Number(sum)] as const]
    }),
  )
}
