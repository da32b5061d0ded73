import type { Executor } from '#platform/server/database.ts'
import type { Declaration } from '../contract.ts'
import { turnOf } from '../whose-turn.ts'
import { correctionsAmong } from './corrections.queries.ts'
import type { DeclarationRow } from './declarations.tables.ts'

/** The authority's own, or ours, which says what it answered: its reference, and when. */
const hasReceipt = ({ receiptFileId, reference, filedAt }: DeclarationRow): boolean =>
  receiptFileId !== null || (reference !== null && filedAt !== null)

export function presentDeclaration(row: DeclarationRow, correction: Declaration['correction']): Declaration {
  const { id, number, kind, country, stream, scheme, frequency, status, fromDay, toDay, label } = row
  const amount = (value: number | null) => (value === null ? null : { amount: value, currency: row.currency })
  return {
    id,
    number,
    kind,
    country,
    stream,
    scheme,
    period: { from: fromDay, to: toDay, label },
    frequency,
    status,
    turn: turnOf(row),
    taxStatus: row.taxStatus,
    base: amount(row.base),
    vat: amount(row.vat),
    payable: amount(row.payable),
    dueAt: row.dueOn,
    payBy: row.payBy,
    hasReceipt: hasReceipt(row),
    correction,
  }
}

/** Several, each with which correction it is. */
export async function presentDeclarations(
  executor: Executor,
  rows: readonly DeclarationRow[],
): Promise<Declaration[]> {
  const corrections = await correctionsAmong(executor, rows)
  return rows.map((row) => presentDeclaration(row, corrections.get(row.id) ?? null))
}
