import { crashPoint } from '#platform/server/crash-point.ts'
import { isUniqueViolation, type Transaction } from '#platform/server/database.ts'
import { newId } from '#platform/shared/ids.ts'
import { findShop } from '#shops/server/public.ts'
import { CHUNK_BYTES, LARGEST_TABLE } from '../../chunks.ts'
import { NO_SUMS } from '../../import-states.ts'
import { hasRows } from '../../read-report.ts'
import { addImportJob } from '../finish-upload.ts'
import { findSameFile, insertImport, insertPart } from '../imports.repository.ts'
import type { FetchRow } from '../report-fetches.tables.ts'
import type { FilePartRow } from '../reports.tables.ts'
import { fingerprintOf, openReport, sealPart } from '../sealed-report.ts'
import type { FetchDeps } from './fetch-deps.ts'
import { changeFetch } from './fetches.repository.ts'
import { noSales } from './no-sales.ts'

/** Whose doing an import is that nobody asked for. */
const PORTAL = 'portal'

/**
 * Takes a report in as if somebody had uploaded it. The same file counts once, whoever brought it. @returns false where
 * the bytes ended too early
 */
export async function storeReport(
  deps: FetchDeps,
  row: FetchRow,
  bytes: AsyncIterable<Uint8Array>,
): Promise<boolean> {
  const importId = newId('imp')
  const parts: FilePartRow[] = []
  try {
    for await (const chunk of inChunks(bytes))
      parts.push({
        companyId: row.companyId,
        importId,
        start: parts.length * CHUNK_BYTES,
        ...(await sealPart(deps.files, chunk)),
      })
  } catch (error) {
    await removeAll(deps, parts)
    if (isOurs(error)) throw error
    return false
  }
  crashPoint(deps, 'report.fetch:downloaded')
  if (!(await hasRows(openReport(deps.files, parts)))) {
    await removeAll(deps, parts)
    await noSales(deps, row)
    return true
  }
  if (!(await keep(deps, row, importId, parts))) await removeAll(deps, parts)
  crashPoint(deps, 'report.fetch:stored')
  return true
}

/** A full disk is our fault, and the job's; a line that broke is not. */
const isOurs = (error: unknown): boolean => {
  const code = (error as { code?: unknown }).code
  return code === 'ENOSPC' || code === 'EACCES' || code === 'EROFS'
}

/** @returns false where the same file is here already */
async function keep(
  deps: FetchDeps,
  row: FetchRow,
  importId: string,
  parts: readonly FilePartRow[],
): Promise<boolean> {
  const { companyId } = row
  const fingerprint = fingerprintOf(parts)
  const name = await fileNameOf(deps, row)
  const earlier = await findSameFile(deps.db, companyId, fingerprint)
  if (earlier) return deps.db.transaction((tx) => end(deps, tx, row, earlier.id)).then(() => false)
  try {
    return await deps.db.transaction(async (tx) => {
      if (!(await end(deps, tx, row, importId))) return false
      const at = deps.clock.now()
      const size = parts.reduce((sum, part) => sum + part.size, 0)
      await insertImport(tx, {
        companyId,
        id: importId,
        status: 'WAITING',
        source: 'AMAZON',
        fileName: name,
        size,
        received: size,
        fingerprint,
        shopId: row.shopId,
        sums: NO_SUMS,
        createdById: row.askedById ?? PORTAL,
        createdAt: at,
        changedAt: at,
      })
      for (const part of parts) await insertPart(tx, part)
      await addImportJob(deps, tx, { companyId, id: importId })
      return true
    })
  } catch (error) {
    // Somebody finished uploading the same file in this moment.
    const first = isUniqueViolation(error) ? await findSameFile(deps.db, companyId, fingerprint) : undefined
    if (!first) throw error
    return deps.db.transaction((tx) => end(deps, tx, row, first.id)).then(() => false)
  }
}

function end(deps: FetchDeps, tx: Transaction, row: FetchRow, importId: string): Promise<boolean> {
  const at = deps.clock.now()
  const change = {
    status: 'IMPORTED',
    importId,
    fault: null,
    askAgainAt: null,
    endedAt: at,
    changedAt: at,
  } as const
  return changeFetch(tx, row, ['WAITING', 'ORDERED'], change)
}

async function fileNameOf(deps: FetchDeps, { companyId, shopId, month }: FetchRow): Promise<string> {
  const found = await findShop(deps.db, companyId, shopId)
  return `Amazon ${month.slice(0, 7)} ${found?.shop.name ?? ''}`.trim().slice(0, 190) + '.txt'
}

async function removeAll(deps: FetchDeps, parts: readonly FilePartRow[]): Promise<void> {
  for (const { fileId } of parts) await deps.files.remove(fileId)
}

/** As an upload is cut, so that the same file has the same parts. */
async function* inChunks(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = []
  let length = 0
  let all = 0
  for await (const piece of bytes) {
    all += piece.length
    if (all > LARGEST_TABLE) throw new Error('the report is larger than a report can be')
    let rest = piece
    while (length + rest.length >= CHUNK_BYTES) {
      const room = CHUNK_BYTES - length
      yield Buffer.concat([...pieces, rest.subarray(0, room)])
      rest = rest.subarray(room)
      pieces = []
      length = 0
    }
    pieces.push(rest)
    length += rest.length
  }
  if (length > 0) yield Buffer.concat(pieces)
}
