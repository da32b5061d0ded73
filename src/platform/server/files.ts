import { createHash } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { byRounds } from './by-rounds.ts'
import { byTurns } from './by-turns.ts'
import { openOldSeal, proveOldSeal } from './file-seal-old.ts'
import { FileDamaged, openSealed, SEAL_MARK, sealingStream } from './file-seal.ts'
import type { SecretBox } from './secret-box.ts'
import { type EntrySource, type EntryStore, piecesOf, type StoredEntry } from './storage/entry-store.ts'
import { createFolderEntries } from './storage/folder-entries.ts'

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

export class FileTooLarge extends Error {}

/** The name under which a store keeps a file: it says nothing of the id. */
export const entryOf = (fileId: string): string => createHash('sha256').update(fileId).digest('hex')

/** Files in a local folder. */
export const createLocalFileStore = ({ folder, box }: { folder: string; box: SecretBox }): FileStore =>
  createFileStore({ entries: createFolderEntries(folder), box })

/**
 * A file is read to its end before its first byte is given. Hundreds at once would take every round of the event loop, and
 * whoever asks for something small would wait for all of them.
 */
const PROVEN_AT_ONCE = 8
/** Beside them, so that no paper waits behind exports of gigabytes. */
const LARGE_AT_ONCE = 4
const LARGE = 16 * 1024 * 1024
/**
 * Of all files together, proven or handed out. A part is opened in one go, and where hundreds of readers had theirs in the
 * same round, everybody else waited for all of them.
 */
const PARTS_A_ROUND = 4

/** Files as entries of a store, each sealed, before it leaves, with a key derived for that file alone. */
export function createFileStore({ entries, box }: { entries: EntryStore; box: SecretBox }): FileStore {
  const inTurn = byTurns(PROVEN_AT_ONCE)
  const largeInTurn = byTurns(LARGE_AT_ONCE)
  const round = byRounds(PARTS_A_ROUND)
  const open = async (fileId: string) => inRounds(await entries.open(entryOf(fileId)), round)
  return {
    async put(fileId, source, { maxBytes }) {
      const keyId = box.currentKeyId
      const meter = countingMeter(maxBytes)
      const sealing = sealingStream(box.fileKey(keyId, fileId))
      await pipeline(source, meter.stream, sealing, (sealed: AsyncIterable<Buffer>) =>
        entries.write(entryOf(fileId), sealed),
      )
      return { keyId, size: meter.size(), sha256: meter.sha256() }
    },
    async get(fileId, { keyId, size }) {
      const proven = await (size > LARGE ? largeInTurn : inTurn)(async () => {
        const entry = await open(fileId)
        return proveEntry(entry, box.fileKey(keyId, fileId)).finally(() => entry.close())
      })
      if (proven.size !== size) throw new FileDamaged('the stored file has another size')
      return Readable.from(
        readProven(() => open(fileId), proven),
        { objectMode: false },
      )
    },
    remove: (fileId) => entries.remove(entryOf(fileId)),
    has: async (fileId) => (await entries.find(entryOf(fileId))) !== undefined,
    entries: () => entries.entries(),
    entryOf,
    removeEntry: (name) => entries.remove(name),
    async sealed(name) {
      const found = await entries.find(name)
      return found && { ...found, read: () => Readable.from(piecesOf(entries, name), { objectMode: false }) }
    },
  }
}

type Opened = { size: number; open(entry: EntrySource): AsyncGenerator<Buffer> }

/** Reads a file to its end, whichever way it was sealed, before any of it is handed out. @throws FileDamaged */
async function proveEntry(entry: EntrySource, key: Buffer): Promise<Opened> {
  const start = await entry.read(0, SEAL_MARK.length)
  if (!start.equals(SEAL_MARK)) {
    const proven = await proveOldSeal(entry, key)
    return { size: proven.size, open: (again) => openOldSeal(again, key, proven) }
  }
  let size = 0
  for await (const chunk of openSealed(entry, key)) size += chunk.length
  return { size, open: (again) => openSealed(again, key) }
}

/** What was read waits for its round before it is opened; reading itself waits for nobody. */
const inRounds = (entry: EntrySource, round: () => Promise<void>): EntrySource => ({
  ...entry,
  async read(start, length) {
    const bytes = await entry.read(start, length)
    await round()
    return bytes
  },
})

/** Opens the file only when it is read, and closes it when the reader leaves. */
async function* readProven(again: () => Promise<EntrySource>, proven: Opened): AsyncGenerator<Buffer> {
  const entry = await again()
  try {
    yield* proven.open(entry)
  } finally {
    await entry.close()
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
