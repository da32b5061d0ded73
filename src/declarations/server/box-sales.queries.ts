import { and, asc, between, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { transactions, transactionTotals, treatments } from '#reports/server/transactions.tables.ts'

type Sum = { month: string; currency: string; buyer?: string | null | undefined }

export type Sale = typeof transactions.$inferSelect

export type Wanted = {
  companyId: string
  treatment: string
  sums: readonly Sum[]
  page: number
  pageSize: number
}

/**
 * The sales of one treatment that some sums add up, in the order of their days. The totals say how many each month has,
 * so that a page is found without counting through the months before it.
 */
export async function salesOf(
  executor: Executor,
  { companyId, treatment, sums, page, pageSize }: Wanted,
): Promise<{ rows: Sale[]; total: number }> {
  const groups = await monthsOf(executor, { companyId, treatment, sums })
  if (sums.some(({ buyer }) => buyer))
    return salesOfBuyers(executor, { companyId, groups, sums, page, pageSize })
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const rows: Sale[] = []
  let before = (page - 1) * pageSize
  for (const group of groups) {
    if (rows.length === pageSize) break
    if (before >= group.count) {
      before -= group.count
      continue
    }
    rows.push(
      ...(await salesIn(executor, companyId, group, { offset: before, limit: pageSize - rows.length })),
    )
    before = 0
  }
  return { rows, total }
}

/** A month of a treatment; `currencies` where it has sales in others too, which are not wanted. */
type Group = { treatmentId: string; month: string; count: number; currencies: string[] | null }

async function monthsOf(
  executor: Executor,
  { companyId, treatment, sums }: Pick<Wanted, 'companyId' | 'treatment' | 'sums'>,
): Promise<Group[]> {
  if (sums.length === 0) return []
  const months = [...new Set(sums.map(({ month }) => `${month}-01`))]
  const wanted = new Set(sums.map(({ currency }) => currency))
  const rows = await executor
    .select({
      treatmentId: transactionTotals.treatmentId,
      month: transactionTotals.month,
      currency: transactionTotals.currency,
      count: sql<number>`sum(${transactionTotals.count})`.mapWith(Number),
    })
    .from(treatments)
    .innerJoin(
      transactionTotals,
      and(
        eq(transactionTotals.companyId, treatments.companyId),
        eq(transactionTotals.treatmentId, treatments.id),
        inArray(transactionTotals.month, months),
      ),
    )
    .where(and(eq(treatments.companyId, companyId), sql`${treatments.facts} ->> 'key' = ${treatment}`))
    .groupBy(transactionTotals.treatmentId, transactionTotals.month, transactionTotals.currency)
    .orderBy(asc(transactionTotals.month))
  return [...Map.groupBy(rows, ({ month }) => month)].flatMap(([month, ofMonth]) => {
    const some = ofMonth.filter(({ currency }) => wanted.has(currency))
    const [first] = some
    if (!first) return []
    const count = some.reduce((sum, one) => sum + one.count, 0)
    const currencies = some.length < ofMonth.length ? some.map(({ currency }) => currency) : null
    return [{ treatmentId: first.treatmentId, month, count, currencies }]
  })
}

type OfBuyers = Omit<Wanted, 'treatment'> & { groups: readonly Group[] }

/** Of an EC sales list only those of the buyer: few, which no total counts. */
async function salesOfBuyers(
  executor: Executor,
  { companyId, groups, sums, page, pageSize }: OfBuyers,
): Promise<{ rows: Sale[]; total: number }> {
  const [first] = groups
  if (!first) return { rows: [], total: 0 }
  const where = and(
    eq(transactions.companyId, companyId),
    inArray(
      transactions.month,
      groups.map(({ month }) => month),
    ),
    eq(transactions.treatmentId, first.treatmentId),
    inArray(transactions.currency, [...new Set(sums.map(({ currency }) => currency))]),
    inArray(transactions.buyerNumber, [...new Set(sums.flatMap(({ buyer }) => buyer ?? []))]),
  )
  const rows = await executor
    .select()
    .from(transactions)
    .where(where)
    .orderBy(asc(transactions.month), asc(transactions.day), asc(transactions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: await executor.$count(transactions, where) }
}

/** What stands before the page is passed over in the index alone; whole rows are read of the page. */
async function salesIn(
  executor: Executor,
  companyId: string,
  { treatmentId, month, currencies }: Group,
  { offset, limit }: { offset: number; limit: number },
): Promise<Sale[]> {
  const place = and(eq(transactions.companyId, companyId), eq(transactions.month, month))
  const ids = executor
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        place,
        eq(transactions.treatmentId, treatmentId),
        currencies ? inArray(transactions.currency, currencies) : undefined,
      ),
    )
    .orderBy(asc(transactions.day), asc(transactions.id))
    .limit(limit)
    .offset(offset)
  return executor
    .select()
    .from(transactions)
    .where(and(place, sql`${transactions.id} = any(array(${ids}))`))
    .orderBy(asc(transactions.day), asc(transactions.id))
}

/** The decisions with these keys, by the ids that rows name. */
export async function treatmentsCalled(
  executor: Executor,
  { companyId, keys }: { companyId: string; keys: readonly string[] },
) {
  const rows = await executor
    .select({ id: treatments.id, facts: treatments.facts })
    .from(treatments)
    .where(
      and(
        eq(treatments.companyId, companyId),
        inArray(sql`${treatments.facts} ->> 'key'`, [...new Set(keys)]),
      ),
    )
  return new Map(rows.map(({ id, facts }) => [id, facts]))
}

/** The ids that rows name of the decisions with these keys. */
export async function treatmentIdsOf(
  executor: Executor,
  asked: { companyId: string; keys: readonly string[] },
): Promise<string[]> {
  return [...(await treatmentsCalled(executor, asked)).keys()]
}

export const SALES_AT_ONCE = 2_000

/** Sales of some treatments and months, some thousand at a time, in the order of their keys. */
export async function someSales(
  executor: Executor,
  {
    companyId,
    treatments: keys,
    from,
    to,
    after,
  }: { companyId: string; treatments: readonly string[]; from: string; to: string; after: Sale | null },
): Promise<Sale[]> {
  const known = executor
    .select({ id: treatments.id })
    .from(treatments)
    .where(
      and(
        eq(treatments.companyId, companyId),
        inArray(sql`${treatments.facts} ->> 'key'`, [...new Set(keys)]),
      ),
    )
  return executor
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.companyId, companyId),
        between(transactions.month, after?.month ?? `${from}-01`, `${to}-01`),
        inArray(transactions.treatmentId, known),
        after
          ? sql`(${transactions.month}, ${transactions.id}) > (${after.month}::date, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(transactions.month), asc(transactions.id))
    .limit(SALES_AT_ONCE)
}
