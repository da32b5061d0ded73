import { withoutHiddenMarks } from '#platform/shared/line-input.ts'

/** A line of a letter, and the page on which it stands. */
export type Line = { page: number; text: string }
/** Something that a letter says, with the line that says it. */
export type Found<T> = { value: T; line: Line }

/** Longer lines are no lines of a letter: a page of a table without breaks. The rest of them is not looked at. */
const LONGEST = 400
const LINES_AT_MOST = 600

/** The lines of a letter in one width of letters, without marks that nobody sees. */
export function linesOf(pages: readonly { page: number; text: string }[]): Line[] {
  const lines: Line[] = []
  for (const { page, text } of pages) {
    for (const line of text.split('\n')) {
      const shown = withoutHiddenMarks(line.slice(0, LONGEST).normalize('NFKC')).replace(/\s+/g, ' ').trim()
      if (shown !== '') lines.push({ page, text: shown })
      if (lines.length === LINES_AT_MOST) return lines
    }
  }
  return lines
}

/** The first of each value. */
export function distinct<T>(found: Iterable<Found<T>>, key: (value: T) => string, limit: number): Found<T>[] {
  const first = new Map<string, Found<T>>()
  for (const one of found) {
    if (first.size === limit) break
    const name = key(one.value)
    if (!first.has(name)) first.set(name, one)
  }
  return [...first.values()]
}
