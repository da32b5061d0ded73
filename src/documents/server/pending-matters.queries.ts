import { and, eq, isNull, not, notExists, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '#platform/server/database.ts'
import { opaqueDay, type CompanyParam, type DayParam } from '#platform/server/opaque.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { EXPIRES_SOON_DAYS } from '../document-expiry.ts'
import { MIXED_KINDS } from '../document-kinds.ts'
import { documentName } from './document-name.queries.ts'
import { documentFacts, storedFiles } from './documents.tables.ts'

const newer = alias(documentFacts, 'newer')
const newerFile = alias(storedFiles, 'newer_file')

/**
 * Documents that end soon or have ended, and have no successor: before an office refuses them. One of the selects that
 * `/pendingMatters/list` unites. A successor is a later upload of the same kind and person that does not end sooner;
 * taking the old one out of use says that nobody needs it any longer.
 */
export function documentsToRenew(executor: Executor, companyId: CompanyParam, today: DayParam) {
  const { fileId, label, person, expiresOn, kind, retiredAt } = documentFacts
  const named = (lang: 'en' | 'zh') =>
    sql`concat_ws(${lang === 'en' ? ', ' : '，'}::text, ${documentName(kind, label)}->>${lang}::text, ${person})`
  const whenUploaded = executor
    .select({ at: newerFile.uploadedAt })
    .from(newerFile)
    .where(
      and(
        eq(newerFile.companyId, companyId),
        eq(newerFile.id, newer.fileId),
        eq(newerFile.scan, 'clean').inlineParams(),
        not(newerFile.internal),
      ),
    )
  return executor
    .select({
      id: fileId,
      what: sql<string>`'DOCUMENT_EXPIRES'`.as('what'),
      kind: sql<string>`'DOCUMENT_EXPIRES'`.as('kind'),
      name: sql<LocalText | null>`jsonb_build_object('en', ${named('en')}, 'zh', ${named('zh')})`.as('name'),
      dueOn: sql<Day | null>`${expiresOn}::text`.as('due_on'),
      number: sql<string>`''`.as('number'),
      recordId: sql<string>`${fileId}`.as('record_id'),
      country: sql<string | null>`null::text`.as('country'),
      subject: sql<LocalText>`jsonb_build_object('en', ${storedFiles.name}, 'zh', ${storedFiles.name})`.as(
        'subject',
      ),
      further: sql<number>`0`.as('further'),
      amount: sql<number | null>`null::bigint`.as('amount'),
      currency: sql<string | null>`null::text`.as('currency'),
      dueTime: sql<Date | null>`null::timestamptz`.as('due_time'),
    })
    .from(documentFacts)
    .innerJoin(storedFiles, eq(storedFiles.id, fileId))
    .where(
      and(
        eq(documentFacts.companyId, companyId),
        eq(storedFiles.companyId, companyId),
        eq(storedFiles.scan, 'clean').inlineParams(),
        not(storedFiles.internal),
        isNull(retiredAt),
        // Of two bounds the planner expects few documents, so that it looks only at these files.
        sql`${expiresOn} between '-infinity' and ${opaqueDay(today, EXPIRES_SOON_DAYS)}`,
        notExists(
          executor
            .select({ one: sql`1` })
            .from(newer)
            .where(
              and(
                eq(newer.companyId, companyId),
                isNull(newer.retiredAt),
                eq(newer.kind, kind),
                or(notInArray(kind, [...MIXED_KINDS]).inlineParams(), eq(newer.label, label)),
                sql`lower(${newer.person}) is not distinct from lower(${person})`,
                or(isNull(newer.expiresOn), sql`${newer.expiresOn} >= ${expiresOn}`),
                // Last, and not as a join: of all files of a company few are looked at.
                sql`(${whenUploaded}) > ${storedFiles.uploadedAt}`,
              ),
            ),
        ),
      ),
    )
}
