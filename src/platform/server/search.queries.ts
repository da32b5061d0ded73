import { sql, type Column, type SQL } from 'drizzle-orm'
import type { Executor } from './database.ts'
import type { LocalText } from '../shared/local-text.ts'
import type { SearchTerms } from '../shared/search-terms.ts'

/*
 * What the searches of all modules are made of. Each module writes selects of one shape, which a search unites:
 * `kind, id, title, detail, number, country, rank, at`.
 */

/** Something that was found. `title` is in both languages, `detail` as somebody typed it. */
export type FoundRow = {
  kind: string
  id: string
  title: LocalText
  detail: string | null
  number: string | null
  country: string | null
  /** 0: the number that was meant, 1: a part of a number, 2: words. */
  rank: number
}

/** Of each kind; whoever does not find it among them types a word more. */
export const FOUND_AT_MOST = 5

/** The newest rows of a company that words are looked for in; older ones are found in their lists. */
export const NEWEST = 2_000

/** Several texts as one parameter. */
export const listOf = (texts: readonly string[]): SQL => sql`${sql.param([...texts])}::text[]`

/** How well a row is found by its number or its text, which is in lower case; null if it is not. */
export function rankOf(terms: SearchTerms, { number, text }: { number?: Column | SQL; text?: SQL }): SQL {
  const { meant, part } = terms.numbers
  const compact = number && sql`translate(lower(${number}), '-./ ', '')`
  const cases = [
    ...(compact && meant.length > 0 ? [sql`when ${compact} like any(${listOf(meant)}) then 0`] : []),
    ...(compact && part.length > 0 ? [sql`when ${compact} like any(${listOf(part)}) then 1`] : []),
    ...(text ? [sql`when ${text} like all(${listOf(terms.words)}) then 2`] : []),
  ]
  return cases.length === 0 ? sql`null::int` : sql`case ${sql.join(cases, sql` `)} end`
}

/** The best of a module's rows, the newest first among equals. */
export const bestOf = (rows: SQL): SQL =>
  sql`select kind, id, title, detail, number, country, rank from (${rows}) as matched
    where rank is not null order by rank, at desc, id limit ${FOUND_AT_MOST}`

/** Reads what selects have found, in their order. */
export async function readFound(executor: Executor, selects: readonly SQL[]): Promise<FoundRow[]> {
  const united = selects.map((select) => sql`(${select})`)
  const { rows } = await executor.execute<FoundRow>(sql.join(united, sql` union all `))
  return rows
}
