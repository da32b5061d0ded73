import type { EarlierRow } from './repeated-rows.ts'
import type { StoredRow } from './transactions.repository.ts'
import type { EarlierVerdict, JudgedRow, RowKey } from './rejudgements.repository.ts'
import type { RowBatch, TransactionRow } from './row-batch.ts'

/** What becomes of a batch of rows that are determined anew, beside what the database has of them. */
export type Rejudged = {
  /** All that count now, as they do. */
  kept: TransactionRow[]
  /** Of these: those that did not count before, and those that have another verdict now. */
  added: TransactionRow[]
  changed: { from: JudgedRow; to: TransactionRow }[]
  /** Counted before, and do not any more. */
  removed: JudgedRow[]
  /** Other files, or other lines, have the row. */
  repeated: { row: TransactionRow; earlier: EarlierRow }[]
}

/**
 * @param stored by id, of the rows' own months; it is changed to what is stored afterwards
 * @param elsewhere by id, of other files in other months
 */
export function rejudgeRows(
  { rows, others }: Pick<RowBatch, 'rows' | 'others'>,
  { id: importId, fileName: file }: { id: string; fileName: string },
  { stored, elsewhere }: { stored: Map<string, JudgedRow>; elsewhere: ReadonlyMap<string, StoredRow> },
): Rejudged {
  const isOwn = (one: JudgedRow, { line }: RowKey) => one.import_id === importId && one.line === line
  const result: Rejudged = { kept: [], added: [], changed: [], removed: [], repeated: [] }
  for (const key of others) {
    const one = stored.get(key.id)
    if (!one || !isOwn(one, key)) continue
    stored.delete(key.id)
    result.removed.push(one)
  }
  for (const row of rows) {
    const one = stored.get(row.id)
    const earlier = one ? (isOwn(one, row) ? undefined : one) : elsewhere.get(row.id)
    if (earlier) {
      result.repeated.push({ row, earlier })
      continue
    }
    result.kept.push(row)
    if (!one) result.added.push(row)
    else if (VERDICT.some((name) => one[name] !== row[name])) result.changed.push({ from: one, to: row })
    stored.set(row.id, { ...row, import_id: importId, file })
  }
  return result
}

const VERDICT = [
  // Goods that are moved are in the currency of their price.
  'currency',
  'treatment_id',
  'reason_id',
  'net',
  'vat',
  'gross',
  'acquisition_vat',
  'amount',
  'rate_day',
  'original_day',
  'distance_sales',
] as const satisfies readonly (keyof TransactionRow)[]

/** What the rows were, to be kept. */
export function earlierVerdicts({ added, changed, removed }: Rejudged): EarlierVerdict[] {
  const none = { treatment_id: null, reason_id: null, net: null, vat: null, gross: null }
  return [
    ...[...removed, ...changed.map(({ from }) => from)].map(
      ({ month, id, treatment_id, reason_id, net, vat, gross }) => ({
        month,
        id,
        treatment_id,
        reason_id,
        net,
        vat,
        gross,
      }),
    ),
    ...added.map(({ month, id }) => ({ month, id, ...none })),
  ]
}
