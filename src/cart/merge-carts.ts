/** The fields of a line that matter when two carts are merged. */
export type MergeableLine = { id: string; productId: string; optionsKey: string; quantity: number }

export type CartMerge<T> = {
  /** Lines of the visitor that move to the owner. */
  moved: T[]
  /** Lines of the owner that take over what the visitor chose. */
  replaced: { line: T; by: T }[]
  /** Lines of the visitor for which there is no room; they stay where they are. */
  left: T[]
}

/**
 * Merges a visitor's cart into the owner's. The same service with the same options is there once afterwards,
 * in the larger quantity; of two equal ones the visitor's is kept, because its price was seen last.
 */
export function mergeCarts<T extends MergeableLine>(
  own: readonly T[],
  visitors: readonly T[],
  limit: number,
): CartMerge<T> {
  const sameAs = (line: T) =>
    own.find((mine) => mine.productId === line.productId && mine.optionsKey === line.optionsKey)
  const fresh = visitors.filter((line) => !sameAs(line))
  const module = Math.max(0, limit - own.length)
  return {
    moved: fresh.slice(0, module),
    replaced: visitors.flatMap((line) => {
      const mine = sameAs(line)
      return mine && line.quantity >= mine.quantity ? [{ line: mine, by: line }] : []
    }),
    left: fresh.slice(module),
  }
}
