import { sql, type SQL } from 'drizzle-orm'
import { bestOf, NEWEST, rankOf } from '#platform/server/search.queries.ts'
import type { SearchTerms } from '#platform/shared/search-terms.ts'
import { KIND_NAMES } from '../names.ts'
import { declarations } from './declarations.tables.ts'

/** A company's declarations by their number. */
export const declarationsNumbered = (companyId: string, terms: SearchTerms): SQL =>
  bestOf(sql`
    select 'DECLARATION' as kind, id, jsonb_build_object(
        'en', concat_ws(' ', names->kind->>'en', label), 'zh', concat_ws(' ', label, names->kind->>'zh')) as title,
      null::text as detail, number, country, created_at as at,
      ${rankOf(terms, { record: sql`number` })} as rank
    from (
      select * from ${declarations}
      where company_id = ${companyId} order by to_day desc, id desc limit ${NEWEST}
    ) as numbered, (select ${JSON.stringify(KIND_NAMES)}::jsonb as names) as named`)
