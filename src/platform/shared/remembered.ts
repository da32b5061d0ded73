/**
 * A function of texts that keeps what it found: lists ask for the same few days and periods again and again. What it
 * holds is bounded, for callers choose the texts.
 */
export function remembered<Texts extends readonly string[], T>(
  find: (...texts: Texts) => T,
  most = 5_000,
): (...texts: Texts) => T {
  const known = new Map<string, T>()
  return (...texts) => {
    const key = texts.join('\n')
    const before = known.get(key)
    if (before !== undefined || known.has(key)) return before as T
    const found = find(...texts)
    if (known.size >= most) known.clear()
    known.set(key, found)
    return found
  }
}
