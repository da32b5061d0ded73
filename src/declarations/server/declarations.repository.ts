import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import {
  declarationHistory,
  declarations,
  type DeclarationHistoryRow,
  type DeclarationRow,
} from './declarations.tables.ts'

/** @returns whether it is new: a period has one declaration, its corrections apart */
export async function insertDeclaration(tx: Transaction, row: DeclarationRow): Promise<boolean> {
  const inserted = await tx
    .insert(declarations)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: declarations.id })
  return inserted.length > 0
}

/** Locked until the transaction ends: all moves of a declaration wait for each other here. */
export async function lockDeclaration(
  tx: Transaction,
  companyId: string,
  id: string,
): Promise<DeclarationRow | undefined> {
  const [row] = await tx
    .select()
    .from(declarations)
    .where(and(eq(declarations.companyId, companyId), eq(declarations.id, id)))
    .for('update')
  return row
}

export async function updateDeclaration(
  tx: Transaction,
  { companyId, id }: Pick<DeclarationRow, 'companyId' | 'id'>,
  changes: Partial<DeclarationRow>,
): Promise<DeclarationRow> {
  const [row] = await tx
    .update(declarations)
    .set(changes)
    .where(and(eq(declarations.companyId, companyId), eq(declarations.id, id)))
    .returning()
  if (!row) throw new Error(`declaration ${id} is gone`)
  return row
}

/** Adds the next row of a declaration's history. The declaration is locked. */
export async function addHistory(
  tx: Transaction,
  row: Omit<DeclarationHistoryRow, 'ordinal'>,
): Promise<void> {
  const { companyId, declarationId } = row
  const last = tx
    .select({ value: sql<number>`coalesce(max(${declarationHistory.ordinal}), 0) + 1` })
    .from(declarationHistory)
    .where(
      and(eq(declarationHistory.companyId, companyId), eq(declarationHistory.declarationId, declarationId)),
    )
  await tx.insert(declarationHistory).values({ ...row, ordinal: sql`(${last})` })
}
