import { sql, type SQL } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import { bestOf, FOUND_AT_MOST, listOf, NEWEST, rankOf } from '#platform/server/search.queries.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { inScope } from '#staff/server/public.ts'
import type { SearchTerms } from '#platform/shared/search-terms.ts'
import { workOrders } from './work-orders.tables.ts'

/** A company's work orders by number, service, or the company's own name for it. */
export function workOrdersCalled(companyId: string, terms: SearchTerms): SQL {
  const text = sql`case when label is null then search_text else search_text || ' ' || lower(label) end`
  return bestOf(
    sql`
    select 'WORK_ORDER' as kind, id, product_name as title, label as detail, number, country, bought_at as at,
      ${rankOf(terms, { record: sql`number`, text })} as rank
    from (
      select id, product_name, label, number, country, search_text, bought_at from ${workOrders}
      where company_id = ${companyId} order by bought_at desc, id desc limit ${NEWEST}
    ) as newest`,
    terms,
  )
}

/** Staff tell the work orders of several companies by it. */
const companyName = sql`(select ${companies.name} from ${companies} where ${companies.id} = ${workOrders.companyId})`

const newestWhere = (rank: number, which: SQL): SQL => sql`
  (select 'WORK_ORDER' as kind, id, product_name as title, ${companyName} as detail, number, country, bought_at as at,
    ${sql.raw(String(rank))} as rank
  from ${workOrders} where ${which} order by bought_at desc, id desc limit ${FOUND_AT_MOST})`

/** Those of any company with these numbers, and the newest of these companies. */
export function workOrdersOfAny({
  numbers,
  companyIds,
  scope,
}: {
  numbers: readonly string[]
  companyIds: readonly string[]
  scope: StaffScope
}): SQL {
  const seen = inScope(scope, workOrders) ?? sql`true`
  return bestOf(sql`
    ${newestWhere(0, sql`number = any(${listOf(numbers)}) and ${seen}`)}
    union all
    ${newestWhere(2, sql`company_id = any(${listOf(companyIds)}) and ${seen}`)}`)
}
