import { and, asc, between, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { SumByBuyer } from '../totals.ts'
import { firstOf, type Months } from './totals.queries.ts'
import { transactions, treatments } from './transactions.tables.ts'

/** What belongs into an EC sales list. */
export const isListed = sql`(${treatments.facts} -> 'ecSalesList') = 'true'::jsonb`

/** What a company's buyers in other member states got in some months, and the own goods that it moved there. */
export async function sumsByBuyer(
  executor: Executor,
  { companyId, from, to }: Months,
): Promise<SumByBuyer[]> {
  const known = await executor
    .select({ id: treatments.id, facts: treatments.facts })
    .from(treatments)
    .where(and(eq(treatments.companyId, companyId), isListed))
  if (known.length === 0) return []
  const { treatmentId, month, rateDay, currency, buyerNumber, net } = transactions
  const rows = await executor
    .select({ treatmentId, month, rateDay, currency, buyerNumber, net: sql`sum(${net})`.mapWith(Number) })
    .from(transactions)
    .where(
      and(
        eq(transactions.companyId, companyId),
        between(month, firstOf(from), firstOf(to)),
        inArray(
          treatmentId,
          known.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(treatmentId, month, rateDay, currency, buyerNumber)
    .orderBy(asc(month), asc(buyerNumber), asc(treatmentId), asc(currency), asc(rateDay))
  const facts = new Map(known.map((one) => [one.id, one.facts]))
  return rows.flatMap(({ treatmentId: id, month: first, ...sum }) => {
    const treatment = facts.get(id)
    return treatment ? [{ ...sum, treatment, month: first.slice(0, 7) }] : []
  })
}
