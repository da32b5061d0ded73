import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import type { LetterStatus } from '../contract.ts'
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

const { replacedAt, revokedAt } = letters
const IN_STATUS: Record<LetterStatus, SQL | undefined> = {
  VALID: and(isNull(replacedAt), isNull(revokedAt)),
  REPLACED: and(isNotNull(replacedAt), isNull(revokedAt)),
  WITHDRAWN: isNotNull(revokedAt),
}

/** Letters of all companies, for the staff: all, that of a number, or those on a work order. */
export async function pageOfAllLetters(
  executor: Executor,
  filter: {
    status?: LetterStatus | undefined
    number?: string
    workOrder?: { id: string; companyId: string }
    page: number
    pageSize: number
  },
) {
  const { status, number, workOrder, page, pageSize } = filter
  const where = and(
    status && IN_STATUS[status],
    number === undefined ? undefined : eq(letters.number, number),
    workOrder && and(eq(letters.companyId, workOrder.companyId), eq(letters.workOrderId, workOrder.id)),
  )
  const order = [desc(letters.createdAt), desc(letters.id)]
  const rows = await executor
    .select({ letter: letters, company: companies.name })
    .from(letters)
    .leftJoin(companies, eq(companies.id, letters.companyId))
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = { from: letters, where, order, page, pageSize }
  return { rows, total: await totalOf(executor, list, rows.length), page, pageSize }
}
