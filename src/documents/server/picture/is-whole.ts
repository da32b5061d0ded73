import type { Readable } from 'node:stream'
import type { StoredType } from '../../file-rules.ts'
import { checkWebp } from './boxes.ts'
import { NotWhole, readBytes, type ByteReader } from './byte-reader.ts'
import { checkJpeg } from './jpeg.ts'
import { checkPng } from './png.ts'

const CHECKS: Partial<Record<StoredType, (bytes: ByteReader) => Promise<void>>> = {
  'image/png': checkPng,
  'image/jpeg': checkJpeg,
  'image/webp': checkWebp,
}

/**
 * Whether a picture is complete and what its header says. It is read as a stream: a picture that unpacks to gigabytes
 * takes no more memory than any other. Other types count as whole.
 */
export async function isWhole(type: StoredType, source: Readable): Promise<boolean> {
  const bytes = readBytes(source)
  try {
    await CHECKS[type]?.(bytes)
    await bytes.drain()
    return true
  } catch (error) {
    if (!(error instanceof NotWhole)) throw error
    await bytes.drain()
    return false
  }
}
