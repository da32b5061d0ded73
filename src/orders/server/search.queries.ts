import { sql, type SQL } from 'drizzle-orm'
import { bestOf, FOUND_AT_MOST, listOf, NEWEST, rankOf } from '#platform/server/search.queries.ts'
import type { SearchTerms } from '#platform/shared/search-terms.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { orderInScope } from './order-scope.queries.ts'
import { orderLines, orders } from './orders.tables.ts'

/** Their services are in another table: fewer than those that are looked at for their number. */
const READ_FOR_WORDS = 100

const newest = (companyId: string, limit: number): SQL => sql`
  select id, number, created_at from ${orders}
  where company_id = ${companyId} order by created_at desc, id desc limit ${limit}`

/** A company's orders by number. */
export const ordersNumbered = (companyId: string, terms: SearchTerms): SQL =>
  bestOf(
    sql`
    select 'ORDER' as kind, id, ${firstService} as title, null::text as detail, number, null::text as country,
      created_at as at, ${rankOf(terms, { record: sql`number` })} as rank
    from (${newest(companyId, NEWEST)}) as numbered`,
    terms,
  )

/** A company's orders by the services in them. */
export const ordersWith = (companyId: string, terms: SearchTerms): SQL =>
  bestOf(
    sql`
    select 'ORDER' as kind, id, ${firstService} as title, null::text as detail, number, null::text as country,
      created_at as at, ${rankOf(terms, { text: sql`services` })} as rank
    from (${newest(companyId, READ_FOR_WORDS)}) as numbered, lateral (
      select lower(string_agg(concat_ws(' ', name->>'en', name->>'zh'), ' ')) as services
      from ${orderLines} where order_id = numbered.id
    ) as lines`,
    terms,
  )

const buyerName = (lang: Lang): SQL =>
  lang === 'zh'
    ? sql`coalesce(buyer->>'companyNameOriginal', buyer->>'companyName')`
    : sql`buyer->>'companyName'`

const newestWhere = (rank: number, which: SQL, lang: Lang): SQL => sql`
  (select 'ORDER' as kind, id, ${firstService} as title, ${buyerName(lang)} as detail, number,
    null::text as country, created_at as at, ${sql.raw(String(rank))} as rank
  from ${orders} as numbered where ${which} order by created_at desc, id desc limit ${FOUND_AT_MOST})`

/** Those of any company with these numbers, and the newest of these companies. */
export function ordersOfAny({
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
  const seen = orderInScope(scope, sql`numbered.id`) ?? sql`true`
  return bestOf(sql`
    ${newestWhere(0, sql`number = any(${listOf(numbers)}) and ${seen}`, lang)}
    union all
    ${newestWhere(2, sql`company_id = any(${listOf(companyIds)}) and ${seen}`, lang)}`)
}

const firstService = sql`(select name from ${orderLines} where order_id = numbered.id order by position limit 1)`
