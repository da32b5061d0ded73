/** One row of a table while it is read. What is kept of it must be copied: the cells change with the next row. */
export type Cells = {
  /** The line of the file on which the row begins, from 1. */
  readonly line: number
  /** How many cells the row has. */
  readonly count: number
  /** The file ends with this row, without a line break. */
  readonly cut: boolean
  /** The text of one of the columns that the sink asked for; empty where the row is shorter. */
  at(slot: number): string
  /** Mixes the bytes of a cell into a hash; equal texts give equal hashes within one file. */
  mix(slot: number, hash: Hash): void
}

/** Two lanes of 32 bits. */
export type Hash = { high: number; low: number }

export type TableFault = {
  line: number
  code: 'LINE_TOO_LONG' | 'QUOTE_NOT_CLOSED' | 'FILE_CUT_OFF'
  /** The beginning of what could not be read. */
  value: string
}

/** Takes a table row by row. */
export type RowSink = {
  /** @returns the columns whose cells are wanted, by their place in the header; their order is that of the slots */
  header(names: readonly string[]): readonly number[]
  row(cells: Cells): void
  fault(fault: TableFault): void
  /** A sheet with other columns than the first, which is left out; `line` is where it would begin. */
  unread?(sheet: { line: number; sheet: number }): void
}

/** A file that cannot be read as a table at all. */
export type FileFault =
  | 'FILE_EMPTY'
  | 'NOT_A_TABLE'
  | 'ENCODING_NOT_KNOWN'
  | 'HEADER_TOO_LONG'
  | 'TOO_MANY_COLUMNS'
  | 'FORMAT_NOT_KNOWN'
  | 'NOT_A_WORKBOOK'
  | 'WORKBOOK_TOO_LARGE'

export class UnreadableFile extends Error {
  readonly code: FileFault
  constructor(code: FileFault) {
    super(code)
    this.code = code
  }
}
