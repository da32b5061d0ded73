import { sql, type SQL } from 'drizzle-orm'
import { bestOf, NEWEST, rankOf } from '#platform/server/search.queries.ts'
import type { SearchTerms } from '#platform/shared/search-terms.ts'
import { enquiries } from './enquiries.tables.ts'

/** Enquiries by number, sender or what was asked. */
export const enquiriesCalled = (terms: SearchTerms): SQL =>
  bestOf(
    sql`
    select 'ENQUIRY' as kind, id, jsonb_build_object('en', name, 'zh', name) as title, email as detail, number,
      null::text as country, created_at as at,
      ${rankOf(terms, { record: sql`number`, text: sql`search_text` })} as rank
    from (
      select id, name, email, number, search_text, created_at from ${enquiries}
      order by created_at desc, id desc limit ${NEWEST}
    ) as newest`,
    terms,
  )
