import { createHash } from 'node:crypto'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { aColleague } from '#accounts/server/accounts.builders.ts'
import { staffPerson } from '#main/testing/staff-person.ts'
import { readWithReason } from '#documents/testing/read-with-reason.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { settableClock } from '#platform/server/clock.ts'
import { withdrawImport } from '#reports/contract.ts'
import { unzipped } from '#platform/testing/unzip.ts'
import { readDeclaration } from '../../contract.ts'
import { downloadEvidence, readEvidence, startEvidence } from '../../evidence-contract.ts'
import { staffDownloadEvidence, staffEvidence, staffStartEvidence } from '../../staff/evidence-contract.ts'
import { waitingDeclaration } from '../../testing/declarations.builders.ts'
import { filedGermanReturn, type FiledReturn, reported } from '../../testing/filed.builders.ts'
import { germanSale } from '../../testing/sources.builders.ts'
import { packFileIds } from './packs.repository.ts'
import { purgePacks } from './purge-packs.ts'

let app: TestApp
let filed: FiledReturn
const clock = settableClock(new Date('2026-11-22T10:00:00.123Z'))
const DAY = 24 * 3_600_000

beforeAll(async () => {
  app = await testApp({ clock })
  filed = await filedGermanReturn(app)
}, 60_000)

const seller = () => app.people.seller
const last = async () => (await app.get(readEvidence, { id: filed.id }, { as: seller() })).body.data?.pack
const download = async () => app.get(downloadEvidence, { packId: (await last())?.id ?? '' }, { as: seller() })

/** Has a pack made. @returns its entries by their paths */
async function made(): Promise<Map<string, Buffer>> {
  const { body } = await app.post(startEvidence, { id: filed.id }, { as: seller() })
  if (!body.data) throw new Error(body.message)
  await app.drain()
  const answer = await download()
  if (answer.headers['content-type'] !== 'application/zip') throw new Error(answer.raw.toString())
  return unzipped(answer.raw)
}

type Table = Record<string, string | number | null>[]
/** The rows of a workbook by the English part of its headings. */
async function tableIn(entries: Map<string, Buffer>, path: string): Promise<Table> {
  const bytes = entries.get(path)
  if (!bytes) throw new Error(`no ${path}`)
  const [headings = [], ...rows] = (await readXlsx(bytes)).sheets[0]?.rows ?? []
  const names = headings.map((heading) => String(heading).replace(/ [^ ]*\p{Script=Han}.*$/u, ''))
  return rows.map((row) =>
    Object.fromEntries(names.map((name, at) => [name, (row[at] ?? null) as string | null])),
  )
}
const cents = (value: unknown): number => Math.round(Number(value) * 100)
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('an evidence pack', () => {
  let entries: Map<string, Buffer>
  beforeAll(async () => {
    // The file that was filed has the name of then.
    await app.database.pool.query("update companies set name = 'Renamed since GmbH'")
    entries = await made()
  })

  it('holds each cent of each box', async () => {
    const { body } = await app.get(readDeclaration, { id: filed.id }, { as: seller() })
    const boxes = await tableIn(entries, '01-return/boxes.xlsx')
    expect(boxes.map((row) => [row['Box'], cents(row['As filed'])])).toEqual(
      body.data?.boxes.map(({ box, amount }) => [box, amount]),
    )
    const parts = await tableIn(entries, '01-return/parts.xlsx')
    for (const row of boxes.filter((one) => one['Sum of its parts'] !== null)) {
      const own = parts.filter((part) => part['Box'] === row['Box'])
      const sum = own.reduce((total, part) => total + cents(part['In the box']), 0)
      expect(sum + cents(row['Rounding of the form'])).toBe(cents(row['As filed']))
    }
    expect(parts.map((part) => part['Difference']).filter((one) => one !== null && one !== 0)).toEqual([])
  })

  it('holds the rows behind each part, and the rates that lead from one to the other', async () => {
    const parts = await tableIn(entries, '01-return/parts.xlsx')
    const sales = await tableIn(entries, '02-sales/sales.xlsx')
    const [rate] = await tableIn(entries, '05-rates/rates.xlsx')
    expect(sales).toHaveLength(4)
    expect(rate).toMatchObject({ Currency: 'USD', 'Rate as published': 1.1643, 'Day or month': filed.month })
    expect(rate?.['Published in']).toBe('letter of the ministry')
    const made = parts.filter((part) => String(part['Made of']).startsWith('Sales'))
    expect(made.length).toBeGreaterThan(0)
    for (const part of made) {
      const column = { net: 'Net', vat: 'VAT' }[String(part['Figure'])] ?? ''
      const own = sales.filter(
        (sale) =>
          sale['Treatment'] === part['Treatment or record'] && sale['Currency'] === part['Their currency'],
      )
      const sum = own.reduce((total, sale) => total + cents(sale[column]), 0)
      expect(cents(part['Sum of the sales'])).toBe(sum)
      expect(own.every((sale) => String(sale['Boxes']).includes(`${part['Box']} (`))).toBe(true)
      const perEuro = part['Their currency'] === 'USD' ? Number(rate?.['Rate as published']) : 1
      expect(cents(part['In the box'])).toBe(Math.round(sum / perEuro))
    }
  })

  it('holds the rule and the law of each treatment', async () => {
    const rules = await tableIn(entries, '06-rules/rules.xlsx')
    expect(rules.reduce((sum, rule) => sum + Number(rule['Sales']), 0)).toBe(4)
    for (const rule of rules) {
      expect(rule['Law and sources']).toMatch(/\S/)
      expect(rule['Reason in Chinese']).toMatch(/\p{Script=Han}/u)
    }
  })

  it('holds the documents with input VAT, and leads from the box to each', async () => {
    const [line] = await tableIn(entries, '03-documents/lines.xlsx')
    expect(line).toMatchObject({ Box: '66', Number: 'RE-7', 'In the box': 19, VAT: 19 })
    expect(entries.get(String(line?.['Document']))?.toString()).toContain('%PDF')
  })

  it('holds the file as it was filed, receipts, adjustments, history, mandate and licence', async () => {
    const { rows } = await app.database.pool.query<{ filed_file: { sha256: string } }>(
      'select filed_file from declarations where id = $1',
      [filed.id],
    )
    expect(sha256(entries.get(`01-return/de-${filed.month}.xml`) ?? Buffer.of())).toBe(
      rows[0]?.filed_file.sha256,
    )
    expect(entries.get('01-return/receipt-zh.pdf')?.subarray(0, 5).toString()).toBe('%PDF-')
    const [adjusted] = await tableIn(entries, '04-adjustments/adjustments.xlsx')
    expect(adjusted).toMatchObject({ Box: '39', Amount: 7, Reason: 'Special prepayment of the year' })
    const history = (await tableIn(entries, '07-history/history.xlsx')).map((step) => step['What'])
    expect(history).toEqual(expect.arrayContaining(['check', 'confirm', 'file', 'accept']))
    const held = await tableIn(entries, '08-mandate-and-licence/in-force.xlsx')
    expect(held.map((one) => one['Number'])).toEqual([expect.any(String), 'StB 4711'])
    expect(entries.get(String(held[0]?.['Document']))?.toString()).toContain('%PDF')
  })

  it('names the report that the sales came from, with its hash', async () => {
    const [report] = await tableIn(entries, '02-sales/reports.xlsx')
    expect(report).toMatchObject({ 'Rows read': 4, Kept: 4 })
    expect(report?.['Hash (SHA-256 over its chunks)']).toMatch(/^[0-9a-f]{64}$/)
  })

  it('proves every file by its hash, and names no other', () => {
    const manifest = JSON.parse(entries.get('manifest.json')?.toString() ?? '{}') as {
      files: { path: string; size: number; sha256: string }[]
    }
    const others = [...entries.keys()].filter((path) => path !== 'manifest.json' && path !== 'sha256sums.txt')
    expect(manifest.files.map(({ path }) => path).toSorted()).toEqual(others.toSorted())
    for (const { path, size, sha256: hash } of manifest.files) {
      const bytes = entries.get(path) ?? Buffer.of()
      expect([bytes.length, sha256(bytes)], path).toEqual([size, hash])
      expect(entries.get('sha256sums.txt')?.toString()).toContain(`${hash}  ${path}\n`)
    }
    expect(entries.get('00-index.pdf')?.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('tells whoever asked for it, and says its size and hash', async () => {
    const pack = await last()
    expect(pack).toMatchObject({ status: 'READY', expiresAt: expect.stringMatching(/^2026-11-29T10:00/) })
    const answer = await download()
    expect([answer.raw.length, sha256(answer.raw)]).toEqual([pack?.size, pack?.sha256])
    const { body } = await app.get(listMessages, { type: 'DECLARATION' }, { as: seller() })
    expect(body.data?.records[0]?.title).toContain('the evidence pack is ready')
    expect(body.data?.records[0]?.body).toContain('29 Nov 2026')
  })

  it('keeps sales that came later apart: they are in no box', async () => {
    clock.set(new Date(clock.now().getTime() + 60_000))
    await reported(app, 'late.csv', [germanSale(`${filed.month}-25`, '11.90')])
    const later = await made()
    expect(await tableIn(later, '02-sales/sales.xlsx')).toHaveLength(4)
    const [late] = await tableIn(later, '02-sales/late-sales.xlsx')
    expect(late).toMatchObject({ Gross: 11.9 })
    const parts = await tableIn(later, '01-return/parts.xlsx')
    expect(parts.map((part) => part['Difference']).filter((one) => one !== null && one !== 0)).toEqual([])
    const [correction] = await tableIn(later, '07-history/corrections.xlsx')
    expect(correction?.['Relation']).toContain('corrects this one')
  })
})

describe('a file that is withdrawn after it was filed', () => {
  it('stays proof of the boxes: its sales are listed apart, and the sums agree', async () => {
    clock.set(new Date(clock.now().getTime() + 60_000))
    const { rows } = await app.database.pool.query(
      "select imports.id, count(*)::int as rows from report_imports imports join transactions using (company_id) where transactions.import_id = imports.id and imports.file_name <> 'late.csv' group by 1 order by 2 desc limit 1",
    )
    const { id: importId, rows: count } = rows[0] as { id: string; rows: number }
    expect((await app.post(withdrawImport, { importId }, { as: seller() })).body.data?.status).toBe(
      'WITHDRAWING',
    )
    await app.drain()
    const pack = await made()
    const listed = await tableIn(pack, '02-sales/withdrawn-sales.xlsx')
    expect(listed.length).toBeGreaterThan(0)
    expect(listed.length).toBeLessThanOrEqual(count)
    const left = await tableIn(pack, '02-sales/sales.xlsx')
    expect(listed.length + left.length).toBe(4)
    const parts = await tableIn(pack, '01-return/parts.xlsx')
    expect(parts.map((part) => part['Difference']).filter((one) => one !== null && one !== 0)).toEqual([])
    const reports = await tableIn(pack, '02-sales/reports.xlsx')
    expect(reports.filter((one) => one['Withdrawn'] !== null)).toHaveLength(1)
  })
})

describe('who may have one', () => {
  it('is one, however many ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.post(startEvidence, { id: filed.id }, { as: seller() })),
    )
    expect(new Set(answers.map(({ body }) => body.data?.pack?.id)).size).toBe(1)
    const early = await app.get(
      downloadEvidence,
      { packId: answers[0]?.body.data?.pack?.id ?? '' },
      { as: seller() },
    )
    expect(early.body.error).toBe('evidence.pack_not_ready')
    await app.drain()
  })

  it('is nobody of another company, and nobody who may only look', async () => {
    const as = app.people.sellerOther
    expect((await app.get(readEvidence, { id: filed.id }, { as })).body.error).toBe('declarations.not_found')
    expect((await app.post(startEvidence, { id: filed.id }, { as })).body.error).toBe(
      'declarations.not_found',
    )
    const packId = (await last())?.id ?? ''
    expect((await app.get(downloadEvidence, { packId }, { as })).body.error).toBe('evidence.pack_not_found')
    const { colleague } = await aColleague(app, { role: 'viewer' })
    const viewed = await app.get(downloadEvidence, { packId }, { as: colleague })
    expect(viewed.body.code).not.toBe(0)
    expect(viewed.body.error).not.toBe('evidence.pack_not_found')
  })

  it('is the staff that works on it, and a partner firm only in its countries', async () => {
    const at = { companyId: filed.companyId, id: filed.id }
    const { agent, reviewer } = app.people
    expect((await app.post(staffStartEvidence, at, { as: agent })).body.data?.pack).toMatchObject({
      status: 'WAITING',
    })
    await app.drain()
    const packId = (await app.get(staffEvidence, at, { as: agent })).body.data?.pack?.id ?? ''
    const taken = await readWithReason(
      app,
      staffDownloadEvidence,
      { companyId: at.companyId, packId },
      reviewer,
    )
    expect(taken.raw.subarray(0, 2).toString()).toBe('PK')
    const { rows } = await app.database.pool.query<{ n: number }>(
      "select count(*)::int as n from audit_trail where action = 'declarations.evidence_downloaded' and actor_kind = 'staff'",
    )
    expect(rows[0]?.n).toBe(1)
    const partner = await staffPerson(app, 'partner')
    for (const answer of [
      await app.get(staffEvidence, at, { as: partner }),
      await app.post(staffStartEvidence, at, { as: partner }),
    ])
      expect(answer.body.error).toBe('declarations.not_found')
    const foreign = { companyId: at.companyId, packId }
    const refused = await app.get(staffDownloadEvidence, foreign, { as: partner })
    expect(refused.body.error).toBe('evidence.pack_not_found')
    const none = await app.get(
      staffDownloadEvidence,
      { companyId: at.companyId, packId: 'evp_no' },
      { as: agent },
    )
    expect(none.body.error).toBe('evidence.pack_not_found')
  })

  it('is not made before the declaration is filed', async () => {
    const { id } = await waitingDeclaration(app)
    expect((await app.post(startEvidence, { id }, { as: seller() })).body.error).toBe('evidence.not_filed')
    expect((await app.get(readEvidence, { id }, { as: seller() })).body.data).toEqual({ pack: null })
  })

  it('ends after seven days, and the bytes with it', async () => {
    const files = await packFileIds(app.deps.db)
    expect(files.length).toBeGreaterThan(0)
    clock.set(new Date(clock.now().getTime() + 7 * DAY))
    expect((await download()).body.error).toBe('evidence.pack_expired')
    await purgePacks(app.deps)
    expect(await packFileIds(app.deps.db)).toEqual([])
    for (const file of files) expect(await app.deps.files.has(file)).toBe(false)
    expect(await last()).toMatchObject({ status: 'EXPIRED' })
    expect((await made()).size).toBeGreaterThan(10)
  })

  it('says so where the bytes are damaged', async () => {
    const [fileId = ''] = await packFileIds(app.deps.db)
    await app.deps.files.remove(fileId)
    expect((await download()).body.error).toBe('evidence.pack_damaged')
  })

  it('can be made twenty times a day', async () => {
    for (let made = 0; ; made++) {
      const { body } = await app.post(startEvidence, { id: filed.id }, { as: seller() })
      if (body.code !== 0) {
        expect([made, body.error]).toEqual([19, 'evidence.too_many_packs'])
        break
      }
      await app.database.pool.query("update evidence_packs set status = 'FAILED' where status = 'WAITING'")
    }
  })
})
