/** Where sealed files lie: a folder or a bucket. It knows names and bytes, and neither keys nor people. */
export type EntryStore = {
  readonly kind: StoreKind
  /** Stores all of `source`, or nothing. Whoever waits for it may rely on the bytes being there then. */
  write(name: string, source: AsyncIterable<Buffer>): Promise<void>
  /** @throws EntryMissing */
  open(name: string): Promise<EntrySource>
  find(name: string): Promise<FoundEntry | undefined>
  remove(name: string): Promise<void>
  /** Everything in the store, also what was left half-written. */
  entries(): AsyncGenerator<StoredEntry>
}

export type StoreKind = 'folder' | 's3'
export type FoundEntry = { size: number; changedAt: number }
export type StoredEntry = { name: string; isPart: boolean; changedAt: number }

/** An entry that is being read. */
export type EntrySource = {
  size: number
  /** Exactly these bytes. Cheap when it goes on where the last one ended. @throws FileDamaged if the entry ends before */
  read(start: number, length: number): Promise<Buffer>
  close(): Promise<void>
}

/** With the code of a missing file, as everybody asks for it. */
export class EntryMissing extends Error {
  readonly code = 'ENOENT'
  constructor(name: string) {
    super(`ENOENT: no stored entry ${name}`)
  }
}

const PIECE_BYTES = 256 * 1024

/** An entry from its beginning to its end. */
export async function* piecesOf(store: Pick<EntryStore, 'open'>, name: string): AsyncGenerator<Buffer> {
  const source = await store.open(name)
  try {
    for (let start = 0; start < source.size; start += PIECE_BYTES)
      yield await source.read(start, Math.min(PIECE_BYTES, source.size - start))
  } finally {
    await source.close()
  }
}
