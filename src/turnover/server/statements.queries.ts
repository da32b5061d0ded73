import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { inScope } from '#staff/server/public.ts'
import { turnoverStatements, type StatementRow } from './turnover.tables.ts'

const NEWEST_FIRST = [desc(turnoverStatements.toDay), desc(turnoverStatements.id)]

export async function pageOfStatements(
  executor: Executor,
  {
    companyId,
    scope = 'all',
    page,
    pageSize,
  }: { companyId: string; scope?: StaffScope | undefined; page: number; pageSize: number },
): Promise<{ rows: StatementRow[]; total: number }> {
  const own = and(eq(turnoverStatements.companyId, companyId), inScope(scope, turnoverStatements))
  const [rows, total] = await Promise.all([
    executor
      .select()
      .from(turnoverStatements)
      .where(own)
      .orderBy(...NEWEST_FIRST)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    executor.$count(turnoverStatements, own),
  ])
  return { rows, total }
}

/** Up to `limit`, the newest period first. */
export function someStatements(
  executor: Executor,
  companyId: string,
  limit: number,
): Promise<StatementRow[]> {
  return executor
    .select()
    .from(turnoverStatements)
    .where(eq(turnoverStatements.companyId, companyId))
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
}

/** Statements whose days touch a span. */
export function statementsWithin(
  executor: Executor,
  { companyId, from, to }: { companyId: string; from: string; to: string },
): Promise<StatementRow[]> {
  return executor
    .select()
    .from(turnoverStatements)
    .where(
      and(
        eq(turnoverStatements.companyId, companyId),
        gte(turnoverStatements.toDay, from),
        lte(turnoverStatements.fromDay, to),
      ),
    )
    .orderBy(asc(turnoverStatements.id))
}

/** Of all companies: statements that wait for a rate. */
export function statementsAwaitingRates(executor: Executor, limit: number): Promise<StatementRow[]> {
  return executor
    .select()
    .from(turnoverStatements)
    .where(sql`jsonb_array_length(${turnoverStatements.comparison} -> 'missingRates') > 0`)
    .orderBy(asc(turnoverStatements.comparedAt))
    .limit(limit)
}
