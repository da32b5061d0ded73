import { sql, type SQL } from 'drizzle-orm'
import { companyNameIn } from '#accounts/server/public.ts'
import { bestOf, NEWEST, rankOf } from '#platform/server/search.queries.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { inScope } from '#staff/server/public.ts'
import type { SearchTerms } from '#platform/shared/search-terms.ts'
import { DIGITS_OF_NUMBER, registrations } from './registrations.tables.ts'

/** The numbers that a company has obtained, by the number or the service; the id is that of their work order. */
export const numbersCalled = (companyId: string, terms: SearchTerms): SQL =>
  bestOf(sql`
    select 'NUMBER' as kind, work_order_id as id, product_name as title, null::text as detail,
      registration_number as number, country, created_at as at,
      ${rankOf(terms, {
        compact: sql`registration_number`,
        text: sql`lower(concat_ws(' ', registration_number, product_name->>'en', product_name->>'zh'))`,
      })} as rank
    from (
      select * from ${registrations}
      where company_id = ${companyId} and registration_number is not null limit ${NEWEST}
    ) as numbers`)

/** The numbers of any company that begin with these digits, by an index, whatever stands between them. */
export const numbersOfAny = (terms: SearchTerms, scope: StaffScope, lang: Lang): SQL =>
  bestOf(sql`
    select 'NUMBER' as kind, work_order_id as id, product_name as title,
      ${companyNameIn(lang, registrations.companyId)} as detail,
      registration_number as number, country, created_at as at, ${rankOf(terms, { compact: sql`registration_number` })} as rank
    from ${registrations}
    where ${DIGITS_OF_NUMBER} ~>=~ ${terms.digits} and ${DIGITS_OF_NUMBER} ~<~ ${`${terms.digits}:`}
      and ${inScope(scope, registrations) ?? sql`true`}`)
