import { storeUpload, type FileScanner } from '#documents/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { IncomingUpload } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { AGENCY_POST } from '../agency-post.ts'
import { letterWithSameFile } from './letters.queries.ts'
import { insertLetter, insertLetterHistory, lockLetter } from './letters.repository.ts'
import type { LetterRow } from './letters.tables.ts'
import { auditLetter, type LetterActor } from './move-letter.ts'
import { isPdf, READ_LETTER } from './read-letter-text.ts'

type Deps = Pick<ServerDeps, 'db' | 'files' | 'clock' | 'limits' | 'config' | 'jobs'>

/** @property idFor of a letter whose file has these bytes: that of its request */
type Uploaded = { idFor: (sha256: string) => string; actor: LetterActor; upload: IncomingUpload }

/**
 * Takes a letter in: typed by its bytes and scanned as every upload. It belongs to nobody yet. One that is there already is
 * the same request's; the file that came again is removed with all that nothing names.
 */
export async function uploadLetter(deps: Deps, scanner: FileScanner, { idFor, actor, upload }: Uploaded) {
  const by = { kind: 'staff', id: actor.id } as const
  const file = await storeUpload(deps, scanner, upload, { companyId: AGENCY_POST, by, isPersonal: true })
  const at = deps.clock.now()
  const letter = newLetter({ ...file, letterId: idFor(file.sha256) }, actor, {
    at,
    received: dayOf(at, deps.config.agency.timeZone),
  })
  return deps.db.transaction(async (tx) => {
    const before = await lockLetter(tx, letter.id)
    if (before) return present(tx, before)
    await insertLetter(tx, letter)
    const line = { letterId: letter.id, revision: 1, at, byId: actor.id, byName: actor.name }
    await insertLetterHistory(tx, {
      ...line,
      action: 'uploaded',
      changed: [],
      note: null,
      earlierDay: null,
      proofId: null,
    })
    await auditLetter(tx, { actor, at, event: 'uploaded', letter, detail: { sha256: letter.sha256 } })
    if (isPdf(letter.fileType))
      await deps.jobs.add(tx, READ_LETTER, { letterId: letter.id }, { queue: READ_LETTER })
    return present(tx, letter)
  })
}

async function present(tx: Transaction, letter: LetterRow) {
  const same = await letterWithSameFile(tx, letter)
  const sameAs = same && {
    id: same.id,
    uploadedAt: same.createdAt.toISOString(),
    uploadedBy: same.uploadedByName,
  }
  return { id: letter.id, fileName: letter.fileName, sameAs: sameAs ?? null }
}

function newLetter(
  file: { letterId: string; id: string; name: string; type: string; sha256: string },
  actor: LetterActor,
  { at, received }: { at: Date; received: string },
): LetterRow {
  return {
    id: file.letterId,
    state: 'NEW',
    companyId: null,
    workOrderId: null,
    registrationId: null,
    authority: '',
    country: null,
    dated: null,
    received,
    reference: null,
    referenceKey: null,
    replyBy: null,
    summaryEn: null,
    summaryZh: null,
    visibleToSeller: false,
    fileId: file.id,
    fileName: file.name,
    fileType: file.type,
    sha256: file.sha256,
    pages: null,
    textState: null,
    ownText: null,
    answeredOn: null,
    closingNote: null,
    uploadedById: actor.id,
    uploadedByName: actor.name,
    createdAt: at,
    changedAt: at,
    revision: 1,
  }
}
