import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { REPORT_COLUMNS } from './report-columns.ts'
import { reportRow } from './report-row.ts'
import { seededRandom } from './seeded-random.ts'

const CHUNK = 256 * 1024
const MOST_ROWS = 1_000_000_000

/** Writes a generated Amazon VAT Transactions Report, row by row; the same bytes for the same seed. @returns the exit code */
export async function writeReport(options: string[], output: Writable): Promise<number> {
  const parsed = readOptions(options)
  if (!parsed) {
    process.stderr.write('make-report --rows N --seed N   both whole numbers, at most a billion rows\n')
    return 2
  }
  const random = seededRandom(parsed.seed)
  let text = `${REPORT_COLUMNS.join(',')}\r\n`
  for (let row = 1; row <= parsed.rows; row++) {
    text += `${reportRow(row, random)}\r\n`
    if (text.length < CHUNK) continue
    if (!output.write(text)) await once(output, 'drain')
    text = ''
  }
  if (!output.write(text)) await once(output, 'drain')
  return 0
}

function readOptions(options: string[]): { rows: number; seed: number } | null {
  try {
    const { values } = parseArgs({
      args: options,
      options: { rows: { type: 'string' }, seed: { type: 'string' } },
    })
    const rows = Number(values.rows ?? '1000')
    const seed = Number(values.seed ?? '7')
    const whole = Number.isSafeInteger(rows) && Number.isSafeInteger(seed)
    return whole && rows >= 0 && rows <= MOST_ROWS && seed >= 0 ? { rows, seed } : null
  } catch {
    return null
  }
}
