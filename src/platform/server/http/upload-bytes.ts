import type { Readable } from 'node:stream'
import { BROKEN_FORM } from './call-context.ts'

const BROKEN_OFF: ReadonlySet<string> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', BROKEN_FORM])

/** The sender of an upload disconnected, or its form ends in the middle; that is not an error of ours or of the database. */
export function isBrokenOff(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: string }
  return code !== undefined && BROKEN_OFF.has(code)
}

/** A small upload. Null: it is larger than `most` bytes. Read to its end in any case, so that the sender gets the answer. */
export async function bytesOfUpload(stream: Readable, most: number): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    size += piece.length
    if (size <= most) pieces.push(piece)
  }
  return size > most ? null : Buffer.concat(pieces)
}
