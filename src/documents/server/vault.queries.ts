import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { containing } from '#platform/server/containing.ts'
import type { Executor } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { EXPIRES_SOON_DAYS } from '../document-expiry.ts'
import type { DocumentKind, DocumentOrigin } from '../document-kinds.ts'
import { documentName } from './document-name.queries.ts'
import {
  deletedDocuments,
  documentFacts,
  documentReadings,
  fileBindings,
  storedFiles,
  type DocumentReadingRow,
  type UploaderKind,
} from './documents.tables.ts'

export type VaultFilter = {
  companyId: string
  today: Day
  /** In whose calendar an instant has its year. */
  timeZone: string
  kind?: DocumentKind | undefined
  country?: string | undefined
  person?: string | undefined
  year?: number | undefined
  /** Those that end soon or have ended. */
  expiring?: boolean | undefined
  /** Those that can still be submitted: files that are in use and not expired. */
  usable?: boolean | undefined
  /** Those that were deleted, instead of those that are there. */
  deleted?: boolean | undefined
  keyword?: string | undefined
  id?: string | undefined
  page: number
  pageSize: number
}

/** A document as each source selects it, with its columns in this order. */
type DocumentRow = {
  id: string
  origin: DocumentOrigin
  name: string
  type: string
  /** Null for what is written anew at each download. */
  size: number | null
  kind: DocumentKind
  label: LocalText
  countries: string[]
  person: string | null
  expires_on: Day | null
  retired_at: string | null
  sensitive: boolean
  /** Whether something needs it; null for a file, of which `is_used` says it. */
  bound: boolean | null
  uploaded_by: UploaderKind
  uploaded_at: string
  year: number
  /** Of an invoice. */
  order_id: string | null
  deleted_at: string | null
  deleted_by: string | null
}
export type ListedDocument = DocumentRow & { is_used: boolean }

/** Documents that other modules answer for: one of the selects that the list unites. */
export type VaultSource = (company: { companyId: string; timeZone: string }) => SQL

const ownFiles: VaultSource = ({ companyId, timeZone }) => sql`
  select files.id, 'FILE' as origin, files.name, files.type, files.size, facts.kind, facts.label, facts.countries,
    facts.person, facts.expires_on::text as expires_on, facts.retired_at, files.sensitive,
    null::boolean as bound,
    files.uploaded_by_kind as uploaded_by, files.uploaded_at,
    extract(year from files.uploaded_at at time zone ${timeZone}::text)::int as year,
    null::text as order_id, null::timestamptz as deleted_at, null::text as deleted_by
  from ${documentFacts} as facts join ${storedFiles} as files on files.id = facts.file_id
  where facts.company_id = ${companyId} and files.company_id = ${companyId} and files.scan = 'clean'
    and not files.internal`

/** Of what was deleted only this is left. */
const ownDeleted: VaultSource = ({ companyId, timeZone }) => sql`
  select file_id as id, 'FILE' as origin, name, type, null::int as size, kind, label, countries, person,
    null::text as expires_on, null::timestamptz as retired_at, sensitive, false as bound, uploaded_by, uploaded_at,
    extract(year from uploaded_at at time zone ${timeZone}::text)::int as year,
    null::text as order_id, deleted_at, deleted_by_name as deleted_by
  from ${deletedDocuments} where company_id = ${companyId}`

function documentsOf(filter: VaultFilter, others: readonly VaultSource[]): SQL {
  const { deleted, usable, id } = filter
  // A link to one document shows what became of it.
  const sources = deleted
    ? [ownDeleted]
    : [ownFiles, ...(usable ? [] : others), ...(id === undefined ? [] : [ownDeleted])]
  const selects = sources.map((source) => source(filter))
  return sql`with documents as materialized (${sql.join(selects, sql` union all `)})`
}

const called = documentName(sql`kind`, sql`label`)
/** What it is called, and in the words of the form that asked for it. */
const searched = sql`lower(concat_ws(' ', name, person, ${called}->>'en', ${called}->>'zh', label->>'en', label->>'zh'))`

function conditionOf({ today, kind, country, person, year, keyword, id, ...filter }: VaultFilter): SQL {
  const conditions = [
    kind && sql`kind = ${kind}`,
    country === undefined ? undefined : sql`${country}::text = any(countries)`,
    person === undefined ? undefined : sql`lower(person) = lower(${person}::text)`,
    year === undefined ? undefined : sql`year = ${year}::int`,
    filter.expiring
      ? sql`expires_on <= ${addDays(today, EXPIRES_SOON_DAYS)} and retired_at is null`
      : undefined,
    filter.usable ? sql`retired_at is null and (expires_on is null or expires_on >= ${today})` : undefined,
    id === undefined ? undefined : sql`id = ${id}`,
    keyword ? containing(searched, keyword) : undefined,
  ]
  return and(sql`true`, ...conditions) ?? sql`true`
}

/** By what a company's documents can be narrowed, each with its number. */
export type Facet = { facet: 'kind' | 'country' | 'person' | 'year'; value: string; count: number }
type Listed = { rows: ListedDocument[]; facets: Facet[] | null; total: number }

/** Of all documents of the list, whatever the filter; one that was deleted is found by its link only. */
const facets = (isOfDeleted: boolean) => sql`
  narrowed as (select kind, countries, person, year from documents where ${isOfDeleted} or deleted_at is null),
  facets as (
    select 'kind' as facet, kind as value, count(*)::int as count from narrowed group by kind
    union all
    select 'country', country, count(*)::int from (select unnest(countries) as country from narrowed) as each group by country
    union all
    select 'person', min(person), count(*)::int from narrowed where person is not null group by lower(person)
    union all
    select 'year', year::text, count(*)::int from narrowed group by year
  )`

/**
 * One page of a company's documents, newest first, and their facets. The union is read once for all of it. Whether a file
 * is bound is asked of those of the page.
 */
export async function readDocuments(
  executor: Executor,
  filter: VaultFilter,
  others: readonly VaultSource[],
): Promise<{ rows: ListedDocument[]; facets: Facet[]; total: number }> {
  const { companyId, page, pageSize, deleted } = filter
  const order = sql`${deleted ? sql`deleted_at` : sql`uploaded_at`} desc, id`
  const uses = sql`select 1 from ${fileBindings} as uses where uses.company_id = ${companyId} and uses.file_id = page.id`
  const read = await executor.execute<Listed>(sql`
    ${documentsOf(filter, others)},
    matching as (select * from documents where ${conditionOf(filter)}),
    page as (select * from matching order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}),
    ${facets(deleted === true)}
    select
      (select count(*)::int from matching) as total,
      coalesce(
        (select json_agg(listed order by ${order}) from (select page.*, exists (${uses}) as is_used from page) as listed),
        '[]'
      ) as rows,
      (select json_agg(facets order by facet, value) from facets) as facets`)
  const { rows = [], facets: counted, total = 0 } = read.rows[0] ?? {}
  return { rows, facets: counted ?? [], total }
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

export async function wasDeleted(executor: Executor, companyId: string, fileId: string): Promise<boolean> {
  const count = await executor.$count(
    deletedDocuments,
    and(eq(deletedDocuments.companyId, companyId), eq(deletedDocuments.fileId, fileId)),
  )
  return count > 0
}

/** Those of `fileIds` that a member of staff has opened. */
export async function openedByStaff(
  executor: Executor,
  companyId: string,
  fileIds: readonly string[],
): Promise<string[]> {
  if (fileIds.length === 0) return []
  const rows = await executor
    .selectDistinct({ fileId: documentReadings.fileId })
    .from(documentReadings)
    .where(
      and(
        eq(documentReadings.companyId, companyId),
        inArray(documentReadings.fileId, [...fileIds]),
        eq(documentReadings.readerKind, 'staff'),
      ),
    )
  return rows.map(({ fileId }) => fileId)
}

/** Those of some files that one member of staff has opened, whichever companies they are of. */
export async function openedBy(
  executor: Executor,
  staffId: string,
  files: readonly { companyId: string; fileId: string }[],
): Promise<ReadonlySet<string>> {
  if (files.length === 0) return new Set()
  const { companyId, fileId, readerKind, readerId } = documentReadings
  const rows = await executor
    .selectDistinct({ fileId })
    .from(documentReadings)
    .where(
      and(
        inArray(companyId, [...new Set(files.map((file) => file.companyId))]),
        inArray(
          fileId,
          files.map((file) => file.fileId),
        ),
        eq(readerKind, 'staff'),
        eq(readerId, staffId),
      ),
    )
  return new Set(rows.map((row) => row.fileId))
}
