import { sql, type SQL } from 'drizzle-orm'
import { bestOf, NEWEST, rankOf } from '#platform/server/search.queries.ts'
import type { SearchTerms } from '#platform/shared/search-terms.ts'
import { workOrders } from './work-orders.tables.ts'

/** A company's work orders by number, service, or the company's own name for it. */
export function workOrdersCalled(companyId: string, terms: SearchTerms): SQL {
  const text = sql`concat_ws(' ', search_text, lower(label))`
  return bestOf(sql`
    select 'WORK_ORDER' as kind, id, product_name as title, label as detail, number, country, bought_at as at,
      ${rankOf(terms, { number: sql`number`, text })} as rank
    from (
      select id, product_name, label, number, country, search_text, bought_at from ${workOrders}
      where company_id = ${companyId} order by bought_at desc, id desc limit ${NEWEST}
    ) as newest`)
}
