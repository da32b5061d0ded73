import { and, between, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { mandateOf } from '../registration-mandate.ts'
import { mandatesIn } from './mandates/mandates.queries.ts'
import { filingTerms, registrations, servicePeriods } from './registrations.tables.ts'

/*
 * What a company's calendar shows of its registrations, each select for the days between two.
 */

export type Days = { from: Day; to: Day }

/** Returns that a term covers, by the day on which they are due, and whether we may file them today. */
export async function returnsDue(
  executor: Executor,
  companyId: string,
  { from, to, today }: Days & { today: Day },
) {
  const rows = await returnsBetween(executor, companyId, { from, to })
  const countries = [...new Set(rows.map(({ registration }) => registration.country))]
  const mandates = rows.length === 0 ? [] : await mandatesIn(executor, companyId, countries)
  return rows.map(({ registration, ...row }) => {
    const mandate = mandateOf({ ...registration, isFiled: true }, mandates, today)
    return { ...row, mayBeFiled: mandate?.isInForce ?? true }
  })
}
export type ReturnDue = Awaited<ReturnType<typeof returnsDue>>[number]

function returnsBetween(executor: Executor, companyId: string, { from, to }: Days) {
  return executor
    .select({
      id: servicePeriods.id,
      kind: servicePeriods.kind,
      rhythm: servicePeriods.rhythm,
      fromDay: servicePeriods.fromDay,
      toDay: servicePeriods.toDay,
      dueOn: sql<Day>`${servicePeriods.dueOn}`,
      registrationId: servicePeriods.registrationId,
      workOrderId: filingTerms.workOrderId,
      country: filingTerms.country,
      calendar: filingTerms.calendar,
      registration: {
        country: registrations.country,
        kind: registrations.kind,
        workOrderId: registrations.workOrderId,
        endedOn: registrations.endedOn,
      },
    })
    .from(servicePeriods)
    .innerJoin(filingTerms, eq(filingTerms.id, servicePeriods.termId))
    .innerJoin(registrations, eq(registrations.id, servicePeriods.registrationId))
    .where(
      and(
        eq(servicePeriods.companyId, companyId),
        eq(servicePeriods.state, 'OPEN'),
        between(servicePeriods.dueOn, from, to),
      ),
    )
}

/** Terms that end, by the last day that they cover, unless another goes on from there. */
export function termsEnding(executor: Executor, companyId: string, { from, to }: Days) {
  return executor
    .select({
      // A service is known by its registration, also where it is to be renewed.
      id: sql<string>`${filingTerms.registrationId}`,
      day: sql<Day>`${filingTerms.coversUntil}`,
      country: filingTerms.country,
      calendar: filingTerms.calendar,
      orderLineId: filingTerms.orderLineId,
      workOrderId: filingTerms.workOrderId,
    })
    .from(filingTerms)
    .where(
      and(
        eq(filingTerms.companyId, companyId),
        eq(filingTerms.status, 'RUNNING'),
        between(filingTerms.coversUntil, from, to),
        sql`not exists (select 1 from ${filingTerms} later where later.company_id = ${companyId}
          and later.registration_id = ${filingTerms}.registration_id and later.status = 'RUNNING'
          and later.covers_until > ${filingTerms}.covers_until)`,
      ),
    )
}
export type TermEnding = Awaited<ReturnType<typeof termsEnding>>[number]

/** Registrations by their last day. */
export function registrationsEnding(executor: Executor, companyId: string, { from, to }: Days) {
  return executor
    .select({
      id: registrations.id,
      day: sql<Day>`${registrations.validTo}`,
      country: registrations.country,
      productName: registrations.productName,
      workOrderId: registrations.workOrderId,
    })
    .from(registrations)
    .where(
      and(
        eq(registrations.companyId, companyId),
        isNull(registrations.endedOn),
        between(registrations.validTo, from, to),
      ),
    )
}
export type RegistrationEnding = Awaited<ReturnType<typeof registrationsEnding>>[number]
