import { and, asc, count, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { companies } from '#accounts/server/accounts.tables.ts'
import { COMPANY_NAMES } from '#accounts/server/public.ts'
import { containing } from '#platform/server/containing.ts'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { inScope } from '#staff/server/public.ts'
import type { DeclarationKind, FilingStatus } from '../../declaration.ts'
import type { Holder } from '../../whose-turn.ts'
import type { WorkGroup } from '../../work-groups.ts'
import { declarations, workOrderOfStates, type DeclarationRow } from '../declarations.tables.ts'
import { isTurnOf } from '../turn.queries.ts'

export type WorkFilter = {
  scope: StaffScope
  /** Undefined: all that are in the scope */
  country?: string | undefined
  kind?: DeclarationKind | undefined
  /** Without it all that is not at rest */
  statuses?: readonly FilingStatus[]
  turn?: Holder | undefined
  number?: string
  /** A part of the company's name, in either script */
  named?: string
  /** Null: nobody works on it */
  assigneeId?: string | null
}

export type Work = {
  row: DeclarationRow
  company: { name: string; nameOriginal: string | null } | null
  assignee: string | null
  payableBefore: number | null
}

const { assigneeId, companyId, country, dueOn, id, kind, number, status, toDay } = declarations

const BY_DUE_DAY = [asc(dueOn), asc(country), asc(id)]
const ORDERS: Record<WorkGroup, SQL[]> = {
  DUE: BY_DUE_DAY,
  COUNTRY: [asc(country), asc(dueOn), asc(id)],
  STATE: [asc(workOrderOfStates(status)), ...BY_DUE_DAY],
}

/** What the staff work on, group after group; what is accepted by its period, the newest first. */
export async function pageOfWork(
  executor: Executor,
  filter: WorkFilter & { group: WorkGroup; page: number; pageSize: number },
): Promise<{ rows: Work[]; total: number }> {
  const { page, pageSize } = filter
  const where = matching(executor, filter)
  const order = isAtRest(filter) ? [desc(toDay), desc(id)] : ORDERS[filter.group]
  const rows = await workWith(executor, where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = { from: declarations, where, order, page, pageSize }
  return { rows, total: await totalOf(executor, list, rows.length) }
}

/** How many stand in each state; what is accepted is not counted, for it grows for ever. */
export async function countByStatus(
  executor: Executor,
  filter: Omit<WorkFilter, 'statuses'>,
): Promise<Partial<Record<FilingStatus, number>>> {
  const rows = await executor
    .select({ status, count: count() })
    .from(declarations)
    .where(and(matching(executor, filter), ne(status, 'ACCEPTED')))
    .groupBy(status)
  return Object.fromEntries(rows.map((row) => [row.status, row.count]))
}

/** The same by its due day, from the row after one that was read: for a file, some hundred at a time. */
export function workAfter(
  executor: Executor,
  filter: WorkFilter,
  { after, limit }: { after: DeclarationRow | null; limit: number },
): Promise<Work[]> {
  return workWith(executor, and(matching(executor, filter), after ? behind(after) : undefined))
    .orderBy(...BY_DUE_DAY)
    .limit(limit)
}

/** Rows without a due day come last. */
function behind(after: DeclarationRow): SQL | undefined {
  const next = sql`(${country}, ${id}) > (${after.country}::text, ${after.id}::text)`
  if (after.dueOn === null) return and(isNull(dueOn), next)
  return or(isNull(dueOn), gt(dueOn, after.dueOn), and(eq(dueOn, after.dueOn), next))
}

const workWith = (executor: Executor, where: SQL | undefined) =>
  executor
    .select({
      row: declarations,
      company: COMPANY_NAMES,
      assignee: staffMembers.name,
      payableBefore: payableBefore(executor),
    })
    .from(declarations)
    .leftJoin(companies, eq(companies.id, companyId))
    .leftJoin(staffMembers, eq(staffMembers.id, assigneeId))
    .where(where)

const isAtRest = ({ statuses, turn }: WorkFilter): boolean =>
  statuses ? statuses.length === 1 && statuses[0] === 'ACCEPTED' : turn === 'none'

const matching = (executor: Executor, filter: WorkFilter): SQL | undefined =>
  and(
    filter.number === undefined ? stateOf(filter) : eq(number, filter.number),
    filter.named === undefined ? undefined : inArray(companyId, companiesNamed(executor, filter.named)),
    inScope(filter.scope, declarations),
    filter.country === undefined ? undefined : eq(country, filter.country),
    filter.kind && eq(kind, filter.kind),
    filter.assigneeId === undefined
      ? undefined
      : filter.assigneeId === null
        ? isNull(assigneeId)
        : eq(assigneeId, filter.assigneeId),
  )

function stateOf(filter: WorkFilter): SQL | undefined {
  if (isAtRest(filter)) return eq(status, 'ACCEPTED')
  return and(
    ne(status, 'ACCEPTED'),
    filter.statuses && inArray(status, [...filter.statuses]),
    filter.turn && isTurnOf(filter.turn),
  )
}

const companiesNamed = (executor: Executor, named: string) =>
  executor
    .select({ id: companies.id })
    .from(companies)
    .where(
      or(
        containing(sql`lower(${companies.name})`, named),
        containing(sql`lower(${companies.nameOriginal})`, named),
      ),
    )

const earlier = alias(declarations, 'earlier')

/** What is compared with: what a correction corrects, else the period before of the same kind and registration. */
function payableBefore(executor: Executor): SQL<number | null> {
  const of = (where: SQL | undefined) =>
    executor
      .select({ payable: earlier.payable })
      .from(earlier)
      .where(and(eq(earlier.companyId, declarations.companyId), where))
  const corrected = of(eq(earlier.id, declarations.corrects))
  const periodBefore = of(
    and(
      eq(earlier.registrationId, declarations.registrationId),
      eq(earlier.kind, kind),
      isNull(earlier.corrects),
      lte(earlier.toDay, declarations.fromDay),
    ),
  )
    .orderBy(desc(earlier.toDay))
    .limit(1)
  // Asked apart, so that each has its index: together they read all that a company ever declared, for every row.
  return sql<
    number | null
  >`case when ${declarations.corrects} is null then (${periodBefore}) else (${corrected}) end`.mapWith(Number)
}
