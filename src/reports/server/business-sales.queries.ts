import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Treatment } from '../totals.ts'
import { firstOf } from './totals.queries.ts'
import { transactions, treatments } from './transactions.tables.ts'

const AT_ONCE = 2_000

type Asked = { companyId: string; month: string; isWanted: (treatment: Treatment) => boolean }

/** Sales to businesses and their refunds of one month, by the number of the invoice, some thousand at a time. */
export async function* businessSales(executor: Executor, { companyId, month, isWanted }: Asked) {
  const known = await executor
    .select({ id: treatments.id, facts: treatments.facts })
    .from(treatments)
    .where(eq(treatments.companyId, companyId))
  const wanted = new Map(known.flatMap(({ id, facts }) => (isWanted(facts) ? [[id, facts] as const] : [])))
  if (wanted.size === 0) return
  let last: { document: string; id: string } | null = null
  for (;;) {
    const rows = await salesAfter(executor, { companyId, month, treatmentIds: [...wanted.keys()] }, last)
    yield rows.flatMap(({ treatmentId, buyerNumber, ...sale }) => {
      const treatment = wanted.get(treatmentId)
      return treatment && buyerNumber !== null ? [{ ...sale, treatment, buyerNumber }] : []
    })
    last = rows.at(-1) ?? null
    if (!last || rows.length < AT_ONCE) return
  }
}

/** The index of invoices, read on from where the last page ended. */
function salesAfter(
  executor: Executor,
  { companyId, month, treatmentIds }: { companyId: string; month: string; treatmentIds: readonly string[] },
  last: { document: string; id: string } | null,
) {
  const { id, treatmentId, document, documentDay, ksef, day, orderId, sku, buyerNumber } = transactions
  const { currency, rateDay, net, vat, gross, acquisitionVat, amount } = transactions
  return executor
    .select({
      id,
      treatmentId,
      document,
      documentDay,
      ksef,
      day,
      orderId,
      sku,
      buyerNumber,
      currency,
      rateDay,
      net,
      vat,
      gross,
      acquisitionVat,
      amount,
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.companyId, companyId),
        eq(transactions.month, firstOf(month)),
        // As in the index, which holds these alone.
        sql`${transactions.buyer} = 'B2B'`,
        inArray(treatmentId, [...treatmentIds]),
        last ? sql`(${document}, ${id}) > (${last.document}, ${last.id}::uuid)` : undefined,
      ),
    )
    .orderBy(asc(document), asc(id))
    .limit(AT_ONCE)
}
