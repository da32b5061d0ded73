import { notify } from '#messages/server/public.ts'
import { discardFile } from '#platform/server/discard-file.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { auditDeclaration, type ActingOn } from '../audit-declaration.ts'
import { aboutDeclaration, aboutTax, declarationsMessages } from '../declarations.messages.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import type { DeclarationRow, FiledFile } from '../declarations.tables.ts'
import type { FiledFileRow } from '../filed-files.tables.ts'
import { moveDeclaration } from '../move-declaration.ts'
import { publishNews } from '../news.ts'
import { requestYear } from '../recalculate.ts'
import { fileToMake, refusedFile } from './declaration-files.ts'
import { lastGivenOut } from './filed-files.repository.ts'
import { requireErrorsFit } from './filing-blockers.ts'
import { keepFile } from './keep-file.ts'
import { askingForFiles, requireSoonMade } from './large-files.ts'
import { requireMayFile } from './may-file.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'config' | 'files'>
type Filing = ActingOn & { revision: number; file: string; reference: string; licenceId?: string | undefined }

/**
 * Signs off a confirmed declaration as filed. Nothing is filed without a licence and a mandate in force, nor by a file
 * that the authority's rules refuse. Of two who file at once, one does.
 * @throws declarations.not_found, declarations.outdated, declarations.not_now, and what refuses the filing
 */
export async function fileDeclaration(
  deps: Deps,
  { file, reference, licenceId, ...at }: Filing,
): Promise<DeclarationRow> {
  const made: string[] = []
  const filed = deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const step = { ...at, action: 'file', at: now, note: `${file}, ${reference}` } as const
    const row = await moveDeclaration(tx, step, async (locked) => {
      // Its error stands in the next return: it is filed with that.
      if (locked.isCarried) throw declarationRefusals.not_now()
      const on = dayOf(now, deps.config.agency.timeZone)
      const signing = { staffId: at.by.id, signer: at.by.name, licenceId, on }
      const filedUnder = await requireMayFile(tx, { row: locked, ...signing })
      await requireErrorsFit(tx, locked)
      const filedFile = await fileToSend(tx, deps, { row: locked, name: file, madeAt: now, made })
      return { reference, filedAt: now, filedUnder, filedFile }
    })
    await auditDeclaration(tx, deps, at, {
      action: 'declarations.filed',
      detail: { reference, file: row.filedFile, under: row.filedUnder },
    })
    const params = { ...aboutTax(row), reference }
    await notify(tx, deps, { companyId: row.companyId, kind: declarationsMessages.filed, params })
    await publishNews(tx, deps, row)
    await requestYear(tx, deps, row)
    crashPoint(deps, 'declaration.file:before-commit')
    return row
  })
  const { companyId, id } = at
  return askingForFiles(deps, { companyId, id, name: file }, () =>
    filed.catch(async (error: unknown) => {
      for (const fileId of made) await discardFile(deps, fileId, error)
      throw error
    }),
  )
}

type ToSend = { row: DeclarationRow; name: string; madeAt: Date; made: string[] }

/** What was given out last to be filed; where nothing was, or the rules refuse it, the file as it is made now: a large one beside. */
async function fileToSend(
  tx: Transaction,
  deps: Deps,
  { row, name, madeAt, made }: ToSend,
): Promise<FiledFile> {
  const given = await lastGivenOut(tx, row, name)
  if (given?.problems === 0) return filedFileOf(given)
  const toMake = await fileToMake(tx, deps, { row, name, madeAt })
  if (!toMake) throw declarationRefusals.no_such_file()
  await requireSoonMade(tx, row, toMake)
  const { kept, problems } = await keepFile(deps, tx, { row, toMake, madeAt })
  made.push(kept.fileId)
  if (problems.length > 0) throw refusedFile(problems)
  return filedFileOf(kept)
}

const filedFileOf = ({ name, label, sha256, fileId }: FiledFileRow): FiledFile => ({
  name,
  label,
  sha256,
  fileId,
})

/** Staff saw the authority's answer. @throws declarations.not_found, declarations.not_now */
export function acceptDeclaration(deps: Deps, at: ActingOn): Promise<DeclarationRow> {
  return deps.db.transaction(async (tx) => {
    const row = await moveDeclaration(tx, { ...at, action: 'accept', at: deps.clock.now() })
    await auditDeclaration(tx, deps, at, { action: 'declarations.accepted', detail: {} })
    const params = { ...aboutTax(row), reference: row.reference ?? '' }
    await notify(tx, deps, { companyId: row.companyId, kind: declarationsMessages.accepted, params })
    return row
  })
}

/** The figures are ours to correct; what was asked to be paid is not owed until they are confirmed anew. @throws declarations.not_found, declarations.not_now */
export function rejectDeclaration(
  deps: Deps,
  { reason, ...at }: ActingOn & { reason: string },
): Promise<DeclarationRow> {
  return deps.db.transaction(async (tx) => {
    const step = { ...at, action: 'reject', note: reason, at: deps.clock.now() } as const
    const row = await moveDeclaration(tx, step, ({ taxStatus }) =>
      taxStatus === 'DUE' || taxStatus === 'CREDIT' ? { taxStatus: 'NONE' } : {},
    )
    await auditDeclaration(tx, deps, at, { action: 'declarations.rejected', detail: { reason } })
    await requestYear(tx, deps, row)
    const params = { ...aboutDeclaration(row), reason }
    await notify(tx, deps, { companyId: row.companyId, kind: declarationsMessages.rejected, params })
    return row
  })
}
