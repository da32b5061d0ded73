import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { shopAuthorisations, shops } from '#shops/server/shops.tables.ts'
import type { FetchStatus } from '../../fetch-states.ts'
import { type FetchRow, reportFetches } from '../report-fetches.tables.ts'

/** `month` is its first day. */
export type FetchId = { companyId: string; shopId: string; month: string }

const is = ({ companyId, shopId, month }: FetchId) =>
  and(
    eq(reportFetches.companyId, companyId),
    eq(reportFetches.shopId, shopId),
    eq(reportFetches.month, month),
  )

export async function findFetch(executor: Executor, id: FetchId): Promise<FetchRow | undefined> {
  const [row] = await executor.select().from(reportFetches).where(is(id))
  return row
}

/** Changes a fetch of one of these statuses. @returns false where it is in none of them */
export async function changeFetch(
  tx: Transaction,
  id: FetchId,
  from: readonly FetchStatus[],
  change: Partial<FetchRow>,
): Promise<boolean> {
  const rows = await tx
    .update(reportFetches)
    .set(change)
    .where(and(is(id), inArray(reportFetches.status, [...from])))
    .returning({ month: reportFetches.month })
  return rows.length > 0
}

const anew = (at: Date, askedById: string | null) =>
  ({
    status: 'WAITING',
    reportId: null,
    orderedAt: null,
    importId: null,
    fault: null,
    tries: 0,
    failures: 0,
    askAgainAt: null,
    askedById,
    startedAt: at,
    changedAt: at,
    endedAt: null,
  }) as const

/** Begins a fetch, also one that ended. @returns false where one is on its way */
export async function beginFetch(
  tx: Transaction,
  id: FetchId,
  { at, askedById }: { at: Date; askedById: string },
): Promise<boolean> {
  const { companyId, shopId, month } = reportFetches
  const rows = await tx
    .insert(reportFetches)
    .values({ ...id, createdAt: at, ...anew(at, askedById) })
    .onConflictDoUpdate({
      target: [companyId, shopId, month],
      set: anew(at, askedById),
      setWhere: notInArray(reportFetches.status, ['WAITING', 'ORDERED']),
    })
    .returning({ month: reportFetches.month })
  return rows.length > 0
}

/**
 * Begins the fetch of a month for every shop whose marketplace lets us ask and that nobody has begun one for; and again
 * where it was given up before the shop was authorised anew, or before a member confirmed whose the account is. @returns those that were begun
 */
export async function beginFetchesOf(
  tx: Transaction,
  month: string,
  { at, limit }: { at: Date; limit: number },
): Promise<FetchId[]> {
  const due = await tx
    .select({ companyId: shops.companyId, shopId: shops.id })
    .from(shops)
    .innerJoin(
      shopAuthorisations,
      and(eq(shopAuthorisations.companyId, shops.companyId), eq(shopAuthorisations.shopId, shops.id)),
    )
    .leftJoin(
      reportFetches,
      and(
        eq(reportFetches.companyId, shops.companyId),
        eq(reportFetches.shopId, shops.id),
        eq(reportFetches.month, month),
      ),
    )
    .where(
      and(
        eq(shopAuthorisations.status, 'GRANTED'),
        or(ne(shopAuthorisations.accountIs, 'OTHER'), isNotNull(shopAuthorisations.confirmedAt)),
        isNull(shops.removedAt),
        or(
          isNull(reportFetches.month),
          and(
            eq(reportFetches.status, 'FAILED'),
            or(
              lt(reportFetches.endedAt, shopAuthorisations.authorisedAt),
              // Given up because the account was another company's.
              and(
                eq(reportFetches.fault, 'OTHER_COMPANY'),
                gt(shopAuthorisations.confirmedAt, reportFetches.endedAt),
              ),
            ),
          ),
        ),
      ),
    )
    .limit(limit)
  if (due.length === 0) return []
  const { companyId, shopId, month: of } = reportFetches
  return tx
    .insert(reportFetches)
    .values(due.map((shop) => ({ ...shop, month, createdAt: at, ...anew(at, null) })))
    .onConflictDoUpdate({
      target: [companyId, shopId, of],
      set: anew(at, null),
      setWhere: sql`${reportFetches.status} = 'FAILED'`,
    })
    .returning({ companyId, shopId, month: of })
}

/** The first day of the month that an import was fetched for. */
export async function monthOfImport(
  executor: Executor,
  { companyId, id }: { companyId: string; id: string },
): Promise<string | undefined> {
  const [row] = await executor
    .select({ month: reportFetches.month })
    .from(reportFetches)
    .where(and(eq(reportFetches.companyId, companyId), eq(reportFetches.importId, id)))
  return row?.month
}
