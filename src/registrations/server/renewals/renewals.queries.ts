import { and, asc, eq, getTableColumns, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '#platform/server/database.ts'
import { opaqueList } from '#platform/server/opaque.ts'
import { preparedOnce } from '#platform/server/prepared.ts'
import { keysOf, rowsAsValue } from '#platform/server/rows-as-value.queries.ts'
import { rowsWhere } from '#platform/server/whole-rows.ts'
import { addDays, type Day } from '#platform/shared/calendar.ts'
import { RENEWABLE_AFTER, RENEWABLE_BEFORE } from '../../renewal-span.ts'
import type { TermRow } from '../filing-terms.repository.ts'
import { coveredUntil } from '../registration-list.queries.ts'
import type { RegistrationRow } from '../registrations.repository.ts'
import { filingTerms, registrations, renewals } from '../registrations.tables.ts'

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
  const rows = await servicesOf(executor, 'ids').execute({ companyId, ids: [...ids] })
  return rows.map(({ terms, covered, renewals: own, ...registration }) =>
    serviceOf(registration, { terms, covered, renewals: own }),
  )
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

const page = alias(registrations, 'page')
const NOTHING = { terms: [], covered: null, renewals: [] }

/** What stands beside a registration, where `page` selects registrations. */
const BESIDE = {
  terms: rowsAsValue(filingTerms, {
    columns: keysOf(filingTerms),
    where: sql`${filingTerms}.registration_id = page.id and ${filingTerms}.status <> 'CANCELLED'`,
    order: sql`${filingTerms}.covers_until desc, ${filingTerms}.created_at desc`,
  }),
  covered: coveredUntil(),
  renewals: rowsAsValue(renewals, {
    columns: ['status', 'termId', 'orderLineId'],
    where: sql`${renewals}.company_id = page.company_id and ${renewals}.registration_id = page.id
      and ${renewals}.status in ('ORDERED', 'DONE')`,
    order: sql`${renewals}.status_since desc`,
  }),
}

const servicesOf = preparedOnce((executor, _shape: 'ids') =>
  executor
    .select({ ...getTableColumns(page), ...BESIDE })
    .from(page)
    .where(and(eq(page.companyId, sql.placeholder('companyId')), sql`page.id = any(${opaqueList('ids')})`))
    .orderBy(asc(page.createdAt))
    .prepare(''),
)

const besideServices = preparedOnce((executor, _shape: 'ids') =>
  executor
    .select({ id: page.id, ...BESIDE })
    .from(page)
    .where(sql`page.id = any(${opaqueList('ids')})`)
    .prepare(''),
)

/** Registrations with what runs on them. */
export async function withTerms(executor: Executor, rows: readonly RegistrationRow[]): Promise<Service[]> {
  if (rows.length === 0) return []
  const found = await besideServices(executor, 'ids').execute({ ids: rows.map(({ id }) => id) })
  const beside = new Map(found.map((row) => [row.id, row]))
  return rows.map((registration) => serviceOf(registration, beside.get(registration.id) ?? NOTHING))
}

type Beside = Pick<Awaited<ReturnType<ReturnType<typeof servicesOf>['execute']>>[number], keyof typeof BESIDE>

function serviceOf(registration: RegistrationRow, { terms, covered: end, renewals: own }: Beside): Service {
  const [term] = terms
  return {
    registration,
    filing: term && end ? { term, end } : null,
    isOrdered: own.some(({ status }) => status === 'ORDERED'),
    renewedBy: own.find(({ status, termId }) => status === 'DONE' && termId === null)?.orderLineId ?? null,
  }
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
