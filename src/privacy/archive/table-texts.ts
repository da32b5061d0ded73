import { harmless } from '#platform/server/table-file.ts'
import { columnHeading } from './column-names.ts'

type Row = Record<string, unknown>
const BATCH = 200

/** The rows as a JSON array, piece by piece. */
export async function* jsonOf(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(row)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** The rows as CSV under the first one's columns, named in both languages, in a form that no spreadsheet runs. */
export async function* csvOf(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  const { writeCsv } = await import('hucre/csv')
  let columns: string[] | undefined
  let waiting: (string | number | null)[][] = []
  const write = () => {
    const text = waiting.length === 0 ? '' : writeCsv(waiting).replace(/(?<!\n)$/, '\r\n')
    waiting = []
    return text
  }
  for await (const row of rows) {
    if (!columns) {
      columns = Object.keys(row)
      yield '\ufeff'
      waiting.push(columns.map(columnHeading))
    }
    waiting.push(columns.map((column) => cellOf(row[column])))
    if (waiting.length >= BATCH) yield write()
  }
  yield write()
}

/** What has parts of its own stands in its cell as JSON. */
function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return value
  return String(harmless(typeof value === 'string' ? value : JSON.stringify(value)))
}
