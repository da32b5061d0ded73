import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { workOrderInScope } from '#staff/server/public.ts'
import { addDays, type Day } from '#platform/shared/calendar.ts'
import { EXPIRES_WITHIN_DAYS, MOST_ORIGINALS, type OriginalStatus } from '../../originals/originals.ts'
import type { OriginalView } from '../../staff/originals-contract.ts'
import { workOrders } from '../work-orders.tables.ts'
import { woOriginalMoves, woOriginals, type OriginalMoveRow, type OriginalRow } from '../originals.tables.ts'

type OfWork = { companyId: string; workOrderId: string }

/** In the order in which they were put down. */
export async function originalsOf(
  executor: Executor,
  { companyId, workOrderId }: OfWork,
): Promise<OriginalRow[]> {
  return executor
    .select()
    .from(woOriginals)
    .where(and(eq(woOriginals.companyId, companyId), eq(woOriginals.workOrderId, workOrderId)))
    .orderBy(asc(woOriginals.createdAt), asc(woOriginals.id))
    .limit(MOST_ORIGINALS)
}

export async function findOriginal(
  executor: Executor,
  { companyId, workOrderId, id }: OfWork & { id: string },
): Promise<OriginalRow | undefined> {
  const [row] = await executor
    .select()
    .from(woOriginals)
    .where(
      and(
        eq(woOriginals.companyId, companyId),
        eq(woOriginals.id, id),
        eq(woOriginals.workOrderId, workOrderId),
      ),
    )
  return row
}

/** Oldest first. */
export async function movesOfOriginals(
  executor: Executor,
  companyId: string,
  ids: readonly string[],
): Promise<OriginalMoveRow[]> {
  if (ids.length === 0) return []
  return executor
    .select()
    .from(woOriginalMoves)
    .where(and(eq(woOriginalMoves.companyId, companyId), inArray(woOriginalMoves.originalId, [...ids])))
    .orderBy(asc(woOriginalMoves.originalId), asc(woOriginalMoves.number))
}

const IN_VIEW: Record<Exclude<OriginalView, 'expiring'>, OriginalStatus[]> = {
  awaited: ['ASKED', 'ON_THE_WAY'],
  here: ['HERE'],
  out: ['OUT'],
  sentBack: ['SENT_BACK'],
}

function ofView(view: OriginalView, today: Day) {
  if (view !== 'expiring')
    return {
      where: inArray(woOriginals.status, IN_VIEW[view]),
      order: [asc(woOriginals.statusSince), asc(woOriginals.id)],
    }
  return {
    where: and(
      // As the partial index says it.
      sql`${woOriginals.status} in ('ASKED', 'ON_THE_WAY', 'HERE', 'OUT')`,
      lte(woOriginals.validUntil, addDays(today, EXPIRES_WITHIN_DAYS)),
      gte(woOriginals.validUntil, addDays(today, -365)),
    ),
    order: [asc(woOriginals.validUntil), asc(woOriginals.id)],
  }
}

/** Of all work orders: what has been where it is for longest; of those that end, what ends next. */
export async function pageOfOriginals(
  executor: Executor,
  {
    view,
    scope,
    today,
    page,
    pageSize,
  }: { view: OriginalView; scope: StaffScope; today: Day; page: number; pageSize: number },
) {
  const { where: isInView, order } = ofView(view, today)
  const where = and(isInView, workOrderInScope(scope, woOriginals.workOrderId))
  const rows = await executor
    .select({
      original: woOriginals,
      number: workOrders.number,
      country: workOrders.country,
      company: companies.name,
    })
    .from(woOriginals)
    .innerJoin(workOrders, eq(workOrders.id, woOriginals.workOrderId))
    .innerJoin(companies, eq(companies.id, woOriginals.companyId))
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = { from: woOriginals, where, order, page, pageSize }
  return { rows, total: await totalOf(executor, list, rows.length) }
}
