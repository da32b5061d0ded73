import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, max, ne, or, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { rowsWhere } from '#platform/server/whole-rows.ts'
import { addDays, type Day } from '#platform/shared/calendar.ts'
import { RENEWABLE_AFTER, RENEWABLE_BEFORE } from '../../renewal-span.ts'
import type { TermRow } from '../filing-terms.repository.ts'
import type { RegistrationRow } from '../registrations.repository.ts'
import { filingTerms, registrations, renewals, servicePeriods } from '../registrations.tables.ts'

/** A registration as something that can go on: what runs on it, until when, and what was ordered before. */
export type Service = {
  registration: RegistrationRow
  /** The last term of returns that was not cancelled, and the last day that returns cover; null where none has begun. */
  filing: { term: TermRow; end: Day } | null
  /** A renewal is ordered and not paid yet. */
  isOrdered: boolean
  /** The order line of the last renewal of its validity. */
  renewedBy: string | null
}

/** Registrations of the company by their ids; those of others are left out. */
export async function findServices(
  executor: Executor,
  companyId: string,
  ids: readonly string[],
): Promise<Service[]> {
  if (ids.length === 0) return []
  const own = and(eq(registrations.companyId, companyId), inArray(registrations.id, [...ids]))
  const rows = await executor.select().from(registrations).where(own).orderBy(asc(registrations.createdAt))
  return withTerms(executor, rows)
}

/** What an order obtained, runs on or renewed. */
export async function findServicesOfOrder(
  executor: Executor,
  { companyId, orderId }: { companyId: string; orderId: string },
): Promise<Service[]> {
  const ofTerms = executor
    .select({ id: filingTerms.registrationId })
    .from(filingTerms)
    .where(and(eq(filingTerms.companyId, companyId), eq(filingTerms.orderId, orderId)))
  const renewed = executor
    .select({ id: renewals.registrationId })
    .from(renewals)
    .where(and(eq(renewals.companyId, companyId), eq(renewals.orderId, orderId)))
  const rows = await executor
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.companyId, companyId),
        or(
          eq(registrations.orderId, orderId),
          inArray(registrations.id, ofTerms),
          inArray(registrations.id, renewed),
        ),
      ),
    )
    .orderBy(asc(registrations.createdAt))
  return withTerms(executor, rows)
}

/** The company's registrations that end soon, or ended a short time ago. */
export async function findEndingServices(
  executor: Executor,
  companyId: string,
  today: Day,
): Promise<Service[]> {
  const rows = await executor
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.companyId, companyId),
        or(
          and(
            gte(registrations.validTo, addDays(today, -RENEWABLE_AFTER)),
            lte(registrations.validTo, addDays(today, RENEWABLE_BEFORE)),
          ),
          sql`${registrations.id} in (${executor
            .select({ id: filingTerms.registrationId })
            .from(filingTerms)
            .where(
              and(
                eq(filingTerms.companyId, companyId),
                ne(filingTerms.status, 'CANCELLED'),
                gte(filingTerms.coversUntil, addDays(today, -RENEWABLE_AFTER)),
                lte(filingTerms.coversUntil, addDays(today, RENEWABLE_BEFORE)),
              ),
            )})`,
        ),
      ),
    )
    .orderBy(asc(registrations.createdAt))
    .limit(200)
  return withTerms(executor, rows)
}

/** Registrations with what runs on them. */
export async function withTerms(executor: Executor, rows: readonly RegistrationRow[]): Promise<Service[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  // One after the other: inside a transaction there is one connection, which takes one query at a time.
  const terms = await executor
    .select()
    .from(filingTerms)
    .where(and(inArray(filingTerms.registrationId, ids), ne(filingTerms.status, 'CANCELLED')))
    .orderBy(desc(filingTerms.coversUntil), desc(filingTerms.createdAt))
  const ends = await filingEnds(executor, ids)
  const ordered = await executor
    .select()
    .from(renewals)
    .where(and(inArray(renewals.registrationId, ids), inArray(renewals.status, ['ORDERED', 'DONE'])))
    .orderBy(desc(renewals.statusSince))
  return rows.map((registration) => {
    const term = terms.find(({ registrationId }) => registrationId === registration.id)
    const end = ends.get(registration.id)
    const own = ordered.filter(({ registrationId }) => registrationId === registration.id)
    return {
      registration,
      filing: term && end ? { term, end } : null,
      isOrdered: own.some(({ status }) => status === 'ORDERED'),
      renewedBy: own.find(({ status, termId }) => status === 'DONE' && termId === null)?.orderLineId ?? null,
    }
  })
}

/** The last day that returns cover, by registration. */
async function filingEnds(executor: Executor, registrationIds: readonly string[]): Promise<Map<string, Day>> {
  const rows = await executor
    .select({ id: servicePeriods.registrationId, end: max(servicePeriods.toDay) })
    .from(servicePeriods)
    .where(
      and(
        inArray(servicePeriods.registrationId, [...registrationIds]),
        eq(servicePeriods.kind, 'RETURN'),
        inArray(servicePeriods.state, ['OPEN', 'CLOSED']),
      ),
    )
    .groupBy(servicePeriods.registrationId)
  return new Map(rows.flatMap(({ id, end }) => (end === null ? [] : [[id, end]])))
}

/** Registrations whose validity has passed and that were not renewed in time, not ended yet. */
export function registrationsPast(
  executor: Executor,
  before: Day,
  limit: number,
): Promise<Pick<RegistrationRow, 'companyId' | 'id'>[]> {
  return executor
    .select({ companyId: registrations.companyId, id: registrations.id })
    .from(registrations)
    .where(and(isNull(registrations.endedOn), lt(registrations.validTo, before)))
    .orderBy(asc(registrations.validTo))
    .limit(limit)
}

/** Not extended, and extended by money that comes. */
const UNDONE = inArray(renewals.status, ['ORDERED', 'DROPPED'])

/** The orders whose money would still renew a registration. */
export async function ordersRenewing(
  executor: Executor,
  { companyId, registrationId }: { companyId: string; registrationId: string },
): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ orderId: renewals.orderId })
    .from(renewals)
    .where(and(eq(renewals.companyId, companyId), eq(renewals.registrationId, registrationId), UNDONE))
  return rows.map(({ orderId }) => orderId)
}

/** Whether an order is to renew something. */
export async function hasRenewals(executor: Executor, orderId: string): Promise<boolean> {
  return (await renewalsOfOrder(executor, orderId)).length > 0
}

const renewalsOfOrder = rowsWhere(renewals, sql`${renewals.orderId} = ${''} limit 1`, ['id'])

/** Whether an order is to renew a number that the office has closed. */
export async function isToRenewClosed(executor: Executor, orderId: string): Promise<boolean> {
  if (!(await hasRenewals(executor, orderId))) return false
  const [found] = await executor
    .select({ id: renewals.id })
    .from(renewals)
    .innerJoin(registrations, eq(registrations.id, renewals.registrationId))
    .where(and(eq(renewals.orderId, orderId), UNDONE, eq(registrations.endReason, 'DEREGISTERED')))
    .limit(1)
  return found !== undefined
}
