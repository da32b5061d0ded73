import { and, asc, count, desc, eq, exists, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { containing } from '#platform/server/containing.ts'
import type { Executor } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/calendar.ts'
import { EXPIRES_SOON_DAYS } from '../document-expiry.ts'
import type { DocumentKind } from '../document-kinds.ts'
import {
  documentFacts,
  documentReadings,
  fileBindings,
  storedFiles,
  type DocumentReadingRow,
} from './documents.tables.ts'

export type VaultFilter = {
  companyId: string
  today: Day
  kind?: DocumentKind | undefined
  country?: string | undefined
  person?: string | undefined
  /** Those that end soon or have ended. */
  expiring?: boolean | undefined
  /** Those that can still be submitted: in use and not expired. */
  usable?: boolean | undefined
  keyword?: string | undefined
  id?: string | undefined
  page: number
  pageSize: number
}

const owned = (companyId: string) =>
  and(
    eq(documentFacts.companyId, companyId),
    eq(storedFiles.companyId, companyId),
    eq(storedFiles.scan, 'clean'),
  )

const ofFile = eq(storedFiles.id, documentFacts.fileId)

function conditionOf({
  companyId,
  today,
  kind,
  country,
  person,
  keyword,
  ...filter
}: VaultFilter): SQL | undefined {
  const { expiresOn, retiredAt } = documentFacts
  return and(
    owned(companyId),
    kind && eq(documentFacts.kind, kind),
    country === undefined ? undefined : sql`${country}::text = any(${documentFacts.countries})`,
    person === undefined ? undefined : sql`lower(${documentFacts.person}) = lower(${person}::text)`,
    filter.expiring ? and(lte(expiresOn, addDays(today, EXPIRES_SOON_DAYS)), isNull(retiredAt)) : undefined,
    filter.usable
      ? and(isNull(retiredAt), or(isNull(expiresOn), sql`${expiresOn} >= ${today}::date`))
      : undefined,
    filter.id === undefined ? undefined : eq(documentFacts.fileId, filter.id),
    keyword
      ? or(
          ...[
            storedFiles.name,
            documentFacts.person,
            sql`${documentFacts.label}->>'en'`,
            sql`${documentFacts.label}->>'zh'`,
          ].map((text) => containing(sql`lower(${text})`, keyword)),
        )
      : undefined,
  )
}

/** One page of a company's documents, newest first. */
export async function pageOfDocuments(executor: Executor, filter: VaultFilter) {
  const { page, pageSize } = filter
  const condition = conditionOf(filter)
  const isBound = exists(
    executor
      .select({ one: sql`1` })
      .from(fileBindings)
      .where(and(eq(fileBindings.companyId, storedFiles.companyId), eq(fileBindings.fileId, storedFiles.id))),
  )
  const [rows, [counted]] = await Promise.all([
    executor
      .select({ file: storedFiles, facts: documentFacts, bound: sql<boolean>`${isBound}` })
      .from(documentFacts)
      .innerJoin(storedFiles, ofFile)
      .where(condition)
      .orderBy(desc(storedFiles.uploadedAt), asc(storedFiles.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    executor.select({ total: count() }).from(documentFacts).innerJoin(storedFiles, ofFile).where(condition),
  ])
  return { rows, total: counted?.total ?? 0 }
}
export type DocumentRow = Awaited<ReturnType<typeof pageOfDocuments>>['rows'][number]

/** By what a company's documents can be narrowed, each with its number. */
export async function facetsOf(executor: Executor, companyId: string) {
  const { rows } = await executor.execute<{
    facet: 'kind' | 'country' | 'person'
    value: string
    count: number
  }>(sql`
    with own as (
      select ${documentFacts.kind}, ${documentFacts.countries}, ${documentFacts.person}
      from ${documentFacts} join ${storedFiles} on ${ofFile}
      where ${owned(companyId)}
    )
    select 'kind' as facet, kind as value, count(*)::int as count from own group by kind
    union all
    select 'country', country, count(*)::int from own, unnest(countries) as country group by country
    union all
    select 'person', min(person), count(*)::int from own where person is not null group by lower(person)
    order by 1, 2`)
  return rows
}

/** Who opened a file, the latest first. */
export async function readingsOf(
  executor: Executor,
  companyId: string,
  fileId: string,
  limit: number,
): Promise<DocumentReadingRow[]> {
  return executor
    .select()
    .from(documentReadings)
    .where(and(eq(documentReadings.companyId, companyId), eq(documentReadings.fileId, fileId)))
    .orderBy(desc(documentReadings.readAt), asc(documentReadings.readerId))
    .limit(limit)
}
