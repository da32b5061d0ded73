import { describe, expect, it } from 'vitest'
import { listDocuments } from '#documents/vault-contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import { addLedgerLine, listLedger, removeLedgerLine, updateLedgerLine } from '../contract.ts'
import { enterLine, lineDraft, type LineDraft, linesOf } from '../testing/ledger.builders.ts'

const app = await testApp({ clock: settableClock(new Date('2026-11-22T10:00:00Z')) })
const { seller, sellerOther, viewer } = app.people
const add = (draft: LineDraft, as = seller) => app.post(addLedgerLine, draft, { as })

describe('a document with input VAT', () => {
  it('is entered with its file, which is then one of the company’s documents', async () => {
    const line = await enterLine(app, seller, { number: 'RE-2026/1' })
    expect(line).toMatchObject({
      status: 'SUBMITTED',
      revision: 1,
      country: 'DE',
      supplier: 'Lagerhaus Nord GmbH',
      month: '2026-01',
      net: 10_000,
      vat: 1900,
      deductible: 1900,
      basisPoints: 1900,
      document: { type: 'application/pdf' },
      note: null,
      reviewedAt: null,
    })
    const { body } = await app.get(listDocuments, { uploadId: line.document.uploadId }, { as: seller })
    expect(body.data?.records).toMatchObject([{ kind: 'INPUT_TAX', countries: ['DE'], submitted: true }])
  })

  it('of a service from abroad owes the VAT that it does not show, at the rate of its day', async () => {
    const line = await enterLine(app, seller, { country: 'PL', kind: 'SERVICE_EU', vat: undefined })
    expect(line).toMatchObject({ vat: 2300, deductible: 2300, basisPoints: 2300 })
  })

  it('may be declared in a later month, with a file that is here already', async () => {
    const { document } = await enterLine(app, seller)
    const { uploadId } = document
    expect(await enterLine(app, seller, { month: '2026-03', uploadId })).toMatchObject({ month: '2026-03' })
  })

  it.each<[string, Partial<LineDraft>]>([
    ['country', { country: 'US' }],
    ['kind', { kind: 'IMPORT_IN_RETURN' }],
    ['currency', { currency: 'XXX' }],
    ['date', { date: '2026-11-23' }],
    ['month', { month: '2025-12' }],
    ['month', { month: '2026-12' }],
    ['net', { net: 0 }],
    ['vat', { vat: 0 }],
    ['vat', { vat: -1900 }],
    ['vat', { net: 1900, vat: 10_000 }],
    ['supplier', { supplier: ' ' }],
    ['number', { number: '' }],
  ])('with a wrong %s is refused there: %o', async (field, more) => {
    const { body } = await add(await lineDraft(app, seller, more))
    expect(body).toMatchObject({ code: 400, fields: { [field]: expect.stringMatching(/\w/) } })
  })

  it('needs a file of the company, and somebody who may write', async () => {
    const foreign = await uploadSampleFile(app, sellerOther)
    const draft = await lineDraft(app, seller)
    expect((await add({ ...draft, uploadId: foreign })).body.error).toBe('documents.not_found')
    expect((await add(draft, viewer)).body.error).toBe('wire.not_allowed')
    expect((await add(draft)).body.code).toBe(0)
  })
})

describe('the same document', () => {
  it('is refused a second time, however it is spelt, with the earlier line', async () => {
    const first = await enterLine(app, seller, {
      supplier: 'Müller & Söhne',
      number: 'A-77/1',
      date: '2026-02-03',
    })
    const again = await lineDraft(app, seller, { supplier: 'müller söhne', number: 'a77 1' })
    const { body } = await add(again)
    expect(body).toMatchObject({ error: 'ledger.duplicate', data: { id: first.id } })
    expect(body.message).toContain('A-77/1')
    expect(body.message).toContain('2026-02-03')
    expect((await add({ ...again, furtherRate: true })).body.error).toBe('ledger.duplicate')
    expect((await add({ ...again, vat: 700, furtherRate: true })).body.code).toBe(0)
    expect((await add(await lineDraft(app, sellerOther, again), sellerOther)).body.error).toBe(
      'documents.not_found',
    )
  })

  it('is entered once by two who send it at a time', async () => {
    const draft = await lineDraft(app, seller)
    const answers = await Promise.all([1, 2, 3].map(() => add(draft)))
    expect(answers.map(({ body }) => body.error ?? 'done').toSorted()).toEqual([
      'done',
      'ledger.duplicate',
      'ledger.duplicate',
    ])
  })

  it('is taken again after it was removed', async () => {
    const { id, revision, number } = await enterLine(app, seller)
    expect((await app.post(removeLedgerLine, { id, revision }, { as: seller })).body.code).toBe(0)
    expect(await linesOf(app, seller, { id })).toEqual([])
    expect((await enterLine(app, seller, { number })).number).toBe(number)
    const { body } = await app.post(removeLedgerLine, { id, revision: 2 }, { as: seller })
    expect(body.error).toBe('ledger.not_found')
  })
})

describe('a line that was not reviewed', () => {
  it('is changed by whoever saw its last revision', async () => {
    const { id, revision, number } = await enterLine(app, seller)
    const change = { id, revision, ...(await lineDraft(app, seller, { number, net: 20_000, vat: 3800 })) }
    const edit = (input: object, as = seller) => app.post(updateLedgerLine, { ...change, ...input }, { as })
    expect((await edit({}, sellerOther)).body.error).toBe('ledger.not_found')
    expect((await edit({}, viewer)).body.error).toBe('wire.not_allowed')
    expect((await edit({})).body.code).toBe(0)
    expect((await edit({})).body.error).toBe('ledger.changed')
    expect(await linesOf(app, seller, { id })).toMatchObject([
      { revision: 2, net: 20_000, vat: 3800, deductible: 3800, document: { uploadId: change.uploadId } },
    ])
    const other = await enterLine(app, seller)
    expect((await edit({ revision: 2, number: other.number })).body.error).toBe('ledger.duplicate')
    const { body } = await app.post(removeLedgerLine, { id, revision: 2 }, { as: sellerOther })
    expect(body.error).toBe('ledger.not_found')
  })
})

it('is listed to the company alone, narrowed by state, country, month and words', async () => {
  await enterLine(app, seller, {
    country: 'FR',
    vat: 2000,
    supplier: 'Entrepôt 100% Sud',
    date: '2026-04-02',
  })
  const page = async (filter: Record<string, unknown>, as = seller) =>
    (await app.get(listLedger, filter, { as })).body.data
  const french = await page({ country: 'FR' })
  expect(french).toMatchObject({ total: 1, records: [{ country: 'FR' }], returned: 0 })
  expect(french?.countries).toEqual(expect.arrayContaining(['DE', 'FR', 'PL']))
  expect((await page({ keyword: '100% sud' }))?.total).toBe(1)
  expect((await page({ keyword: '100_ sud' }))?.total).toBe(0)
  expect((await page({ month: '2026-04' }))?.total).toBe(1)
  expect((await page({ status: 'REVIEWED' }))?.total).toBe(0)
  const all = await page({ pageSize: 2, page: 2 })
  expect(all?.records).toHaveLength(2)
  expect((await page({}, viewer))?.total).toBe(all?.total)
  expect(await page({}, sellerOther)).toMatchObject({ total: 0, records: [], countries: [], registered: [] })
})
