import { and, asc, between, desc, eq, gt, gte, inArray, isNull, lte, ne, or } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { inScope } from '#staff/server/public.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { MandateScope } from '../../mandate-scope.ts'
import { mandates, type MandateRow } from '../mandates.tables.ts'
import type { RegistrationRow } from '../registrations.repository.ts'
import { registrations } from '../registrations.tables.ts'

/** The company's mandates, newest first. */
export async function findMandates(
  executor: Executor,
  page: { companyId: string; page: number; pageSize: number },
): Promise<{ rows: MandateRow[]; total: number }> {
  const own = eq(mandates.companyId, page.companyId)
  const [rows, total] = await Promise.all([
    executor
      .select()
      .from(mandates)
      .where(own)
      .orderBy(desc(mandates.createdAt), desc(mandates.id))
      .limit(page.pageSize)
      .offset((page.page - 1) * page.pageSize),
    executor.$count(mandates, own),
  ])
  return { rows, total }
}

/** Counts on a day: signed by then, and neither over nor ended. What is revoked no longer counts on that very day. */
const countsOn = (on: Day) =>
  and(
    inArray(mandates.status, ['IN_FORCE', 'ENDED']),
    lte(mandates.signedOn, on),
    or(isNull(mandates.expiresOn), gte(mandates.expiresOn, on)),
    or(isNull(mandates.endedOn), gt(mandates.endedOn, on)),
  )

/** The company's mandates that count on a day, in some countries or everywhere. */
export function mandatesOn(
  executor: Executor,
  companyId: string,
  on: Day,
  countries?: readonly string[],
): Promise<MandateRow[]> {
  return executor
    .select()
    .from(mandates)
    .where(
      and(
        eq(mandates.companyId, companyId),
        countries && inArray(mandates.country, [...countries]),
        countsOn(on),
      ),
    )
    .orderBy(desc(mandates.createdAt))
}

/** What decides whether the agency may act in some countries: whatever has not ended, and what was revoked. */
export function mandatesIn(
  executor: Executor,
  companyId: string,
  countries: readonly string[],
): Promise<MandateRow[]> {
  return executor
    .select()
    .from(mandates)
    .where(
      and(
        eq(mandates.companyId, companyId),
        inArray(mandates.country, [...countries]),
        or(ne(mandates.status, 'ENDED'), eq(mandates.endReason, 'REVOKED')),
      ),
    )
}

/**
 * The mandate under which the agency may file for a company in a country, or one of some, on a day; without one nothing
 * is filed there.
 * Of several, the one that lasts longest.
 */
export async function mandateInForce(
  executor: Executor,
  asked: { companyId: string; country: string | readonly string[]; on: Day; scope?: MandateScope },
): Promise<Pick<MandateRow, 'id' | 'fileId' | 'signedOn' | 'expiresOn'> | undefined> {
  const { companyId, country, on, scope = 'VAT' } = asked
  const [row] = await executor
    .select({
      id: mandates.id,
      fileId: mandates.fileId,
      signedOn: mandates.signedOn,
      expiresOn: mandates.expiresOn,
    })
    .from(mandates)
    .where(
      and(
        eq(mandates.companyId, companyId),
        inArray(mandates.country, [country].flat()),
        eq(mandates.scope, scope),
        countsOn(on),
      ),
    )
    .orderBy(desc(mandates.expiresOn), desc(mandates.signedOn))
    .limit(1)
  return row
}

/** The company's registrations that stand, in some countries, the oldest first. */
export function standingIn(
  executor: Executor,
  companyId: string,
  countries: readonly string[],
): Promise<RegistrationRow[]> {
  return executor
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.companyId, companyId),
        inArray(registrations.country, [...countries]),
        isNull(registrations.endedOn),
      ),
    )
    .orderBy(asc(registrations.createdAt), asc(registrations.id))
}

/** Mandates in force, of every company, whose last day is between two days. */
export function mandatesExpiring(
  executor: Executor,
  { from, until, limit }: { from: Day; until: Day; limit: number },
): Promise<MandateRow[]> {
  return executor
    .select()
    .from(mandates)
    .where(and(eq(mandates.status, 'IN_FORCE'), between(mandates.expiresOn, from, until)))
    .orderBy(asc(mandates.expiresOn), asc(mandates.id))
    .limit(limit)
}

/** Documents that were signed again and wait for their check, the oldest first, or all of a work order. */
export async function mandatesForStaff(
  executor: Executor,
  {
    workOrderId,
    scope,
    page,
    pageSize,
  }: { workOrderId?: string | undefined; scope: StaffScope; page: number; pageSize: number },
): Promise<{ rows: { mandate: MandateRow; company: string }[]; total: number }> {
  const wanted = and(
    workOrderId === undefined ? eq(mandates.status, 'SUBMITTED') : eq(mandates.workOrderId, workOrderId),
    inScope(scope, mandates),
  )
  const inOrder =
    workOrderId === undefined
      ? [asc(mandates.createdAt), asc(mandates.id)]
      : [desc(mandates.createdAt), desc(mandates.id)]
  const [rows, total] = await Promise.all([
    executor
      .select({ mandate: mandates, company: companies.name })
      .from(mandates)
      .innerJoin(companies, eq(companies.id, mandates.companyId))
      .where(wanted)
      .orderBy(...inOrder)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    executor.$count(mandates, wanted),
  ])
  return { rows, total }
}

/** Documents of a company that were signed again and are not in force, nor given up. */
export function undecidedRenewals(executor: Executor, companyId: string): Promise<MandateRow[]> {
  return executor
    .select()
    .from(mandates)
    .where(and(eq(mandates.companyId, companyId), inArray(mandates.status, ['SUBMITTED', 'RETURNED'])))
}
