import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { companies } from '#accounts/server/accounts.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import type { DeclarationKind, FilingStatus } from '../../declaration.ts'
import { declarations, type DeclarationRow } from '../declarations.tables.ts'

export type WorkFilter = {
  /** Only these countries; undefined: all */
  countries?: readonly string[]
  kind?: DeclarationKind | undefined
  /** Without it all that is not at rest */
  statuses?: readonly FilingStatus[]
  number?: string
  page: number
  pageSize: number
}

export type Work = { row: DeclarationRow; company: string | null; payableBefore: number | null }

const { country, dueOn, id, kind, number, status, toDay } = declarations

/** What the staff work on, the earliest due day first; what is accepted by its period, the newest first. */
export async function pageOfWork(
  executor: Executor,
  filter: WorkFilter,
): Promise<{ rows: Work[]; total: number }> {
  const { page, pageSize } = filter
  const isAtRest = filter.statuses?.length === 1 && filter.statuses[0] === 'ACCEPTED'
  const where = and(
    filter.number === undefined ? stateOf(filter, isAtRest) : eq(number, filter.number),
    filter.countries && inArray(country, [...filter.countries]),
    filter.kind && eq(kind, filter.kind),
  )
  const order = isAtRest ? [desc(toDay), desc(id)] : [asc(dueOn), asc(country), asc(id)]
  const rows = await executor
    .select({ row: declarations, company: companies.name, payableBefore: payableBefore(executor) })
    .from(declarations)
    .leftJoin(companies, eq(companies.id, declarations.companyId))
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = { from: declarations, where, order, page, pageSize }
  return { rows, total: await totalOf(executor, list, rows.length) }
}

function stateOf({ statuses }: WorkFilter, isAtRest: boolean): SQL | undefined {
  if (isAtRest) return eq(status, 'ACCEPTED')
  return and(ne(status, 'ACCEPTED'), statuses && inArray(status, [...statuses]))
}

const earlier = alias(declarations, 'earlier')

/** What is compared with: what a correction corrects, else the period before of the same kind and registration. */
function payableBefore(executor: Executor): SQL<number | null> {
  const isCorrected = and(isNotNull(declarations.corrects), eq(earlier.id, declarations.corrects))
  const isPeriodBefore = and(
    isNull(declarations.corrects),
    eq(earlier.registrationId, declarations.registrationId),
    eq(earlier.kind, kind),
    isNull(earlier.corrects),
    lte(earlier.toDay, declarations.fromDay),
  )
  const found = executor
    .select({ payable: earlier.payable })
    .from(earlier)
    .where(and(eq(earlier.companyId, declarations.companyId), or(isCorrected, isPeriodBefore)))
    .orderBy(desc(earlier.toDay))
    .limit(1)
  return sql<number | null>`(${found})`.mapWith(Number)
}
