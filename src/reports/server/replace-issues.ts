import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '#platform/server/database.ts'
import type { CauseBook } from './cause-book.ts'
import { issuesBetween, type IssueRow } from './issues.queries.ts'
import {
  deleteIssuesBetween,
  insertCauses,
  insertIssues,
  keepResolved,
  type NewIssue,
} from './issues.repository.ts'
import type { BatchIssue } from './row-batch.ts'
import type { ImportId } from './transactions.repository.ts'

type Found = { causes: CauseBook; issues: readonly BatchIssue[]; after: number; last: number }

/**
 * Replaces the issues of some lines by those that are found in them now, where they differ. What a later file has mended
 * stays mended. How many there are of each cause is written at the end, when all lines are known.
 */
export async function replaceIssues(
  tx: Transaction,
  id: ImportId,
  { causes, issues, after, last }: Found,
): Promise<void> {
  const found = causes.take(issues)
  await insertCauses(tx, found.causes)
  if (last <= after) return
  const before = await issuesBetween(tx, id, after + 1, last)
  if (isDeepStrictEqual(before.map(essenceOfRow), found.issues.map(essenceOfNew))) return
  await deleteIssuesBetween(tx, id, after + 1, last)
  await insertIssues(tx, id, found.issues)
  const mended = before.flatMap(({ line, rowId, resolvedAt }) =>
    resolvedAt === null ? [] : [{ line, row_id: rowId, at: resolvedAt.toISOString() }],
  )
  await keepResolved(tx, id, mended)
}

/** Places are numbered batch by batch, and say nothing. */
const essenceOfRow = ({ line, cause, value, params, amount, currency, rowId }: IssueRow) => [
  line,
  cause,
  value,
  params,
  amount,
  currency,
  rowId?.replaceAll('-', '') ?? null,
]
const essenceOfNew = ({ line, cause, value, params, amount, currency, row_id }: NewIssue) => [
  line,
  cause,
  value,
  params,
  amount,
  currency,
  row_id,
]
