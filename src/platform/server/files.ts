import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { SecretBox } from './secret-box.ts'

type StoredFile = { keyId: string; size: number; sha256: string }

/** Storage of uploaded bytes: always encrypted, never under a name that a person chose. */
export type FileStore = {
  /** Streams bytes in. Nothing is stored if the source fails or exceeds `maxBytes` (then `FileTooLarge` is thrown). */
  put(fileId: string, source: Readable, options: { maxBytes: number }): Promise<StoredFile>
  /** Streams bytes out, checked against tampering; a changed file errors before its end. */
  get(fileId: string, stored: { keyId: string }): Promise<Readable>
  remove(fileId: string): Promise<void>
}

export class FileTooLarge extends Error {}

const IV_BYTES = 12
const TAG_BYTES = 16

/** Files in a local folder: `iv | ciphertext | tag`, AES-256-GCM with a key derived for that file alone. */
export function createLocalFileStore(options: { folder: string; box: SecretBox }): FileStore {
  const pathOf = (fileId: string): string => {
    const name = createHash('sha256').update(fileId).digest('hex')
    return join(options.folder, name.slice(0, 2), name)
  }
  return {
    async put(fileId, source, { maxBytes }) {
      const path = pathOf(fileId)
      const part = `${path}.${randomBytes(6).toString('hex')}.part`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const keyId = options.box.currentKeyId
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', options.box.fileKey(keyId, fileId), iv)
      const meter = countingMeter(maxBytes)
      const sink = createWriteStream(part, { mode: 0o600 })
      sink.write(iv)
      try {
        await pipeline(source, meter.stream, cipher, appendTag(cipher), sink)
        await syncToDisk(part)
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      return { keyId, size: meter.size(), sha256: meter.sha256() }
    },
    async get(fileId, { keyId }) {
      const path = pathOf(fileId)
      const { iv, tag, end } = await readFrame(path)
      const decipher = createDecipheriv('aes-256-gcm', options.box.fileKey(keyId, fileId), iv).setAuthTag(tag)
      const body = end < IV_BYTES ? Readable.from([]) : createReadStream(path, { start: IV_BYTES, end })
      // A reader that disconnects closes the file, too; the reader sees the failure itself.
      pipeline(body, decipher).catch(() => {})
      return decipher
    },
    remove: (fileId) => rm(pathOf(fileId), { force: true }),
  }
}

/** The parts around the ciphertext; `end` is its last byte. */
async function readFrame(path: string): Promise<{ iv: Buffer; tag: Buffer; end: number }> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    if (size < IV_BYTES + TAG_BYTES) throw new Error('the stored file is truncated')
    const iv = Buffer.alloc(IV_BYTES)
    const tag = Buffer.alloc(TAG_BYTES)
    await handle.read(iv, 0, IV_BYTES, 0)
    await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES)
    return { iv, tag, end: size - TAG_BYTES - 1 }
  } finally {
    await handle.close()
  }
}

function countingMeter(maxBytes: number) {
  let size = 0
  const hash = createHash('sha256')
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > maxBytes) return done(new FileTooLarge(`more than ${maxBytes} bytes`))
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, size: () => size, sha256: () => hash.digest('hex') }
}

function appendTag(cipher: { getAuthTag(): Buffer }): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush(done) {
      done(null, cipher.getAuthTag())
    },
  })
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  await handle.sync()
  await handle.close()
}
