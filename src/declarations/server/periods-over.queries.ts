import { and, asc, eq, gt, gte, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { filingTerms, registrations, servicePeriods } from '#registrations/server/registrations.tables.ts'
import { firstDayKept } from '#vat/calendar/keeping.ts'
import { declarations } from './declarations.tables.ts'

/**
 * Periods of running and ended terms, of one company or all, that are over and have no declaration yet, in the order of
 * their ids. Reports
 * beside the returns have no figures of their own.
 */
export function periodsWithoutDeclaration(
  executor: Executor,
  {
    today,
    companyId,
    after,
    limit,
  }: { today: Day; companyId?: string | undefined; after: string; limit: number },
) {
  return executor
    .select({
      id: servicePeriods.id,
      companyId: servicePeriods.companyId,
      registrationId: servicePeriods.registrationId,
      kind: servicePeriods.kind,
      rhythm: servicePeriods.rhythm,
      fromDay: servicePeriods.fromDay,
      toDay: servicePeriods.toDay,
      dueOn: servicePeriods.dueOn,
      country: registrations.country,
      number: registrations.registrationNumber,
      calendar: filingTerms.calendar,
    })
    .from(servicePeriods)
    .innerJoin(filingTerms, eq(filingTerms.id, servicePeriods.termId))
    .innerJoin(registrations, eq(registrations.id, servicePeriods.registrationId))
    .leftJoin(
      declarations,
      and(
        eq(declarations.companyId, servicePeriods.companyId),
        eq(declarations.periodId, servicePeriods.id),
        isNull(declarations.corrects),
      ),
    )
    .where(
      and(
        gt(servicePeriods.id, after),
        companyId === undefined ? undefined : eq(servicePeriods.companyId, companyId),
        lt(servicePeriods.toDay, today),
        // What is not kept any more would be opened again.
        gte(servicePeriods.toDay, firstDayKept(today)),
        inArray(servicePeriods.kind, ['RETURN', 'ANNUAL']),
        or(eq(servicePeriods.state, 'OPEN'), eq(servicePeriods.state, 'CLOSED')),
        isNull(declarations.id),
      ),
    )
    .orderBy(asc(servicePeriods.id))
    .limit(limit)
}

export type PeriodOver = Awaited<ReturnType<typeof periodsWithoutDeclaration>>[number]
