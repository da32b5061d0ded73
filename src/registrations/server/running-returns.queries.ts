import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { preparedOnce } from '#platform/server/prepared.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { filingTerms, servicePeriods } from './registrations.tables.ts'

/** Returns that are filed for a company in a country: the first day of sales that they cover, and the next due day. */
export type RunningReturns = { country: string; coversFrom: Day; nextDueOn: Day | null }

export async function runningReturnsOf(
  executor: Executor,
  companyId: string,
  today: Day,
): Promise<RunningReturns[]> {
  const rows = await runningReturns(executor, 'own').execute({ companyId, today })
  return rows.flatMap(({ coversFrom, ...row }) => (coversFrom === null ? [] : [{ ...row, coversFrom }]))
}

const runningReturns = preparedOnce((executor, _shape: 'own') =>
  executor
    .select({
      country: filingTerms.country,
      coversFrom: sql<Day | null>`min(${filingTerms.coversFrom})::text`,
      nextDueOn: sql<Day | null>`min(${servicePeriods.dueOn})::text`,
    })
    .from(filingTerms)
    .leftJoin(
      servicePeriods,
      and(
        eq(servicePeriods.termId, filingTerms.id),
        eq(servicePeriods.state, 'OPEN'),
        gte(servicePeriods.dueOn, sql.placeholder('today')),
      ),
    )
    .where(and(eq(filingTerms.companyId, sql.placeholder('companyId')), eq(filingTerms.status, 'RUNNING')))
    .groupBy(filingTerms.country)
    .orderBy(asc(filingTerms.country))
    .prepare(''),
)
