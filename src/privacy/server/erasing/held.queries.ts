import { inArray, sql } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { type NamedPlace, PLACES } from '../../data-classes.ts'
import { rowsOfPerson } from './rows-of-person.queries.ts'
import type { Subject } from './subject.ts'

/** The tables in which an address stands in a column of its own, in clear. */
const ADDRESSED: readonly { place: NamedPlace; column: string }[] = PLACES.flatMap((place) =>
  (place.person ?? []).flatMap((rule) => ('mail' in rule ? [{ place, column: rule.mail }] : [])),
)
const LAW_KEEPS: readonly NamedPlace[] = PLACES.filter(({ keepsMail }) => keepsMail !== undefined)

/** Every address that is written out anywhere, once. It reads whole tables: for a restored backup alone. */
export async function allAddresses(executor: Executor): Promise<Set<string>> {
  const found = new Set<string>()
  for (const { place, column } of ADDRESSED) {
    const { rows } = await executor.execute<{ email: string }>(
      sql`select distinct lower(${sql.identifier(column)}) as email from ${sql.identifier(place.table)}
        where ${sql.identifier(column)} is not null`,
    )
    for (const { email } of rows) found.add(email)
  }
  return found
}

const distinct = (values: readonly (string | null)[]) => [...new Set(values.flatMap((value) => value ?? []))]

type Named = { id: string; companyId: string | null; lang: Lang | null }

/** What names an address: the ids by which other records name it, companies, and the language of the latest. */
export async function namedByAddress(
  executor: Executor,
  email: string,
): Promise<{ ids: string[]; companyIds: string[]; lang: Lang | undefined }> {
  const found: Named[] = []
  for (const { place, column } of ADDRESSED) {
    // Not each has a company; each has an id, a language and the moment it was made.
    const { rows } = await executor.execute<Named>(
      sql`select id, to_jsonb(one) ->> 'company_id' as "companyId", lang
        from ${sql.identifier(place.table)} as one where lower(${sql.identifier(column)}) = ${email}
        order by created_at desc`,
    )
    found.push(...rows)
  }
  return {
    ids: distinct(found.map(({ id }) => id)),
    companyIds: distinct(found.map(({ companyId }) => companyId)),
    lang: found.find(({ lang }) => lang !== null)?.lang ?? undefined,
  }
}

/** Rows in one place: how many, and of which companies. */
export type HeldRows = { place: NamedPlace; goes: boolean; count: number; companyIds: string[] }

/** Every place in which something is held about a subject. */
export async function heldRows(executor: Executor, subject: Subject): Promise<HeldRows[]> {
  const held: HeldRows[] = []
  for (const place of PLACES)
    for (const rule of place.person ?? []) {
      const where = rowsOfPerson(place, rule, subject)
      if (where) held.push({ place, goes: true, ...(await counted(executor, place.table, where)) })
    }
  // An address without an account may stand in what the law keeps: as a value of its own, not as a part of one.
  const value = JSON.stringify(subject.known?.email ?? '')
  if (subject.known)
    for (const place of LAW_KEEPS) {
      const where = sql`strpos(lower(${sql.identifier(place.keepsMail ?? '')}::text), ${value}) > 0`
      held.push({ place, goes: false, ...(await counted(executor, place.table, where)) })
    }
  return held.filter(({ count }) => count > 0)
}

async function counted(executor: Executor, table: string, where: ReturnType<typeof sql>) {
  const { rows } = await executor.execute<{ count: number; companyIds: string[] | null }>(
    sql`select count(*)::int as count, array_agg(distinct to_jsonb(one) ->> 'company_id')
        filter (where to_jsonb(one) ->> 'company_id' is not null) as "companyIds"
      from (select * from ${sql.identifier(table)} where ${where}) as one`,
  )
  const [row] = rows
  return { count: row?.count ?? 0, companyIds: row?.companyIds ?? [] }
}

export function companiesNamed(
  executor: Executor,
  ids: readonly string[],
): Promise<{ id: string; name: string; closedAt: Date | null }[]> {
  return executor
    .select({ id: companies.id, name: companies.name, closedAt: companies.closedAt })
    .from(companies)
    .where(inArray(companies.id, [...ids]))
}
