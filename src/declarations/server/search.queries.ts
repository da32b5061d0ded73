import { sql, type SQL } from 'drizzle-orm'
import { companyNameIn } from '#accounts/server/public.ts'
import { bestOf, listOf, NEWEST, rankOf } from '#platform/server/search.queries.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import type { SearchTerms } from '#platform/shared/search-terms.ts'
import { KIND_NAMES } from '../names.ts'
import { inScope } from '#staff/server/public.ts'
import { declarations } from './declarations.tables.ts'
import { periodTextIn } from './period-text.queries.ts'

const named = sql`(select ${JSON.stringify(KIND_NAMES)}::jsonb as names) as named`
const PERIOD = { frequency: sql`frequency`, fromDay: sql`from_day`, toDay: sql`to_day` }
/** Its kind and period, in both languages. */
const title = sql`jsonb_build_object(
  'en', concat_ws(' ', names->kind->>'en', ${periodTextIn(PERIOD, 'en')}),
  'zh', concat(${periodTextIn(PERIOD, 'zh')}, names->kind->>'zh'))`

/** Declarations of any company by their numbers in full; the id is that of the company and its own, with a colon. */
export const declarationsOfAny = (numbers: readonly string[], scope: StaffScope, lang: Lang): SQL =>
  bestOf(sql`
    select 'DECLARATION' as kind, company_id || ':' || id as id, ${title} as title,
      ${companyNameIn(lang, declarations.companyId)} as detail,
      number, country, created_at as at, 0 as rank
    from ${declarations}, ${named}
    where number = any(${listOf(numbers)}) and ${inScope(scope, declarations) ?? sql`true`}`)

/** A company's declarations by their number. */
export const declarationsNumbered = (companyId: string, terms: SearchTerms): SQL =>
  bestOf(sql`
    select 'DECLARATION' as kind, id, ${title} as title, null::text as detail, number, country, created_at as at,
      ${rankOf(terms, { record: sql`number` })} as rank
    from (
      select * from ${declarations}
      where company_id = ${companyId} order by to_day desc, id desc limit ${NEWEST}
    ) as numbered, ${named}`)
