import { crc32, deflateSync } from 'node:zlib'
import { samplePdf } from '#main/journey/sample-documents.ts'
import type { Client } from '#main/journey/http-client.ts'

const base = '/server/portal'

type Draft = Record<string, string | number>
type Waiting = { records: { companyId: string; id: string; revision: number; number: string }[] }

const LINES: readonly Draft[] = [
  {
    country: 'DE',
    kind: 'PURCHASE',
    supplier: 'Lagerhaus Nord GmbH',
    number: 'RE-2026/0815',
    net: 124_000,
    vat: 23_560,
  },
  {
    country: 'DE',
    kind: 'SERVICE_EU',
    supplier: 'Amazon Services Europe S.à r.l.',
    number: 'DE-AEU-2026-1977',
    net: 861_250,
  },
  {
    country: 'DE',
    kind: 'IMPORT',
    supplier: 'Hauptzollamt Hamburg',
    number: 'AT/C/40/000123/10/2026',
    net: 2_410_000,
    vat: 457_900,
  },
  {
    country: 'DE',
    kind: 'PURCHASE',
    supplier: 'Bürobedarf Elbe KG',
    number: '2026-4711',
    net: 19_900,
    vat: 2_500,
  },
]

/** A photograph of a page, all grey: the browser's viewer of PDF files does not let itself be driven. */
function greyPicture(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const row = Buffer.alloc(width + 1, 0xdd).fill(0, 0, 1)
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** Lines in each status: two wait, one was returned, one is deducted in part, one was only sent. @returns the returned one */
export async function fillLedger(seller: Client, staff: Client): Promise<string> {
  for (const line of LINES) {
    const file =
      line['number'] === '2026-4711'
        ? { name: 'receipt.png', bytes: greyPicture(600, 400) }
        : { name: 'invoice.pdf', bytes: await samplePdf(`${line['supplier']} ${line['number']}`) }
    const uploadId = await seller.upload(`${base}/file/upload`, file)
    const date = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10)
    await seller.post(`${base}/ledger/add`, { ...line, date, currency: 'EUR', uploadId })
  }
  const { records } = await staff.get<Waiting>(`${base}/staff/ledger/list`)
  const seen = (number: string) => {
    const line = records.find((one) => one.number === number)
    if (!line) throw new Error(`no line ${number}`)
    return { companyId: line.companyId, id: line.id, revision: line.revision }
  }
  const note = 'The part for the private flat cannot be deducted.'
  const inPart = seen('RE-2026/0815')
  await staff.download(`${base}/staff/ledger/document`, {
    companyId: inPart.companyId,
    id: inPart.id,
    reason: 'Its review',
  })
  await staff.post(`${base}/staff/ledger/accept`, { ...inPart, deductible: 20_000, note })
  const returned = seen('AT/C/40/000123/10/2026')
  const reason = 'The second page with the import VAT is missing. Please upload the whole notice.'
  await staff.post(`${base}/staff/ledger/return`, { ...returned, reason })
  const sent = { name: 'lagerkosten.png', bytes: greyPicture(600, 400) }
  const uploadId = await seller.upload(`${base}/file/upload`, sent)
  await seller.post(`${base}/ledger/send`, { country: 'DE', uploadIds: [uploadId] })
  return returned.id
}
