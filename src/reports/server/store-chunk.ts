import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { documentRefusals } from '#documents/server/public.ts'
import { discardFile } from '#platform/server/discard-file.ts'
import { isUniqueViolation } from '#platform/server/database.ts'
import type { IncomingUpload } from '#platform/server/http/call-context.ts'
import { isBrokenOff } from '#platform/server/http/upload-bytes.ts'
import { wireRefusals } from '#platform/server/http/wire-refusals.ts'
import { CHUNK_BYTES } from '../chunks.ts'
import { chunkForm } from '../contract.ts'
import { changeImport, findImport, insertPart, lockImport, partAt } from './imports.repository.ts'
import type { ReportsDeps } from './reports-deps.ts'
import { reportsRefusals } from './reports.errors.ts'
import type { FilePartRow, ImportRow } from './reports.tables.ts'
import { sealPart } from './sealed-report.ts'

export type Received = { received: number; size: number }

/** Takes the next chunk of an upload. The same chunk twice is answered the same. */
export async function storeChunk(
  deps: ReportsDeps,
  companyId: string,
  upload: IncomingUpload,
): Promise<Received> {
  // Read to its end in any case, so that the sender receives the response.
  const bytes = await bytesOf(upload.stream)
  const fields = chunkForm.fields.safeParse(upload.fields)
  if (!fields.success) throw wireRefusals.bad_input({ fields: FIELDS })
  const { importId, offset, sha256 } = fields.data
  const row = await findImport(deps.db, { companyId, id: importId })
  if (!row) throw reportsRefusals.import_not_found()
  const earlier = await partAt(deps.db, { companyId, id: importId }, offset)
  if (earlier) return answerAgain(row, earlier, sha256)
  if (row.status !== 'UPLOADING') throw reportsRefusals.not_uploading()
  checkPlace(row, offset, bytes)
  if (createHash('sha256').update(bytes).digest('hex') !== sha256.toLowerCase())
    throw reportsRefusals.chunk_damaged()
  return keep(deps, row, offset, bytes)
}

const FIELDS = {
  importId: {
    en: 'Send importId, offset and sha256 before the file.',
    zh: '请在文件之前发送importId、offset和sha256。',
  },
}

function answerAgain(row: ImportRow, earlier: FilePartRow, sha256: string): Received {
  if (earlier.sha256 !== sha256.toLowerCase()) throw reportsRefusals.chunk_differs()
  return { received: row.received, size: row.size }
}

/** Chunks come in their order, and are cut in one way only. */
function checkPlace({ received, size }: ImportRow, offset: number, bytes: Buffer): void {
  const params = { offset: received, size: CHUNK_BYTES }
  if (offset !== received) throw reportsRefusals.chunk_gap({ params, data: { offset: received } })
  const expected = Math.min(CHUNK_BYTES, size - offset)
  if (bytes.length !== expected) throw reportsRefusals.chunk_size({ params, data: { offset: received } })
}

async function keep(deps: ReportsDeps, row: ImportRow, offset: number, bytes: Buffer): Promise<Received> {
  const id = { companyId: row.companyId, id: row.id }
  const part = await sealPart(deps.files, bytes)
  const received = offset + bytes.length
  try {
    await deps.db.transaction(async (tx) => {
      const locked = await lockImport(tx, id)
      if (locked?.status !== 'UPLOADING') throw reportsRefusals.not_uploading()
      await insertPart(tx, { companyId: row.companyId, importId: row.id, start: offset, ...part })
      const change = { received: Math.max(locked.received, received), changedAt: deps.clock.now() }
      await changeImport(tx, id, ['UPLOADING'], change)
    })
  } catch (error) {
    await discardFile(deps, part.fileId, error)
    // Two devices sent it at the same time.
    const first = isUniqueViolation(error) ? await partAt(deps.db, id, offset) : undefined
    if (!first) throw error
    return answerAgain({ ...row, received }, first, part.sha256)
  }
  return { received, size: row.size }
}

/** At most one byte more than a chunk may have, so that a longer one is seen. */
async function bytesOf(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      if (size <= CHUNK_BYTES) pieces.push(piece)
      size += piece.length
    }
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw wireRefusals.too_large()
    throw isBrokenOff(error) ? documentRefusals.broken_off() : error
  }
  return Buffer.concat(pieces)
}
