import type { Executor } from '#platform/server/database.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import type { importDetail, listIssues } from '../contract.ts'
import { fillReason } from '../issue-of-line.ts'
import { findImport } from './imports.repository.ts'
import { causesOf } from './issues.repository.ts'
import { type IssueRow, pageOfIssues, resolvedByCause } from './issues.queries.ts'
import { moneyIn, presentImport } from './present-import.ts'
import type { CauseRow } from './report-issues.tables.ts'
import { reportsRefusals } from './reports.errors.ts'
import type { ImportRow } from './reports.tables.ts'
import { accountsKnownSince } from './shop-accounts.queries.ts'
import type { ImportId } from './transactions.repository.ts'

type Detail = OutputOf<typeof importDetail>

/** @throws reports.import_not_found */
export async function requireImport(executor: Executor, id: ImportId): Promise<ImportRow> {
  const row = await findImport(executor, id)
  if (!row) throw reportsRefusals.import_not_found()
  return row
}

export async function readImport(
  executor: Executor,
  { companyId, importId, lang }: { companyId: string; importId: string; lang: Lang },
): Promise<Detail> {
  const id = { companyId, id: importId }
  const row = await requireImport(executor, id)
  const causes = await causesOf(executor, id)
  const resolved = await resolvedByCause(executor, id)
  const stranger = causes.find(({ code }) => code === 'ACCOUNT_NOT_A_SHOP')
  if (stranger) {
    // Shops come and go, and no file needs to come again for it.
    const known = await accountsKnownSince(executor, id, stranger.cause)
    resolved.set(stranger.cause, known + (resolved.get(stranger.cause) ?? 0))
  }
  return {
    ...presentImport(row, lang),
    sums: {
      in: moneyIn(row.sums.in),
      treated: moneyIn(row.sums.treated),
      issues: moneyIn(row.sums.issues),
      outside: moneyIn(row.sums.outside),
    },
    errors: countOf(causes, 'ERROR'),
    hints: countOf(causes, 'WARNING'),
    causes: causes
      .filter(({ count }) => count > 0)
      .toSorted(byWeight)
      .map((one) => presentCause(one, resolved.get(one.cause) ?? 0, lang)),
  }
}

const countOf = (causes: readonly CauseRow[], severity: CauseRow['severity']): number =>
  causes.filter((one) => one.severity === severity).reduce((sum, { count }) => sum + count, 0)

/** What keeps money waiting first, then the most frequent. */
const byWeight = (a: CauseRow, b: CauseRow): number =>
  Number(b.severity === 'ERROR') - Number(a.severity === 'ERROR') || b.count - a.count || a.cause - b.cause

function presentCause(row: CauseRow, resolved: number, lang: Lang): Detail['causes'][number] {
  return {
    cause: row.cause,
    code: row.code,
    severity: row.severity,
    column: row.column,
    reason: pickText(fillReason(row.reason, { said: '…', ours: '…' }), lang),
    fix: pickText(row.fix, lang),
    count: row.count,
    open: row.count - resolved,
    waiting: moneyIn(row.sums),
  }
}

type Page = { importId: string; cause?: number | undefined; page: number; pageSize: number }

export async function readIssues(
  executor: Executor,
  companyId: string,
  { importId, cause, page, pageSize }: Page,
  lang: Lang,
): Promise<OutputOf<typeof listIssues>> {
  const id = { companyId, id: importId }
  await requireImport(executor, id)
  const causes = await causesOf(executor, id)
  const total = causes
    .filter((one) => cause === undefined || one.cause === cause)
    .reduce((sum, one) => sum + one.count, 0)
  const rows = await pageOfIssues(executor, { ...id, cause, page, pageSize })
  const byNumber = new Map(causes.map((one) => [one.cause, one]))
  const records = rows.flatMap((row) => {
    const found = byNumber.get(row.cause)
    return found ? [presentIssue(row, found, lang)] : []
  })
  return { records, total, page, pageSize }
}

export function presentIssue(
  issue: IssueRow,
  cause: CauseRow,
  lang: Lang,
): OutputOf<typeof listIssues>['records'][number] {
  const { amount, currency } = issue
  return {
    line: issue.line,
    cause: issue.cause,
    code: cause.code,
    severity: cause.severity,
    column: cause.column,
    value: issue.value,
    reason: pickText(fillReason(cause.reason, issue.params ?? {}), lang),
    fix: pickText(cause.fix, lang),
    amount: amount === null || currency === null ? null : { amount, currency },
    resolvedAt: issue.resolvedAt?.toISOString() ?? null,
  }
}
