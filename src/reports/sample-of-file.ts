import { type OpenFile, readRows } from './read-report.ts'
import type { RowSink } from './reader/cells.ts'

const ROWS = 50

class SampleTaken extends Error {}

/** The first rows of a file, column by column, in the order of its header. */
export async function sampleOf(open: OpenFile): Promise<string[][]> {
  let columns: string[][] = []
  let rows = 0
  const sink: RowSink = {
    header(names) {
      columns = names.map(() => [])
      return names.map((_, place) => place)
    },
    row(cells) {
      columns.forEach((column, place) => column.push(cells.at(place).trim()))
      if (++rows >= ROWS) throw new SampleTaken()
    },
    fault() {},
  }
  try {
    await readRows(open, sink)
  } catch (error) {
    if (!(error instanceof SampleTaken)) throw error
  }
  return columns
}

const SHOWN = 3
const LONGEST = 60

/** What stands in a column, to be recognised by: its first different values, cut. */
export const examplesOf = (column: readonly string[]): string[] =>
  [...new Set(column.filter((text) => text !== '').map((text) => text.slice(0, LONGEST)))].slice(0, SHOWN)
