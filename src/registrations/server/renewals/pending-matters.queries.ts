import { and, desc, eq, exists, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { opaqueDay, type CompanyParam, type DayParam } from '#platform/server/opaque.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { RENEWABLE_AFTER, RENEWABLE_BEFORE } from '../../renewal-span.ts'
import { filingTerms, registrations, renewals, servicePeriods } from '../registrations.tables.ts'

/**
 * Services whose end is near, or was a short time ago, and whose renewal is not ordered: it is gone as soon as it is, and
 * back when that order is dropped. Until the last day that is covered.
 */
export function renewalsDue(executor: Executor, companyId: CompanyParam, today: DayParam) {
  const covered = executor
    .select({ end: servicePeriods.toDay })
    .from(servicePeriods)
    .where(
      and(
        eq(servicePeriods.companyId, registrations.companyId),
        eq(servicePeriods.registrationId, registrations.id),
        eq(servicePeriods.kind, 'RETURN').inlineParams(),
        inArray(servicePeriods.state, ['OPEN', 'CLOSED']).inlineParams(),
      ),
    )
    // Periods of one kind follow each other: the last to begin is the last to end, and the first that the index gives.
    .orderBy(desc(servicePeriods.fromDay))
    .limit(1)
  const hasFiling = exists(
    executor
      .select({ one: sql`1` })
      .from(filingTerms)
      .where(
        and(
          eq(filingTerms.registrationId, registrations.id),
          ne(filingTerms.status, 'CANCELLED').inlineParams(),
        ),
      ),
  )
  const isOrdered = executor
    .select({ one: sql`1` })
    .from(renewals)
    .where(
      and(
        eq(renewals.companyId, companyId),
        eq(renewals.registrationId, registrations.id),
        eq(renewals.status, 'ORDERED').inlineParams(),
      ),
    )
  // Of each registration once, where the select and its condition would each work it out again.
  const ending = sql`(select case when ${hasFiling} then (${covered})::text else ${registrations.validTo} end as day offset 0) as ending`
  return executor
    .select({
      id: sql<string>`${registrations.id}`.as('id'),
      what: sql<string>`'RENEWAL'`.as('what'),
      kind: sql<string>`'RENEWAL'`.as('kind'),
      name: sql<LocalText | null>`case when ${registrations.registrationNumber} is null then ${registrations.productName}
        else jsonb_build_object('en', ${registrations.registrationNumber}, 'zh', ${registrations.registrationNumber}) end`.as(
        'name',
      ),
      dueOn: sql<string | null>`ending.day`.as('due_on'),
      number: sql<string>`${registrations.workOrderNumber}`.as('number'),
      recordId: sql<string>`${registrations.id}`.as('record_id'),
      country: sql<string | null>`${registrations.country}`.as('country'),
      subject: sql<LocalText>`${registrations.productName}`.as('subject'),
      further: sql<number>`0`.as('further'),
      amount: sql<number | null>`null::bigint`.as('amount'),
      currency: sql<string | null>`null::text`.as('currency'),
      dueTime: sql<Date | null>`null::timestamptz`.as('due_time'),
    })
    .from(registrations)
    .crossJoinLateral(ending)
    .where(
      and(
        eq(registrations.companyId, companyId),
        or(isNull(registrations.endReason), eq(registrations.endReason, 'EXPIRED').inlineParams()),
        sql`ending.day between ${opaqueDay(today, -RENEWABLE_AFTER)}::text and ${opaqueDay(today, RENEWABLE_BEFORE)}::text`,
        notExists(isOrdered),
      ),
    )
}
