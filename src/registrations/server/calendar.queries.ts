import { and, between, eq, isNull, ne, or, sql, type Placeholder } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { CompanyParam } from '#platform/server/opaque.ts'
import { preparedOnce } from '#platform/server/prepared.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { mandateOf } from '../registration-mandate.ts'
import { mandates } from './mandates.tables.ts'
import { filingTerms, registrations, servicePeriods } from './registrations.tables.ts'

/*
 * What a company's calendar shows of its registrations, each select for the days between two.
 */

type Days = { from: Day; to: Day }
/** Days as parameters of a prepared statement. */
type DaysGiven = { from: Placeholder; to: Placeholder }

/** Returns that a term covers, by the day on which they are due, and whether we may file them today. */
export async function returnsDue(
  executor: Executor,
  companyId: string,
  { from, to, today }: Days & { today: Day },
) {
  const rows = await returnsBetween(executor, 'own').execute({ companyId, from, to })
  const acting = rows.length === 0 ? [] : await actingMandates(executor, 'own').execute({ companyId })
  return rows.map(({ kindOfNumber, registeredIn, registeredBy, endedOn, ...row }) => {
    const registration = { kind: kindOfNumber, country: registeredIn, workOrderId: registeredBy, endedOn }
    const mandate = mandateOf({ ...registration, isFiled: true }, acting, today)
    return { ...row, mayBeFiled: mandate?.isInForce ?? true }
  })
}
export type ReturnDue = Awaited<ReturnType<typeof returnsDue>>[number]

const returnsBetween = preparedOnce((executor, _shape: 'own') =>
  executor
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
      kindOfNumber: registrations.kind,
      registeredIn: registrations.country,
      registeredBy: registrations.workOrderId,
      endedOn: registrations.endedOn,
    })
    .from(servicePeriods)
    .innerJoin(filingTerms, eq(filingTerms.id, servicePeriods.termId))
    .innerJoin(registrations, eq(registrations.id, servicePeriods.registrationId))
    .where(
      and(
        eq(servicePeriods.companyId, sql.placeholder('companyId')),
        eq(servicePeriods.state, 'OPEN'),
        between(servicePeriods.dueOn, sql.placeholder('from'), sql.placeholder('to')),
      ),
    )
    .prepare(''),
)

/** What decides whether the agency may act: whatever has not ended, and what was revoked. */
const actingMandates = preparedOnce((executor, _shape: 'own') =>
  executor
    .select({
      id: mandates.id,
      country: mandates.country,
      scope: mandates.scope,
      workOrderId: mandates.workOrderId,
      status: mandates.status,
      expiresOn: mandates.expiresOn,
      endedOn: mandates.endedOn,
      endReason: mandates.endReason,
      replacesId: mandates.replacesId,
      createdAt: mandates.createdAt,
    })
    .from(mandates)
    .where(
      and(
        eq(mandates.companyId, sql.placeholder('companyId')),
        or(ne(mandates.status, 'ENDED'), eq(mandates.endReason, 'REVOKED')),
      ),
    )
    .prepare(''),
)

/*
 * Selects of one shape, which the calendar unites: what ends on a day.
 */

/** Terms that end, by the last day that they cover, unless another goes on from there. */
export function termsEnding(executor: Executor, companyId: CompanyParam, { from, to }: DaysGiven) {
  const later = sql`select from ${filingTerms} later where later.company_id = ${filingTerms.companyId}
    and later.registration_id = ${filingTerms.registrationId} and later.status = 'RUNNING'
    and later.covers_until > ${filingTerms.coversUntil}`
  return executor
    .select({
      what: sql<string>`'term'`.as('what'),
      // A service is known by its registration, also where it is to be renewed.
      id: sql<string>`${filingTerms.registrationId}`.as('id'),
      day: sql<Day>`${filingTerms.coversUntil}::text`.as('day'),
      country: sql<string | null>`${filingTerms.country}`.as('country'),
      name: sql<LocalText>`${filingTerms.productName}`.as('name'),
      workOrderId: sql<string | null>`${filingTerms.workOrderId}`.as('work_order_id'),
    })
    .from(filingTerms)
    .where(
      and(
        eq(filingTerms.companyId, companyId),
        eq(filingTerms.status, 'RUNNING').inlineParams(),
        between(filingTerms.coversUntil, from, to),
        sql`not exists (${later})`,
      ),
    )
}

/** Registrations by their last day. */
export function registrationsEnding(executor: Executor, companyId: CompanyParam, { from, to }: DaysGiven) {
  return executor
    .select({
      what: sql<string>`'registration'`.as('what'),
      id: sql<string>`${registrations.id}`.as('id'),
      day: sql<Day>`${registrations.validTo}`.as('day'),
      country: sql<string | null>`${registrations.country}`.as('country'),
      name: sql<LocalText>`${registrations.productName}`.as('name'),
      workOrderId: sql<string | null>`${registrations.workOrderId}`.as('work_order_id'),
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

/** Mandates by their last day. */
export function mandatesEnding(executor: Executor, companyId: CompanyParam, { from, to }: DaysGiven) {
  return executor
    .select({
      what: sql<string>`'mandate'`.as('what'),
      id: sql<string>`${mandates.id}`.as('id'),
      day: sql<Day>`${mandates.expiresOn}::text`.as('day'),
      country: sql<string | null>`${mandates.country}`.as('country'),
      name: sql<LocalText>`${mandates.productName}`.as('name'),
      workOrderId: sql<string | null>`null::text`.as('work_order_id'),
    })
    .from(mandates)
    .where(
      and(
        eq(mandates.companyId, companyId),
        eq(mandates.status, 'IN_FORCE').inlineParams(),
        between(mandates.expiresOn, from, to),
      ),
    )
}
