import type { Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { ISSUE_TEXTS } from '../issue-texts.ts'
import type { BatchIssue, TransactionRow } from './row-batch.ts'
import { type ImportId, storedAmong, storedElsewhere, type StoredRow } from './transactions.repository.ts'

/** Rows of a file whose keys are there already. Their money is outside, or where the figures differ, an issue. */
export type RepeatedRows = {
  rows: ReadonlySet<TransactionRow>
  same: number
  different: number
  issues: BatchIssue[]
  issueSums: Record<string, number>
  outsideSums: Record<string, number>
}

/** What is stored with the key of a row: of another file, or of another line. */
export type EarlierRow = Omit<StoredRow, 'id' | 'import_id'>

/** Beyond those of the row itself. */
export const FIRST_PLACE = 1000

/**
 * The rows whose keys another file has in another month, by id: the day of a sale has moved since. Those that their own
 * month has as well are none of them.
 * @param months in which other files have rows
 */
export async function rowsElsewhere(
  tx: Transaction,
  id: ImportId,
  rows: readonly Pick<TransactionRow, 'month' | 'id'>[],
  months: readonly Day[],
): Promise<Map<string, StoredRow>> {
  const own = new Set(rows.map(({ month }) => month))
  const others = own.size === 1 ? months.filter((month) => !own.has(month)) : months
  const found = await storedElsewhere(tx, id, { months: others, ids: rows.map((row) => row.id) })
  if (found.length === 0) return new Map()
  const byId = new Map(found.map((one) => [one.id, one]))
  const here = await storedAmong(
    tx,
    id.companyId,
    rows.filter((row) => byId.has(row.id)),
  )
  return new Map([...byId].filter(([key]) => !here.has(key)))
}

type Written = {
  rows: readonly TransactionRow[]
  /** How many of them were inserted: none of those whose keys are elsewhere. */
  inserted: number
  elsewhere: ReadonlyMap<string, StoredRow>
}

/** Finds out which rows were not inserted, and why. */
export async function repeatedRows(
  tx: Transaction,
  { companyId, id }: ImportId,
  { rows, inserted, elsewhere }: Written,
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
  const here = rows.filter((row) => !elsewhere.has(row.id))
  const stored = inserted === here.length ? null : await storedAmong(tx, companyId, here)
  const owners = new Set<StoredRow>()
  for (const row of rows) {
    const one = elsewhere.get(row.id) ?? stored?.get(row.id)
    if (!one) {
      if (stored) throw new Error('a row was neither inserted nor there')
      continue
    }
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
    found.issues.push({ ...issueOfRepeated(row, one), place: FIRST_PLACE + found.issues.length })
  }
  return found
}

export const saysTheSame = (stored: Omit<EarlierRow, 'file'>, row: TransactionRow): boolean =>
  stored.day === row.day &&
  stored.currency === row.currency &&
  stored.amount === row.amount &&
  stored.depart === row.depart &&
  stored.arrive === row.arrive &&
  stored.quantity === row.quantity

export function issueOfRepeated(row: TransactionRow, earlier: EarlierRow): Omit<BatchIssue, 'place'> {
  const same = saysTheSame(earlier, row)
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
      // By the month the row is found again when that file is withdrawn.
      values: earlier.month === row.month ? {} : { month: earlier.month },
      reason: same ? ISSUE_TEXTS[code].reason : whoHasIt(earlier),
      fix: ISSUE_TEXTS[code].fix,
      amount: same ? null : { units: row.amount, currency: row.currency },
    },
  }
}

/** Rows that one file has in one month are one cause, so that its sentence names both. */
function whoHasIt({ file, month }: EarlierRow): BatchIssue['issue']['reason'] {
  const { en, zh } = ISSUE_TEXTS.IMPORTED_DIFFERENTLY.reason
  const filled = (text: string, lang: 'en' | 'zh') =>
    text.replace('{file}', () => file).replace('{month}', () => formatDay(month, lang, 'month'))
  return { en: filled(en, 'en'), zh: filled(zh, 'zh') }
}
