import { sql, type SQL } from 'drizzle-orm'
import { companyNameIn } from '#accounts/server/public.ts'
import { bestOf, FOUND_AT_MOST, listOf, NEWEST, rankOf } from '#platform/server/search.queries.ts'
import type { Lang } from '#platform/shared/local-text.ts'
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

// Staff tell the work orders of several companies by its name.
const newestWhere = (rank: number, which: SQL, lang: Lang): SQL => sql`
  (select 'WORK_ORDER' as kind, id, product_name as title, ${companyNameIn(lang, workOrders.companyId)} as detail, number, country, bought_at as at,
    ${sql.raw(String(rank))} as rank
  from ${workOrders} where ${which} order by bought_at desc, id desc limit ${FOUND_AT_MOST})`

/** Those of any company with these numbers, and the newest of these companies. */
export function workOrdersOfAny({
  numbers,
  companyIds,
  scope,
  lang,
}: {
  numbers: readonly string[]
  companyIds: readonly string[]
  scope: StaffScope
  lang: Lang
}): SQL {
  const seen = inScope(scope, workOrders) ?? sql`true`
  return bestOf(sql`
    ${newestWhere(0, sql`number = any(${listOf(numbers)}) and ${seen}`, lang)}
    union all
    ${newestWhere(2, sql`company_id = any(${listOf(companyIds)}) and ${seen}`, lang)}`)
}
