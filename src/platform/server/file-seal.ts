import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Transform } from 'node:stream'
import type { EntrySource } from './storage/entry-store.ts'

/**
 * How a stored file is sealed: `mark | nonce head | chunk | chunk | …`, each chunk AES-256-GCM with a tag of its own, so
 * that none is handed out before it is proven. The nonce of a chunk holds its index and whether it is the last one: a
 * file whose chunks were exchanged, left out or cut off does not open.
 */
export const SEAL_MARK = Buffer.from('GLFILE2\n')
const NONCE_HEAD_BYTES = 7
const HEADER_BYTES = SEAL_MARK.length + NONCE_HEAD_BYTES
const CHUNK_BYTES = 64 * 1024
export const TAG_BYTES = 16
const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES
const WHOLE_TAG = { authTagLength: TAG_BYTES }

/** The stored bytes are not those that were written: changed, cut off, or another file's. */
export class FileDamaged extends Error {}

/** Whether what was stored is gone: damaged or missing. Anything else may pass, as a store that is away does. */
export const isFileLost = (error: unknown): error is Error =>
  error instanceof FileDamaged || (error instanceof Error && 'code' in error && error.code === 'ENOENT')

type Place = { index: number; isLast: boolean }

function nonceOf(head: Buffer, { index, isLast }: Place): Buffer {
  const nonce = Buffer.alloc(12)
  head.copy(nonce)
  nonce.writeUInt32BE(index, NONCE_HEAD_BYTES)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Seals the bytes that pass through. A chunk is kept back until it is known whether another one follows. */
export function sealingStream(key: Buffer): Transform {
  const head = randomBytes(NONCE_HEAD_BYTES)
  let index = 0
  let parts: Buffer[] = []
  let held = 0
  const seal = (plain: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(head, { index, isLast }), WHOLE_TAG)
    index += 1
    return Buffer.concat([cipher.setAAD(SEAL_MARK).update(plain), cipher.final(), cipher.getAuthTag()])
  }
  const stream = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      parts.push(bytes)
      held += bytes.length
      if (held <= CHUNK_BYTES) return done()
      let waiting = Buffer.concat(parts)
      for (; waiting.length > CHUNK_BYTES; waiting = waiting.subarray(CHUNK_BYTES))
        this.push(seal(waiting.subarray(0, CHUNK_BYTES), false))
      parts = [waiting]
      held = waiting.length
      done()
    },
    flush(done) {
      done(null, seal(Buffer.concat(parts), true))
    },
  })
  stream.push(Buffer.concat([SEAL_MARK, head]))
  return stream
}

/** The plain bytes of a sealed file, each chunk proven before it is yielded. @throws FileDamaged */
export async function* openSealed(source: EntrySource, key: Buffer): AsyncGenerator<Buffer> {
  const { size } = source
  const head = await source.read(SEAL_MARK.length, NONCE_HEAD_BYTES)
  const count = Math.ceil((size - HEADER_BYTES) / SEALED_CHUNK_BYTES)
  if (count < 1) throw new FileDamaged('the stored file is truncated')
  for (let index = 0; index < count; index++) {
    const start = HEADER_BYTES + index * SEALED_CHUNK_BYTES
    const sealed = await source.read(start, Math.min(SEALED_CHUNK_BYTES, size - start))
    yield openChunk(sealed, key, nonceOf(head, { index, isLast: index === count - 1 }))
  }
}

function openChunk(sealed: Buffer, key: Buffer, nonce: Buffer): Buffer {
  const end = sealed.length - TAG_BYTES
  if (end < 0) throw new FileDamaged('the stored file is truncated')
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, WHOLE_TAG)
    .setAAD(SEAL_MARK)
    .setAuthTag(sealed.subarray(end))
  const plain = decipher.update(sealed.subarray(0, end))
  prove(decipher)
  return plain
}

/** @throws FileDamaged if the tag does not belong to what was deciphered */
export function prove(decipher: { final(): Buffer }): void {
  try {
    decipher.final()
  } catch (error) {
    throw new FileDamaged('the stored file was changed', { cause: error })
  }
}
