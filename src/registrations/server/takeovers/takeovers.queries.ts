import { and, asc, count, eq, gt, inArray, isNull, min, type SQL, sql } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { inScope } from '#staff/server/public.ts'
import type { CompanyParam } from '#platform/server/opaque.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { PeriodKind } from '../../filing-states.ts'
import type { RegistrationRow } from '../registrations.repository.ts'
import { registrations, servicePeriods } from '../registrations.tables.ts'
import { takeoverPoints, takeovers, type TakeoverPointRow, type TakeoverRow } from '../takeovers.tables.ts'

type Key = Pick<TakeoverRow, 'companyId' | 'registrationId'>

export type WholeTakeover = {
  takeover: TakeoverRow
  registration: RegistrationRow
  points: TakeoverPointRow[]
  /** The first day of our first return; null where we file none. */
  ours: Day | null
  /** The same of annual returns. */
  ourYear: Day | null
}

export async function findRegistration(
  executor: Executor,
  { companyId, registrationId }: Key,
): Promise<RegistrationRow | undefined> {
  const [row] = await executor
    .select()
    .from(registrations)
    .where(and(eq(registrations.companyId, companyId), eq(registrations.id, registrationId)))
  return row
}

export async function findTakeover(executor: Executor, key: Key): Promise<WholeTakeover | undefined> {
  const { companyId, registrationId } = key
  const [found] = await executor
    .select({ takeover: takeovers, registration: registrations })
    .from(takeovers)
    .innerJoin(registrations, eq(registrations.id, takeovers.registrationId))
    .where(and(eq(takeovers.companyId, companyId), eq(takeovers.registrationId, registrationId)))
  if (!found) return undefined
  const points = await executor
    .select()
    .from(takeoverPoints)
    .where(and(eq(takeoverPoints.companyId, companyId), eq(takeoverPoints.registrationId, registrationId)))
  return { ...found, points, ...(await firstDaysOfOurs(executor, key)) }
}

async function firstDaysOfOurs(
  executor: Executor,
  { companyId, registrationId }: Key,
): Promise<Pick<WholeTakeover, 'ours' | 'ourYear'>> {
  const rows = await executor
    .select({ kind: servicePeriods.kind, first: min(servicePeriods.fromDay) })
    .from(servicePeriods)
    .where(
      and(
        eq(servicePeriods.companyId, companyId),
        eq(servicePeriods.registrationId, registrationId),
        inArray(servicePeriods.kind, ['RETURN', 'ANNUAL']),
        inArray(servicePeriods.state, ['OPEN', 'CLOSED']),
      ),
    )
    .groupBy(servicePeriods.kind)
  const first = (kind: PeriodKind) => rows.find((row) => row.kind === kind)?.first ?? null
  return { ours: first('RETURN'), ourYear: first('ANNUAL') }
}

/** The next takeovers of all companies that are not done, in the order of their registrations. */
export function openTakeoversAfter(executor: Executor, after: string, limit: number) {
  return executor
    .select({ companyId: takeovers.companyId, registrationId: takeovers.registrationId })
    .from(takeovers)
    .where(and(isNull(takeovers.doneAt), gt(takeovers.registrationId, after)))
    .orderBy(asc(takeovers.registrationId))
    .limit(limit)
}

/** The takeovers of all companies that are not done, the oldest first. */
export async function openTakeovers(
  executor: Executor,
  { scope, page, pageSize }: { scope: StaffScope; page: number; pageSize: number },
) {
  const open = and(isNull(takeovers.doneAt), registrationInScope(scope))
  const [rows, [counted]] = await Promise.all([
    executor
      .select({ takeover: takeovers, registration: registrations, company: companies.name })
      .from(takeovers)
      .innerJoin(registrations, eq(registrations.id, takeovers.registrationId))
      .innerJoin(companies, eq(companies.id, takeovers.companyId))
      .where(open)
      .orderBy(asc(takeovers.createdAt), asc(takeovers.registrationId))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    executor.select({ total: count() }).from(takeovers).where(open),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** By the registration that is taken over. */
function registrationInScope(scope: StaffScope): SQL | undefined {
  const seen = inScope(scope, registrations)
  return (
    seen &&
    sql`exists (select from ${registrations} where ${registrations.companyId} = ${takeovers.companyId}
      and ${registrations.id} = ${takeovers.registrationId} and ${seen})`
  )
}

/** Takeovers in which something waits for the seller. One of the selects that `/pendingMatters/list` unites. */
export function takeoversToAnswer(executor: Executor, companyId: CompanyParam) {
  return executor
    .select({
      id: sql<string>`${takeovers.registrationId} || '_takeover'`.as('id'),
      what: sql<string>`'TAKEOVER'`.as('what'),
      kind: sql<string>`'TAKEOVER'`.as('kind'),
      name: sql<LocalText | null>`jsonb_build_object('en', coalesce(${registrations.registrationNumber}, ${registrations.productName} ->> 'en'), 'zh', coalesce(${registrations.registrationNumber}, ${registrations.productName} ->> 'zh'))`.as(
        'name',
      ),
      dueOn: sql<string | null>`null::text`.as('due_on'),
      number: sql<string>`${registrations.workOrderNumber}`.as('number'),
      recordId: sql<string>`${takeovers.registrationId}`.as('record_id'),
      country: sql<string | null>`${registrations.country}`.as('country'),
      subject: sql<LocalText>`${registrations.productName}`.as('subject'),
      further: sql<number>`0`.as('further'),
      amount: sql<number | null>`null::bigint`.as('amount'),
      currency: sql<string | null>`null::text`.as('currency'),
      dueTime: sql<Date | null>`null::timestamptz`.as('due_time'),
    })
    .from(takeovers)
    .innerJoin(registrations, eq(registrations.id, takeovers.registrationId))
    .where(
      and(
        eq(takeovers.companyId, companyId),
        isNull(takeovers.doneAt),
        sql`${takeovers.toAnswer} > 0`.inlineParams(),
        isNull(registrations.endedOn),
      ),
    )
}

/** Documents of a takeover. */
export async function fileOfTakeover(executor: Executor, { fileId, ...key }: Key & { fileId: string }) {
  const [row] = await executor
    .select({ fileId: takeoverPoints.fileId })
    .from(takeoverPoints)
    .where(
      and(
        eq(takeoverPoints.companyId, key.companyId),
        eq(takeoverPoints.registrationId, key.registrationId),
        eq(takeoverPoints.fileId, fileId),
      ),
    )
  return row
}
