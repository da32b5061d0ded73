import { and, asc, count, desc, eq, gt, gte, inArray, isNull, max, or, sql } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import { declarations } from '#declarations/server/declarations.tables.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { inScope } from '#staff/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { standingIn } from '#registrations/server/public.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { reportImports } from '#reports/server/reports.tables.ts'
import { transactions } from '#reports/server/transactions.tables.ts'
import { shops } from '#shops/server/shops.tables.ts'
import { endingTicks } from './endings.tables.ts'
import { MOVEMENTS, openOfAll } from './open-points.queries.ts'

export type Key = { companyId: string; registrationId: string }

/** Written out: only so does the plan of a prepared statement find the index of what ended. */
const ended = eq(registrations.endReason, 'DEREGISTERED').inlineParams()

export async function findEnded(executor: Executor, { companyId, registrationId }: Key) {
  const [row] = await executor
    .select()
    .from(registrations)
    .where(and(eq(registrations.companyId, companyId), eq(registrations.id, registrationId), ended))
  return row
}
export type EndedRow = NonNullable<Awaited<ReturnType<typeof findEnded>>>

export async function pageOfEnded(
  executor: Executor,
  { page, pageSize, kept, scope }: { page: number; pageSize: number; kept: Day; scope: StaffScope },
) {
  const where = and(ended, inScope(scope, registrations))
  const [rows, total] = await Promise.all([
    executor
      .select({ registration: registrations, company: companies.name, open: openOfAll(kept) })
      .from(registrations)
      .innerJoin(companies, eq(companies.id, registrations.companyId))
      .where(where)
      .orderBy(desc(registrations.endedOn), desc(registrations.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    executor.$count(registrations, where),
  ])
  return { rows, total }
}

export function returnsOf(executor: Executor, { companyId, registrationId }: Key) {
  return executor
    .select({
      id: declarations.id,
      frequency: declarations.frequency,
      fromDay: declarations.fromDay,
      toDay: declarations.toDay,
      status: declarations.status,
      taxStatus: declarations.taxStatus,
    })
    .from(declarations)
    .where(
      and(
        eq(declarations.companyId, companyId),
        eq(declarations.registrationId, registrationId),
        inArray(declarations.kind, ['RETURN', 'OSS', 'IOSS']),
      ),
    )
    .orderBy(asc(declarations.toDay), asc(declarations.id))
}

/** The months after the end in which goods left, arrived or lay in the country, by the reports. */
export async function movementsAfter(
  executor: Executor,
  { companyId, country, end }: { companyId: string; country: string; end: Day },
): Promise<{ month: string; count: number }[]> {
  const rows = await executor
    .select({ month: sql<string>`to_char(${transactions.month}, 'YYYY-MM')`, count: count() })
    .from(transactions)
    .where(
      and(
        eq(transactions.companyId, companyId),
        gte(transactions.month, `${end.slice(0, 7)}-01`),
        gt(transactions.day, end),
        or(
          eq(transactions.depart, country),
          and(eq(transactions.arrive, country), inArray(transactions.type, [...MOVEMENTS])),
        ),
      ),
    )
    .groupBy(transactions.month)
    .orderBy(asc(transactions.month))
  return rows
}

/** The last day of which any report of the company tells. */
export async function reportedUntil(executor: Executor, companyId: string): Promise<Day | null> {
  const [row] = await executor
    .select({ last: max(reportImports.lastDay) })
    .from(reportImports)
    .where(and(eq(reportImports.companyId, companyId), eq(reportImports.status, 'FINISHED')))
  return row?.last ?? null
}

export function shopsOf(executor: Executor, companyId: string) {
  return executor
    .select({ id: shops.id, name: shops.name })
    .from(shops)
    .where(and(eq(shops.companyId, companyId), isNull(shops.removedAt)))
    .orderBy(asc(shops.createdAt), asc(shops.id))
}

/** What else the company has in the country and goes on: EPR, EORI, a representative. */
export async function othersIn(executor: Executor, { companyId, country, id }: EndedRow) {
  const standing = await standingIn(executor, companyId, [country])
  return standing.filter((registration) => registration.id !== id)
}

export function ticksOf(executor: Executor, { companyId, registrationId }: Key) {
  return executor
    .select()
    .from(endingTicks)
    .where(and(eq(endingTicks.companyId, companyId), eq(endingTicks.registrationId, registrationId)))
}
