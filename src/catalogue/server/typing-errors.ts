/**
 * The word that was probably meant: the nearest known one, one slip away, two in a long word. Undefined where none is
 * near, and for short and Chinese words, where every word is near to another.
 */
export function correctedWord(word: string, known: Iterable<string>): string | undefined {
  const most = slipsIn(word)
  if (most === 0) return undefined
  let best: { word: string; slips: number } | undefined
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > most || candidate.length < 4) continue
    const slips = slipsBetween(word, candidate)
    if (slips <= most && slips < (best?.slips ?? Number.POSITIVE_INFINITY)) best = { word: candidate, slips }
  }
  return best?.word
}

function slipsIn(word: string): number {
  if (!/^[a-z]+$/.test(word) || word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/** Letters left out, added, changed, or swapped with their neighbour (optimal string alignment). */
export function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let least = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)
      row.push(least)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
