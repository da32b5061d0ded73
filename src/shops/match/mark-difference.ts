import { plain } from './normalise.ts'

/** A piece of a text; `differs` where the text that it is held against has something else. */
export type Piece = { text: string; differs: boolean }

/** Marks the words of a text that the other one does not have in this place. */
export function markDifference(text: string, other: string): Piece[] {
  const words = text.split(/(?<=\s)/)
  const kept = commonWords(
    words.map((word) => plain(word)),
    other.split(/\s+/).map((word) => plain(word)),
  )
  const pieces: Piece[] = []
  words.forEach((word, index) => {
    const differs = !kept.has(index) && plain(word) !== ''
    const last = pieces.at(-1)
    if (last?.differs === differs) last.text += word
    else pieces.push({ text: word, differs })
  })
  return pieces.map(withoutEdges(pieces))
}

/** The blank behind a mark belongs to what follows. */
const withoutEdges = (pieces: readonly Piece[]) => (piece: Piece, index: number) => {
  const before = pieces[index - 1]
  const blank = before?.differs ? (/\s+$/.exec(before.text)?.[0] ?? '') : ''
  const isLast = index === pieces.length - 1
  return { ...piece, text: blank + (piece.differs && !isLast ? piece.text.trimEnd() : piece.text) }
}

/** The places in `words` of the longest sequence that both have: the classic table, one row at a time. */
function commonWords(words: readonly string[], others: readonly string[]): ReadonlySet<number> {
  const lengths = Array.from({ length: words.length + 1 }, () =>
    Array.from({ length: others.length + 1 }, () => 0),
  )
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = words.length - 1; row >= 0; row--)
    for (let column = others.length - 1; column >= 0; column--) {
      const best =
        words[row] === others[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
      const cells = lengths[row]
      if (cells) cells[column] = best
    }
  const kept = new Set<number>()
  for (let row = 0, column = 0; row < words.length && column < others.length;) {
    if (words[row] === others[column]) {
      kept.add(row)
      row++
      column++
    } else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return kept
}
