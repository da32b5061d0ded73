import { and, asc, eq, gt, gte, lte, or, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Treatment } from '../totals.ts'
import { firstOf, type Months } from './totals.queries.ts'
import { transactionReasons, transactions, transactionTotals, treatments } from './transactions.tables.ts'

/** A stored row with its treatment, and why it is treated so. */
export type StoredTransaction = typeof transactions.$inferSelect & {
  treatment: Treatment
  reason: LocalText
  sources: readonly string[]
}

/** Those with some treatments, by the keys of `Total.treatment`; without them all. */
export type Wanted = Months & { treatmentKeys?: readonly string[] | undefined }

type Group = { month: string; treatmentId: string; count: number }

/** Months and treatments of a company in the order in which their rows are listed, with how many there are. */
async function groupsOf(
  executor: Executor,
  { companyId, from, to, treatmentKeys }: Wanted,
): Promise<Group[]> {
  const rows = await executor
    .select({
      month: transactionTotals.month,
      treatmentId: transactionTotals.treatmentId,
      key: sql<string>`${treatments.facts} ->> 'key'`,
      count: sql<number>`sum(${transactionTotals.count})`.mapWith(Number),
    })
    .from(transactionTotals)
    .innerJoin(
      treatments,
      and(
        eq(treatments.companyId, transactionTotals.companyId),
        eq(treatments.id, transactionTotals.treatmentId),
      ),
    )
    .where(
      and(
        eq(transactionTotals.companyId, companyId),
        gte(transactionTotals.month, firstOf(from)),
        lte(transactionTotals.month, firstOf(to)),
      ),
    )
    .groupBy(transactionTotals.month, transactionTotals.treatmentId, sql`3`)
    .orderBy(asc(transactionTotals.month), asc(transactionTotals.treatmentId))
  const wanted = treatmentKeys && new Set(treatmentKeys)
  return wanted ? rows.filter(({ key }) => wanted.has(key)) : rows
}

/**
 * One page of transactions by month, treatment and day. The totals say how many rows each month and treatment has, so
 * that a late page is found without counting through the rows before it.
 */
export async function pageOfTransactions(
  executor: Executor,
  { page, pageSize, ...wanted }: Wanted & { page: number; pageSize: number },
): Promise<{ records: StoredTransaction[]; total: number }> {
  const groups = await groupsOf(executor, wanted)
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const records: StoredTransaction[] = []
  let before = (page - 1) * pageSize
  for (const group of groups) {
    if (records.length === pageSize) break
    if (before >= group.count) {
      before -= group.count
      continue
    }
    const limit = pageSize - records.length
    records.push(...(await rowsOf(executor, wanted.companyId, group, { offset: before, limit })))
    before = 0
  }
  return { records, total }
}

type Place = { limit: number; offset?: number; after?: { day: string; id: string } | undefined }

async function rowsOf(
  executor: Executor,
  companyId: string,
  { month, treatmentId }: Group,
  { limit, offset = 0, after }: Place,
): Promise<StoredTransaction[]> {
  const rows = await executor
    .select({ row: transactions, treatment: treatments.facts, why: transactionReasons })
    .from(transactions)
    .innerJoin(
      treatments,
      and(eq(treatments.companyId, transactions.companyId), eq(treatments.id, transactions.treatmentId)),
    )
    .innerJoin(
      transactionReasons,
      and(
        eq(transactionReasons.companyId, transactions.companyId),
        eq(transactionReasons.id, transactions.reasonId),
      ),
    )
    .where(
      and(
        eq(transactions.companyId, companyId),
        eq(transactions.month, month),
        eq(transactions.treatmentId, treatmentId),
        after &&
          or(
            gt(transactions.day, after.day),
            and(eq(transactions.day, after.day), gt(transactions.id, after.id)),
          ),
      ),
    )
    .orderBy(asc(transactions.day), asc(transactions.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ row, treatment, why: { reason, sources } }) => ({ ...row, treatment, reason, sources }))
}

const ROWS_AT_ONCE = 1000

/** All of them, a thousand at a time: memory does not grow with the months. */
export async function* streamTransactions(
  executor: Executor,
  wanted: Wanted,
): AsyncGenerator<StoredTransaction> {
  for (const group of await groupsOf(executor, wanted)) {
    let after: Place['after']
    for (;;) {
      const rows = await rowsOf(executor, wanted.companyId, group, { limit: ROWS_AT_ONCE, after })
      yield* rows
      const last = rows.at(-1)
      if (!last || rows.length < ROWS_AT_ONCE) break
      after = { day: last.day, id: last.id }
    }
  }
}
