import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { workOrderInScope } from '#staff/server/public.ts'
import type { ConfirmationStatus } from '../contract.ts'
import { confirmations, type ConfirmationRow } from './confirmations.tables.ts'

export async function pageOfConfirmations(
  executor: Executor,
  filter: { companyId: string; workOrderId: string; page: number; pageSize: number },
) {
  const { companyId, workOrderId, page, pageSize } = filter
  const where = and(eq(confirmations.companyId, companyId), eq(confirmations.workOrderId, workOrderId))
  const order = [desc(confirmations.number)]
  const rows = await executor
    .select()
    .from(confirmations)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = { from: confirmations, where, order, page, pageSize }
  return { rows, total: await totalOf(executor, list, rows.length), page, pageSize }
}

export async function findConfirmation(
  executor: Executor,
  { companyId, letterId }: { companyId: string; letterId: string },
): Promise<ConfirmationRow | undefined> {
  const [row] = await executor
    .select()
    .from(confirmations)
    .where(and(eq(confirmations.companyId, companyId), eq(confirmations.id, letterId)))
  return row
}

export async function findByCodeHash(
  executor: Executor,
  codeHash: string,
): Promise<ConfirmationRow | undefined> {
  const [row] = await executor.select().from(confirmations).where(eq(confirmations.codeHash, codeHash))
  return row
}

const { replacedAt, revokedAt } = confirmations
const IN_STATUS: Record<ConfirmationStatus, SQL | undefined> = {
  VALID: and(isNull(replacedAt), isNull(revokedAt)),
  REPLACED: and(isNotNull(replacedAt), isNull(revokedAt)),
  WITHDRAWN: isNotNull(revokedAt),
}

/** Letters of all companies, for the staff: all, that of a number, or those on a work order. */
export async function pageOfAllConfirmations(
  executor: Executor,
  filter: {
    status?: ConfirmationStatus | undefined
    number?: string
    workOrder?: { id: string; companyId: string }
    scope: StaffScope
    page: number
    pageSize: number
  },
) {
  const { status, number, workOrder, scope, page, pageSize } = filter
  const where = and(
    workOrderInScope(scope, confirmations.workOrderId),
    status && IN_STATUS[status],
    number === undefined ? undefined : eq(confirmations.number, number),
    workOrder &&
      and(eq(confirmations.companyId, workOrder.companyId), eq(confirmations.workOrderId, workOrder.id)),
  )
  const order = [desc(confirmations.createdAt), desc(confirmations.id)]
  const rows = await executor
    .select({ letter: confirmations, company: companies.name })
    .from(confirmations)
    .leftJoin(companies, eq(companies.id, confirmations.companyId))
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = { from: confirmations, where, order, page, pageSize }
  return { rows, total: await totalOf(executor, list, rows.length), page, pageSize }
}
