import { usualType } from './formats/known-type-words.ts'
import { type MappedType, plainWord } from './formats/type-words.ts'
import { type OpenFile, readRows } from './read-report.ts'
import type { RowSink } from './reader/cells.ts'

/** Of a large file: enough that each of its words is among them. */
const MOST_ROWS = 200_000
/** More words than any type column has: a column of another kind. */
const MOST_WORDS = 1000
const MOST_SHOWN = 50
const LONGEST = 100

class Enough extends Error {}

type WordOfFile = { word: string; count: number; type: MappedType | null }
export type WordsOfFile = {
  /** How many rows were looked at */
  rows: number
  isWhole: boolean
  /** The most frequent first */
  words: WordOfFile[]
  /** Further words that are not named */
  others: number
}

/** The words that stand in a column, each once however it is written, and what they usually mean. */
export async function typeWordsOf(open: OpenFile, column: string): Promise<WordsOfFile> {
  const found = new Map<string, WordOfFile>()
  let rows = 0
  let isWhole = true
  const sink: RowSink = {
    header(names) {
      const place = names.indexOf(column)
      if (place < 0) throw new Enough()
      return [place]
    },
    row(cells) {
      if (rows >= MOST_ROWS || found.size >= MOST_WORDS) {
        isWhole = false
        throw new Enough()
      }
      rows++
      const word = cells.at(0)
      const plain = plainWord(word)
      const known = found.get(plain)
      if (known) known.count++
      else found.set(plain, { word: word.trim().slice(0, LONGEST), count: 1, type: usualType(word) })
    },
    fault() {},
  }
  try {
    await readRows(open, sink)
  } catch (error) {
    if (!(error instanceof Enough)) throw error
  }
  const words = [...found.values()].toSorted((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
  return { rows, isWhole, words: words.slice(0, MOST_SHOWN), others: Math.max(0, words.length - MOST_SHOWN) }
}
