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
import { nameFor } from '#platform/shared/original-name.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { suggestionsFor } from './suggest.ts'
import { isPdf } from './read-letter-text.ts'
import { sellerDay, warningsOf } from '../letter-fields.ts'
import {
  LETTER_FIGURE_LIMIT,
  REGISTRATIONS_OFFERED,
  type letterRegistrations,
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
import { presentService } from './present-service.ts'
import { registrationsOf } from './registrations-of.queries.ts'

export async function readLetters(
  { db }: Pick<ServerDeps, 'db'>,
  lang: Lang,
  filter: InputOf<typeof staffAuthorityLetters> & { scope: StaffScope },
): Promise<OutputOf<typeof staffAuthorityLetters>> {
  const { page, pageSize } = filter
  const [{ rows, total }, counts] = await Promise.all([
    pageOfLetters(db, filter),
    countOpenLetters(db, { limit: LETTER_FIGURE_LIMIT, scope: filter.scope }),
  ])
  return { records: rows.map((row) => presentLetter(row, lang)), total, page, pageSize, counts }
}

/** @throws authority_letter.not_found */
export async function readLetter(
  { db, clock, config }: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  lang: Lang,
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
  const { work } = row
  const stopped = work === null || work.status === 'OPEN' ? null : work.status
  const act =
    work === null || stopped !== null
      ? null
      : { revision: work.revision, sellerBy: sellerDay(row.letter.replyBy, today) }
  const suggestions = await suggestionsFor(db, row.letter, { today, lang })
  const more = { act, stopped, warnings, suggestions, history }
  return { ...presentLetter(row, lang), registrationId, answeredOn, closingNote, ...more }
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

/** @throws nothing: of a company or work order that is unknown or hidden there is none */
export async function readLetterRegistrations(
  { db }: Pick<ServerDeps, 'db'>,
  lang: Lang,
  { companyId, workOrderId, scope }: InputOf<typeof letterRegistrations> & { scope: StaffScope },
): Promise<OutputOf<typeof letterRegistrations>> {
  const about = { companyId, workOrderId, scope, limit: REGISTRATIONS_OFFERED }
  const rows = await registrationsOf(db, about)
  return { records: rows.map(({ product, ...row }) => ({ ...row, product: pickText(product, lang) })) }
}

function presentLetter({ letter, company, number, service }: NamedLetter, lang: Lang): StaffAuthorityLetter {
  const { companyId, workOrderId, uploadedByName, createdAt } = letter
  return {
    id: letter.id,
    state: letter.state,
    company: companyId === null ? null : { id: companyId, name: company ? nameFor(company, lang) : '' },
    workOrder: workOrderId === null ? null : { id: workOrderId, number: number ?? '' },
    service: presentService(service, lang),
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
