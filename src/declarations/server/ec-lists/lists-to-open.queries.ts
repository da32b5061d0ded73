import { and, asc, eq, gte, inArray, isNull, lte, notExists, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { registrations, servicePeriods } from '#registrations/server/registrations.tables.ts'
import { isListed } from '#reports/server/public.ts'
import { transactionTotals, treatments } from '#reports/server/transactions.tables.ts'
import { firstDayKept } from '#vat/calendar/keeping.ts'
import { declarations } from '../declarations.tables.ts'

/** The state whose list asks for it: where the goods left. */
const STATE = sql<string>`coalesce(${treatments.facts} -> 'dispatch' ->> 'country', ${treatments.facts} ->> 'country')`
/** Goods from Northern Ireland leave under the British number. */
const NUMBER_OF = sql`case ${STATE} when 'XI' then 'GB' else ${STATE} end`
const LAST_DAY = sql<Day>`(${transactionTotals.month} + interval '1 month - 1 day')::date`

/**
 * Months that are over in which a company has something to list in a state whose returns we file, and that have no list
 * yet. @param companyId only of this company
 */
export function listsToOpen(
  executor: Executor,
  { today, companyId, limit }: { today: Day; companyId?: string | undefined; limit: number },
) {
  return (
    executor
      .selectDistinct({
        companyId: transactionTotals.companyId,
        registrationId: registrations.id,
        state: STATE,
        fromDay: transactionTotals.month,
        toDay: sql<Day>`${LAST_DAY}::text`,
      })
      .from(treatments)
      .innerJoin(
        transactionTotals,
        and(
          eq(transactionTotals.companyId, treatments.companyId),
          eq(transactionTotals.treatmentId, treatments.id),
        ),
      )
      .innerJoin(
        registrations,
        and(
          eq(registrations.companyId, treatments.companyId),
          eq(registrations.country, NUMBER_OF),
          eq(registrations.kind, 'VAT_NUMBER'),
        ),
      )
      // Paid for with the returns of these days.
      .innerJoin(
        servicePeriods,
        and(
          eq(servicePeriods.companyId, registrations.companyId),
          eq(servicePeriods.registrationId, registrations.id),
          eq(servicePeriods.kind, 'RETURN'),
          inArray(servicePeriods.state, ['OPEN', 'CLOSED']),
          lte(servicePeriods.fromDay, LAST_DAY),
          sql`${servicePeriods.toDay} >= ${transactionTotals.month}`,
        ),
      )
      .where(
        and(
          isListed,
          companyId === undefined ? undefined : eq(treatments.companyId, companyId),
          sql`${LAST_DAY} < ${today}::date`,
          // What is not kept any more would be opened again.
          gte(transactionTotals.month, firstDayKept(today)),
          notExists(
            executor
              .select({ id: declarations.id })
              .from(declarations)
              .where(
                and(
                  eq(declarations.companyId, treatments.companyId),
                  eq(declarations.registrationId, registrations.id),
                  eq(declarations.kind, 'EC_SALES_LIST'),
                  eq(declarations.fromDay, transactionTotals.month),
                  isNull(declarations.corrects),
                ),
              ),
          ),
        ),
      )
      .orderBy(asc(transactionTotals.month), asc(transactionTotals.companyId), asc(registrations.id))
      .limit(limit)
  )
}

export type ListToOpen = Awaited<ReturnType<typeof listsToOpen>>[number]
