import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { constants, createGunzip, gzip } from 'node:zlib'
import type { FileStore } from '#platform/server/files.ts'
import { newId } from '#platform/shared/ids.ts'
import { CHUNK_BYTES } from '../chunks.ts'
import type { OpenFile } from '../read-report.ts'
import type { FilePartRow } from './reports.tables.ts'

/** Larger pieces are not faster, and leave more memory to be collected. */
const PIECE = 1 << 16

const compress = promisify(gzip)

type SealedPart = Pick<FilePartRow, 'sha256' | 'size' | 'fileId' | 'keyId' | 'storedSize'>

/** Compresses and seals one part of a report. Its row is written by the caller; without one the sweep removes it. */
export async function sealPart(files: FileStore, bytes: Buffer): Promise<SealedPart> {
  const packed = await compress(bytes, { level: constants.Z_BEST_SPEED })
  const fileId = newId('file')
  const stored = await files.put(fileId, Readable.from([packed]), { maxBytes: 2 * CHUNK_BYTES })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { sha256, size: bytes.length, fileId, keyId: stored.keyId, storedSize: stored.size }
}

/** A report that can be read from its beginning, again and again: part after part, each proven before it is unpacked. */
export function openReport(files: FileStore, parts: readonly FilePartRow[]): OpenFile {
  return async function* () {
    for (const part of parts) {
      const sealed = await files.get(part.fileId, { keyId: part.keyId, size: part.storedSize })
      const unpacked = createGunzip({ chunkSize: PIECE })
      sealed.once('error', (error) => unpacked.destroy(error))
      try {
        yield* sealed.pipe(unpacked) as AsyncIterable<Uint8Array>
      } finally {
        // Whoever has seen enough leaves no file open.
        sealed.destroy()
      }
    }
  }
}

/** The same for the same file, however often it is sent: over the hashes of its parts, whose size is fixed. */
export function fingerprintOf(parts: readonly Pick<FilePartRow, 'sha256'>[]): string {
  const hash = createHash('sha256')
  for (const { sha256 } of parts) hash.update(sha256, 'hex')
  return hash.digest('hex')
}
