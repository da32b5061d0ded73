import { samplePdf } from '../../journey/sample-documents.ts'
import type { YearsCast } from './cast.ts'
import { dayIn, monthFrom } from './months.ts'

type Document = {
  country: string
  kind: 'PURCHASE' | 'IMPORT'
  supplier: string
  number: string
  date: string
  net: number
  vat: number
}
type Line = { id: string; revision: number }

/** The quarter, counted back from the last month, in which a large import makes Spain owe money. */
const IMPORT_MONTHS_AGO = [4, 5, 6] as const

/** What is entered for a month, and reviewed: rent of a warehouse each quarter, and once a large import. */
export async function enterDocuments(cast: YearsCast, month: string, lastMonth: string): Promise<void> {
  const isQuarterEnd = Number(month.slice(5)) % 3 === 0
  if (!isQuarterEnd) return
  await reviewed(cast, rent(month, month.slice(0, 7)))
  if (IMPORT_MONTHS_AGO.some((ago) => monthFrom(lastMonth, -ago) === month))
    await reviewed(cast, {
      country: 'ES',
      kind: 'IMPORT',
      supplier: 'Agencia Tributaria, Aduana de Barcelona',
      number: `26ES000811${month.replace('-', '')}`,
      date: dayIn(month, 12),
      net: 320_000,
      vat: 67_200,
    })
}

/** What waits today: two documents for review, and one that came back to the seller. */
export async function leaveDocuments(cast: YearsCast, month: string): Promise<void> {
  await entered(cast, rent(month, `${month}-A`))
  await entered(cast, rent(month, `${month}-B`))
  const line = await entered(cast, rent(month, `${month}-C`))
  await cast.agent.post(`${cast.base}/staff/ledger/return`, {
    companyId: cast.companyId,
    ...line,
    reason: 'This is an order confirmation. Please send the invoice with the VAT on it.',
  })
}

const rent = (month: string, number: string): Document => ({
  country: 'DE',
  kind: 'PURCHASE',
  supplier: 'Lagerhaus Nord GmbH',
  number: `LN-${number}`,
  date: dayIn(month, 15),
  net: 30_000,
  vat: 5_700,
})

async function entered({ seller, base }: YearsCast, document: Document): Promise<Line> {
  const file = {
    name: `${document.number}.pdf`,
    bytes: await samplePdf(`${document.supplier} ${document.number}`),
  }
  const uploadId = await seller.upload(`${base}/file/upload`, file)
  const { id } = await seller.post<{ id: string }>(`${base}/ledger/add`, {
    ...document,
    currency: 'EUR',
    uploadId,
  })
  const { records } = await seller.get<{ records: Line[] }>(`${base}/ledger/list`, { id })
  const line = records[0]
  if (!line) throw new Error(`document ${document.number} is gone`)
  return { id, revision: line.revision }
}

async function reviewed(cast: YearsCast, document: Document): Promise<void> {
  const { seller, agent, base, companyId } = cast
  // Told again, it is there.
  const known = await seller.get<{ total: number }>(`${base}/ledger/list`, { keyword: document.number })
  if (known.total > 0) return
  const line = await entered(cast, document)
  await agent.download(`${base}/staff/ledger/document`, {
    companyId,
    id: line.id,
    reason: 'Its review',
  })
  await agent.post(`${base}/staff/ledger/accept`, { companyId, ...line })
}
