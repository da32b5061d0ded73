import { EntryMissing, type EntrySource, type EntryStore } from './entry-store.ts'
import { StorageFault } from './storage-fault.ts'

/**
 * Two stores as one, while entries are moved from `old` to `current`: new ones go to `current`, and each is found in
 * whichever it lies. An entry that is moved between two questions is asked for once more.
 */
export function createTwoEntries(current: EntryStore, old: EntryStore): EntryStore {
  const openAny = (name: string): Promise<EntrySource> =>
    current
      .open(name)
      .catch((error: unknown) => orThrow(error, old.open(name)))
      .catch((error: unknown) => {
        if (!(error instanceof EntryMissing)) throw error
        return current.open(name)
      })
  return {
    kind: current.kind,
    write: (name, source) => current.write(name, source),
    async open(name) {
      let source = await openAny(name)
      return {
        size: source.size,
        // Its bytes are the same in both.
        read: (start, length) =>
          source.read(start, length).catch(async (error: unknown) => {
            if (!(error instanceof EntryMissing)) throw error
            await source.close()
            source = await openAny(name)
            return source.read(start, length)
          }),
        close: () => source.close(),
      }
    },
    async find(name) {
      return (await current.find(name)) ?? (await old.find(name)) ?? current.find(name)
    },
    // In this order: a mover that has just written the copy looks whether the original is still there.
    async remove(name) {
      await old.remove(name)
      await current.remove(name)
    },
    async *entries() {
      yield* current.entries()
      yield* old.entries()
    },
  }
}

/** What `current` could not say because it was away counts more than that the other has nothing. */
async function orThrow(error: unknown, otherwise: Promise<EntrySource>): Promise<EntrySource> {
  const found = await otherwise.catch((other: unknown) => {
    throw error instanceof StorageFault ? error : other
  })
  if (error instanceof EntryMissing || error instanceof StorageFault) return found
  await found.close()
  throw error
}
