import { sql, type Column, type SQL } from 'drizzle-orm'
import type { Executor } from './database.ts'
import type { LocalText } from '../shared/local-text.ts'
import type { SearchTerms } from '../shared/search-terms.ts'
import { chineseSigns } from '../shared/search-words.ts'

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

/**
 * The signs of a text in lower case, for an index. Chinese names are looked for by two signs or one, and `pg_trgm` knows
 * parts of three at least; of Chinese it knows none where the database has the locale C, as ours has.
 */
export const signsOf = (text: Column | SQL): SQL => sql`string_to_array(lower(${text}), null)`

/** A text has all the signs, in any order: an index finds these few, and the text itself is compared for them. */
export const hasSigns = (text: SQL, signs: readonly string[]) => sql`${signsOf(text)} @> ${listOf(signs)}`

/**
 * Any of the texts has the word, or any of the addresses, which have no Chinese in them. Each text needs an index of its parts
 * and one of its signs.
 */
export function hasWord(word: string, texts: readonly SQL[], addresses: readonly SQL[] = []): SQL {
  const signs = chineseSigns(word)
  const parts =
    signs.length > 0
      ? texts.map((text) => sql`(${hasSigns(text, signs)} and lower(${text}) like ${word})`)
      : [
          ...texts.map((text) => sql`lower(${text}) like ${word}`),
          ...addresses.map((one) => sql`${one} like ${word}`),
        ]
  return sql`(${sql.join(parts, sql` or `)})`
}

export const allOf = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` and `)})`

/** A text in lower case that has all the words. */
const hasWords = (text: SQL, { words }: SearchTerms): SQL =>
  sql.join(
    words.map((word) => sql`${text} like ${word}`),
    sql` and `,
  )

/** How a kind of record is found: by a number of ours, a number of others, or a text in lower case. */
type Found = { record?: SQL; compact?: SQL; text?: SQL }

/** How well a row is found; null if it is not. */
export function rankOf({ records, compact, ...terms }: SearchTerms, by: Found): SQL {
  const cases = [
    ...(by.record && records
      ? [
          sql`when ${by.record} like ${records.meant} then 0`,
          sql`when ${by.record} like ${records.part} then 1`,
        ]
      : []),
    ...(by.compact && compact
      ? [sql`when translate(lower(${by.compact}), '-./ ', '') like ${compact} then 1`]
      : []),
    ...(by.text ? [sql`when ${hasWords(by.text, { records, compact, ...terms })} then 2`] : []),
  ]
  return cases.length === 0 ? sql`null::int` : sql`case ${sql.join(cases, sql` `)} end`
}

/**
 * The best of a module's rows, the newest first among equals. Where only words were typed all are equal: rows that come
 * newest first are then read until there are enough.
 */
export function bestOf(rows: SQL, terms?: SearchTerms): SQL {
  const order = terms && !terms.records ? sql`at desc, id desc` : sql`rank, at desc, id desc`
  return sql`select kind, id, title, detail, number, country, rank from (${rows}) as matched
    where rank is not null order by ${order} limit ${FOUND_AT_MOST}`
}

/** Reads what selects have found, in their order. */
export async function readFound(executor: Executor, selects: readonly SQL[]): Promise<FoundRow[]> {
  const united = selects.map((select) => sql`(${select})`)
  const { rows } = await executor.execute<FoundRow>(sql.join(united, sql` union all `))
  return rows
}
