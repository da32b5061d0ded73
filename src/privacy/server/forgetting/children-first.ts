/** A row of `from` names a row of `to`, and has to go before it. */
export type Reference = { from: string; to: string }

/** Tables in an order in which their rows can be deleted. A table that refers to itself is no obstacle. */
export function childrenFirst(tables: readonly string[], references: readonly Reference[]): string[] {
  const left = new Set(tables)
  const ordered: string[] = []
  while (left.size > 0) {
    const free = [...left].filter(
      (table) => !references.some(({ from, to }) => to === table && from !== table && left.has(from)),
    )
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${[...left].join(', ')}`)
    for (const table of free) left.delete(table)
    ordered.push(...free)
  }
  return ordered
}
