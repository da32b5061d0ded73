import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import { COMPANY_NAMES } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { inScope } from '#staff/server/public.ts'
import { workOrders } from '#work-orders/server/work-orders.tables.ts'
import { askedSince } from '../inspections/inspection-fields.ts'
import type { InspectionState } from '../inspections/inspection-kinds.ts'
import type { OpenPost } from '../open-post.ts'
import { inspections, type InspectionRow } from './inspections.tables.ts'
import { inspectionsCalled } from './post-search.queries.ts'

export type NamedInspection = {
  inspection: InspectionRow
  company: { name: string; nameOriginal: string | null } | null
  number: string | null
}

const named = (executor: Executor) =>
  executor
    .select({
      inspection: inspections,
      company: COMPANY_NAMES,
      number: workOrders.number,
    })
    .from(inspections)
    .leftJoin(companies, eq(companies.id, inspections.companyId))
    .leftJoin(workOrders, eq(workOrders.id, inspections.workOrderId))

const LAST_CHANGED = [desc(inspections.changedAt), desc(inspections.id)]
const ORDER = {
  OPEN: [asc(inspections.dueDay), asc(inspections.createdAt), asc(inspections.id)],
  ANSWERED: LAST_CHANGED,
  CLOSED: LAST_CHANGED,
}

const NEWEST = [desc(inspections.createdAt), desc(inspections.id)]
/** First what something is due of, by its day. */
const OPEN_FIRST = [
  desc(eq(inspections.state, 'OPEN')),
  sql`case when ${inspections.state} = 'OPEN' then ${inspections.dueDay} end asc nulls last`,
  ...NEWEST,
]

/** One page of a state, or of what a keyword names, or of a work order. */
export async function pageOfInspections(
  executor: Executor,
  filter: {
    state: InspectionState
    keyword?: string | undefined
    workOrderId?: string | undefined
    scope: StaffScope
    page: number
    pageSize: number
  },
): Promise<{ rows: NamedInspection[]; total: number }> {
  const { state, keyword, workOrderId, scope, page, pageSize } = filter
  const isOfAny = Boolean(keyword || workOrderId)
  const where = and(
    keyword ? await inspectionsCalled(executor, keyword) : undefined,
    workOrderId ? eq(inspections.workOrderId, workOrderId) : undefined,
    isOfAny ? undefined : eq(inspections.state, state),
    inScope(scope, inspections),
  )
  const order = workOrderId ? OPEN_FIRST : keyword ? NEWEST : ORDER[state]
  const rows = await named(executor)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = { from: inspections, where, order, page, pageSize }
  return { rows, total: await totalOf(executor, list, rows.length) }
}

export async function findInspection(executor: Executor, id: string): Promise<NamedInspection | undefined> {
  const [row] = await named(executor).where(eq(inspections.id, id))
  return row
}

/** Those about a work order that its company sees, the newest first. */
export function inspectionsShownOn(
  executor: Executor,
  about: { companyId: string; workOrderId: string; limit: number },
): Promise<InspectionRow[]> {
  const { companyId, workOrderId, limit } = about
  return executor
    .select()
    .from(inspections)
    .where(
      and(
        eq(inspections.workOrderId, workOrderId),
        eq(inspections.companyId, companyId),
        eq(inspections.visibleToSeller, true),
      ),
    )
    .orderBy(desc(inspections.createdAt), desc(inspections.id))
    .limit(limit)
}

/** The earliest day on which something must be done about a work order's open inspections, and when the last one asked. */
export async function openInspectionsOf(executor: Executor, workOrderId: string): Promise<OpenPost> {
  const { dueDay, createdAt, handedOver } = inspections
  const rows = await executor
    .select({ dueDay, createdAt, handedOver })
    .from(inspections)
    .where(and(eq(inspections.workOrderId, workOrderId), eq(inspections.state, 'OPEN')))
  const days = rows.flatMap(({ dueDay: day }) => day ?? [])
  const since = rows.map((row) => askedSince(row).getTime())
  return {
    day: days.toSorted()[0] ?? null,
    since: since.length === 0 ? null : new Date(Math.max(...since)),
  }
}

/** Open ones whose day has passed and is not the authority's: it was the last one for an objection. */
export async function inspectionsPastLaw(executor: Executor, today: Day): Promise<string[]> {
  const { id, state, dueDay, answerBy } = inspections
  const rows = await executor
    .select({ id })
    .from(inspections)
    .where(and(eq(state, 'OPEN'), lt(dueDay, today), sql`${dueDay} is distinct from ${answerBy}`))
  return rows.map((row) => row.id)
}
