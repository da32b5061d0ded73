import {
  getStoredFiles,
  openedBy,
  readAsStaff,
  type ReadingConfig,
  type StaffReader,
} from '#documents/server/public.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { nameFor } from '#platform/shared/original-name.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { listLedger } from '../contract.ts'
import { vatStatesOf } from '#registrations/server/public.ts'
import { findingsOf } from '../review-findings.ts'
import type { staffLedger } from '../staff/contract.ts'
import { ledgerRefusals } from './ledger.errors.ts'
import { countLines, findLine, pageOfAllLines, pageOfLines } from './ledger.queries.ts'
import { firstDayOf, presentLine } from './present-line.ts'

export async function readLedger(
  deps: ServerDeps,
  companyId: string,
  { month, id, ...filter }: InputOf<typeof listLedger>,
): Promise<OutputOf<typeof listLedger>> {
  const narrowed = { ...(month && { month: firstDayOf(month) }), ...(id && { ids: [id] }) }
  const [{ rows, total }, counted, registered] = await Promise.all([
    pageOfLines(deps.db, { ...filter, ...narrowed, companyId }),
    countLines(deps.db, companyId),
    vatStatesOf(deps.db, [companyId]),
  ])
  return {
    records: rows.map(presentLine),
    total,
    page: filter.page,
    pageSize: filter.pageSize,
    countries: counted.map(({ country }) => country),
    registered: registered.map(({ country }) => country),
    returned: counted.reduce((sum, { returned }) => sum + returned, 0),
  }
}

/** The lines of all companies, each with what the reviewer should look at, and whether they have seen its document. */
export async function readAllLines(
  deps: ServerDeps,
  { lang, ...filter }: InputOf<typeof staffLedger> & { lang: Lang },
  { staffId, scope }: StaffPrincipal,
): Promise<OutputOf<typeof staffLedger>> {
  const { rows, total } = await pageOfAllLines(deps.db, { ...filter, scope })
  const [numbers, opened] = await Promise.all([
    vatStatesOf(
      deps.db,
      rows.map(({ line }) => line.companyId),
    ),
    openedBy(
      deps.db,
      staffId,
      rows.map(({ line }) => line),
    ),
  ])
  const records = rows.map(({ company, ...row }) => {
    const shown = presentLine(row)
    const { companyId } = row.line
    const states = numbers.filter((one) => one.companyId === companyId).map(({ country }) => country)
    const findings = shown.typed ? findingsOf(shown, states) : []
    return {
      ...shown,
      companyId,
      company: nameFor(company, lang),
      findings,
      isOpened: opened.has(row.line.fileId),
    }
  })
  return { records, total, page: filter.page, pageSize: filter.pageSize }
}

/** The document of a line. @throws ledger.not_found, and as `readAsStaff` */
export async function openLineDocument(
  deps: ServerDeps<ReadingConfig>,
  reader: StaffReader,
  { companyId, id }: { companyId: string; id: string },
): Promise<FileAnswer> {
  const line = await findLine(deps.db, companyId, id)
  const [file] = line ? await getStoredFiles(deps.db, companyId, [line.fileId]) : []
  if (!line || !file) throw ledgerRefusals.not_found()
  const of = { companyId, country: line.country }
  return readAsStaff(deps, file, reader, { of, about: { ledgerLine: id } })
}
