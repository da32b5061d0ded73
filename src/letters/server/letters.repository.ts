import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { letters, type LetterRow } from './letters.tables.ts'

/** The letters on a work order that are in force are so no longer. */
export async function replaceLetters(
  tx: Transaction,
  { companyId, workOrderId, at }: { companyId: string; workOrderId: string; at: Date },
): Promise<void> {
  await tx
    .update(letters)
    .set({ replacedAt: at })
    .where(
      and(
        eq(letters.companyId, companyId),
        eq(letters.workOrderId, workOrderId),
        isNull(letters.replacedAt),
        isNull(letters.revokedAt),
      ),
    )
}

export async function insertLetter(tx: Transaction, row: typeof letters.$inferInsert): Promise<LetterRow> {
  const [inserted] = await tx.insert(letters).values(row).returning()
  if (!inserted) throw new Error('a letter was inserted without a row')
  return inserted
}

/** @returns undefined if it was withdrawn before */
export async function revokeLetterRow(
  tx: Transaction,
  { companyId, letterId, at }: { companyId: string; letterId: string; at: Date },
): Promise<LetterRow | undefined> {
  const [row] = await tx
    .update(letters)
    .set({ revokedAt: at })
    .where(and(eq(letters.companyId, companyId), eq(letters.id, letterId), isNull(letters.revokedAt)))
    .returning()
  return row
}

export async function countLookUp(
  tx: Transaction,
  { companyId, id, at }: { companyId: string; id: string; at: Date },
): Promise<void> {
  await tx
    .update(letters)
    .set({ lookUps: sql`${letters.lookUps} + 1`, lookedUpAt: at })
    .where(and(eq(letters.companyId, companyId), eq(letters.id, id)))
}
