import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openOldSeal, proveOldSeal } from './file-seal-old.ts'
import { FileDamaged, openSealed, readExactly, SEAL_MARK, sealingStream } from './file-seal.ts'
import type { SecretBox } from './secret-box.ts'

type StoredFile = { keyId: string; size: number; sha256: string }

/** Storage of uploaded bytes: always encrypted, never under a name that a person chose. */
export type FileStore = {
  /** Streams bytes in. Nothing is stored if the source fails or exceeds `maxBytes` (then `FileTooLarge` is thrown). */
  put(fileId: string, source: Readable, options: { maxBytes: number }): Promise<StoredFile>
  /**
   * Streams bytes out. The whole file is proven first, and each part again as it is handed out.
   * @throws FileDamaged before the first byte if the file is not what was stored
   */
  get(fileId: string, stored: Pick<StoredFile, 'keyId' | 'size'>): Promise<Readable>
  remove(fileId: string): Promise<void>
  has(fileId: string): Promise<boolean>
  /** Everything in the store, also what was left half-written. */
  entries(): AsyncGenerator<StoredEntry>
  /** The name of a file's entry. */
  entryOf(fileId: string): string
  removeEntry(name: string): Promise<void>
  /** The bytes of an entry as they lie in the store, sealed: for a backup. Nothing if there is none. */
  sealed(name: string): Promise<SealedEntry | undefined>
}

type SealedEntry = { size: number; changedAt: number; read(): Readable }
type StoredEntry = { name: string; isPart: boolean; changedAt: number }

export class FileTooLarge extends Error {}

/** Where an entry lies in a store's folder. */
export const placeOfEntry = (folder: string, name: string): string => join(folder, name.slice(0, 2), name)

const entryOf = (fileId: string): string => createHash('sha256').update(fileId).digest('hex')

/** Files in a local folder, each sealed with a key derived for that file alone. */
export function createLocalFileStore(options: { folder: string; box: SecretBox }): FileStore {
  const pathOfEntry = (name: string): string => placeOfEntry(options.folder, name)
  const pathOf = (fileId: string): string => pathOfEntry(entryOf(fileId))
  return {
    async put(fileId, source, { maxBytes }) {
      const path = pathOf(fileId)
      const part = `${path}.${randomBytes(6).toString('hex')}.part`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const keyId = options.box.currentKeyId
      const meter = countingMeter(maxBytes)
      const sealing = sealingStream(options.box.fileKey(keyId, fileId))
      try {
        await pipeline(source, meter.stream, sealing, createWriteStream(part, { mode: 0o600 }))
        await syncToDisk(part)
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      return { keyId, size: meter.size(), sha256: meter.sha256() }
    },
    async get(fileId, { keyId, size }) {
      const path = pathOf(fileId)
      const proven = await withFile(path, (handle) => proveFile(handle, options.box.fileKey(keyId, fileId)))
      if (proven.size !== size) throw new FileDamaged('the stored file has another size')
      return Readable.from(readProven(path, proven.open), { objectMode: false })
    },
    remove: (fileId) => rm(pathOf(fileId), { force: true }),
    has: (fileId) =>
      access(pathOf(fileId)).then(
        () => true,
        () => false,
      ),
    entries: () => entriesOf(options.folder),
    entryOf,
    removeEntry: (name) => rm(pathOfEntry(name), { force: true }),
    async sealed(name) {
      const found = await stat(pathOfEntry(name)).catch(() => undefined)
      if (!found) return undefined
      return {
        size: found.size,
        changedAt: found.mtimeMs,
        read: () => createReadStream(pathOfEntry(name)),
      }
    },
  }
}

const ENTRY = /^[0-9a-f]{64}(\.[0-9a-f]{12}\.part)?$/

/** Files of other kinds are not ours, and left alone. One that goes meanwhile is left out. */
async function* entriesOf(folder: string): AsyncGenerator<StoredEntry> {
  for (const part of await readdir(folder).catch(() => [])) {
    if (!/^[0-9a-f]{2}$/.test(part)) continue
    for (const name of await readdir(join(folder, part))) {
      const found = ENTRY.test(name) ? await stat(join(folder, part, name)).catch(() => undefined) : undefined
      if (found) yield { name, isPart: name.endsWith('.part'), changedAt: found.mtimeMs }
    }
  }
}

type Opened = { size: number; open(handle: FileHandle): AsyncGenerator<Buffer> }

/** Reads a file to its end, whichever way it was sealed, before any of it is handed out. @throws FileDamaged */
async function proveFile(handle: FileHandle, key: Buffer): Promise<Opened> {
  const start = await readExactly(handle, 0, SEAL_MARK.length)
  if (!start.equals(SEAL_MARK)) {
    const proven = await proveOldSeal(handle, key)
    return { size: proven.size, open: (again) => openOldSeal(again, key, proven) }
  }
  let size = 0
  for await (const chunk of openSealed(handle, key)) size += chunk.length
  return { size, open: (again) => openSealed(again, key) }
}

/** Opens the file only when it is read, and closes it when the reader leaves. */
async function* readProven(path: string, open: Opened['open']): AsyncGenerator<Buffer> {
  const handle = await openForReading(path)
  try {
    yield* open(handle)
  } finally {
    await handle.close()
  }
}

const openForReading = (path: string): Promise<FileHandle> => open(path, 'r')

async function withFile<T>(path: string, work: (handle: FileHandle) => Promise<T>): Promise<T> {
  const handle = await openForReading(path)
  return work(handle).finally(() => handle.close())
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

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  await handle.sync()
  await handle.close()
}
