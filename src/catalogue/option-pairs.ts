/** `['term:24']` as the record that a cart line stores; of repeated keys the last one counts. */
export function optionsFromPairs(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]),
  )
}

export function pairsFromOptions(options: Record<string, string>): string[] {
  return Object.entries(options).map(([key, value]) => `${key}:${value}`)
}
