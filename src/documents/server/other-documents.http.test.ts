import { describe, expect, it } from 'vitest'
import { companyInfo } from '#accounts/contract.ts'
import { declarationRow } from '#declarations/testing/declarations.builders.ts'
import { declarations } from '#declarations/server/declarations.tables.ts'
import { downloadFilingReceipt } from '#declarations/contract.ts'
import { downloadInvoice } from '#invoices/contract.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { refundOrder } from '#payments/staff/contract.ts'
import { payerOf } from '#payments/testing/payer.ts'
import { uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import { deleteDocument, listDocuments, listReadings, updateDocument } from '../vault-contract.ts'

const app = await testApp({ listen: true })
const { seller, sellerOther, admin } = app.people

const list = async (input: object = {}, as: Caller = seller, lang: 'en' | 'zh' = 'en') => {
  const { body } = await app.get(listDocuments, { pageSize: 100, ...input }, { as, lang })
  if (!body.data) throw new Error(body.message)
  return body.data
}

describe('invoices and credit notes', () => {
  it('stand among the documents by kind, country and year, and open by their order’s call', async () => {
    const order = await payerOf(app, seller).orderAndPay()
    await app.drain()
    await app.post(
      refundOrder,
      {
        orderId: order.id,
        amount: { amount: 100, currency: 'EUR' },
        reason: 'agreed',
        idempotency: 'refund-of-a-document',
      },
      { as: admin },
    )
    await app.drain()
    const year = app.clock.now().getUTCFullYear()
    const { records, facets, total } = await list({ kind: 'INVOICE', year })
    expect(total).toBe(2)
    expect(records.map(({ label }) => label).toSorted()).toEqual(['Credit note', 'Invoice'])
    expect(records[0]).toMatchObject({
      origin: 'INVOICE',
      orderId: order.id,
      size: null,
      expiresOn: null,
      expiry: 'none',
      sensitive: false,
      name: expect.stringMatching(/^(INV|CN)-\d{4}-\d{6}\.pdf$/),
    })
    expect(records[0]?.countries.length).toBeGreaterThan(0)
    expect(facets.kinds).toContainEqual({ value: 'INVOICE', count: 2 })
    expect(facets.years).toContainEqual({ value: String(year), count: 2 })
    expect((await list({ kind: 'INVOICE', year: year - 1 })).total).toBe(0)
    expect((await list({ country: records[0]?.countries[0] })).total).toBe(2)
    expect((await list({ kind: 'INVOICE', keyword: '红字' }, seller, 'zh')).records).toMatchObject([
      { label: '红字发票' },
    ])
    for (const { uploadId: invoiceId, orderId } of records) {
      const { raw } = await app.get(downloadInvoice, { orderId, invoiceId }, { as: seller })
      expect(raw.subarray(0, 5).toString()).toBe('%PDF-')
    }
  })

  it('are not offered to forms, not changed or deleted as files, and another company’s alone', async () => {
    const [invoice] = (await list({ kind: 'INVOICE' })).records
    const uploadId = invoice?.uploadId ?? ''
    expect((await list({ usable: 'true' })).total).toBe(0)
    for (const call of [updateDocument, deleteDocument])
      expect((await app.post(call, { uploadId }, { as: seller })).body.error).toBe('documents.not_found')
    expect((await app.get(listReadings, { uploadId }, { as: seller })).body.error).toBe('documents.not_found')
    expect((await list({}, sellerOther)).total).toBe(0)
    expect((await list({ uploadId }, sellerOther)).total).toBe(0)
  })
})

describe('receipts of declarations', () => {
  it('stand among the documents by the year of their period, with who opened them, and stay', async () => {
    const fileId = await uploadSampleFile(app, seller, 'receipt.pdf')
    const companyId = (await app.get(companyInfo, {}, { as: seller })).body.data?.id ?? ''
    const filed = declarationRow(app, {
      companyId,
      fromDay: '2025-10-01',
      toDay: '2025-12-31',
      label: '2025-Q4',
      filedAt: new Date('2026-01-09T10:00:00Z'),
      receiptFileId: fileId,
    })
    await app.deps.db.insert(declarations).values(filed)
    const { records } = await list({ kind: 'RETURN', country: 'DE', year: 2025 })
    expect(records).toMatchObject([{ uploadId: fileId, origin: 'RECEIPT', label: 'Filing receipt, Q4 2025' }])
    await app.get(downloadFilingReceipt, { id: filed.id }, { as: seller })
    const readers = await app.get(listReadings, { uploadId: fileId }, { as: seller })
    expect(readers.body.data).toMatchObject([{ kind: 'seller' }])
    const refused = (await app.post(deleteDocument, { uploadId: fileId }, { as: seller })).body
    expect(refused).toMatchObject({ error: 'documents.kept_by_law' })
    expect(refused.message).toContain('2036')
    // Described by somebody it is one document, not two.
    await app.post(updateDocument, { uploadId: fileId, kind: 'RETURN' }, { as: seller })
    expect((await list({ kind: 'RETURN' })).total).toBe(1)
  })
})
