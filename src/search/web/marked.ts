import { foldText, keywordWords } from '#platform/shared/search-words.ts'

/** A part of a text, from its character `at`. */
export type Part = { at: number; text: string; isMarked: boolean }

/** A text with what was typed marked in it, whatever its case, width or accents. */
export function markedParts(text: string, typed: string): Part[] {
  const { folded, from } = foldEach(text)
  const marked = new Set<number>()
  for (const word of keywordWords(typed)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      for (let index = at; index < at + word.length; index += 1) marked.add(from[index] ?? -1)
  }
  const parts: Part[] = []
  for (const [index, character] of [...text].entries()) {
    const last = parts.at(-1)
    const isMarked = marked.has(index)
    if (last?.isMarked === isMarked) last.text += character
    else parts.push({ at: index, text: character, isMarked })
  }
  return parts
}

/** The folded text, and for each of its characters the one that it came from: folding can change their number. */
function foldEach(text: string): { folded: string; from: number[] } {
  let folded = ''
  const from: number[] = []
  for (const [index, character] of [...text].entries()) {
    const own = foldText(character)
    folded += own
    for (let unit = 0; unit < own.length; unit += 1) from.push(index)
  }
  return { folded, from }
}
