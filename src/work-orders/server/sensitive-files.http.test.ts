import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { downloadDocument } from '#documents/contract.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { staffMe } from '#staff/contract.ts'
import { trailOf } from '#platform/testing/trail.ts'
import { commitSupplements, nodeData, saveNodeData, workOrderDetails } from '../contract.ts'
import * as staff from '../staff/contract.ts'
import { askSupplements } from '../staff/supplements-contract.ts'
import {
  answersWithUploads,
  openWorkOrder,
  pdf,
  submitForm,
  uploadSampleFile,
  type OpenedWorkOrder,
} from '../testing/work-orders.builders.ts'

const app = await testApp()
const { seller, viewer, agent, reviewer, admin } = app.people

async function fileNamed(order: OpenedWorkOrder, name: string): Promise<string> {
  const { body } = await app.get(workOrderDetails, { workOrderId: order.workOrderId }, { as: seller })
  const file = body.data?.documents.find((document) => document.name === name)
  if (!file) throw new Error(`no ${name}`)
  return file.uploadId
}

const readings = async (record: string) =>
  (await trailOf(app.deps, record, 'document.read')).map(({ actorKind: kind, actorId: actor, ...line }) => ({
    kind,
    actor,
    detail: { ...line.detail, ...line.personal },
  }))

const setRole = (role: string) =>
  app.database.pool.query(
    'update company_members set role = $1 where user_id = (select id from users where email = $2)',
    [role, seller.email],
  )

async function asRole(role: string, act: () => Promise<void>): Promise<void> {
  await setRole(role)
  try {
    await act()
  } finally {
    await setRole('owner')
  }
}

const submitted = async () => {
  const order = await openWorkOrder(app)
  await submitForm(app, order)
  return { order, passport: await fileNamed(order, 'passport.pdf') }
}

describe('a paper that shows an identity, inside its company', () => {
  it('is opened by owner and editor, with one line in the audit trail', async () => {
    const { passport } = await submitted()
    const open = async () => app.get(downloadDocument, { uploadId: passport }, { as: seller })
    for (const role of ['owner', 'editor'])
      await asRole(role, async () => {
        expect((await open()).raw.equals(pdf('passport.pdf'))).toBe(true)
      })
    expect(await readings(passport)).toMatchObject([{ kind: 'seller' }])
  })

  it('is refused to a viewer, who reads the others; the attempt leaves a trace', async () => {
    const { order, passport } = await submitted()
    const get = (uploadId: string, lang: 'en' | 'zh') =>
      app.get(downloadDocument, { uploadId }, { as: viewer, lang })
    const refused = await get(passport, 'en')
    expect(refused.body).toMatchObject({
      error: 'documents.writers_only',
      message: expect.stringContaining('owner or editor'),
    })
    expect((await get(passport, 'zh')).body.message).toContain('可编辑成员')
    expect(refused.raw.includes('%PDF')).toBe(false)
    expect((await get(await fileNamed(order, 'licence.pdf'), 'en')).raw.equals(pdf('licence.pdf'))).toBe(true)
    expect(await readings(passport)).toEqual([])
    const { rows } = await app.database.pool.query(
      "select 1 from audit_trail where action = 'document.refused' and record = $1",
      [passport],
    )
    expect(rows).toHaveLength(1)
  })

  it('is refused to a viewer while it is in a draft, and says so in every list', async () => {
    const order = await openWorkOrder(app)
    const { nodeId } = order.node('companyForm')
    const answers = await answersWithUploads(app, seller)
    await app.post(saveNodeData, { nodeId, answers, submit: false }, { as: seller })
    const form = (await app.get(nodeData, { nodeId }, { as: viewer })).body.data
    const marks = Object.fromEntries((form?.files ?? []).map((file) => [file.name, file.sensitive]))
    expect(marks).toEqual({
      'passport.pdf': true,
      'licence.pdf': false,
      'register.pdf': false,
      'trade.pdf': false,
    })
    const uploadId = form?.files.find((file) => file.sensitive)?.uploadId
    const { body } = await app.get(downloadDocument, { uploadId }, { as: viewer })
    expect(body.error).toBe('documents.writers_only')
  })

  it('may be what was asked for beside the form', async () => {
    const order = await openWorkOrder(app)
    const { workOrderId } = order
    const asked = { title: 'Passport of the new director', kind: 'file' }
    await app.post(askSupplements, { workOrderId, items: [asked] }, { as: agent })
    const { rows } = await app.database.pool.query<{ id: string }>(
      'select id from wo_supplements where work_order_id = $1',
      [workOrderId],
    )
    const uploadId = await uploadSampleFile(app, seller, 'director.pdf')
    const items = [{ id: rows[0]?.id, uploadIds: [uploadId] }]
    const sent = await app.post(commitSupplements, { workOrderId, items }, { as: seller })
    expect(sent.body.code).toBe(0)
    const { body } = await app.get(downloadDocument, { uploadId }, { as: viewer })
    expect(body.error).toBe('documents.writers_only')
  })
})

const read = (order: OpenedWorkOrder, uploadId: string, as: Caller, reason?: string) =>
  app.get(
    staff.staffDownload,
    { workOrderId: order.workOrderId, uploadId, ...(reason && { reason }) },
    { as },
  )

async function assign(order: OpenedWorkOrder, as: Caller): Promise<void> {
  const staffId = (await app.get(staffMe, {}, { as })).body.data?.id
  await app.post(staff.assignWorkOrder, { workOrderId: order.workOrderId, staffId }, { as })
}

/** Further papers of the same kind, as if many forms had been submitted. */
async function manyPapers(order: OpenedWorkOrder, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let i = 0; i < count; i++) ids.push(`file_${order.workOrderId.slice(-8)}_${i}`)
  await app.database.pool.query(
    `insert into stored_files select id, company_id, name, type, size, sha256, key_id, scan, uploaded_by_kind,
       uploaded_by_id, uploaded_at, sensitive from (
         select unnest($1::text[]) as id, company_id, name, type, size, sha256, key_id, scan,
           'staff' as uploaded_by_kind, uploaded_by_id, uploaded_at, true as sensitive
         from stored_files where id = $2) as copies`,
    [ids, await fileNamed(order, 'passport.pdf')],
  )
  for (const id of ids)
    await app.deps.files.put(id, Readable.from([pdf('passport.pdf')]), { maxBytes: 10_000 })
  return ids
}

describe('a paper that shows an identity, read by staff', () => {
  it('asks for a reason where the order is not theirs, and records it', async () => {
    const { order, passport } = await submitted()
    const refused = await read(order, passport, agent)
    expect(refused.body).toMatchObject({ code: 400, error: 'documents.reason_missing' })
    expect(Object.keys(refused.body.fields ?? {})).toEqual(['reason'])
    expect(await readings(passport)).toEqual([])
    const given = await read(order, passport, agent, 'the office cannot read the scan')
    expect(given.raw.equals(pdf('passport.pdf'))).toBe(true)
    const licence = await fileNamed(order, 'licence.pdf')
    expect((await read(order, licence, agent)).body.error).toBe('documents.reason_missing')
    expect((await read(order, licence, agent, 'a colleague is away')).raw.equals(pdf('licence.pdf'))).toBe(
      true,
    )
    expect(await readings(passport)).toMatchObject([
      {
        kind: 'staff',
        detail: { workOrderId: order.workOrderId, reason: 'the office cannot read the scan' },
      },
    ])
  })

  it('needs none in an order of their own, however often the same is opened', async () => {
    const { order, passport } = await submitted()
    await assign(order, reviewer)
    for (let i = 0; i < 130; i++) expect((await read(order, passport, reviewer)).status).toBe(200)
    expect(await readings(passport)).toHaveLength(130)
  })

  it('counts with the numbers in orders of others: forty a day', async () => {
    const { order } = await submitted()
    const papers = await manyPapers(order, 39)
    const at = { ...order.node('companyForm'), path: 'iban', reason: 'yearly check' }
    for (let i = 0; i < 2; i++)
      expect((await app.post(staff.revealAnswer, at, { as: admin })).status).toBe(200)
    const statuses: string[] = []
    for (const paper of papers)
      statuses.push((await read(order, paper, admin, 'yearly check')).body.error ?? '')
    expect(statuses.filter((error) => error === 'documents.hidden_used_up')).toHaveLength(1)
    expect(statuses.at(-1)).toBe('documents.hidden_used_up')
    expect((await app.post(staff.revealAnswer, at, { as: admin })).status).toBe(429)
    expect(await readings(papers.at(-1) ?? ''), 'a refused reading is none').toEqual([])
  })

  it('ends at 120 different ones in orders of their own', async () => {
    const { order } = await submitted()
    await assign(order, agent)
    const papers = await manyPapers(order, 121)
    let refused = 0
    for (const paper of papers)
      if ((await read(order, paper, agent)).body.error === 'documents.hidden_used_up') refused++
    expect(refused).toBe(1)
    const { body } = await read(order, papers[120] ?? '', agent)
    expect(body.message).toContain('120')
    expect((await read(order, papers[0] ?? '', agent)).body.error).not.toBe('documents.hidden_used_up')
  })
})

// Last: sessions of staff end within the day.
it('is recorded again the next day, for whoever opens it', async () => {
  const { passport } = await submitted()
  const open = () => app.get(downloadDocument, { uploadId: passport }, { as: seller })
  await open()
  app.clock.advance(25 * 3_600_000)
  await open()
  await open()
  expect(await readings(passport)).toHaveLength(2)
})
