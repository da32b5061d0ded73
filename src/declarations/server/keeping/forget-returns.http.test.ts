import { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { enterLine } from '#ledger/testing/ledger.builders.ts'
import { testApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { declarationRow } from '../../testing/declarations.builders.ts'
import {
  aCompany,
  paidReturn,
  reviewedLine,
  rowsOfDeclared,
  tablesUnderDeclarations,
} from '../../testing/old-records.builders.ts'
import { declarations, type DeclarationRow } from '../declarations.tables.ts'
import { ecoFees } from '../epr.tables.ts'
import { evidencePacks } from '../evidence-packs.tables.ts'
import { hmrcSubmissions } from '../hmrc.tables.ts'
import { taxPayments } from '../tax-payments.tables.ts'
import { forgetOldRecords } from './forget-old-records.ts'
import { insertFiledFile } from '../filing/filed-files.repository.ts'
import { UNDER_DECLARATIONS } from './keeping.repository.ts'

const clock = settableClock(new Date('2026-04-20T09:00:00Z'))
const app = await testApp({ clock })
const { db, files } = app.deps
const { pool } = app.database

async function night(at: string): Promise<void> {
  clock.set(new Date(at))
  await forgetOldRecords(app.deps)
  await app.drain()
}

/** A company with a return that was accepted in April 2026 and paid, its receipt, and a document with input VAT. */
async function declared(changes: Partial<DeclarationRow> = {}) {
  clock.set(new Date('2026-04-20T09:00:00Z'))
  const { as, companyId } = await aCompany(app)
  const document = await reviewedLine(app, as)
  await app.drain()
  const row = await paidReturn(app, { as, companyId, ...changes })
  return { as, companyId, row, receipt: row.receiptFileId, document }
}

const rowsOf = (companyId: string) => rowsOfDeclared(app, companyId)

const audited = async (companyId: string) =>
  (
    await db
      .select({ action: auditTrail.action, detail: auditTrail.detail })
      .from(auditTrail)
      .where(and(eq(auditTrail.companyId, companyId), eq(auditTrail.actorId, 'portal')))
  ).filter(({ action }) => action.endsWith('.forgotten'))

it('everything that stands under a declaration is named', async () => {
  expect(await tablesUnderDeclarations(pool)).toHaveLength(UNDER_DECLARATIONS.length)
})

it('a return goes ten years after the end of its last year, with boxes, payment, documents and files, once', async () => {
  const { companyId, row, receipt, document } = await declared()
  const filed = { companyId, declarationId: row.id, fileId: 'file_as_filed', revision: row.revision }
  const bytes = await files.put(filed.fileId, Readable.from([Buffer.from('<xml/>')]), { maxBytes: 100 })
  const about = { name: 'de-2026-03.xml', label: 'validated', problems: 0, madeAt: clock.now() } as const
  await insertFiledFile(db, { ...filed, ...bytes, ...about })
  await night('2036-12-31T12:00:00Z')
  expect(await files.has(filed.fileId)).toBe(true)
  expect(await rowsOf(companyId)).toMatchObject({ declarations: 1, ledger_lines: 1, stored_files: 2 })
  expect(await audited(companyId)).toEqual([])

  await night('2037-01-01T12:00:00Z')
  expect(await rowsOf(companyId)).toEqual({})
  for (const id of [receipt, document, filed.fileId]) expect(await files.has(id)).toBe(false)
  const lines = await audited(companyId)
  expect(lines).toEqual([
    { action: 'declarations.forgotten', detail: { declarations: 1, files: 1 } },
    { action: 'ledger.forgotten', detail: { lines: 1, files: 1 } },
  ])
  await night('2037-01-02T12:00:00Z')
  expect(await audited(companyId)).toEqual(lines)
})

it('a return that was filed in the next year keeps its documents a year longer', async () => {
  const { companyId } = await declared({ filedAt: new Date('2027-01-20T09:00:00Z') })
  await night('2037-12-31T12:00:00Z')
  expect(await rowsOf(companyId)).toMatchObject({ declarations: 1, ledger_lines: 1, stored_files: 2 })
  await night('2038-01-01T12:00:00Z')
  expect(await rowsOf(companyId)).toEqual({})
})

it('a correction that is open keeps what it corrects, and the documents of its days', async () => {
  const { companyId, row } = await declared()
  const correction = declarationRow(app, {
    ...row,
    id: `${row.id}_c`,
    corrects: row.id,
    status: 'CALCULATED',
  })
  await db.insert(declarations).values(correction)
  await night('2040-01-01T12:00:00Z')
  expect(await rowsOf(companyId)).toMatchObject({ declarations: 2, ledger_lines: 1 })
  await db.update(declarations).set({ status: 'ACCEPTED' }).where(eq(declarations.id, correction.id))
  await night('2040-01-02T12:00:00Z')
  expect(await rowsOf(companyId)).toEqual({})
})

const key = (row: DeclarationRow) => ({ companyId: row.companyId, declarationId: row.id })
it.each<[string, (row: DeclarationRow) => Promise<unknown>, (row: DeclarationRow) => Promise<unknown>]>([
  [
    'tax that is not matched',
    (row) => db.update(declarations).set({ taxStatus: 'PROOF_SENT' }).where(eq(declarations.id, row.id)),
    (row) => db.update(declarations).set({ taxStatus: 'PAID' }).where(eq(declarations.id, row.id)),
  ],
  [
    'a difference of its payment',
    (row) => db.update(taxPayments).set({ openToDos: 1 }).where(eq(taxPayments.declarationId, row.id)),
    (row) => db.update(taxPayments).set({ openToDos: 0 }).where(eq(taxPayments.declarationId, row.id)),
  ],
  [
    'an answer of HMRC that is missing',
    (row) =>
      db.insert(hmrcSubmissions).values({
        ...key(row),
        id: `hs_${row.id}`,
        revision: 1,
        vrn: '123456789',
        periodKey: '26A1',
        body: '{}',
        status: 'UNCLEAR',
        staffId: 's',
        staffName: 'S',
        sentAt: clock.now(),
        createdAt: clock.now(),
      }),
    (row) =>
      db
        .update(hmrcSubmissions)
        .set({ status: 'NOT_TAKEN' })
        .where(eq(hmrcSubmissions.declarationId, row.id)),
  ],
  [
    'a pack that is being made',
    (row) =>
      db.insert(evidencePacks).values({
        ...key(row),
        id: `ep_${row.id}`,
        status: 'RUNNING',
        requestedByKind: 'seller',
        requestedById: 'u',
        requestedAt: clock.now(),
      }),
    (row) =>
      db.update(evidencePacks).set({ status: 'FAILED' }).where(eq(evidencePacks.declarationId, row.id)),
  ],
])('%s keeps a return until it is settled', async (_, open, settle) => {
  const { companyId, row } = await declared()
  await open(row)
  await night('2040-01-01T12:00:00Z')
  expect(await rowsOf(companyId)).toMatchObject({ declarations: 1, ledger_lines: 1, stored_files: 2 })
  await settle(row)
  await night('2040-01-02T12:00:00Z')
  expect(await rowsOf(companyId)).toEqual({})
})

it('a file that another record needs stays with it', async () => {
  const { as, companyId, document } = await declared()
  await reviewedLine(app, as, { uploadId: document, number: 'LATER' })
  await pool.query(
    `update ledger_lines set month = '2028-02-01' where company_id = $1 and number = 'LATER'`,
    [companyId],
  )
  await night('2037-01-01T12:00:00Z')
  expect(await rowsOf(companyId)).toMatchObject({ ledger_lines: 1, stored_files: 1, file_bindings: 1 })
  expect(await files.has(document)).toBe(true)
  await night('2039-01-01T12:00:00Z')
  expect(await rowsOf(companyId)).toEqual({})
  expect(await files.has(document)).toBe(false)
})

it('the quantity reports of a year go together, with its fees and their invoices', async () => {
  const epr = { kind: 'EPR', registrationId: 'rg_epr', taxStatus: 'NONE' } as const
  const { as, companyId, row } = await declared(epr)
  const later = new Date('2027-03-01T09:00:00Z')
  await paidReturn(app, { as, companyId, ...epr, fromDay: '2026-04-01', toDay: '2026-06-30', filedAt: later })
  await db.insert(ecoFees).values({
    companyId,
    id: `eco_${companyId}`,
    registrationId: 'rg_epr',
    year: 2026,
    kind: 'FINAL',
    amount: 12_000,
    currency: 'EUR',
    document: 'F-1',
    fileId: row.receiptFileId,
    lines: [],
    enteredById: 's',
    enteredByName: 'S',
    enteredAt: clock.now(),
  })
  const fees = async () =>
    (await pool.query('select file_id from eco_fees where company_id = $1', [companyId])).rows
  await night('2037-06-01T12:00:00Z')
  expect(await rowsOf(companyId)).toMatchObject({ declarations: 2 })
  expect(await fees()).toEqual([{ file_id: row.receiptFileId }])
  expect(await files.has(row.receiptFileId)).toBe(true)
  await night('2038-01-01T12:00:00Z')
  expect([await rowsOf(companyId), await fees()]).toEqual([{}, []])
  expect(await files.has(row.receiptFileId)).toBe(false)
})

it('a document that nobody has reviewed is not at its end', async () => {
  const { as, companyId } = await declared()
  await enterLine(app, as)
  await night('2040-01-01T12:00:00Z')
  expect(await rowsOf(companyId)).toMatchObject({ ledger_lines: 1, stored_files: 1 })
})
