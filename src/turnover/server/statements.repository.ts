import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { turnoverStatements, type StatementRow } from './turnover.tables.ts'

/** A statement of the same kind, marketplace, country and days takes the place of the earlier one. */
export async function putStatements(
  tx: Transaction,
  rows: readonly (typeof turnoverStatements.$inferInsert)[],
): Promise<void> {
  const { companyId, kind, channel, country, fromDay, toDay, currency } = turnoverStatements
  await tx
    .insert(turnoverStatements)
    .values([...rows])
    .onConflictDoUpdate({
      target: [companyId, kind, channel, country, fromDay, toDay, currency],
      set: {
        reported: sql`excluded.reported`,
        refunds: sql`excluded.refunds`,
        fees: sql`excluded.fees`,
        fileName: sql`excluded.file_name`,
        uploadedById: sql`excluded.uploaded_by_id`,
        uploadedAt: sql`excluded.uploaded_at`,
        comparison: null,
        comparedAt: null,
      },
    })
}

export async function deleteStatement(
  tx: Transaction,
  { companyId, id }: Pick<StatementRow, 'companyId' | 'id'>,
): Promise<boolean> {
  const rows = await tx
    .delete(turnoverStatements)
    .where(and(eq(turnoverStatements.companyId, companyId), eq(turnoverStatements.id, id)))
    .returning({ id: turnoverStatements.id })
  return rows.length > 0
}

/** Keeps a comparison, unless the statement was uploaded again meanwhile. */
export async function keepComparison(
  executor: Executor,
  { companyId, id, uploadedAt }: StatementRow,
  change: Pick<StatementRow, 'comparison' | 'comparedAt'>,
): Promise<void> {
  await executor
    .update(turnoverStatements)
    .set(change)
    .where(
      and(
        eq(turnoverStatements.companyId, companyId),
        eq(turnoverStatements.id, id),
        eq(turnoverStatements.uploadedAt, uploadedAt),
      ),
    )
}
