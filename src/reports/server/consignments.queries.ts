import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'

/** An order from outside that was taxed at the sale: what it came to without VAT. */
export type ImportedOrder = { month: string; to: 'EU' | 'GB'; net: number; currency: string }

/** Below this in any currency in which goods are sold, an order is within the limits. */
const CERTAINLY_WITHIN = 5_000
const MOST = 1_000

/**
 * The largest orders from outside the Union or Great Britain in months of a company whose VAT was declared under the
 * import scheme or by a marketplace. The lines of an order are one consignment.
 */
export async function importedOrders(
  executor: Executor,
  { companyId, from, to }: { companyId: string; from: string; to: string },
): Promise<ImportedOrder[]> {
  const states = sql.join(
    [...EU_STATES].map((state) => sql`${state}`),
    sql`, `,
  )
  const { rows } = await executor.execute<ImportedOrder>(
    sql`select to_char(t.month, 'YYYY-MM') as month, case when t.arrive = 'GB' then 'GB' else 'EU' end as "to",
      sum(t.net)::float8 as net, t.currency
    from transactions t join treatments x on x.company_id = t.company_id and x.id = t.treatment_id
    where t.company_id = ${companyId} and t.month between ${`${from}-01`} and ${`${to}-01`}
      and x.facts->>'scheme' in ('IOSS', 'DEEMED_SUPPLIER') and t.net > 0 and t.order_id <> ''
      and t.depart not in (${states}) and t.depart <> t.arrive and (t.arrive = 'GB' or t.arrive in (${states}))
    group by t.month, t.order_id, 2, t.currency having sum(t.net) > ${CERTAINLY_WITHIN}
    order by 3 desc limit ${MOST}`,
  )
  return rows
}
