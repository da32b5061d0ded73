import { and, eq, isNull, sql } from 'drizzle-orm'
import { notHeld } from '#platform/server/legal-hold.queries.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { NamedPlace } from '../../data-classes.ts'
import { erasures, forgotten } from '../privacy.tables.ts'
import { rowsOfCompanies } from '../rows-of-companies.queries.ts'

type Rows = Pick<NamedPlace, 'table' | 'over' | 'bytes' | 'binds'>

/**
 * Deletes some of a company's rows. Invoices and acceptances, which refuse every other deletion, are told that their
 * time is over. @returns how many went, and the files they named, and the records to which others are bound
 */
export async function deleteSome(
  tx: Transaction,
  place: Rows,
  companyId: string,
  most: number,
): Promise<{ count: number; fileIds: string[]; records: string[] }> {
  const table = sql.identifier(place.table)
  const mine = rowsOfCompanies(place, [companyId])
  const bytes = place.bytes ? sql.identifier(place.bytes) : sql`null`
  const record = place.binds ? sql.identifier('id') : sql`null`
  await tx.execute(sql`select set_config('greenlane.forgetting', 'on', true)`)
  const { rows } = await tx.execute<{ file: string | null; record: string | null }>(
    sql`delete from ${table} where ${mine} and (tableoid, ctid) in
      (select tableoid, ctid from ${table} where ${mine} limit ${most}) returning ${bytes} as file, ${record} as record`,
  )
  return {
    count: rows.length,
    fileIds: rows.flatMap(({ file }) => file ?? []),
    records: rows.flatMap((row) => row.record ?? []),
  }
}

export async function forgottenOf(executor: Executor, companyId: string): Promise<Set<string>> {
  const rows = await executor
    .select({ classKey: forgotten.classKey })
    .from(forgotten)
    .where(and(eq(forgotten.companyId, companyId), sql`${forgotten.doneAt} is not null`))
  return new Set(rows.map(({ classKey }) => classKey))
}

export async function countForgotten(
  tx: Transaction,
  row: { companyId: string; classKey: string; count: number },
): Promise<void> {
  await tx
    .insert(forgotten)
    .values(row)
    .onConflictDoUpdate({
      target: [forgotten.companyId, forgotten.classKey],
      set: { count: sql`${forgotten.count} + ${row.count}` },
    })
}

export async function endForgetting(
  tx: Transaction,
  { companyId, classKey, at }: { companyId: string; classKey: string; at: Date },
): Promise<void> {
  await countForgotten(tx, { companyId, classKey, count: 0 })
  await tx
    .update(forgotten)
    .set({ doneAt: at })
    .where(
      and(eq(forgotten.companyId, companyId), eq(forgotten.classKey, classKey), isNull(forgotten.doneAt)),
    )
}

/**
 * What people agreed to who were erased before a moment: their companies may go on for long.
 * @returns how many rows went
 */
export async function deleteAcceptancesOfErased(tx: Transaction, before: Date): Promise<number> {
  await tx.execute(sql`select set_config('greenlane.forgetting', 'on', true)`)
  const { rowCount } = await tx.execute(
    sql`delete from agreement_acceptances where user_id in (
      select ${erasures.userId} from ${erasures} where ${erasures.status} = 'DONE' and ${erasures.finishedAt} < ${before})
      and ${notHeld({ company: sql`agreement_acceptances.company_id`, person: sql`agreement_acceptances.user_id` })}`,
  )
  return rowCount ?? 0
}
