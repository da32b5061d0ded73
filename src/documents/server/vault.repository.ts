import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { DocumentKind } from '../document-kinds.ts'
import {
  deletedDocuments,
  documentFacts,
  documentReadings,
  fileBindings,
  storedFiles,
  type DeletedDocumentRow,
  type DocumentFactsRow,
  type DocumentReadingRow,
  type StoredFileRow,
} from './documents.tables.ts'

/** What the record that names a file knows of it. */
export type DocumentFacts = {
  fileId: string
  kind: DocumentKind
  /** The question, or the step, that it answers. */
  label: LocalText
  country: string | null
  person?: string | null
  expiresOn?: Day | null
}

/** `OTHER` says nothing that a form did not say better. */
const SAYS_MORE = sql`(excluded.kind <> 'OTHER' and not 'kind' = any(${documentFacts.corrected}))`
const unlessCorrected = (name: string, column: SQL, learnt: SQL) =>
  sql`case when ${name}::text = any(${documentFacts.corrected}) then ${column} else coalesce(${learnt}, ${column}) end`

/** Learns about files: of one that is known only what no member corrected. */
export async function upsertFacts(
  tx: Transaction,
  companyId: string,
  facts: readonly DocumentFacts[],
): Promise<void> {
  if (facts.length === 0) return
  // Always in the same order: two forms that are saved at once do not wait for each other in a circle.
  const ordered = facts.toSorted((a, b) => (a.fileId < b.fileId ? -1 : 1))
  const { kind, label, countries, person, expiresOn } = documentFacts
  await tx
    .insert(documentFacts)
    .values(
      ordered.map(({ fileId, country, ...fact }) => ({
        companyId,
        fileId,
        kind: fact.kind,
        label: fact.label,
        countries: country === null ? [] : [country],
        person: fact.person ?? null,
        expiresOn: fact.expiresOn ?? null,
      })),
    )
    .onConflictDoUpdate({
      target: [documentFacts.companyId, documentFacts.fileId],
      set: {
        kind: sql`case when ${SAYS_MORE} then excluded.kind else ${kind} end`,
        label: sql`case when ${SAYS_MORE} then excluded.label else ${label} end`,
        countries: sql`(select coalesce(array_agg(distinct one order by one), '{}') from unnest(${countries} || excluded.countries) as one)`,
        person: unlessCorrected('person', sql`${person}`, sql`excluded.person`),
        expiresOn: unlessCorrected('expiresOn', sql`${expiresOn}`, sql`excluded.expires_on`),
      },
    })
}

export async function lockFacts(
  tx: Transaction,
  companyId: string,
  fileId: string,
): Promise<DocumentFactsRow | undefined> {
  const [row] = await tx
    .select()
    .from(documentFacts)
    .where(and(eq(documentFacts.companyId, companyId), eq(documentFacts.fileId, fileId)))
    .for('update')
  return row
}

/** Writes what a member says of a file. */
export async function putFacts(tx: Transaction, row: DocumentFactsRow): Promise<void> {
  await tx
    .insert(documentFacts)
    .values(row)
    .onConflictDoUpdate({ target: [documentFacts.companyId, documentFacts.fileId], set: row })
}

export async function renameFile(
  tx: Transaction,
  { companyId, id, name }: { companyId: string; id: string; name: string },
): Promise<void> {
  await tx
    .update(storedFiles)
    .set({ name })
    .where(and(eq(storedFiles.companyId, companyId), eq(storedFiles.id, id)))
}

export async function insertReading(executor: Executor, row: DocumentReadingRow): Promise<void> {
  await executor.insert(documentReadings).values(row).onConflictDoNothing()
}

const isFile = (companyId: string, fileId: string) =>
  and(eq(storedFiles.companyId, companyId), eq(storedFiles.id, fileId))

/** So that nothing begins to use the file meanwhile. Also one that staff keep to themselves. */
export async function lockStoredFile(
  tx: Transaction,
  companyId: string,
  fileId: string,
): Promise<StoredFileRow | undefined> {
  const [row] = await tx.select().from(storedFiles).where(isFile(companyId, fileId)).for('update')
  return row
}

export async function insertDeleted(tx: Transaction, row: DeletedDocumentRow): Promise<void> {
  await tx.insert(deletedDocuments).values(row)
}

/** Removes a file's row, what is known of it and where it was used; not who opened it. */
export async function removeFile(tx: Transaction, companyId: string, fileId: string): Promise<void> {
  await tx
    .delete(fileBindings)
    .where(and(eq(fileBindings.companyId, companyId), eq(fileBindings.fileId, fileId)))
  await tx.delete(storedFiles).where(isFile(companyId, fileId))
}

/** Forgets who opened a file. */
export async function removeReadings(tx: Transaction, companyId: string, fileId: string): Promise<void> {
  await tx
    .delete(documentReadings)
    .where(and(eq(documentReadings.companyId, companyId), eq(documentReadings.fileId, fileId)))
}
