import { companyInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { bindFiles } from '#documents/server/public.ts'
import { acceptLedgerLine } from '#ledger/staff/contract.ts'
import { enterLine, lineForStaff, openLineFile } from '#ledger/testing/ledger.builders.ts'
import type { Caller, TestApp } from '#main/testing/test-app.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import type { DeclarationRow } from '../server/declarations.tables.ts'
import { taxPayments } from '../server/tax-payments.tables.ts'
import { filedDeclaration } from './declarations.builders.ts'
import { germanSale } from './sources.builders.ts'

export async function aCompany(app: TestApp): Promise<{ as: Caller; companyId: string }> {
  const as = await aSeller(app)
  return { as, companyId: (await app.get(companyInfo, {}, { as })).body.data?.id ?? '' }
}

/** A reviewed document with input VAT. @returns its file */
export async function reviewedLine(
  app: TestApp,
  as: Caller,
  more: Parameters<typeof enterLine>[2] = {},
): Promise<string> {
  const { id, document } = await enterLine(app, as, more)
  const { revision, companyId } = await lineForStaff(app, id)
  await openLineFile(app, { companyId, id })
  const { body } = await app.post(acceptLedgerLine, { companyId, id, revision }, { as: app.people.agent })
  if (body.code !== 0) throw new Error(JSON.stringify(body))
  return document.uploadId
}

let made = 0

/** A return that was accepted and paid, with its payment and its receipt. */
export async function paidReturn(
  app: TestApp,
  { as, companyId, ...changes }: Partial<DeclarationRow> & { as: Caller; companyId: string },
): Promise<DeclarationRow & { receiptFileId: string }> {
  const receiptFileId = await uploadSampleFile(app, as, 'receipt.pdf')
  const row = await filedDeclaration(app, {
    companyId,
    as,
    id: `dc_old_${++made}`,
    status: 'ACCEPTED',
    taxStatus: 'PAID',
    receiptFileId,
    ...changes,
  })
  const at = app.clock.now()
  await app.deps.db
    .insert(taxPayments)
    .values({ companyId, declarationId: row.id, revision: 1, changedAt: at })
  const files = [{ place: 'receipt', fileId: receiptFileId }]
  await app.deps.db.transaction((tx) => bindFiles(tx, { companyId, record: row.id, files, at }))
  return { ...row, receiptFileId }
}

/** Sales of some days, with their report. */
export const soldOn = (app: TestApp, as: Caller, name: string, days: readonly string[]) =>
  imported(app, as, { name, bytes: Buffer.from(amazonFile(days.map((day) => germanSale(day, '119.00')))) })

/** The rows of a company in each table that speaks of declarations, their documents and files. */
export async function rowsOfDeclared(
  { database: { pool } }: TestApp,
  companyId: string,
): Promise<Record<string, number>> {
  const names = [
    ...(await tablesUnderDeclarations(pool)),
    'declarations',
    'ledger_lines',
    'stored_files',
    'file_bindings',
  ]
  const found = await Promise.all(
    names.map(async (name) => {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from ${name} where company_id = $1`,
        [companyId],
      )
      return [name, rows[0]?.count ?? 0] as const
    }),
  )
  return Object.fromEntries(found.filter(([, count]) => count > 0))
}

export async function tablesUnderDeclarations(pool: TestApp['database']['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'declaration_id' order by 1`)
  return rows.map(({ name }) => name)
}
