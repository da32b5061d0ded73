import { and, asc, between, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { transactions, treatments } from '#reports/server/transactions.tables.ts'

type Sum = { month: string; currency: string; buyer?: string | null | undefined }

/** The sales of one treatment that some sums add up, in the order of their days. */
export async function salesOf(
  executor: Executor,
  {
    companyId,
    treatment,
    sums,
    page,
    pageSize,
  }: { companyId: string; treatment: string; sums: readonly Sum[]; page: number; pageSize: number },
) {
  const [known] = await executor
    .select({ id: treatments.id })
    .from(treatments)
    .where(and(eq(treatments.companyId, companyId), sql`${treatments.facts} ->> 'key' = ${treatment}`))
  if (!known || sums.length === 0) return { rows: [], total: 0 }
  const buyers = [...new Set(sums.flatMap(({ buyer }) => buyer ?? []))]
  const where = and(
    eq(transactions.companyId, companyId),
    inArray(transactions.month, [...new Set(sums.map(({ month }) => `${month}-01`))]),
    eq(transactions.treatmentId, known.id),
    inArray(transactions.currency, [...new Set(sums.map(({ currency }) => currency))]),
    // Of an EC sales list only those of the buyer.
    buyers.length === 0 ? undefined : inArray(transactions.buyerNumber, buyers),
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

export type Sale = typeof transactions.$inferSelect

const AT_ONCE = 2_000

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
    .limit(AT_ONCE)
}
