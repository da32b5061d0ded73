import { sql, type Column, type SQL } from 'drizzle-orm'
import { bestOf, rankOf } from '#platform/server/search.queries.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { SearchTerms } from '#platform/shared/search-terms.ts'
import { companies, companyMembers, users } from './accounts.tables.ts'

/** The name of a company by its id, in Chinese as it is written there. */
export const companyNameIn = (lang: Lang, id: Column | SQL): SQL => sql`(
  select ${lang === 'zh' ? sql`coalesce(named.name_original, named.name)` : sql`named.name`}
  from ${companies} as named where named.id = ${id})`

/**
 * Companies by name in either script, by their numbers, or by their members.
 * @param seen which companies the reader may see, by `companies.id`; unless given, all
 */
export const companiesCalled = (terms: SearchTerms, seen: SQL = sql`true`): SQL =>
  bestOf(sql`
    select 'CUSTOMER' as kind, id, jsonb_build_object('en', name, 'zh', coalesce(name_original, name)) as title,
      coalesce(vat_number, registration_number) as detail, null::text as number, country, created_at as at,
      ${rankOf(terms, {
        compact: sql`concat_ws(' ', vat_number, registration_number)`,
        text: sql`lower(concat_ws(' ', name, name_original))`,
      })} as rank
    from ${companies} as companies where ${seen}`)

/** The same by the name or address of somebody who works there. */
export const companiesOfPerson = (terms: SearchTerms, seen: SQL = sql`true`): SQL =>
  bestOf(sql`
    select 'CUSTOMER' as kind, companies.id,
      jsonb_build_object('en', companies.name, 'zh', coalesce(companies.name_original, companies.name)) as title,
      users.email as detail, null::text as number, companies.country, companies.created_at as at,
      ${rankOf(terms, { text: sql`lower(concat_ws(' ', users.name, users.email))` })} as rank
    from ${users} as users
    join ${companyMembers} as members on members.user_id = users.id
    join ${companies} as companies on companies.id = members.company_id where ${seen}`)
