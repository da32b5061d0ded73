import { describe, expect, it } from 'vitest'
import { BuyerlessCopy } from './buyerless-copy.ts'
import { AMAZON_VAT_REPORT } from './formats/amazon.ts'
import type { Format } from './formats/format.ts'
import { readRows, recognise } from './read-report.ts'
import { amazonFile } from './testing/amazon-file.ts'
import { judge, opened } from './testing/read-bytes.ts'

const CANARY = 'Zebedee'

async function copied(file: Buffer | string, format?: Format): Promise<string> {
  let text = ''
  const formatOf = (header: readonly string[]) => format ?? recognise(header)?.format ?? null
  await readRows(opened(Buffer.from(file), 1000), new BuyerlessCopy(formatOf, (more) => void (text += more)))
  return text
}

const found = async (file: string, format?: Format) => {
  const { judged, issues, totals, rows, check } = await judge(file, format ? { format } : {})
  return {
    rows,
    totals: totals.list,
    check: check.in.list,
    issues: issues.list.map(({ line, code, amount }) => ({ line, code, amount })),
    judged: judged.map(({ row, bucket }) => [row.line, row.orderId, row.sku, row.amount, row.buyer, bucket]),
  }
}

/** Amazon's columns with those of the buyer. */
function withBuyers(file: string): string {
  const [header = '', ...lines] = file.trimEnd().split('\n')
  const more = lines.map(
    (line, at) =>
      `${line},"${CANARY}, ${at}","Street of ${CANARY}\nfloor 3",https://x.y/${CANARY},ZZ-${CANARY}`,
  )
  return `${[`${header},BUYER_NAME,ARRIVAL_ADDRESS,INVOICE_URL,NOTE_TO_SELLER`, ...more].join('\n')}\n`
}

describe('a copy without buyers', () => {
  const rows = [
    { BUYER_VAT_NUMBER: 'FR80500764592', ARRIVAL_COUNTRY: 'FR', ARRIVAL_POST_CODE: '75001' },
    { BUYER_VAT_NUMBER: 'RSSMRA80A01H501U', BUYER_VAT_NUMBER_COUNTRY: 'IT', ARRIVAL_COUNTRY: 'IT' },
    { SELLER_SKU: 'a "b", c', TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: 'x' },
    { TRANSACTION_TYPE: 'REFUND', TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '-119.00' },
  ]
  const file = withBuyers(amazonFile(rows))

  it('is read as the file was: rows, lines, amounts and issues', async () => {
    expect(await found(await copied(file))).toEqual(await found(file))
    const again = await copied(await copied(file))
    expect(again).toBe(await copied(file))
  })

  it('keeps where goods left and arrived, and businesses, but no person', async () => {
    const copy = await copied(file)
    expect(file).toContain(CANARY)
    expect(copy).not.toContain(CANARY)
    expect(copy).not.toContain('RSSMRA80A01H501U')
    for (const kept of ['FR80500764592', '75001', 'a ""b"", c', 'BUYER_NAME']) expect(copy).toContain(kept)
  })

  it('of another channel keeps only what is read', async () => {
    const format: Format = {
      ...AMAZON_VAT_REPORT,
      id: 'mapped',
      columns: { date: ['Day'], orderId: ['Name'], gross: ['Total'], arrive: ['Country'], sku: ['Item'] },
      required: ['date'],
      constants: { type: 'SALE', depart: 'DE', currency: 'EUR' },
    }
    const shop = `\nEmail;Name;Day;Total;Country;Item;Shipping Name;Notes\n${CANARY}@x.y;#1;10-03-2026;119.00;FR;A;${CANARY};\n\n${CANARY};#2;11-03-2026;5.00;FR;B;${CANARY};"for\n${CANARY}"\n;#3;12-03-2026;6.00;FR;C;;`
    const copy = await copied(shop, format)
    expect(copy).not.toContain(CANARY)
    expect(await found(copy, format)).toEqual(await found(shop, format))
  })

  it('has nothing of a row that cannot be taken apart, but its place', async () => {
    const [header = '', first = '', second = ''] = amazonFile([{}, {}]).split('\n')
    const torn = [header, first, `${CANARY},"never closed`, second, ''].join('\n')
    const copy = await copied(torn)
    expect(copy).not.toContain(CANARY)
    const [was, is] = [await found(torn), await found(copy)]
    expect([is.rows, is.totals, is.check]).toEqual([was.rows, was.totals, was.check])
    expect(is.issues.map(({ line }) => line)).toEqual(was.issues.map(({ line }) => line))
  })

  it('in another encoding is read as well', async () => {
    const wide = Buffer.from(`\ufeff${file}`, 'utf16le')
    expect(await copied(wide)).toBe(await copied(file))
  })
})
