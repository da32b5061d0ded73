import { sql, type SQL } from 'drizzle-orm'
import { bestOf, NEWEST, rankOf } from '#platform/server/search.queries.ts'
import type { SearchTerms } from '#platform/shared/search-terms.ts'
import { KIND_NAMES } from '../document-kind-names.ts'
import { documentName } from './document-name.queries.ts'
import { documentFacts, storedFiles } from './documents.tables.ts'

const KINDS = JSON.stringify(
  Object.fromEntries(Object.entries(KIND_NAMES).map(([kind, { en, zh }]) => [kind, `${en} ${zh}`])),
)

/** A company's documents by file name, kind, the question that they answered, or whose they are. */
export const documentsCalled = (companyId: string, terms: SearchTerms): SQL =>
  bestOf(
    sql`
    select 'DOCUMENT' as kind, id, ${documentName(sql`kind`, sql`label`)} as title, name as detail, null::text as number, null::text as country,
      uploaded_at as at, ${rankOf(terms, { text })} as rank
    from (
      select files.id, facts.label, files.name, facts.person, facts.kind, files.uploaded_at
      from ${documentFacts} as facts join ${storedFiles} as files on files.id = facts.file_id
      where facts.company_id = ${companyId} and files.company_id = ${companyId} and files.scan = 'clean'
        and not files.internal
      order by files.uploaded_at desc, files.id desc limit ${NEWEST}
    ) as newest`,
    terms,
  )

const text = sql`lower(concat_ws(' ', name, person, label->>'en', label->>'zh', ${KINDS}::jsonb->>kind))`
