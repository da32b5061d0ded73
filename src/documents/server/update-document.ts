import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { KIND_NAMES } from '../document-kind-names.ts'
import { isSensitiveKind, type DocumentKind } from '../document-kinds.ts'
import { harmlessName } from '../file-rules.ts'
import { documentRefusals } from './documents.errors.ts'
import { markSensitive } from './documents.repository.ts'
import { holdStoredFiles } from './documents.queries.ts'
import type { DocumentFactsRow, StoredFileRow } from './documents.tables.ts'
import { lockFacts, putFacts, renameFile } from './vault.repository.ts'

export type UpdateDocument = {
  companyId: string
  fileId: string
  name?: string | undefined
  kind?: DocumentKind | undefined
  countries?: readonly string[] | undefined
  person?: string | null | undefined
  expiresOn?: Day | null | undefined
  retired?: boolean | undefined
  replaces?: string | undefined
}

/** What a member says of a file counts from then on, whatever a form says. */
export async function updateDocumentFacts(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  update: UpdateDocument,
): Promise<void> {
  const { companyId, fileId } = update
  await deps.db.transaction(async (tx) => {
    const file = await ownFile(tx, companyId, fileId)
    const old = update.replaces === undefined ? undefined : await factsToReplace(tx, update)
    const before = (await lockFacts(tx, companyId, fileId)) ?? newFacts(companyId, fileId, old)
    const now = deps.clock.now()
    const after = corrected(before, update, now)
    await putFacts(tx, after)
    if (isSensitiveKind(after.kind)) await markSensitive(tx, companyId, [fileId])
    if (update.name)
      await renameFile(tx, { companyId, id: fileId, name: harmlessName(update.name, file.type) })
    if (old) await putFacts(tx, { ...old, retiredAt: old.retiredAt ?? now })
  })
}

async function ownFile(tx: Transaction, companyId: string, fileId: string): Promise<StoredFileRow> {
  const [file] = await holdStoredFiles(tx, companyId, [fileId])
  if (!file) throw documentRefusals.not_found()
  if (file.scan !== 'clean') throw documentRefusals.not_scanned()
  return file
}

async function factsToReplace(
  tx: Transaction,
  { companyId, fileId, replaces = '' }: UpdateDocument,
): Promise<DocumentFactsRow> {
  const old = replaces === fileId ? undefined : await lockFacts(tx, companyId, replaces)
  if (!old) throw documentRefusals.not_found()
  return old
}

/** A successor is of the same kind and person; how long it is valid only its reader knows. */
function newFacts(companyId: string, fileId: string, old: DocumentFactsRow | undefined): DocumentFactsRow {
  const { kind = 'OTHER', countries = [], person = null } = old ?? {}
  const label = old?.label ?? KIND_NAMES.OTHER
  return {
    companyId,
    fileId,
    kind,
    label,
    countries,
    person,
    expiresOn: null,
    corrected: [],
    retiredAt: null,
  }
}

function corrected(before: DocumentFactsRow, update: UpdateDocument, now: Date): DocumentFactsRow {
  const { kind, countries, person, expiresOn, retired } = update
  const says = { kind, person, expiresOn }
  const named = Object.entries(says).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  const isOtherKind = kind !== undefined && kind !== before.kind
  return {
    ...before,
    ...(isOtherKind && { kind, label: KIND_NAMES[kind] }),
    ...(countries !== undefined && { countries: [...new Set(countries)].toSorted() }),
    ...(person !== undefined && { person: person === '' ? null : person }),
    ...(expiresOn !== undefined && { expiresOn }),
    ...(retired !== undefined && { retiredAt: retired ? (before.retiredAt ?? now) : null }),
    corrected: [...new Set([...before.corrected, ...named])],
  }
}
