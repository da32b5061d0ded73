import { Writable } from 'node:stream'
import { writeReport } from '#main/command-line/make-report.ts'

/** A report of sales as Amazon writes it. */
export async function report(rows: number, seed: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  const output = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece)
      done()
    },
  })
  await writeReport(['--rows', String(rows), '--seed', String(seed)], output)
  return Buffer.concat(pieces)
}

/** The money of a generated report by currency, read without any code of the import. Only texts have separators in them. */
export function sumsIn(bytes: Buffer): Map<string, number> {
  const [header = '', ...lines] = bytes.toString().trimEnd().split('\r\n')
  const names = header.split(',')
  const place = (name: string) => names.indexOf(name)
  const gross = place('TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL')
  const [cost, quantity] = [place('COST_PRICE_OF_ITEMS'), place('QTY')]
  const [currency, type] = [place('TRANSACTION_CURRENCY_CODE'), place('TRANSACTION_TYPE')]
  const sums = new Map<string, number>()
  for (const line of lines) {
    const cells = line.replaceAll(/"[^"]*"/g, 'text').split(',')
    const units = (at: number) => Math.round(Number(cells[at] ?? 0) * 100)
    const isSold = /^(?:SALE|REFUND)$/.test(cells[type] ?? '')
    // Goods that were moved count with what they cost, in euro unless the row says otherwise.
    const code = cells[currency] || 'EUR'
    const amount = isSold ? units(gross) : units(cost) * Number(cells[quantity] ?? 0)
    sums.set(code, (sums.get(code) ?? 0) + amount)
  }
  return sums
}
