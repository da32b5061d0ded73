import { describe, expect, it } from 'vitest'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { commitSupplements, saveNodeData } from '#work-orders/contract.ts'
import { staffDownload } from '#work-orders/staff/contract.ts'
import { askSupplements } from '#work-orders/staff/supplements-contract.ts'
import {
  advanceTo,
  answersWithUploads,
  openWorkOrder,
  pdf,
  submitForm,
  uploadSampleFile,
} from '#work-orders/testing/work-orders.builders.ts'
import { downloadDocument } from '../contract.ts'
import { listDocuments, listReadings, updateDocument } from '../vault-contract.ts'

const app = await testApp()
const { seller, sellerOther, viewer, agent } = app.people

const list = async (input: object = {}, as: Caller = seller, lang: 'en' | 'zh' = 'en') => {
  const { body } = await app.get(listDocuments, { pageSize: 100, ...input }, { as, lang })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
const one = async (uploadId: string, as: Caller = seller) => (await list({ uploadId }, as)).records[0]
const update = (input: object, as: Caller = seller) => app.post(updateDocument, input, { as })
const readers = async (uploadId: string, as: Caller = seller) =>
  (await app.get(listReadings, { uploadId }, { as })).body
const names = async (input: object) => (await list(input)).records.map(({ name }) => name).toSorted()

describe('the documents of a company', () => {
  it('are what its forms name, in a draft too, with kind, person, country and expiry', async () => {
    const order = await openWorkOrder(app)
    const { nodeId } = order.node('companyForm')
    const answers = await answersWithUploads(app, seller)
    await app.post(saveNodeData, { nodeId, answers, submit: false }, { as: seller })
    const { records, total, facets } = await list()
    expect(total).toBe(records.length)
    const found = Object.fromEntries(records.map((record) => [record.name, record]))
    expect(found['passport.pdf']).toMatchObject({
      kind: 'PASSPORT',
      label: 'Passport',
      countries: ['DE'],
      person: 'ZHOU MING',
      expiresOn: '2034-06-30',
      expiry: 'valid',
      sensitive: true,
      submitted: false,
      retired: false,
      uploadedBy: 'seller',
    })
    expect(found['licence.pdf']).toMatchObject({ kind: 'BUSINESS_LICENCE', person: null, expiry: 'none' })
    expect(facets.kinds).toContainEqual({ value: 'PASSPORT', count: 1 })
    // With the invoice of the purchase.
    expect(facets.countries).toEqual([{ value: 'DE', count: 5 }])
    expect(facets.persons).toEqual([{ value: 'ZHOU MING', count: 1 }])
    expect((await list({ kind: 'PASSPORT' }, seller, 'zh')).records[0]?.label).toBe('护照')
    // By its name here, and by that of the question.
    for (const keyword of ['护照', '护照首页', 'photo page'])
      expect((await list({ keyword }, seller)).total, keyword).toBe(1)
    expect((await list({}, sellerOther)).total).toBe(0)
    await app.post(saveNodeData, { nodeId, answers, revisions: {}, submit: true }, { as: seller })
    expect((await list()).total).toBe(5)
  })

  it('are also what was signed, asked for, and obtained', async () => {
    const order = await openWorkOrder(app)
    await advanceTo(app, order, 'vatNumber')
    const { workOrderId } = order
    await app.post(askSupplements, { workOrderId, items: [{ title: 'Lease', kind: 'file' }] }, { as: agent })
    const { rows } = await app.database.pool.query<{ id: string }>(
      'select id from wo_supplements where work_order_id = $1',
      [workOrderId],
    )
    const uploadId = await uploadSampleFile(app, seller, 'lease.pdf')
    await app.post(
      commitSupplements,
      { workOrderId, items: [{ id: rows[0]?.id, uploadIds: [uploadId] }] },
      { as: seller },
    )
    expect(await one(uploadId)).toMatchObject({
      kind: 'OTHER',
      label: 'Lease',
      submitted: true,
      countries: ['DE'],
    })
    expect((await list({ kind: 'SIGNED' })).records[0]).toMatchObject({ name: 'signed.pdf', submitted: true })
    expect((await list({ kind: 'CERTIFICATE' })).records).toMatchObject([{ uploadedBy: 'staff' }])
  })

  it('are narrowed by kind, country, person, expiry and keyword', async () => {
    const ids = await Promise.all(
      ['a%b.pdf', 'b.pdf', 'c.pdf'].map((name) => uploadSampleFile(app, seller, name)),
    )
    const [a = '', b = '', c = ''] = ids
    await update({
      uploadId: a,
      kind: 'LETTER',
      countries: ['FR', 'FR'],
      person: 'LI NA',
      expiresOn: '2020-01-31',
    })
    await update({ uploadId: b, kind: 'LETTER', countries: ['FR'], person: 'Li Na' })
    await update({ uploadId: c, kind: 'LETTER' })
    expect(await names({ kind: 'LETTER' })).toEqual(['a%b.pdf', 'b.pdf', 'c.pdf'])
    expect(await names({ country: 'FR' })).toEqual(['a%b.pdf', 'b.pdf'])
    expect(await names({ person: 'li na' })).toEqual(['a%b.pdf', 'b.pdf'])
    expect(await names({ kind: 'LETTER', expiring: 'true' })).toEqual(['a%b.pdf'])
    expect(await names({ kind: 'LETTER', usable: 'true' })).toEqual(['b.pdf', 'c.pdf'])
    expect(await names({ keyword: '%B' })).toEqual(['a%b.pdf'])
    expect(await names({ keyword: 'lease' })).toContain('lease.pdf')
    const page = await list({ kind: 'LETTER', page: 2, pageSize: 2 })
    expect([page.records.length, page.total]).toEqual([1, 3])
    for (const bad of [{ kind: 'X' }, { country: 'france' }, { expiring: 'yes' }, { uploadId: '../etc' }])
      expect((await app.get(listDocuments, bad, { as: seller })).status).toBe(400)
  })
})

describe('what a member says of a document', () => {
  it('counts from then on, whatever a form says later', async () => {
    const order = await openWorkOrder(app)
    const answers = await submitForm(app, order)
    const passport = (answers['directors'] as unknown as { passport: string[] }[])[0]?.passport[0] ?? ''
    await update({ uploadId: passport, person: 'ZHOU Ming', expiresOn: '2031-02-28' })
    const other = await openWorkOrder(app)
    const { nodeId } = other.node('companyForm')
    await app.post(saveNodeData, { nodeId, answers, submit: true }, { as: seller })
    expect(await one(passport)).toMatchObject({
      person: 'ZHOU Ming',
      expiresOn: '2031-02-28',
      kind: 'PASSPORT',
    })
  })

  it('renames harmlessly, keeps the true extension, and takes out of use', async () => {
    const uploadId = await uploadSampleFile(app, seller, 'x.pdf')
    for (const [typed, kept] of [
      ['<script>alert(1)</script>.exe', 'script.pdf'],
      ['../../etc/passwd', 'passwd.pdf'],
      ['合同 𠮷.pdf', '合同 𠮷.pdf'],
    ] as const) {
      expect((await update({ uploadId, name: typed })).body.code).toBe(0)
      expect((await one(uploadId))?.name).toBe(kept)
    }
    expect((await update({ uploadId, name: 'evil\u202Efdp.exe' })).status).toBe(400)
    expect((await update({ uploadId, person: 'a\u200Bb' })).status).toBe(400)
    expect((await update({ uploadId, expiresOn: '2026-02-30' })).status).toBe(400)
    await update({ uploadId, retired: true })
    expect(await one(uploadId)).toMatchObject({ retired: true })
    expect((await list({ uploadId, usable: 'true' })).total).toBe(0)
    await update({ uploadId, retired: false, person: '' })
    expect(await one(uploadId)).toMatchObject({ retired: false, person: null })
  })

  it('makes a passport one that a viewer does not open, for good', async () => {
    const uploadId = await uploadSampleFile(app, seller, 'p.pdf')
    await update({ uploadId, kind: 'PASSPORT', person: 'LI NA' })
    expect(await one(uploadId, viewer)).toMatchObject({ sensitive: true, label: 'Passport' })
    expect((await app.get(downloadDocument, { uploadId }, { as: viewer })).body.error).toBe(
      'documents.writers_only',
    )
    await update({ uploadId, kind: 'OTHER' })
    expect((await app.get(downloadDocument, { uploadId }, { as: viewer })).body.error).toBe(
      'documents.writers_only',
    )
  })

  it('names a successor, which is of the same kind and person', async () => {
    const [old = '', next = ''] = await Promise.all(
      ['old.pdf', 'next.pdf'].map((name) => uploadSampleFile(app, seller, name)),
    )
    await update({ uploadId: old, kind: 'PASSPORT', person: 'WANG FANG', expiresOn: '2026-12-01' })
    await update({ uploadId: next, replaces: old, expiresOn: '2036-12-01' })
    expect(await one(next)).toMatchObject({ kind: 'PASSPORT', person: 'WANG FANG', sensitive: true })
    expect(await one(old)).toMatchObject({ retired: true })
    expect((await update({ uploadId: next, replaces: next })).body.error).toBe('documents.not_found')
  })

  it('is refused to viewers, strangers, and for files that are gone or not checked', async () => {
    const uploadId = await uploadSampleFile(app, seller, 'mine.pdf')
    const theirs = await uploadSampleFile(app, sellerOther, 'theirs.pdf')
    const before = await list()
    expect((await update({ uploadId, kind: 'LETTER' }, viewer)).body.code).not.toBe(0)
    for (const [input, as] of [
      [{ uploadId, kind: 'LETTER' }, sellerOther],
      [{ uploadId: theirs, kind: 'LETTER' }, seller],
      [{ uploadId, replaces: theirs }, seller],
      [{ uploadId: 'file_gone', kind: 'LETTER' }, seller],
    ] as const)
      expect((await update(input, as)).body.error).toBe('documents.not_found')
    await app.database.pool.query("update stored_files set scan = 'pending' where id = $1", [uploadId])
    expect((await update({ uploadId, kind: 'LETTER' })).body.error).toBe('documents.not_scanned')
    expect(await list()).toEqual(before)
    expect((await list({}, sellerOther)).total).toBe(0)
  })
})

describe('who opened a document', () => {
  it('is told of members and staff, each once a day, to the company alone', async () => {
    const order = await openWorkOrder(app)
    await submitForm(app, order)
    const licence = (await list({ keyword: 'licence' })).records[0]?.uploadId ?? ''
    expect((await readers(licence)).data).toEqual([])
    const open = () => app.get(downloadDocument, { uploadId: licence }, { as: viewer })
    expect((await open()).raw.equals(pdf('licence.pdf'))).toBe(true)
    await open()
    const { workOrderId } = order
    await app.get(
      staffDownload,
      { workOrderId, uploadId: licence, reason: 'checked for a colleague' },
      { as: agent },
    )
    const { data } = await readers(licence)
    expect(data?.map(({ kind }) => kind).toSorted()).toEqual(['seller', 'staff'])
    expect(data?.every(({ name }) => (name ?? '').length > 1)).toBe(true)
    expect((await readers(licence, sellerOther)).error).toBe('documents.not_found')
  })

  it('leaves out whoever was refused', async () => {
    const uploadId = await uploadSampleFile(app, seller, 'pp.pdf')
    await update({ uploadId, kind: 'PASSPORT' })
    await app.get(downloadDocument, { uploadId }, { as: viewer })
    expect((await readers(uploadId)).data).toEqual([])
    await app.get(downloadDocument, { uploadId }, { as: seller })
    expect((await readers(uploadId)).data).toMatchObject([{ kind: 'seller' }])
  })
})
