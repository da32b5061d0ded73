import { and, eq, exists, gte, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '#platform/server/database.ts'
import { opaqueDay, type CompanyParam, type DayParam } from '#platform/server/opaque.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { MANDATE_NOTICE_DAYS } from '../../mandate-states.ts'
import { SCOPE_OF_KIND } from '../../mandate-scope.ts'
import { mandates } from '../mandates.tables.ts'
import { filingTerms, registrations } from '../registrations.tables.ts'

/** What `scopeOfKind` says, in SQL. */
const scopes = sql.join(
  Object.entries(SCOPE_OF_KIND).map(([kind, scope]) => sql`when ${kind}::text then ${scope}::text`),
  sql` `,
)

/**
 * Mandates that end soon, or have ended while something there still needs one: to be signed again, unless another covers
 * the same for longer, or a new document is being checked; and the last one that was revoked, while returns are filed
 * there and nothing is in force. One of the selects that `/pendingMatters/list` unites.
 */
export function mandatesToSign(executor: Executor, companyId: CompanyParam, today: DayParam) {
  const other = alias(mandates, 'other')
  const longer = executor
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.companyId, mandates.companyId),
        eq(other.country, mandates.country),
        eq(other.scope, mandates.scope),
        eq(other.status, 'IN_FORCE').inlineParams(),
        or(isNull(other.expiresOn), sql`${other.expiresOn} > ${mandates.expiresOn}`),
      ),
    )
  const again = (status: 'SUBMITTED' | 'RETURNED') =>
    executor
      .select({ one: sql`1` })
      .from(other)
      .where(
        and(
          eq(other.companyId, mandates.companyId),
          eq(other.replacesId, mandates.id),
          eq(other.status, status).inlineParams(),
        ),
      )
  const standing = executor
    .select({ one: sql`1` })
    .from(registrations)
    .where(
      and(
        eq(registrations.companyId, mandates.companyId),
        isNull(registrations.endedOn),
        or(
          eq(registrations.workOrderId, mandates.workOrderId),
          and(
            eq(registrations.country, mandates.country),
            sql`${mandates.scope} = case ${registrations.kind} ${scopes} end`.inlineParams(),
          ),
        ),
      ),
    )
  const filed = executor
    .select({ one: sql`1` })
    .from(filingTerms)
    .innerJoin(registrations, eq(registrations.id, filingTerms.registrationId))
    .where(
      and(
        eq(registrations.companyId, mandates.companyId),
        eq(registrations.country, mandates.country),
        isNull(registrations.endedOn),
        eq(filingTerms.status, 'RUNNING').inlineParams(),
        sql`${mandates.scope} = case ${registrations.kind} ${scopes} end`.inlineParams(),
      ),
    )
  /** In force and not over, or revoked after it. */
  const instead = executor
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.companyId, mandates.companyId),
        eq(other.country, mandates.country),
        eq(other.scope, mandates.scope),
        or(
          eq(other.status, 'IN_FORCE').inlineParams(),
          and(
            eq(other.endReason, 'REVOKED').inlineParams(),
            sql`(${other.createdAt}, ${other.id}) > (${mandates.createdAt}, ${mandates.id})`,
          ),
        ),
      ),
    )
  const ends = and(
    eq(mandates.status, 'IN_FORCE').inlineParams(),
    lte(mandates.expiresOn, opaqueDay(today, MANDATE_NOTICE_DAYS)),
    or(gte(mandates.expiresOn, opaqueDay(today, 0)), exists(standing)),
    notExists(longer),
  )
  const wasRevoked = and(eq(mandates.endReason, 'REVOKED').inlineParams(), exists(filed), notExists(instead))
  return executor
    .select({
      id: sql<string>`${mandates.id}`.as('id'),
      what: sql<string>`case when ${exists(again('RETURNED'))} then 'MANDATE_RETURNED'
        when ${mandates.endReason} = 'REVOKED' then 'MANDATE_REVOKED'
        when ${mandates.expiresOn} < ${opaqueDay(today, 0)} then 'MANDATE_ENDED' else 'MANDATE_ENDS' end`.as(
        'what',
      ),
      kind: sql<string>`'MANDATE'`.as('kind'),
      name: sql<LocalText | null>`${mandates.productName}`.as('name'),
      dueOn: sql<
        string | null
      >`case when ${mandates.status} = 'IN_FORCE' then ${mandates.expiresOn}::text end`.as('due_on'),
      number: sql<string>`${mandates.workOrderNumber}`.as('number'),
      recordId: sql<string>`${mandates.id}`.as('record_id'),
      country: sql<string | null>`${mandates.country}`.as('country'),
      subject: sql<LocalText>`${mandates.productName}`.as('subject'),
      further: sql<number>`0`.as('further'),
      amount: sql<number | null>`null::bigint`.as('amount'),
      currency: sql<string | null>`null::text`.as('currency'),
      dueTime: sql<Date | null>`null::timestamptz`.as('due_time'),
    })
    .from(mandates)
    .where(and(eq(mandates.companyId, companyId), or(ends, wasRevoked), notExists(again('SUBMITTED'))))
}
