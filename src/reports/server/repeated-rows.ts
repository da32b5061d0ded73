import type { Transaction } from '#platform/server/database.ts'
import { ISSUE_TEXTS } from '../issue-texts.ts'
import type { ImportRow } from './reports.tables.ts'
import type { BatchIssue, TransactionRow } from './row-batch.ts'
import { storedAmong, type StoredRow } from './transactions.repository.ts'

/** Rows of a file whose keys are there already. Their money is outside, or where the figures differ, an issue. */
export type RepeatedRows = {
  rows: ReadonlySet<TransactionRow>
  same: number
  different: number
  issues: BatchIssue[]
  issueSums: Record<string, number>
  outsideSums: Record<string, number>
}

/** Beyond those of the row itself. */
export const FIRST_PLACE = 1000

/** Finds out which rows were not inserted, and why. */
export async function repeatedRows(
  tx: Transaction,
  { companyId, id }: ImportRow,
  rows: readonly TransactionRow[],
  inserted: number,
): Promise<RepeatedRows> {
  const repeated = new Set<TransactionRow>()
  const found: RepeatedRows = {
    rows: repeated,
    same: 0,
    different: 0,
    issues: [],
    issueSums: {},
    outsideSums: {},
  }
  if (inserted === rows.length) return found
  const stored = await storedAmong(tx, companyId, rows)
  const owners = new Set<StoredRow>()
  for (const row of rows) {
    const one = stored.get(row.id)
    if (!one) throw new Error('a row was neither inserted nor there')
    if (one.import_id === id && one.line === row.line && !owners.has(one)) {
      owners.add(one)
      continue
    }
    repeated.add(row)
    const same = saysTheSame(one, row)
    const sums = same ? found.outsideSums : found.issueSums
    sums[row.currency] = (sums[row.currency] ?? 0) + row.amount
    if (same) found.same++
    else found.different++
    found.issues.push({ ...issueOfRepeated(row, same), place: FIRST_PLACE + found.issues.length })
  }
  return found
}

export const saysTheSame = (stored: Omit<StoredRow, 'id'>, row: TransactionRow): boolean =>
  stored.day === row.day &&
  stored.currency === row.currency &&
  stored.amount === row.amount &&
  stored.depart === row.depart &&
  stored.arrive === row.arrive &&
  stored.quantity === row.quantity

export function issueOfRepeated(row: TransactionRow, same: boolean): Omit<BatchIssue, 'place'> {
  const code = same ? 'IMPORTED_BEFORE' : 'IMPORTED_DIFFERENTLY'
  return {
    rowId: null,
    row: { month: row.month, depart: row.depart, arrive: row.arrive, sku: row.sku },
    issue: {
      line: row.line,
      code,
      severity: same ? 'WARNING' : 'ERROR',
      field: 'orderId',
      column: null,
      value: row.order_id,
      values: {},
      ...ISSUE_TEXTS[code],
      amount: same ? null : { units: row.amount, currency: row.currency },
    },
  }
}
