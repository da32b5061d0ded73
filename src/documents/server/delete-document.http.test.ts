import { describe, expect, it } from 'vitest'
import { enterLine } from '#ledger/testing/ledger.builders.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { listMandates, revokeMandate } from '#registrations/mandates-contract.ts'
import { createShop, moveNotice, openNotice } from '#shops/contract.ts'
import { saveNodeData } from '#work-orders/contract.ts'
import {
  advanceTo,
  answersWithUploads,
  openWorkOrder,
  submitForm,
  uploadSampleFile,
} from '#work-orders/testing/work-orders.builders.ts'
import { downloadDocument } from '../contract.ts'
import { deleteDocument, listDocuments, listReadings, updateDocument } from '../vault-contract.ts'
import { sweepFiles } from './sweep-files.ts'

const app = await testApp()
const { seller, sellerOther, viewer } = app.people

const list = async (input: object, as: Caller = seller) =>
  (await app.get(listDocuments, { pageSize: 100, ...input }, { as })).body.data
const remove = async (uploadId: string, as: Caller = seller) =>
  (await app.post(deleteDocument, { uploadId }, { as })).body
const kept = async (kind: string) => (await list({ kind }))?.records[0]?.uploadId ?? ''

async function inVault(name: string): Promise<string> {
  const uploadId = await uploadSampleFile(app, seller, name)
  await app.post(updateDocument, { uploadId, kind: 'PASSPORT', person: 'LI NA' }, { as: seller })
  return uploadId
}

describe('a document that nothing needs', () => {
  it('is gone from list and storage, and who opened it stays known', async () => {
    const uploadId = await inVault('pp.pdf')
    await app.get(downloadDocument, { uploadId }, { as: seller })
    expect((await remove(uploadId)).code).toBe(0)
    expect((await list({ kind: 'PASSPORT' }))?.total).toBe(0)
    expect((await app.get(downloadDocument, { uploadId }, { as: seller })).body.error).toBe(
      'documents.not_found',
    )
    await app.drain()
    expect(await app.deps.files.has(uploadId)).toBe(false)
    expect(await sweepFiles(app.deps)).toMatchObject({ missing: [] })
    const gone = (await list({ deleted: 'true' }))?.records
    expect(gone).toMatchObject([{ uploadId, kind: 'PASSPORT', person: 'LI NA', deleted: { by: 'Lin Yue' } }])
    expect((await list({ uploadId }))?.records).toMatchObject([{ deleted: { by: 'Lin Yue' } }])
    const readers = await app.get(listReadings, { uploadId }, { as: seller })
    expect(readers.body.data).toMatchObject([{ kind: 'seller', name: 'Lin Yue' }])
    const { rows } = await app.database.pool.query(
      "select record from audit_trail where action = 'document.deleted' and record = $1",
      [uploadId],
    )
    expect(rows).toHaveLength(1)
    expect((await remove(uploadId)).error).toBe('documents.not_found')
  })

  it('stays for viewers and strangers, who learn nothing of it', async () => {
    const uploadId = await inVault('mine.pdf')
    expect((await remove(uploadId, viewer)).code).not.toBe(0)
    expect((await remove(uploadId, sellerOther)).error).toBe('documents.not_found')
    expect((await remove('file_gone')).error).toBe('documents.not_found')
    expect((await list({ uploadId }))?.records).toMatchObject([{ deleted: null }])
    await remove(uploadId)
    expect((await list({ deleted: 'true' }, sellerOther))?.total).toBe(0)
    expect((await list({ uploadId }, sellerOther))?.total).toBe(0)
    const readers = await app.get(listReadings, { uploadId }, { as: sellerOther })
    expect(readers.body.error).toBe('documents.not_found')
  })

  it('is deleted once by two at the same time, and not used by a form that comes too late', async () => {
    const uploadId = await inVault('twice.pdf')
    const both = await Promise.all([remove(uploadId), remove(uploadId)])
    expect(both.map(({ error }) => error ?? 'done').toSorted()).toEqual(['documents.not_found', 'done'])
    const late = await app.post(updateDocument, { uploadId, kind: 'LETTER' }, { as: seller })
    expect(late.body.error).toBe('documents.not_found')
  })
})

describe('a document stays while', () => {
  it('the draft of a form names it', async () => {
    const order = await openWorkOrder(app)
    const { nodeId } = order.node('companyForm')
    const answers = await answersWithUploads(app, seller)
    await app.post(saveNodeData, { nodeId, answers, submit: false }, { as: seller })
    const refused = await remove(await kept('BUSINESS_LICENCE'))
    expect(refused).toMatchObject({ error: 'documents.needed_by_form' })
    expect(refused.message).toContain(order.number)
  })

  it('work runs that it was submitted for, and then as long as the law says', async () => {
    const order = await openWorkOrder(app)
    await submitForm(app, order)
    const licence = await kept('BUSINESS_LICENCE')
    expect(await remove(licence)).toMatchObject({ error: 'documents.needed_by_work' })
    await app.database.pool.query(
      "update work_orders set status = 'COMPLETED', completed_at = '2026-11-02T10:00:00Z' where id = $1",
      [order.workOrderId],
    )
    await app.database.pool.query('update file_bindings set bound_at = $1 where file_id = $2', [
      '2026-11-01T10:00:00Z',
      licence,
    ])
    const refused = await remove(licence)
    expect(refused).toMatchObject({ error: 'documents.kept_by_law' })
    expect(refused.message).toMatch(/31 Dec(ember)? 2036/)
    await app.database.pool.query('update work_orders set completed_at = $1 where id = $2', [
      '2015-11-02T10:00:00Z',
      order.workOrderId,
    ])
    await app.database.pool.query('update file_bindings set bound_at = $1 where file_id = $2', [
      '2015-11-01T10:00:00Z',
      licence,
    ])
    expect((await remove(licence)).code).toBe(0)
  })

  it('a mandate is in force with it', async () => {
    const order = await openWorkOrder(app)
    await advanceTo(app, order, 'signed')
    const signed = await kept('SIGNED')
    expect(await remove(signed)).toMatchObject({
      error: expect.stringMatching(/^documents\.needed_(by_mandate|until)$/),
      message: expect.stringContaining(order.number),
    })
    const mandates = (await app.get(listMandates, { pageSize: 100 }, { as: seller })).body.data?.records ?? []
    const mandateId = mandates.find(({ workOrder }) => workOrder.id === order.workOrderId)?.id
    await app.post(revokeMandate, { mandateId }, { as: seller })
    expect(await remove(signed)).toMatchObject({ error: 'documents.needed_by_work' })
  })

  it('the ledger names it', async () => {
    const line = await enterLine(app, seller, { number: 'RE-2026/7' })
    const refused = await remove(line.document.uploadId)
    expect(refused).toMatchObject({ error: 'documents.kept_by_law' })
    expect(refused.message).toContain('RE-2026/7')
  })

  it('the notice of a marketplace is not closed', async () => {
    const shop = await app.post(
      createShop,
      { marketplace: 'EBAY', region: 'EU', name: 'Sample Shop', shopUrl: '' },
      { as: seller },
    )
    const uploadId = await inVault('notice.pdf')
    const notice = await app.post(
      openNotice,
      { shopId: shop.body.data?.id, text: 'Your VAT number is missing.', uploadId },
      { as: seller },
    )
    expect(await remove(uploadId)).toMatchObject({ error: 'documents.needed_by_notice' })
    await app.post(moveNotice, { id: notice.body.data?.id, action: 'close' }, { as: seller })
    expect((await remove(uploadId)).code).toBe(0)
  })
})
