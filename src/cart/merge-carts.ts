/** What of a line counts when two carts become one. */
export type MergeableLine = { id: string; productId: string; optionsKey: string; quantity: number }

export type CartMerge<T> = {
  /** Lines of the visitor that change hands. */
  moved: T[]
  /** Lines of the owner that become what the visitor asked for. */
  replaced: { id: string; by: T }[]
  /** Lines of the visitor for which there is no room; they stay where they are. */
  left: T[]
}

/**
 * A visitor's cart becomes part of the owner's. The same service with the same options is there once afterwards, in the
 * larger quantity; of two equal ones the visitor's holds, because its price was seen last.
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
      return mine && line.quantity >= mine.quantity ? [{ id: mine.id, by: line }] : []
    }),
    left: fresh.slice(module),
  }
}
