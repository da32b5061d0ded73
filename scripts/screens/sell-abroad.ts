import { createHash } from 'node:crypto'
import { until } from '#main/journey/steps.ts'
import type { Client } from '#main/journey/http-client.ts'
import { type AmazonRow, amazonFile } from '#reports/testing/amazon-file.ts'

const base = '/server/portal'

const day = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('-')
const sale = (from: string, to: string, gross: string): AmazonRow => ({
  MARKETPLACE: 'amazon.de',
  DEPARTURE_COUNTRY: from,
  ARRIVAL_COUNTRY: to,
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: gross,
  TRANSACTION_COMPLETE_DATE: day(2),
})

/** Sales by which limits are near, exceeded and not certain. */
const ROWS: readonly AmazonRow[] = [
  sale('DE', 'DE', '1190.00'),
  sale('FR', 'FR', '240.00'),
  // Two parts of one order into the Union, together above what the import scheme takes.
  ...['1', '2'].map((part) => ({
    ...sale('CN', 'FR', '120.00'),
    TRANSACTION_EVENT_ID: 'O-SPLIT',
    ACTIVITY_TRANSACTION_ID: `O-SPLIT-${part}`,
  })),
  {
    ...sale('DE', 'PL', ''),
    TRANSACTION_TYPE: 'FC_TRANSFER',
    COST_PRICE_OF_ITEMS: '900000.00',
  },
]

/** A report of sales, imported. */
export async function sellAbroad(seller: Client): Promise<void> {
  const bytes = Buffer.from(amazonFile(ROWS))
  const asked = { fileName: 'sales.csv', size: bytes.length }
  const { id: importId } = await seller.post<{ id: string }>(`${base}/salesReport/begin`, asked)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await seller.upload(
    `${base}/salesReport/chunk`,
    { name: 'chunk', bytes },
    { importId, offset: '0', sha256 },
  )
  await seller.post(`${base}/salesReport/finish`, { importId })
  await until('the import of sales', async () => {
    const found = await seller.get<{ status: string }>(`${base}/salesReport/detail`, { importId })
    return found.status === 'FINISHED' || undefined
  })
}
