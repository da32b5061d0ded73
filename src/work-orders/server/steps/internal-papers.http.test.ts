import { describe, expect, it } from 'vitest'
import { downloadDocument } from '#documents/contract.ts'
import { deleteDocument, listDocuments, listReadings, updateDocument } from '#documents/vault-contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { COMPANY_EXPORT } from '#main/company-export.ts'
import { exportedRows } from '#platform/server/export.queries.ts'
import { commitSupplements, saveNodeData } from '../../contract.ts'
import { keepFile, staffDownload, staffWorkOrder } from '../../staff/contract.ts'
import { completeNode } from '../../staff/steps-contract.ts'
import { askSupplements } from '../../staff/supplements-contract.ts'
import {
  advanceTo,
  answersWithUploads,
  detailOf,
  openWorkOrder,
  pdf,
  uploadForStaff,
} from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { seller, agent, sellerOther } = app.people

/** A step done with one paper for the seller and one that staff keep. */
async function withPapers() {
  const order = await openWorkOrder(app)
  await advanceTo(app, order, 'signed')
  const shown = await uploadForStaff(app, order.workOrderId, 'translation.pdf')
  const kept = await uploadForStaff(app, order.workOrderId, 'worksheet.pdf')
  const done = { ...order.node('translation'), uploadIds: [shown], internalUploadIds: [kept] }
  expect((await app.post(completeNode, done, { as: agent })).body.code).toBe(0)
  return { order, shown, kept }
}
type Case = Awaited<ReturnType<typeof withPapers>>

const keep = ({ order: { workOrderId } }: Case, uploadId: string, internal: boolean) =>
  app.post(keepFile, { workOrderId, uploadId, internal }, { as: agent })

/** Everything that the company would take along, as text; its files by their names. */
async function archive(): Promise<{ text: string; files: string[] }> {
  const { rows } = await app.database.pool.query<{ id: string; company_id: string }>(
    `select users.id, members.company_id from users join company_members as members on members.user_id = users.id
     where users.email = $1`,
    [seller.email],
  )
  const scope = { companyId: rows[0]?.company_id ?? '', userId: rows[0]?.id ?? '' }
  const lines: string[] = []
  const files: string[] = []
  for (const part of COMPANY_EXPORT) {
    for (const file of (await part.files?.(app.deps, app.deps.db, scope)) ?? []) files.push(file.id)
    for (const table of part.tables)
      await app.deps.db.transaction(async (tx) => {
        for await (const row of exportedRows(tx, table, table.where(scope))) lines.push(JSON.stringify(row))
      })
  }
  return { text: lines.join('\n'), files }
}

const staffView = async ({ order: { workOrderId } }: Case) =>
  (await app.get(staffWorkOrder, { workOrderId }, { as: agent })).body.data

describe('a paper that staff keep', () => {
  it('is there for staff, marked, at its step', async () => {
    const papers = await withPapers()
    const data = await staffView(papers)
    const files = data?.nodes.find(({ key }) => key === 'translation')?.files ?? []
    expect(files.map(({ name, internal }) => [name, internal ?? false]).toSorted()).toEqual([
      ['translation.pdf', false],
      ['worksheet.pdf', true],
    ])
    const { workOrderId } = papers.order
    const { raw } = await app.get(staffDownload, { workOrderId, uploadId: papers.kept }, { as: agent })
    expect(raw.equals(pdf('worksheet.pdf'))).toBe(true)
  })

  it('is nowhere in what the company reads, opens or takes along', async () => {
    const { order, kept, shown } = await withPapers()
    const details = JSON.stringify(await detailOf(app, order))
    expect(details).toContain(shown)
    expect(details).not.toContain(kept)
    expect(details).not.toContain('worksheet')
    const list = JSON.stringify((await app.get(listDocuments, { pageSize: 100 }, { as: seller })).body)
    expect(list).toContain(shown)
    expect(list).not.toContain(kept)
    const one = (await app.get(listDocuments, { uploadId: kept }, { as: seller })).body.data
    expect(one?.total).toBe(0)
    const { text, files } = await archive()
    expect(text).toContain(shown)
    expect(files).toContain(shown)
    expect(text).not.toContain(kept)
    expect(text).not.toContain('worksheet')
    expect(files).not.toContain(kept)
  })

  it('is for its company as if it were not there, whatever they call', async () => {
    const { kept } = await withPapers()
    const uploadId = kept
    const answers = [
      await app.get(downloadDocument, { uploadId }, { as: seller }),
      await app.get(downloadDocument, { uploadId }, { as: sellerOther }),
      await app.get(listReadings, { uploadId }, { as: seller }),
      await app.post(updateDocument, { uploadId, name: 'mine.pdf' }, { as: seller }),
      await app.post(deleteDocument, { uploadId }, { as: seller }),
    ]
    for (const { body } of answers) expect(body.error).toBe('documents.not_found')
  })

  it('is no answer to a form or a supplement either', async () => {
    const { order, kept } = await withPapers()
    const { workOrderId } = order
    await app.post(
      askSupplements,
      { workOrderId, items: [{ title: 'Licence', kind: 'file' }] },
      { as: agent },
    )
    const { rows } = await app.database.pool.query<{ id: string }>(
      'select id from wo_supplements where work_order_id = $1',
      [workOrderId],
    )
    const items = [{ id: rows[0]?.id, uploadIds: [kept] }]
    const sent = await app.post(commitSupplements, { workOrderId, items }, { as: seller })
    expect(sent.body.error).toBe('documents.not_found')
    const other = await openWorkOrder(app)
    const answers = { ...(await answersWithUploads(app, seller)), businessLicence: [kept] }
    const { nodeId } = other.node('companyForm')
    const { body } = await app.post(saveNodeData, { nodeId, answers, submit: true }, { as: seller })
    expect(body.data?.status).toBe('OPEN')
  })

  it('is hidden from the moment of the upload, before any step names it', async () => {
    const order = await openWorkOrder(app)
    const uploadId = await uploadForStaff(app, order.workOrderId, 'not-yet.pdf')
    expect((await app.get(downloadDocument, { uploadId }, { as: seller })).body.error).toBe(
      'documents.not_found',
    )
    expect((await archive()).files).not.toContain(uploadId)
  })
})

describe('who sees a paper', () => {
  it('is changed later, and the audit trail says by whom', async () => {
    const papers = await withPapers()
    const { order, kept, shown } = papers
    expect((await keep(papers, kept, false)).body.code).toBe(0)
    expect((await keep(papers, shown, true)).body.code).toBe(0)
    const { documents, history } = await detailOf(app, order)
    const ids = documents.map(({ uploadId }) => uploadId)
    expect(ids).toContain(kept)
    expect(ids).not.toContain(shown)
    expect(history.filter(({ key }) => key.startsWith('file.')).map(({ key }) => key)).toEqual(['file.shown'])
    const list = JSON.stringify((await app.get(listDocuments, { pageSize: 100 }, { as: seller })).body)
    expect(list).toContain(kept)
    expect(list).not.toContain(shown)
    const { rows } = await app.database.pool.query(
      `select action, record, actor_kind from audit_trail where record = any($1) and action like 'document.%'
       order by sequence`,
      [[kept, shown]],
    )
    expect(rows).toEqual([
      { action: 'document.shown', record: kept, actor_kind: 'staff' },
      { action: 'document.kept', record: shown, actor_kind: 'staff' },
    ])
    const history2 = (await staffView(papers))?.history.filter(({ key }) => key === 'file.kept')
    expect(history2).toMatchObject([{ internal: true }])
  })

  it.each([
    ['what the seller gave', 'licence.pdf'],
    ['a certificate', 'certificate.pdf'],
  ])('is not changed of %s', async (_, name) => {
    const order = await openWorkOrder(app)
    await advanceTo(app, order, 'vatNumber')
    const file = (await detailOf(app, order)).documents.find((document) => document.name === name)
    const input = { workOrderId: order.workOrderId, uploadId: file?.uploadId, internal: true }
    expect((await app.post(keepFile, input, { as: agent })).body.error).toBe('work_orders.not_a_paper')
    expect(JSON.stringify(await detailOf(app, order))).toContain(file?.uploadId)
  })

  it('is not changed through another work order', async () => {
    const { shown } = await withPapers()
    const other = await openWorkOrder(app)
    const input = { workOrderId: other.workOrderId, uploadId: shown, internal: true }
    expect((await app.post(keepFile, input, { as: agent })).body.error).toBe('work_orders.file_not_found')
  })
})
