import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Total } from '../totals.ts'
import { transactionTotals, treatments } from './transactions.tables.ts'

/** Months of a company, both inclusive: `2026-03`, or any day of the month. */
export type Months = { companyId: string; from: string; to: string }

export const firstOf = (month: string): string => `${month.slice(0, 7)}-01`

/** What a company sold in some months, by treatment, month and currency, in the order of `Totals.list`. */
export async function totalsOf(executor: Executor, { companyId, from, to }: Months): Promise<Total[]> {
  const rows = await executor
    .select({ total: transactionTotals, treatment: treatments.facts })
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
  return rows
    .map(({ total, treatment }) => {
      const { month, companyId: _, treatmentId: __, ...sums } = total
      return { treatment, ...sums, month: month.slice(0, 7) }
    })
    .map(
      (total) =>
        [`${total.treatment.key}|${total.month}|${total.currency}|${total.rateDay ?? ''}`, total] as const,
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, total]) => total)
}

/** A sum that is not that of its rows. */
export type WrongTotal = { month: string; treatmentId: string; currency: string }

/** Proves the totals of a company against its rows. @returns those that differ: none */
export async function proveTotals(
  executor: Executor,
  { companyId, from, to }: Months,
): Promise<WrongTotal[]> {
  const { rows } = await executor.execute<WrongTotal>(
    sql`with summed as (select month, treatment_id, currency, rate_day, count(*) as count, sum(net) as net, sum(vat) as vat, sum(gross) as gross, sum(acquisition_vat) as acquisition_vat, sum(amount) as amount from transactions where company_id = ${companyId} and month between ${firstOf(from)} and ${firstOf(to)} group by 1, 2, 3, 4),
    told as (select month, treatment_id, currency, rate_day, count, net, vat, gross, acquisition_vat, amount from transaction_totals where company_id = ${companyId} and month between ${firstOf(from)} and ${firstOf(to)})
    select month::text, treatment_id as "treatmentId", currency from ((table summed except table told) union (table told except table summed)) as differing group by 1, 2, 3 order by 1, 2, 3`,
  )
  return rows
}
