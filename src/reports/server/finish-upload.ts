import { isUniqueViolation, type Transaction } from '#platform/server/database.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { AMAZON_VAT_REPORT } from '../formats/amazon.ts'
import { CHANNEL_FORMATS } from '../formats/channels.ts'
import { recogniseFormat } from '../formats/format.ts'
import { missingIn } from '../formats/mapping.ts'
import { TEMPLATE } from '../formats/template.ts'
import { looksLikeSales } from '../looks-like-sales.ts'
import { readHeader, recognise } from '../read-report.ts'
import { UnreadableFile } from '../reader/cells.ts'
import {
  changeImport,
  deleteImport,
  deleteParts,
  findImport,
  findSameFile,
  lockImport,
  partsOf,
} from './imports.repository.ts'
import { hashesFor } from './header-hash.ts'
import { IMPORT_JOB, laneOf } from './job-names.ts'
import { findMappingFor } from './mappings.queries.ts'
import type { ReportsDeps } from './reports-deps.ts'
import { REPORTS_CHANGED } from './reports-changed.ts'
import { reportsRefusals } from './reports.errors.ts'
import type { ImportRow } from './reports.tables.ts'
import { fingerprintOf, openReport } from './sealed-report.ts'

export type Finished = ImportRow & { isEarlier: boolean }

type Complete = {
  importId: string
  /** Read slowly, and only while no other file waits for it. */
  gently?: boolean
}

/** Ends an upload and has it imported, unless the same file was before. Said twice, it is answered the same. */
export async function finishUpload(
  deps: ReportsDeps,
  { companyId }: Pick<SellerPrincipal, 'companyId'>,
  { importId, gently = false }: Complete,
): Promise<Finished> {
  const id = { companyId, id: importId }
  const row = await findImport(deps.db, id)
  if (!row) throw reportsRefusals.import_not_found()
  if (row.status === 'CANCELLED' || row.status === 'CANCELLING') throw reportsRefusals.not_uploading()
  if (row.status !== 'UPLOADING') return { ...row, isEarlier: false }
  if (row.received < row.size)
    throw reportsRefusals.not_complete({ params: { offset: row.received }, data: { offset: row.received } })
  const parts = await partsOf(deps.db, id)
  const fingerprint = fingerprintOf(parts)
  const earlier = await findSameFile(deps.db, companyId, fingerprint)
  if (earlier) return giveUp(deps, row, earlier)
  const change = await howToRead(deps, row)
  try {
    await deps.db.transaction(async (tx) => {
      const hasBegun = await begin(deps, tx, row, { ...change, fingerprint })
      if (!hasBegun) return
      if (change.status === 'WAITING') return addImportJob(deps, tx, id, gently)
      // It may wait for days: what would be declared as nil waits with it.
      await deps.jobs.publish(tx, REPORTS_CHANGED, { companyId, from: null, to: null })
    })
  } catch (error) {
    // Another device finished the same file in this moment.
    const first = isUniqueViolation(error) ? await findSameFile(deps.db, companyId, fingerprint) : undefined
    if (!first) throw error
    return giveUp(deps, row, first)
  }
  return { ...(await again(deps, row)), isEarlier: false }
}

async function begin(
  deps: ReportsDeps,
  tx: Transaction,
  { companyId, id }: ImportRow,
  change: Partial<ImportRow>,
): Promise<boolean> {
  if ((await lockImport(tx, { companyId, id }))?.status !== 'UPLOADING') return false
  const changedAt = deps.clock.now()
  return changeImport(tx, { companyId, id }, ['UPLOADING'], { ...change, changedAt })
}

export function addImportJob(
  deps: Pick<ReportsDeps, 'jobs'>,
  tx: Transaction,
  { companyId, id }: Pick<ImportRow, 'companyId' | 'id'>,
  gently = false,
): Promise<void> {
  const payload = { companyId, id, ...(gently && { gently }) }
  return deps.jobs.add(tx, IMPORT_JOB, payload, { key: id, queue: laneOf(companyId) })
}

/** The copy goes, with its row; what it is a copy of is answered. */
async function giveUp(deps: ReportsDeps, row: ImportRow, earlier: ImportRow): Promise<Finished> {
  const id = { companyId: row.companyId, id: row.id }
  const files = await deps.db.transaction(async (tx) => {
    if ((await lockImport(tx, id))?.status !== 'UPLOADING') return []
    const parts = await deleteParts(tx, id)
    await deleteImport(tx, id)
    return parts
  })
  for (const file of files) await deps.files.remove(file)
  return { ...earlier, isEarlier: true }
}

async function again(deps: ReportsDeps, { companyId, id }: ImportRow): Promise<ImportRow> {
  const row = await findImport(deps.db, { companyId, id })
  if (!row) throw new Error('an import is gone')
  return row
}

/** By a known format, by what somebody said of such columns before, or somebody has to say it now. */
async function howToRead(deps: ReportsDeps, row: ImportRow): Promise<Partial<ImportRow>> {
  let header: readonly string[]
  try {
    header = await readHeader(openReport(deps.files, await partsOf(deps.db, row)))
  } catch (error) {
    // The job finds the same, says so, and removes the bytes.
    if (error instanceof UnreadableFile) return { status: 'WAITING' }
    throw error
  }
  const mapping = await findMappingFor(deps.db, row.companyId, hashesFor(header, row.shopId))
  // What it says of all rows may have been taken before it was asked whether it is understood.
  if (mapping && missingIn(mapping.mapping, header).length === 0)
    return { status: 'WAITING', source: 'MAPPED', mappingId: mapping.id }
  if (mapping) return { status: 'MAPPING', source: 'MAPPED' }
  const known = recognise(header)
  if (known?.format === AMAZON_VAT_REPORT) return { status: 'WAITING', source: 'AMAZON' }
  if (known?.format === TEMPLATE && known.missing.length === 0)
    return { status: 'WAITING', source: 'TEMPLATE' }
  // Of a file that can be no report at all the job says so.
  const isKnown = recogniseFormat(CHANNEL_FORMATS, header) !== null
  const mayBeMapped = isKnown || (await looksLikeSales(openReport(deps.files, await partsOf(deps.db, row))))
  return mayBeMapped ? { status: 'MAPPING', source: 'MAPPED' } : { status: 'WAITING' }
}
