import { createHash } from 'node:crypto'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import type { Client } from '../../journey/http-client.ts'
import { samplePdf } from '../../journey/sample-documents.ts'

export type Work = { productId: string; options: Record<string, string>; workOrderId: string; formId: string }

const csv = (name: string, ...lines: string[]) => ({ name, bytes: Buffer.from(`${lines.join('\n')}\n`) })

/** Makes every writing call that a company's API key opens. */
export async function writeAll(key: Client, base: string, work: Work): Promise<void> {
  await fillCart(key, base, work)
  await fillForm(key, base, work)
  await keepDocuments(key, base)
  await sendReports(key, base)
  await sayWhatGoodsAre(key, base)
}

type Cart = { groups: { lines: { id: string }[] }[] }

async function fillCart(key: Client, base: string, { productId, options }: Work): Promise<void> {
  await key.post(`${base}/shoppingCart/add`, { productId, options, quantity: 1 })
  const cart = await key.post<Cart>(`${base}/shoppingCart/category`, { currency: 'EUR', bestCoupon: true })
  const lineIds = cart.groups.flatMap(({ lines }) => lines.map(({ id }) => id))
  await key.post(`${base}/shoppingCart/update`, { lineId: lineIds[0], quantity: 1, options })
  await key.ask(`${base}/coupon/check`, { code: 'WELCOME10' })
  await key.post(`${base}/shoppingCart/delete`, { lineIds })
  await key.post(`${base}/vat/number/check`, { vat: 'DE136695976' })
  const lines = [
    { date: '2026-11-20', from: 'DE', to: 'FR', sellerEstablished: 'CN', amount: '119.00', buyer: 'B2C' },
  ]
  await key.post(`${base}/vat/tax/list`, { lines })
  await key.ask(`${base}/vat/tax/export`, { lines, format: 'csv' }).catch(() => undefined)
  type Registrations = { records: { id: string }[] }
  const { records } = await key.get<Registrations>(`${base}/registration/list`)
  await key.ask(`${base}/renewal/checkOrder`, { serviceIds: records.slice(0, 1).map(({ id }) => id) })
}

async function fillForm(key: Client, base: string, { workOrderId, formId }: Work): Promise<void> {
  const answers = { companyName: 'Hangzhou Qinglan Home Co., Ltd.' }
  await key.post(`${base}/woNodeData/save`, { nodeId: formId, answers, submit: false })
  const { revisions } = await key.get<{ revisions: object }>(`${base}/woNodeData/get`, { nodeId: formId })
  await key.post(`${base}/woNodeData/update`, { nodeId: formId, answers, submit: false, revisions })
  await key.post(`${base}/workOrder/name`, { workOrderId, label: 'Lamps, Germany' })
  await key.post(`${base}/workOrder/talk/write`, { workOrderId, text: 'Our warehouse moves in January.' })
  await key.get(`${base}/workOrder/talk/list`, { workOrderId })
}

async function keepDocuments(key: Client, base: string): Promise<void> {
  const bytes = await samplePdf('Invoice 4711')
  const uploadId = await key.upload(`${base}/file/upload`, { name: 'invoice-4711.pdf', bytes })
  await key.get(`${base}/file/scan`, { uploadId })
  await key.post(`${base}/document/update`, { uploadId, kind: 'INPUT_TAX', countries: ['DE'] })
  await key.download(`${base}/file/download`, { uploadId })
  const line = {
    country: 'DE',
    kind: 'PURCHASE',
    supplier: 'Kartonwerk Beispiel GmbH',
    number: '4711',
    date: '2026-11-12',
    currency: 'EUR',
    net: 10_000,
    vat: 1_900,
    uploadId,
  }
  const { id } = await key.post<{ id: string }>(`${base}/ledger/add`, line)
  type Lines = { records: { revision: number }[] }
  const seen = async () => (await key.get<Lines>(`${base}/ledger/list`, { id })).records[0]?.revision
  await key.post(`${base}/ledger/update`, { ...line, id, revision: await seen(), number: '4711-A' })
  await key.post(`${base}/ledger/remove`, { id, revision: await seen() })
  await key.post(`${base}/ledger/send`, { country: 'DE', uploadIds: [uploadId] })
}

async function sendReports(key: Client, base: string): Promise<void> {
  const bytes = Buffer.from(amazonFile([{ TRANSACTION_COMPLETE_DATE: '20-11-2026' }]))
  const begin = async (fileName: string) =>
    (await key.post<{ id: string }>(`${base}/salesReport/begin`, { fileName, size: bytes.length })).id
  const importId = await begin('vat-transactions-2026-11.csv')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const fields = { importId, offset: '0', sha256 }
  await key.upload(`${base}/salesReport/chunk`, { name: 'chunk', bytes }, fields)
  await key.post(`${base}/salesReport/finish`, { importId })
  await key.post(`${base}/salesReport/cancel`, { importId: await begin('wrong-file.csv') })
}

async function sayWhatGoodsAre(key: Client, base: string): Promise<void> {
  await key.post(`${base}/costPrice/save`, { sku: 'LAMP-01', amount: '7.50', currency: 'EUR' })
  await key.get(`${base}/costPrice/list`)
  await key.post(`${base}/costPrice/remove`, { sku: 'LAMP-01' })
  const costs = csv('cost-prices.csv', 'SKU,Price', 'LAMP-02,9.90')
  await key.upload(`${base}/costPrice/upload`, costs)
  await key.post(`${base}/goodsWeight/save`, { sku: 'LAMP-01', paper: '120', plastics: '2.5', gtu: 'none' })
  await key.get(`${base}/goodsWeight/list`)
  await key.post(`${base}/goodsWeight/remove`, { sku: 'LAMP-01', fromMonth: '' })
  await key.upload(`${base}/goodsWeight/upload`, csv('weights.csv', 'SKU,glass', 'LAMP-02,90'))
  const statement = csv(
    'statements.csv',
    'Statement,Marketplace,Country of arrival,First day,Last day,Currency,Amount',
    'DAC7,amazon,DE,2026-07-01,2026-09-30,EUR,12345.67',
  )
  await key.upload(`${base}/turnover/upload`, statement)
}
