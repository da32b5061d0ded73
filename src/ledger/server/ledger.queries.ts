import { and, asc, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import { COMPANY_NAMES } from '#accounts/server/public.ts'
import { storedFiles } from '#documents/server/documents.tables.ts'
import { containing } from '#platform/server/containing.ts'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { inScope } from '#staff/server/public.ts'
import type { LineStatus, ShownStatus } from '../ledger-moves.ts'
import { ledgerLines, type LedgerRow } from './ledger.tables.ts'

const REMOVED: LineStatus = 'REMOVED'
const ofFile = and(eq(storedFiles.companyId, ledgerLines.companyId), eq(storedFiles.id, ledgerLines.fileId))
const shown = { line: ledgerLines, file: { name: storedFiles.name, type: storedFiles.type } }

type Page = { page: number; pageSize: number }

const named = (keyword: string, ...more: SQL[]): SQL | undefined =>
  or(
    ...[ledgerLines.supplier, ledgerLines.number].map((text) => containing(sql`lower(${text})`, keyword)),
    ...more,
  )

/** One page of a company's lines, the latest document first. */
export async function pageOfLines(
  executor: Executor,
  filter: Page & {
    companyId: string
    status?: ShownStatus | undefined
    country?: string | undefined
    /** The first day of it */
    month?: string | undefined
    keyword?: string | undefined
    ids?: readonly string[] | undefined
    /** Of the months from and until these first days, both inclusive */
    from?: string | undefined
    to?: string | undefined
  },
) {
  const { companyId, status, country, month, keyword, ids, from, to, page, pageSize } = filter
  const where = and(
    eq(ledgerLines.companyId, companyId),
    status ? eq(ledgerLines.status, status) : ne(ledgerLines.status, REMOVED),
    country === undefined ? undefined : eq(ledgerLines.country, country),
    month === undefined ? undefined : eq(ledgerLines.month, month),
    from === undefined ? undefined : sql`${ledgerLines.month} >= ${from}::date`,
    to === undefined ? undefined : sql`${ledgerLines.month} <= ${to}::date`,
    ids && inArray(ledgerLines.id, [...ids]),
    keyword ? named(keyword) : undefined,
  )
  const order = [desc(ledgerLines.date), desc(ledgerLines.id)]
  const rows = await executor
    .select(shown)
    .from(ledgerLines)
    .innerJoin(storedFiles, ofFile)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return {
    rows,
    total: await totalOf(executor, { from: ledgerLines, where, order, page, pageSize }, rows.length),
  }
}
export type WholeLine = Awaited<ReturnType<typeof pageOfLines>>['rows'][number]

/** In which states a company has lines, and how many of each status. */
export async function countLines(executor: Executor, companyId: string) {
  return executor
    .select({
      country: ledgerLines.country,
      returned: sql<number>`count(*) filter (where ${ledgerLines.status} = 'RETURNED')`.mapWith(Number),
    })
    .from(ledgerLines)
    .where(and(eq(ledgerLines.companyId, companyId), ne(ledgerLines.status, REMOVED)))
    .groupBy(ledgerLines.country)
    .orderBy(asc(ledgerLines.country))
}

/** Lines of all companies, for the staff: what waits longest first, else the last change first. */
export async function pageOfAllLines(
  executor: Executor,
  {
    status,
    keyword,
    scope,
    page,
    pageSize,
  }: Page & { status: ShownStatus; keyword?: string | undefined; scope: StaffScope },
) {
  const where = and(
    inScope(scope, ledgerLines),
    eq(ledgerLines.status, status),
    keyword ? named(keyword, ofCompany(executor, keyword)) : undefined,
  )
  const order =
    status === 'SUBMITTED' || status === 'SENT'
      ? [asc(ledgerLines.changedAt), asc(ledgerLines.id)]
      : [desc(ledgerLines.changedAt), desc(ledgerLines.id)]
  const rows = await executor
    .select({ ...shown, company: COMPANY_NAMES })
    .from(ledgerLines)
    // Each line has its file and company: joined this way, the page is cut before them.
    .leftJoin(storedFiles, ofFile)
    .leftJoin(companies, eq(companies.id, ledgerLines.companyId))
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return {
    rows: rows.flatMap(({ line, file, company }) =>
      file === null || company === null ? [] : [{ line, file, company }],
    ),
    total: await totalOf(executor, { from: ledgerLines, where, order, page, pageSize }, rows.length),
  }
}

const ofCompany = (executor: Executor, keyword: string): SQL =>
  inArray(
    ledgerLines.companyId,
    executor
      .select({ id: companies.id })
      .from(companies)
      .where(
        or(
          containing(sql`lower(${companies.name})`, keyword),
          containing(sql`lower(${companies.nameOriginal})`, keyword),
        ),
      ),
  )

/** Of one document, by what is compared: lines that are here already. */
export async function linesOfDocument(
  executor: Executor,
  { companyId, supplierKey, numberKey }: Pick<LedgerRow, 'companyId' | 'supplierKey' | 'numberKey'>,
): Promise<LedgerRow[]> {
  return executor
    .select()
    .from(ledgerLines)
    .where(
      and(
        eq(ledgerLines.companyId, companyId),
        eq(ledgerLines.supplierKey, supplierKey),
        eq(ledgerLines.numberKey, numberKey),
        ne(ledgerLines.status, REMOVED),
      ),
    )
    .orderBy(asc(ledgerLines.createdAt), asc(ledgerLines.id))
}

/** The name of a file, of some, that a line has already; null: none has. */
export async function fileWithLine(
  executor: Executor,
  companyId: string,
  fileIds: readonly string[],
): Promise<string | null> {
  const [found] = await executor
    .select({ name: storedFiles.name })
    .from(ledgerLines)
    .innerJoin(storedFiles, ofFile)
    .where(
      and(
        eq(ledgerLines.companyId, companyId),
        inArray(ledgerLines.fileId, [...fileIds]),
        ne(ledgerLines.status, REMOVED),
      ),
    )
    .limit(1)
  return found?.name ?? null
}

export async function findLine(
  executor: Executor,
  companyId: string,
  id: string,
): Promise<LedgerRow | undefined> {
  const [row] = await executor
    .select()
    .from(ledgerLines)
    .where(and(eq(ledgerLines.companyId, companyId), eq(ledgerLines.id, id)))
  return row
}

/** What enters a return: reviewed lines of a state, month by month. */
export async function reviewedLines(
  executor: Executor,
  { companyId, country, from, to }: { companyId: string; country: string; from: string; to: string },
): Promise<WholeLine[]> {
  return executor
    .select(shown)
    .from(ledgerLines)
    .innerJoin(storedFiles, ofFile)
    .where(
      and(
        eq(ledgerLines.companyId, companyId),
        eq(ledgerLines.country, country),
        eq(ledgerLines.status, 'REVIEWED').inlineParams(),
        sql`${ledgerLines.month} between ${from}::date and ${to}::date`,
      ),
    )
    .orderBy(asc(ledgerLines.month), asc(ledgerLines.date), asc(ledgerLines.id))
}

/** What the documents of some lines say of themselves. */
export function documentsOfLines(
  executor: Executor,
  { companyId, ids }: { companyId: string; ids: readonly string[] },
): Promise<Pick<LedgerRow, 'id' | 'supplier' | 'supplierNumber' | 'number' | 'ksef' | 'date' | 'kind'>[]> {
  const { id, supplier, supplierNumber, number, ksef, date, kind } = ledgerLines
  return executor
    .select({ id, supplier, supplierNumber, number, ksef, date, kind })
    .from(ledgerLines)
    .where(and(eq(ledgerLines.companyId, companyId), inArray(id, [...ids])))
}
