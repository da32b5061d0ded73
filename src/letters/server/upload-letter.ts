import { storeUpload, type FileScanner } from '#documents/server/public.ts'
import type { IncomingUpload } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import { AGENCY_POST } from '../agency-post.ts'
import { letterWithSameFile } from './letters.queries.ts'
import { insertLetter, insertLetterHistory } from './letters.repository.ts'
import type { LetterRow } from './letters.tables.ts'
import { auditLetter, type LetterActor } from './move-letter.ts'
import { isPdf, READ_LETTER } from './read-letter-text.ts'

type Deps = Pick<ServerDeps, 'db' | 'files' | 'clock' | 'limits' | 'config' | 'jobs'>

/** Takes a letter in: typed by its bytes and scanned as every upload. It belongs to nobody yet. */
export async function uploadLetter(
  deps: Deps,
  scanner: FileScanner,
  { actor, upload }: { actor: LetterActor; upload: IncomingUpload },
) {
  const by = { kind: 'staff', id: actor.id } as const
  const file = await storeUpload(deps, scanner, upload, { companyId: AGENCY_POST, by, isPersonal: true })
  const at = deps.clock.now()
  const letter = newLetter(file, actor, { at, received: dayOf(at, deps.config.agency.timeZone) })
  return deps.db.transaction(async (tx) => {
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
    const same = await letterWithSameFile(tx, letter)
    const sameAs = same && {
      id: same.id,
      uploadedAt: same.createdAt.toISOString(),
      uploadedBy: same.uploadedByName,
    }
    return { id: letter.id, fileName: letter.fileName, sameAs: sameAs ?? null }
  })
}

function newLetter(
  file: { id: string; name: string; type: string; sha256: string },
  actor: LetterActor,
  { at, received }: { at: Date; received: string },
): LetterRow {
  return {
    id: newId('al'),
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
