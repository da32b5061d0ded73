import { RowDeterminer, MissingColumns, type ReportResult, type RowsOptions } from './determine-rows.ts'
import { BuyersNumbers, type FindStandings } from './buyers-numbers.ts'
import { AMAZON_VAT_REPORT } from './formats/amazon.ts'
import { findColumns, type Format, missingColumns, recogniseFormat } from './formats/format.ts'
import { TEMPLATE } from './formats/template.ts'
import { SalesIndexer } from './index-sales.ts'
import { type RowSink, UnreadableFile } from './reader/cells.ts'
import { type AfterPiece, readTable, type TableOptions, type Thread } from './reader/read-table.ts'
import { isWorkbook, readWorkbook } from './reader/read-workbook.ts'
import { type FindSales, OrdersElsewhere } from './orders-elsewhere.ts'
import { SaleIndex } from './sale-index.ts'

/** Formats that are recognised by their columns. */
const KNOWN_FORMATS: readonly Format[] = [AMAZON_VAT_REPORT, TEMPLATE]

/** A file that can be read from its beginning more than once. */
export type OpenFile = () => AsyncIterable<Uint8Array>

export type ReportOptions = Omit<RowsOptions, 'format' | 'sales' | 'buyers' | 'rows'> & {
  /** How the file is to be read; recognised by its columns if not given */
  format?: Format
  /** Whoever knows other files of the seller: refunds may have their sales there */
  findSales?: FindSales
  /** Whoever knows what registers said about buyers' numbers; without it they count by their check digits */
  findStandings?: FindStandings
  /** Called between pieces of the first look at the file, and of the second one, in which rows are determined */
  whileLooking?: AfterPiece
  afterPiece?: AfterPiece
  /** Scans the file beside this thread; without it, this one does */
  thread?: Thread
  /** The result before its first row; it grows while the file is read */
  onBegin?: (result: ReportResult, format: Format) => void
}

/**
 * Reads a file of sales and determines the VAT of each row. The file is read twice, so that a refund finds its sale
 * wherever that stands; memory holds one piece of it, and some 10 bytes a row: to know sales again at first, then rows.
 * @throws UnreadableFile, MissingColumns, TooManyRows
 */
export async function readReport(open: OpenFile, options: ReportOptions): Promise<ReportResult> {
  const format = options.format ?? (await formatOf(open))
  const elsewhere = options.findSales ? new OrdersElsewhere(options.findSales) : null
  const sales = new SaleIndex(elsewhere)
  const buyers = options.findStandings ? new BuyersNumbers(options.findStandings) : null
  const indexer = new SalesIndexer(format, options, { index: sales, turnover: options.turnover, buyers })
  const afterPiece = async (bytes: number): Promise<void> => {
    await elsewhere?.ask()
    await indexer.ask()
    await options.whileLooking?.(bytes)
  }
  await readRows(open, indexer, { afterPiece, thread: options.thread })
  await elsewhere?.ask(true)
  await indexer.ask(true)
  const rows = sales.close()
  const determiner = new RowDeterminer({ ...options, format, sales, buyers, rows })
  options.onBegin?.(determiner.result, format)
  await readRows(open, determiner, { afterPiece: options.afterPiece, thread: options.thread })
  return determiner.result
}

/** Rows of a file, whatever kind of file it is: its first bytes tell. */
export async function readRows(open: OpenFile, sink: RowSink, options: TableOptions = {}): Promise<void> {
  const pieces = open()[Symbol.asyncIterator]()
  const first = await pieces.next()
  const source = startingWith(first, pieces)
  const start = first.done ? new Uint8Array() : first.value
  await (isWorkbook(start)
    ? readWorkbook(source, sink, options.afterPiece)
    : readTable(source, sink, options))
}

/** Rows of a small file that is in memory. False: it is no table. */
export async function readRowsOf(bytes: Uint8Array, sink: RowSink): Promise<boolean> {
  try {
    await readRows(async function* () {
      yield bytes
    }, sink)
    return true
  } catch (error) {
    if (error instanceof UnreadableFile) return false
    throw error
  }
}

/** The pieces again, with the one that was looked at; the file is closed when its reader stops. */
async function* startingWith(
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

class HeaderSeen extends Error {}

class RowSeen extends Error {}

function seen(): never {
  throw new RowSeen()
}

/** Whether there is anything below the header, be it readable or not. */
export async function hasRows(open: OpenFile): Promise<boolean> {
  try {
    await readRows(open, { header: (names) => names.map((_, place) => place), row: seen, fault: seen })
  } catch (error) {
    // The import says what is wrong with it.
    if (error instanceof RowSeen || error instanceof UnreadableFile) return true
    throw error
  }
  return false
}

/** How a file with some columns is read, if that is known. */
export type Recognised = { format: Format; missing: readonly string[] }

/** The known format that is nearest to a file's columns; null: none is. */
export function recognise(header: readonly string[], formats = KNOWN_FORMATS): Recognised | null {
  const format = recogniseFormat(formats, header)
  return format && { format, missing: missingColumns(format, findColumns(format, header)) }
}

/** @throws MissingColumns naming those of the nearest format */
async function formatOf(open: OpenFile): Promise<Format> {
  const known = recognise(await readHeader(open))
  if (!known) throw new UnreadableFile('FORMAT_NOT_KNOWN')
  if (known.missing.length > 0) throw new MissingColumns(known.missing)
  return known.format
}

/** The names of a file's columns. @throws UnreadableFile */
export async function readHeader(open: OpenFile): Promise<readonly string[]> {
  let header: readonly string[] = []
  const sink: RowSink = {
    header(names) {
      header = names
      throw new HeaderSeen()
    },
    row() {},
    fault() {},
  }
  try {
    await readRows(open, sink)
  } catch (error) {
    if (!(error instanceof HeaderSeen)) throw error
  }
  return header
}
