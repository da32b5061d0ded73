import {
  getStoredFiles,
  readAsStaff,
  type ReadingConfig,
  type StaffReader,
} from '#documents/server/public.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { suggestionsFor } from './suggest.ts'
import { isPdf } from './read-letter-text.ts'
import { sellerDay, warningsOf } from '../letter-fields.ts'
import {
  LETTER_FIGURE_LIMIT,
  type staffAuthorityLetters,
  type StaffAuthorityLetter,
  type WholeAuthorityLetter,
} from '../staff/contract.ts'
import { authorityLetterRefusals } from './letters.errors.ts'
import {
  countOpenLetters,
  findLetter,
  historyOfLetter,
  pageOfLetters,
  type NamedLetter,
} from './letters.queries.ts'
import { holderOf } from './move-letter.ts'

export async function readLetters(
  { db }: Pick<ServerDeps, 'db'>,
  filter: InputOf<typeof staffAuthorityLetters> & { scope: StaffScope },
): Promise<OutputOf<typeof staffAuthorityLetters>> {
  const { page, pageSize } = filter
  const [{ rows, total }, counts] = await Promise.all([
    pageOfLetters(db, filter),
    countOpenLetters(db, { limit: LETTER_FIGURE_LIMIT, scope: filter.scope }),
  ])
  return { records: rows.map(presentLetter), total, page, pageSize, counts }
}

/** @throws authority_letter.not_found */
export async function readLetter(
  { db, clock, config }: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  id: string,
): Promise<WholeAuthorityLetter> {
  const row = await findLetter(db, id)
  if (!row) throw authorityLetterRefusals.not_found()
  const { registrationId, answeredOn, closingNote } = row.letter
  const history = (await historyOfLetter(db, id)).map(
    ({ at, byName, action, note, earlierDay, proofId }) => ({
      at: at.toISOString(),
      by: byName,
      action,
      note,
      earlierDay,
      proofId,
    }),
  )
  const today = dayOf(clock.now(), config.agency.timeZone)
  const warnings = warningsOf(row.letter, today)
  const { workOrderRevision: revision } = row
  const act = revision === null ? null : { revision, sellerBy: sellerDay(row.letter.replyBy, today) }
  const suggestions = await suggestionsFor(db, row.letter, today)
  const more = { act, warnings, suggestions, history }
  return { ...presentLetter(row), registrationId, answeredOn, closingNote, ...more }
}

/** The letter itself; one that is nobody’s yet is read by whoever sorts it. @throws authority_letter.not_found, and as `readAsStaff` */
export async function openLetterFile(
  deps: ServerDeps<ReadingConfig>,
  reader: StaffReader,
  id: string,
): Promise<FileAnswer> {
  const row = await findLetter(deps.db, id)
  const [file] = row ? await getStoredFiles(deps.db, holderOf(row.letter), [row.letter.fileId]) : []
  if (!row || !file) throw authorityLetterRefusals.not_found()
  const { workOrderId, companyId, country } = row.letter
  const of = workOrderId === null ? { companyId, country } : { workOrderId }
  return readAsStaff(deps, file, reader, { of, about: { authorityLetter: id } })
}

function presentLetter({ letter, company, number }: NamedLetter): StaffAuthorityLetter {
  const { companyId, workOrderId, uploadedByName, createdAt } = letter
  return {
    id: letter.id,
    state: letter.state,
    company: companyId === null ? null : { id: companyId, name: company ?? '' },
    workOrder: workOrderId === null ? null : { id: workOrderId, number: number ?? '' },
    authority: letter.authority,
    country: letter.country,
    dated: letter.dated,
    received: letter.received,
    reference: letter.reference,
    replyBy: letter.replyBy,
    summaryEn: letter.summaryEn,
    summaryZh: letter.summaryZh,
    visibleToSeller: letter.visibleToSeller,
    fileName: letter.fileName,
    fileType: letter.fileType,
    pages: letter.pages,
    text: letter.textState ?? (isPdf(letter.fileType) ? 'WAITING' : 'PICTURE'),
    uploadedBy: uploadedByName,
    uploadedAt: createdAt.toISOString(),
    revision: letter.revision,
  }
}
