import { sql, type Column, type SQL } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { allOf, bestOf, hasWord, rankOf } from '#platform/server/search.queries.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { hasTerms, type SearchTerms } from '#platform/shared/search-terms.ts'
import { companies, companyMembers, users } from './accounts.tables.ts'

/** The name of a company by its id, in Chinese as it is written there. */
export const companyNameIn = (lang: Lang, id: Column | SQL): SQL => sql`(
  select ${lang === 'zh' ? sql`coalesce(named.name_original, named.name)` : sql`named.name`}
  from ${companies} as named where named.id = ${id})`

/** Whoever types what more of them have types a word more: the best are those of so many. */
const LOOKED_AT = 500
/** Of fewer signs than this a trigram index knows nothing: a number is then meant by its beginning. */
const PART_AT_LEAST = 3

function hasNumber(compact: string): SQL {
  const typed = compact.slice(1, -1)
  const pattern = typed.length < PART_AT_LEAST ? `${typed}%` : compact
  const number = (column: SQL) => sql`translate(lower(${column}), '-./ ', '') like ${pattern}`
  return sql`(${number(sql`vat_number`)} or ${number(sql`registration_number`)})`
}

const isCalled = ({ words, compact }: SearchTerms): SQL => {
  const called = allOf(words.map((word) => hasWord(word, [sql`name`, sql`name_original`])))
  return compact ? sql`(${called} or ${hasNumber(compact)})` : called
}

/** The companies of these names or numbers, for a list that is narrowed to them; of too many, some. */
export async function companyIdsCalled(executor: Executor, terms: SearchTerms): Promise<string[]> {
  if (!hasTerms(terms)) return []
  const { rows } = await executor.execute<{ id: string }>(sql`
    with called as materialized (select id from ${companies} as companies where ${isCalled(terms)})
    select id from called limit ${LOOKED_AT}`)
  return rows.map(({ id }) => id)
}

/**
 * Companies by name in either script, by their numbers, or by their members. Found by indexes first, planned without the limit
 * (`materialized`): with it the whole table would look cheap.
 * @param seen which companies the reader may see, by `companies.id`; unless given, all
 */
export function companiesCalled(terms: SearchTerms, seen: SQL = sql`true`): SQL {
  return bestOf(sql`
    select 'CUSTOMER' as kind, id, jsonb_build_object('en', name, 'zh', coalesce(name_original, name)) as title,
      coalesce(vat_number, registration_number) as detail, null::text as number, country, created_at as at,
      ${rankOf(terms, {
        compact: sql`concat_ws(' ', vat_number, registration_number)`,
        text: sql`lower(concat_ws(' ', name, name_original))`,
      })} as rank
    from (
      with called as materialized (select * from ${companies} as companies where ${isCalled(terms)} and ${seen})
      select * from called limit ${LOOKED_AT}
    ) as companies`)
}

/** The same by the name or address of somebody who works there. */
export function companiesOfPerson(terms: SearchTerms, seen: SQL = sql`true`): SQL {
  const called = allOf(terms.words.map((word) => hasWord(word, [sql`users.name`], [sql`users.email`])))
  return bestOf(sql`
    select 'CUSTOMER' as kind, companies.id,
      jsonb_build_object('en', companies.name, 'zh', coalesce(companies.name_original, companies.name)) as title,
      people.email as detail, null::text as number, companies.country, companies.created_at as at,
      ${rankOf(terms, { text: sql`lower(concat_ws(' ', people.name, people.email))` })} as rank
    from (
      with called as materialized (select users.id, users.name, users.email from ${users} as users where ${called})
      select * from called limit ${LOOKED_AT}
    ) as people
    join ${companyMembers} as members on members.user_id = people.id
    join ${companies} as companies on companies.id = members.company_id where ${seen}`)
}
