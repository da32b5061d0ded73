import { createHash } from 'node:crypto'
import { type EntryStore, piecesOf } from './entry-store.ts'
import { StorageFault, storageFaultIn } from './storage-fault.ts'

export type Stores = { current: EntryStore; old: EntryStore }
export type Moved = { moved: number; bytes: number; failed: string[]; isDone: boolean }

/**
 * Moves entries from `old` to `current` until none is left or the time is up, while both are read and written. Whenever
 * it is killed each entry is whole in one of them at least. One that cannot be read stays where it is.
 * @param isNamed whether a row names the entry
 * @throws StorageFault if a store is away
 */
export async function moveEntries(
  stores: Stores,
  { isNamed, milliseconds }: { isNamed: (name: string) => Promise<boolean>; milliseconds: number },
): Promise<Moved> {
  const end = performance.now() + milliseconds
  const result: Moved = { moved: 0, bytes: 0, failed: [], isDone: false }
  for await (const { name, isPart } of stores.old.entries()) {
    if (isPart) continue
    if (performance.now() > end) return result
    try {
      const bytes = await moveEntry(stores, name, isNamed)
      if (bytes === undefined) continue
      result.moved += 1
      result.bytes += bytes
    } catch (error) {
      if (storageFaultIn(error)) throw error
      result.failed.push(name)
    }
  }
  return { ...result, isDone: true }
}

/** @returns its size; nothing if it went meanwhile */
async function moveEntry(
  { current, old }: Stores,
  name: string,
  isNamed: (name: string) => Promise<boolean>,
): Promise<number | undefined> {
  const found = await old.find(name)
  if (!found) return undefined
  const original = await copyEntry({ current, old }, name, found.size)
  // Whoever deletes a file removes `old` first and `current` then: what is gone by now is not brought back by its copy.
  // Unless it was moved by another process, and its row is still there.
  if (!(await old.find(name))) {
    if (!(await isNamed(name))) await current.remove(name)
    return undefined
  }
  if ((await hashOf(current, name)) !== original)
    throw new StorageFault(`the copy of ${name} is not what was written`, { temporary: true })
  await old.remove(name)
  return found.size
}

/**
 * A copy that a killed mover left is taken as it is, and not replaced: Swift keeps the parts of what is replaced for good.
 * @returns the hash of the original
 */
async function copyEntry({ current, old }: Stores, name: string, size: number): Promise<string> {
  if ((await current.find(name))?.size === size) {
    const original = await hashOf(old, name)
    if ((await hashOf(current, name)) === original) return original
  }
  const hash = createHash('sha256')
  await current.write(name, through(piecesOf(old, name), hash))
  return hash.digest('hex')
}

async function hashOf(store: EntryStore, name: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of piecesOf(store, name)) hash.update(piece)
  return hash.digest('hex')
}

async function* through(pieces: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const piece of pieces) {
    hash.update(piece)
    yield piece
  }
}
