/** Kind by kind, in their order; what was found in two ways is there once. */
export function inOrder<Kind extends string, Result extends { kind: Kind; id: string }>(
  kinds: readonly Kind[],
  results: readonly Result[],
): Result[] {
  const seen = new Set<string>()
  const once = results.filter(({ kind, id }) => !seen.has(`${kind} ${id}`) && seen.add(`${kind} ${id}`))
  const groups = Map.groupBy(once, ({ kind }) => kind)
  return kinds.flatMap((kind) => groups.get(kind) ?? [])
}
