import { beforeAll, describe, expect, it } from 'vitest'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { userInfo } from '#accounts/contract.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { amazonFile, type AmazonRow } from '../testing/amazon-file.ts'
import {
  cancelImport,
  downloadTemplate,
  finishUpload,
  importDetail,
  listImports,
  listIssues,
} from '../contract.ts'
import { CHUNK_BYTES } from '../chunks.ts'
import { shopKeeper } from '#shops/testing/shops.builders.ts'
import { begun, detailOf, imported, sent, sha256, uploaded } from '../testing/imports.builders.ts'
import { endAbandoned } from './end-abandoned.ts'
import { proveTotals, totalsOf, type Months } from './public.ts'

let app: TestApp
const clock = settableClock(new Date('2026-11-20T09:00:00Z'))
beforeAll(async () => {
  app = await testApp({ clock })
})

const csv = (rows: readonly AmazonRow[], name = 'report.csv') => ({
  name,
  bytes: Buffer.from(amazonFile(rows)),
})
const all: Pick<Months, 'from' | 'to'> = { from: '2020-01', to: '2027-12' }

async function company() {
  const as = await aSeller(app)
  const { body } = await app.get(userInfo, {}, { as })
  return { as, companyId: body.data?.company.id ?? '' }
}

const MARKETPLACE_SALE: AmazonRow = { MARKETPLACE: 'amazon.de' }

describe('a report', () => {
  it('becomes rows, totals and issues', async () => {
    const { as, companyId } = await company()
    const done = await imported(
      app,
      as,
      csv([
        MARKETPLACE_SALE,
        { ...MARKETPLACE_SALE, TRANSACTION_COMPLETE_DATE: '11-04-2026' },
        { TRANSACTION_COMPLETE_DATE: '31-02-2026' },
      ]),
    )
    expect(done).toMatchObject({
      status: 'FINISHED',
      source: 'AMAZON',
      percent: 100,
      rowsRead: 3,
      rowsKept: 2,
      rowsWithIssue: 1,
      from: '2026-03-10',
      to: '2026-04-11',
      fault: null,
    })
    expect(done.sums).toEqual({
      in: [{ amount: 35_700, currency: 'EUR' }],
      treated: [{ amount: 23_800, currency: 'EUR' }],
      issues: [{ amount: 11_900, currency: 'EUR' }],
      outside: [],
    })
    const totals = await totalsOf(app.deps.db, { companyId, ...all })
    expect(
      totals.map(({ month, count, gross, treatment }) => [month, count, gross, treatment.liable]),
    ).toEqual([
      ['2026-03', 1, 11_900, 'MARKETPLACE'],
      ['2026-04', 1, 11_900, 'MARKETPLACE'],
    ])
    expect(await proveTotals(app.deps.db, { companyId, ...all })).toEqual([])
  })

  it('that was imported before is answered with that import', async () => {
    const { as } = await company()
    const file = csv([MARKETPLACE_SALE])
    const first = await imported(app, as, file)
    const second = await uploaded(app, as, { ...file, name: 'again.csv' })
    expect(second).toMatchObject({
      id: first.id,
      isEarlier: true,
      fileName: 'report.csv',
      status: 'FINISHED',
    })
    // Nothing is left of the copy.
    const { body } = await app.get(listImports, {}, { as })
    expect(body.data?.records.map(({ id }) => id)).toEqual([first.id])
    const { rows } = await app.database.pool.query(
      'select 1 from report_file_parts where import_id <> $1 and company_id = (select company_id from report_imports where id = $1)',
      [first.id],
    )
    expect(rows).toEqual([])
  })

  it('without a row says so, whatever its columns are', async () => {
    const { as } = await company()
    const header = (await app.get(downloadTemplate, { format: 'csv' }, { as })).raw
    const files = [
      { name: 'amazon.csv', bytes: Buffer.from(amazonFile([])) },
      { name: 'template.csv', bytes: header },
      { name: 'blank.csv', bytes: Buffer.concat([header, Buffer.from('\n\n')]) },
    ]
    for (const file of files) {
      const done = await imported(app, as, file)
      expect([file.name, done.status, done.fault?.code]).toEqual([file.name, 'FAILED', 'NO_ROWS'])
      expect(done.fault?.text).toContain('nothing was imported')
    }
  })

  it.each([
    ['contacts', 'Name,Phone,City\nMei,010-123,Shenzhen\nLin,010-456,Hangzhou\n'],
    ['a list of products', 'SKU,Title,Weight\nA1,Lamp,0.5\nA2,Chair,4.25\n'],
    ['days without amounts', 'Day,Who,What\n2026-01-05,Mei,call\n2026-01-06,Lin,mail\n'],
  ])('that is %s is refused with what is recognised', async (_what, text) => {
    const { as } = await company()
    const done = await imported(app, as, { name: 'x.csv', bytes: Buffer.from(text) })
    expect([done.status, done.fault?.code]).toEqual(['FAILED', 'FORMAT_NOT_KNOWN'])
    expect(done.fault?.text).toMatch(/Amazon.*eBay.*template/)
  })

  it('counts hints apart from the rows that need somebody', async () => {
    const { as } = await company()
    const done = await imported(
      app,
      as,
      csv([
        { ...MARKETPLACE_SALE, TRANSACTION_TYPE: 'REFUND', TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '-5.00' },
        { TRANSACTION_COMPLETE_DATE: '31-02-2026' },
      ]),
    )
    const warnings = done.causes.filter(({ severity }) => severity === 'WARNING')
    const errors = done.causes.filter(({ severity }) => severity === 'ERROR')
    expect(warnings.length).toBeGreaterThan(0)
    expect(done).toMatchObject({
      rowsWithIssue: 1,
      errors: errors.reduce((sum, { count }) => sum + count, 0),
      hints: warnings.reduce((sum, { count }) => sum + count, 0),
    })
  })
})

describe('an upload', () => {
  const bytes = Buffer.concat([Buffer.from(amazonFile([{}])), Buffer.alloc(CHUNK_BYTES, ' ')])

  it('is cut in one way, goes on where it stopped, on whatever device, and takes a chunk twice', async () => {
    const { as } = await company()
    const importId = await begun(app, as, { name: 'x.csv', bytes })
    const first = bytes.subarray(0, CHUNK_BYTES)
    const rest = bytes.subarray(CHUNK_BYTES)
    const gap = await sent(app, as, { importId, offset: CHUNK_BYTES, bytes: rest })
    expect(gap.body).toMatchObject({ error: 'reports.chunk_gap', data: { offset: 0 } })
    const short = await sent(app, as, { importId, offset: 0, bytes: first.subarray(1) })
    expect(short.body.error).toBe('reports.chunk_size')
    const damaged = await sent(app, as, { importId, offset: 0, bytes: first, hash: sha256(rest) })
    expect(damaged.body.error).toBe('reports.chunk_damaged')
    const early = await app.post(finishUpload, { importId }, { as })
    expect(early.body).toMatchObject({ error: 'reports.not_complete', data: { offset: 0 } })
    for (let times = 0; times < 2; times++) {
      const { body } = await sent(app, as, { importId, offset: 0, bytes: first })
      expect(body.data).toEqual({ received: CHUNK_BYTES, size: bytes.length })
    }
    const other = await sent(app, as, { importId, offset: 0, bytes: Buffer.alloc(CHUNK_BYTES) })
    expect(other.body.error).toBe('reports.chunk_differs')
    expect((await detailOf(app, as, importId)).received).toBe(CHUNK_BYTES)
    const both = await Promise.all(
      [0, 1].map(() => sent(app, as, { importId, offset: CHUNK_BYTES, bytes: rest })),
    )
    expect(both.map(({ body }) => body.data?.received)).toEqual([bytes.length, bytes.length])
    for (let times = 0; times < 2; times++)
      expect((await app.post(finishUpload, { importId }, { as })).body.data).toMatchObject({
        status: 'WAITING',
      })
    await app.drain()
    expect((await detailOf(app, as, importId)).status).toBe('FINISHED')
    expect((await sent(app, as, { importId, offset: bytes.length, bytes: rest })).body.error).toBe(
      'reports.not_uploading',
    )
  })

  it('is for those who may write, and nobody else’s company', async () => {
    const { as } = await company()
    const importId = await begun(app, as, { name: 'x.csv', bytes })
    const other = app.people.seller
    const part = bytes.subarray(0, CHUNK_BYTES)
    expect((await sent(app, other, { importId, offset: 0, bytes: part })).body.error).toBe(
      'reports.import_not_found',
    )
    for (const call of [finishUpload, cancelImport])
      expect((await app.post(call, { importId }, { as: other })).body.error).toBe('reports.import_not_found')
    const detail = await app.get(importDetail, { importId }, { as: other })
    const issues = await app.get(listIssues, { importId }, { as: other })
    for (const answer of [detail, issues]) expect(answer.body.error).toBe('reports.import_not_found')
    const { body } = await app.get(listImports, {}, { as: other })
    expect(body.data?.records.map(({ id }) => id)).not.toContain(importId)
  })
})

const order = (id: string, more: AmazonRow = {}): AmazonRow => ({
  ...MARKETPLACE_SALE,
  TRANSACTION_EVENT_ID: id,
  ACTIVITY_TRANSACTION_ID: id,
  ...more,
})

describe('rows that come again', () => {
  it('in a second file count once; with other figures they are an issue', async () => {
    const { as, companyId } = await company()
    await imported(app, as, csv([order('A'), order('B')]))
    const second = await imported(
      app,
      as,
      csv([order('B'), order('C'), order('A', { TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '50.00' })]),
    )
    expect(second).toMatchObject({ rowsRead: 3, rowsKept: 1, rowsDuplicate: 1, rowsWithIssue: 1 })
    expect(second.sums).toEqual({
      in: [{ amount: 28_800, currency: 'EUR' }],
      treated: [{ amount: 11_900, currency: 'EUR' }],
      issues: [{ amount: 5_000, currency: 'EUR' }],
      outside: [{ amount: 11_900, currency: 'EUR' }],
    })
    const codes = second.causes.map(({ code }) => code).filter((code) => code.startsWith('IMPORTED'))
    expect(codes).toEqual(['IMPORTED_DIFFERENTLY', 'IMPORTED_BEFORE'])
    const totals = await totalsOf(app.deps.db, { companyId, ...all })
    expect(totals.map(({ count, gross }) => [count, gross])).toEqual([[3, 35_700]])
    expect(await proveTotals(app.deps.db, { companyId, ...all })).toEqual([])
  })

  it('mended in a second file are open no longer in the first', async () => {
    const { as } = await company()
    const first = await imported(
      app,
      as,
      csv([order('D', { TRANSACTION_COMPLETE_DATE: 'soon' }), order('E')]),
    )
    const waiting = (one: typeof first) =>
      one.causes.filter(({ severity }) => severity === 'ERROR').map(({ open }) => open)
    expect(waiting(first)).toEqual([1])
    const second = await imported(app, as, csv([order('D'), order('E')]))
    expect(second).toMatchObject({ rowsKept: 1, rowsDuplicate: 1, rowsWithIssue: 0 })
    expect(waiting(await detailOf(app, as, first.id))).toEqual([0])
    const { body } = await app.get(listIssues, { importId: first.id }, { as, lang: 'zh' })
    expect(body.data?.records.filter(({ severity }) => severity === 'ERROR')).toMatchObject([
      {
        line: 2,
        column: 'TRANSACTION_COMPLETE_DATE',
        value: 'soon',
        amount: { amount: 11_900, currency: 'EUR' },
      },
    ])
    expect(body.data?.records.find(({ line }) => line === 2)?.resolvedAt).not.toBeNull()
  })
})

describe('an import that ends otherwise', () => {
  it('is cancelled while it waits, and its file may come again', async () => {
    const { as, companyId } = await company()
    const file = csv([MARKETPLACE_SALE])
    const { id } = await uploaded(app, as, file)
    expect((await app.post(cancelImport, { importId: id }, { as })).body.data?.status).toBe('CANCELLING')
    await app.drain()
    expect(await detailOf(app, as, id)).toMatchObject({ status: 'CANCELLED', rowsKept: 0 })
    expect(await totalsOf(app.deps.db, { companyId, ...all })).toEqual([])
    expect((await imported(app, as, file)).status).toBe('FINISHED')
    expect((await app.post(cancelImport, { importId: id }, { as })).body.data?.status).toBe('CANCELLED')
  })

  it.each([
    ['empty', ' '.repeat(10), 'FILE_EMPTY'],
    ['a picture', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'NOT_A_TABLE'],
    [
      'without its amounts',
      'TRANSACTION_TYPE,TRANSACTION_COMPLETE_DATE,TRANSACTION_EVENT_ID,DEPARTURE_COUNTRY\nSALE,01-02-2026,1,DE\n',
      'COLUMNS_MISSING',
    ],
  ])('fails and says why: %s', async (_name, text, code) => {
    const { as } = await company()
    const done = await imported(app, as, { name: 'x.csv', bytes: Buffer.from(text) })
    expect(done).toMatchObject({ status: 'FAILED', fault: { code } })
    expect(done.fault?.text).toMatch(code === 'COLUMNS_MISSING' ? /TOTAL_ACTIVITY/ : /\w/)
  })

  it('waits for somebody to say which column is what', async () => {
    const { as } = await company()
    const done = await imported(app, as, { name: 'x.csv', bytes: Buffer.from('a,b,c\n2026-01-05,2.50,3\n') })
    expect(done).toMatchObject({ status: 'MAPPING', source: 'MAPPED' })
  })

  it('is ended a week after anybody has gone on with its upload', async () => {
    const { as } = await company()
    const importId = await begun(app, as, csv([{}]))
    await endAbandoned(app.deps)
    await app.drain()
    expect((await detailOf(app, as, importId)).status).toBe('UPLOADING')
    const later = settableClock(new Date(clock.now().getTime() + 8 * 86_400_000))
    await endAbandoned({ ...app.deps, clock: later })
    const drained = async () => {
      await app.drain()
      return (await detailOf(app, as, importId)).status
    }
    // Another import of the company may be at work, and its rows are taken back one after the other.
    await expect.poll(drained, { timeout: 10_000 }).toBe('CANCELLED')
  })

  it('takes what no database takes', async () => {
    const { as } = await company()
    const done = await imported(
      app,
      as,
      csv([{ SELLER_SKU: 'a\0b' }, { TRANSACTION_COMPLETE_DATE: '\0\uFFFD' }]),
    )
    expect(done).toMatchObject({ status: 'FINISHED', rowsRead: 2 })
  })

  it('does not take a day that has not come for a sale', async () => {
    const { as } = await company()
    const done = await imported(app, as, csv([{ TRANSACTION_COMPLETE_DATE: '01-01-9999' }]))
    expect(done.causes.map(({ code }) => code)).toEqual(['DAY_IN_FUTURE'])
  })
})

describe('a report of a seller account', () => {
  it('that is none of the company’s shops is imported with a warning on its page', async () => {
    const { as } = await company()
    const shops = shopKeeper(app, as)
    const other = csv([{ ...MARKETPLACE_SALE, UNIQUE_ACCOUNT_IDENTIFIER: 'A2FOREIGN0001' }])
    const told = async (file: typeof other) =>
      (await imported(app, as, file)).causes.filter(({ code }) => code === 'ACCOUNT_NOT_A_SHOP')
    // Without a shop there is nothing to compare with.
    expect(await told(other)).toEqual([])
    await shops.add({ name: 'Oak', sellerId: 'A1BRIGHTOAK01' })
    const own = { ...MARKETPLACE_SALE, UNIQUE_ACCOUNT_IDENTIFIER: 'A1BRIGHTOAK01' }
    expect(await told(csv([own]))).toEqual([])
    const [cause, ...more] = await told(csv([own, { ...own, UNIQUE_ACCOUNT_IDENTIFIER: 'A2FOREIGN0001' }]))
    expect(cause).toMatchObject({ severity: 'WARNING', count: 1, column: 'UNIQUE_ACCOUNT_IDENTIFIER' })
    expect([cause?.fix, more]).toEqual([expect.stringContaining('withdraw the file'), []])
  })

  it('warns no longer once the shop is there', async () => {
    const { as } = await company()
    const shops = shopKeeper(app, as)
    await shops.add({ name: 'Oak', sellerId: 'A1BRIGHTOAK01' })
    const accounts = [' a2foreign0001', 'A3FOREIGN0002']
    const rows = accounts.map((account) => ({ ...MARKETPLACE_SALE, UNIQUE_ACCOUNT_IDENTIFIER: account }))
    const { id } = await imported(app, as, csv(rows))
    const open = async () =>
      (await detailOf(app, as, id)).causes.find(({ code }) => code === 'ACCOUNT_NOT_A_SHOP')?.open
    expect(await open()).toBe(2)
    await shops.add({ name: 'Elm', sellerId: 'A2FOREIGN0001' })
    expect(await open()).toBe(1)
    await shops.add({ name: 'Ash', sellerId: 'A3FOREIGN0002' })
    expect(await open()).toBe(0)
  })
})
