import { and, desc, eq } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import { letters, type LetterRow } from './letters.tables.ts'

export async function pageOfLetters(
  executor: Executor,
  filter: { companyId: string; workOrderId: string; page: number; pageSize: number },
) {
  const { companyId, workOrderId, page, pageSize } = filter
  const where = and(eq(letters.companyId, companyId), eq(letters.workOrderId, workOrderId))
  const order = [desc(letters.number)]
  const rows = await executor
    .select()
    .from(letters)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = { from: letters, where, order, page, pageSize }
  return { rows, total: await totalOf(executor, list, rows.length), page, pageSize }
}

export async function findLetter(
  executor: Executor,
  { companyId, letterId }: { companyId: string; letterId: string },
): Promise<LetterRow | undefined> {
  const [row] = await executor
    .select()
    .from(letters)
    .where(and(eq(letters.companyId, companyId), eq(letters.id, letterId)))
  return row
}

export async function findByCodeHash(executor: Executor, codeHash: string): Promise<LetterRow | undefined> {
  const [row] = await executor.select().from(letters).where(eq(letters.codeHash, codeHash))
  return row
}
